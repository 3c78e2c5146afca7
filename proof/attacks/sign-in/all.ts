import { codes } from './codes';
import { Flows, type SignInStage } from './flows';
import { mailLinks } from './mail-links';
import { providers } from './providers';
import { secondSteps } from './second-steps';
import { sessions } from './sessions';
import { tickets } from './tickets';

/** What a sign-in is made of, used a second time, too late, by another browser, or in the place of something else. */
export async function attackSignIn(stage: SignInStage): Promise<void> {
  const flows = new Flows(stage);
  await tickets(flows);
  await sessions(flows);
  await codes(flows);
  await secondSteps(flows);
  await mailLinks(flows);
  await providers(flows);
}

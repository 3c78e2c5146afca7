import type { Call, Deps } from '../http/service';
import { Failure } from '../reply/failure';
import { hashSecret } from '../session/tokens';
import { countSend, maskedTarget, newCode, postCode, resendIn } from '../sign-in/codes';
import { beginFlow, countTry, endFlow, findFlow, isCode, setCode, wrongCode } from '../sign-in/flows';

interface PhoneCheck {
  readonly flow: string;
  /** Masked. */
  readonly target: string;
  readonly resendIn: number;
}

/** Sends a code to a number of which its owner says that it is at hand. */
export async function beginPhoneProof({ db, outbox }: Deps, call: Call, phone: string): Promise<PhoneCheck> {
  const { user, now, lang, request } = call;
  await countSend(db, phone, request.ip, now);
  const begin = { userId: user.id, stage: 'enrol', way: 'sms', remember: false, risky: false } as const;
  const flow = await beginFlow(db, { ...begin, connectHash: null }, now);
  const code = newCode();
  await setCode(db, { hash: hashSecret(flow) }, { channel: 'sms', target: phone, code }, now);
  postCode(outbox, { channel: 'sms', to: phone, code, lang });
  return { flow, target: maskedTarget('sms', phone), resendIn };
}

/**
 * Takes the code.
 * @returns the number that it was sent to
 * @throws Failure 10006 for a check that is over or another user's, 10007 for a wrong code
 */
export async function takePhoneProof({ db }: Deps, { user, body, now }: Call): Promise<string> {
  const flow = await findFlow(db, body.text('flow', { max: 100 }), now, ['enrol']);
  if (flow.userId !== user.id || flow.target === null) throw new Failure(10006);
  const code = body.text('code', { max: 20 }).trim();
  const left = await countTry(db, flow);
  if (!isCode(flow, 'sms', code, now)) throw wrongCode(left);
  await endFlow(db, flow, now);
  return flow.target;
}

import type { WritableAtom } from 'nanostores';
import { AUTHORIZE } from '../../page/first-calls/paths';
import { isShellError, ShellError } from '../errors';
import { handOver } from './hand-over';
import { type Lapse, showLapse } from './lapse';
import type { SessionDeps } from './session';
import { type Arrival, FOR_TAB } from './ticket';

interface DiscardDeps extends Pick<SessionDeps, 'request' | 'platform' | 'commands' | 'events' | 'mayLeave'> {
  $lapse: WritableAtom<Lapse | null>;
}

/**
 * Makes a ticket worthless that neither this tab nor another of its origin asked for: it stays in the browser's
 * performance entries. A service that does not know `discard` redeems it, and nobody takes the token.
 * @returns whether the service knew the ticket, and the page may ask for one of its own
 * @throws ShellError where the service is out of reach, or has lost the state of this tab
 */
export async function discardTicket(deps: DiscardDeps, arrival: Arrival): Promise<boolean> {
  const { request, platform, $lapse } = deps;
  const { ticket, state, mayAskAgain } = arrival;
  if (state.startsWith(FOR_TAB) && (await handOver(platform, arrival))) {
    const none = () => {};
    const cause = { why: 'over' } as const;
    $lapse.set({
      way: 'none',
      user: null,
      cause,
      resume: async () => false,
      hear: none,
      giveUp: none,
      stay: none,
    });
    platform.location.close();
    showLapse(deps);
    // From here on the window only waits to be closed.
    return new Promise(() => {});
  }
  try {
    await request.post(AUTHORIZE, { ticket, discard: true }, { auth: false });
  } catch (error) {
    // A refused one is worth nothing already.
    if (isShellError(error) && (error.kind === 'reply' || error.kind === 'unauthorised')) return false;
    throw error;
  }
  if (mayAskAgain) return true;
  throw new ShellError({
    kind: 'reply',
    code: 'ticket-state',
    messageKey: 'error.failed',
    message: 'the login page has not given the parameter omsState of `service` back beside the ticket',
  });
}

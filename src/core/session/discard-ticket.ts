import { isShellError, ShellError } from '../errors';
import type { RequestClient } from '../request/types';
import type { Arrival } from './ticket';

/**
 * Makes a ticket worthless that this tab did not ask for: it stays in the browser's performance entries.
 * A service that does not know `discard` redeems it, and nobody takes the token.
 * @returns whether the service knew the ticket, and the page may ask for one of its own
 * @throws ShellError where the service is out of reach, or has lost the state of this tab
 */
export async function discardTicket(
  request: RequestClient,
  { ticket, mayAskAgain }: Arrival,
): Promise<boolean> {
  try {
    await request.post('/auth/jwt/authorize', { ticket, discard: true }, { auth: false });
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

import type { WritableAtom } from 'nanostores';
import { toShellError } from '../errors';
import type { Events } from '../events/events';
import type { SessionEnd } from './end';
import type { UserLoader } from './load-user';
import type { Redirects } from './redirects';
import { REFUSED } from './refused';
import type { SessionState } from './session';
import type { Tokens } from './token';
import type { User } from './types';

/** Code of a reply where the password has expired (docs/behaviour.md#sessions). */
export const PASSWORD_EXPIRED = '10003';

/** Authorises and loads the user. Never rejects: a failure is in `$state`. */
export async function startSession(
  $state: WritableAtom<SessionState>,
  events: Pick<Events, 'error'>,
  tokens: Tokens,
  users: UserLoader,
  redirects: Redirects,
  { end, started }: SessionEnd,
  /** Makes the loaded user that of the session. */
  accept: (user: User) => void,
  /** A failure stays said until there is something else to say. */
  quietly: boolean,
): Promise<void> {
  if (!quietly) $state.set({ status: 'starting', user: $state.get().user, error: null });
  try {
    const token = await tokens.get();
    if (token === null) {
      await end('unauthorised', false);
      if (tokens.mayAskAgain()) redirects.signInAgain();
      return;
    }
    accept(await users.loadAnywhere());
    started();
  } catch (thrown) {
    const error = toShellError(thrown);
    // Then the session has ended already.
    if (error.kind === 'unauthorised' && error.code !== REFUSED) return;
    if (error.code === PASSWORD_EXPIRED) {
      $state.set({ status: 'password-expired', user: null, error });
      redirects.leaveForPassword();
      return;
    }
    $state.set({ status: 'failed', user: $state.get().user, error });
    events.error(error.kind, error.message, 'session');
  }
}

import type { WritableAtom } from 'nanostores';
import { type ShellError, toShellError } from '../errors';
import { clearCookies, clearStorage } from '../storage-keys/clear';
import type { Redirects } from './redirects';
import type { SessionDeps, SessionState } from './session';
import type { Tokens } from './token';

/** ms that a sign-out waits for the service: the user must not wait as long as a call may take. */
const LOGOUT_TIMEOUT = 10_000;

export interface SessionEnd {
  /**
   * Ends the session of this document.
   * @param active whether it ends here, so that the service and the other tabs must learn of it. That holds for a forced end,
   * too: otherwise the login page would sign in again.
   */
  end(reason: 'logout' | 'unauthorised', active: boolean): Promise<void>;
  /** A session has started, so it can end again. */
  started(): void;
}

export interface SessionEndDeps extends Pick<SessionDeps, 'config' | 'platform' | 'request' | 'events'> {
  $state: WritableAtom<SessionState>;
  tokens: Tokens;
  redirects: Redirects;
  /** Why the ticket of this visit was refused. */
  ticketError: () => ShellError | null;
  /** Informs the other tabs. */
  post: () => void;
}

export function createSessionEnd(deps: SessionEndDeps): SessionEnd {
  const { config, platform, $state, tokens, redirects } = deps;
  let ending = false;

  return {
    started() {
      ending = false;
    },
    async end(reason, active) {
      // Calls that were in flight at the end fail one after another.
      if (ending || $state.get().status === 'signed-out') return;
      ending = true;
      const target = redirects.login();
      if (active) await logOut(deps, reason);
      tokens.forget();
      clearStorage(platform, config);
      clearCookies(platform.cookies, config);
      $state.set({ status: 'signed-out', user: null, error: deps.ticketError() });
      if (active) deps.post();
      redirects.leave(reason, target);
      ending = false;
    },
  };
}

/** Never rejects: the page leaves even if the service cannot be reached, and `oms-error` reports it. */
async function logOut(
  { $state, tokens, request, events }: SessionEndDeps,
  reason: 'logout' | 'unauthorised',
): Promise<void> {
  try {
    const token = reason === 'logout' ? await tokens.get() : null;
    // With its organisation: a switch neither refuses nor ends such a call.
    const contextId = $state.get().user?.organisation?.id;
    await request.post('/auth/jwt/logout', {}, { auth: token !== null, contextId, timeout: LOGOUT_TIMEOUT });
  } catch (error) {
    const failure = toShellError(error);
    if (failure.kind !== 'unauthorised') events.error('logout', failure.message, 'session');
  }
}

import type { WritableAtom } from 'nanostores';
import type { ShellError } from '../errors';
import { clearCookies, clearStorage } from '../storage-keys/clear';
import type { Redirects } from './redirects';
import { sendLogout } from './send-logout';
import type { SessionDeps, SessionState } from './session';
import type { Tokens } from './token';
import type { UnheardLogout } from './unheard-logout';

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
  unheard: UnheardLogout;
  /** Why the ticket of this visit was refused. */
  ticketError: () => ShellError | null;
  /** Informs the other tabs. */
  post: () => void;
}

export function createSessionEnd(deps: SessionEndDeps): SessionEnd {
  const { config, platform, $state, tokens, redirects, unheard } = deps;
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
      const heard = !active || (await logOut(deps, reason));
      tokens.forget();
      clearStorage(platform, config);
      clearCookies(platform.cookies, config);
      if (!heard) unheard.keep();
      $state.set({ status: 'signed-out', user: null, error: deps.ticketError() });
      if (active) deps.post();
      // A login page that does not know of it would sign in again at once.
      redirects.leave(reason, heard || target === null || unheard.isKnownAt(target) ? target : null);
      ending = false;
    },
  };
}

/** Never rejects: the page leaves even if the service cannot be reached. Returns whether the service has heard. */
async function logOut(
  { $state, tokens, request, events }: SessionEndDeps,
  reason: 'logout' | 'unauthorised',
): Promise<boolean> {
  const token = reason === 'logout' ? await tokens.get().catch(() => null) : null;
  // With its organisation: a switch neither refuses nor ends such a call.
  const contextId = $state.get().user?.organisation?.id;
  const { heard, error } = await sendLogout(request, token !== null, contextId);
  if (error) events.error('logout', error.message, 'session');
  return heard;
}

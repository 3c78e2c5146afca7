import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ShellError } from '../errors';
import { clearCookies, clearStorage } from './clear-storage';
import type { EndCause } from './end-cause';
import type { Lapse, lapse } from './lapse';
import type { Pause } from './pause';
import type { Redirects } from './redirects';
import { sendLogout } from './send-logout';
import type { SessionDeps, SessionState } from './session';
import type { Tokens } from './token';
import type { UnheardLogout } from './unheard-logout';

const OVER: EndCause = { why: 'over' };

export interface SessionEnd {
  /**
   * Ends the session of this document.
   * @param active whether it ends here, so that the service and the other tabs must learn of it. That holds for a forced end,
   * too: otherwise the login page would sign in again.
   * @param cause why, where its user has not ended it here
   */
  end(reason: 'logout' | 'unauthorised', active: boolean, cause?: EndCause): Promise<void>;
  /** The user gives up the lapsed session of this page, which has ended by that cause. */
  giveUp(cause: EndCause): void;
  /** A session has started, so it can end again. */
  started(): void;
}

export interface SessionEndDeps
  extends Pick<SessionDeps, 'config' | 'platform' | 'request' | 'events' | 'commands'> {
  $state: WritableAtom<SessionState>;
  tokens: Tokens;
  redirects: Redirects;
  unheard: UnheardLogout;
  /** Why the ticket of this visit was refused. */
  ticketError: () => ShellError | null;
  /** Whether a user of this page is known, from this visit or an earlier one. */
  isKnown: () => boolean;
  /** Informs the other tabs. */
  post: () => void;
  pause: Pause;
  $lapse: ReadableAtom<Lapse | null>;
  /** See `lapse`; its code loads at the end of a session, which is rare. */
  lapse: (cause: EndCause) => ReturnType<typeof lapse>;
}

export function createSessionEnd(deps: SessionEndDeps): SessionEnd {
  const { config, platform, $state, $lapse, pause, tokens, redirects, unheard } = deps;
  let ending = false;

  function clear(): void {
    tokens.forget();
    clearStorage(platform, config);
    clearCookies(platform.cookies, config);
  }

  function close(ended?: EndCause): void {
    $state.set({ status: 'signed-out', user: null, error: deps.ticketError(), ended });
    pause.end(null);
  }

  return {
    started() {
      ending = false;
    },
    async end(reason, active, cause) {
      // Calls that were in flight at the end fail one after another.
      const { status } = $state.get();
      const forced = reason === 'unauthorised';
      if (ending || status === 'signed-out' || (forced && $lapse.get())) return;
      ending = true;
      // A first visitor has no session that could have ended.
      const told = cause ?? (forced && deps.isKnown() ? OVER : undefined);
      let prevented = false;
      if (forced && status === 'signed-in' && deps.commands.provides('askToSignIn')) {
        pause.begin();
        const verdict = await deps.lapse(told ?? OVER);
        if (verdict === 'stays') {
          if (active) deps.post();
          ending = false;
          return;
        }
        prevented = verdict === 'prevented';
      }
      const target = redirects.login();
      const heard = !active || (await logOut(deps, reason));
      clear();
      if (!heard) unheard.keep();
      close(told);
      if (active) deps.post();
      // A login page that does not know of it would sign in again at once.
      const goes = heard || target === null || unheard.isKnownAt(target);
      if (!prevented) redirects.leave(reason, goes ? target : null, told);
      ending = false;
    },
    giveUp(cause) {
      clear();
      close(cause);
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

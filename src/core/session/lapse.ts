import type { WritableAtom } from 'nanostores';
import { isRecord } from '../../page/json/json';
import { loadPart } from '../../page/platform/load-part';
import * as KEYS from '../../page/storage-keys/keys';
import type { TabMessage } from '../tab-messages/tab-messages';
import { cookieReaches } from './cookie-reach';
import type { SessionEnd } from './end';
import type { EndCause } from './end-cause';
import type { Pause } from './pause';
import type { Redirects } from './redirects';
import { sendLogout } from './send-logout';
import type { SessionDeps, SessionState } from './session';
import type { Tokens } from './token';
import type { User } from './types';

type SignedIn = Extract<TabMessage, { type: 'signed-in' }>;

/** A session that has ended elsewhere, on a page that stays as it is until the same user has signed in again. */
export interface Lapse {
  /** Whose data the page shows; null with `none`. */
  user: User | null;
  /**
   * `password`: it is asked for on this page. `window`: the sign-on cookie does not reach this page, so the login page
   * opens in a small window. `none`: this is such a window, whose ticket another tab has taken, and can be closed.
   */
  way: 'password' | 'window' | 'none';
  /** Why it has ended. */
  cause: EndCause;
  /**
   * Goes on with a ticket, or with the sign-on cookie. Where somebody else has signed in, the document reloads. False
   * where nobody is signed in. Rejects with a ShellError.
   */
  resume(ticket?: string): Promise<boolean>;
  /** Another tab has a session. */
  hear(message: SignedIn): void;
  /** Ends the session, and goes to the login page. */
  giveUp(): void;
  /** Ends the session and leaves the page as it is, without a user: for what was typed on it. */
  stay(): void;
}

export interface LapseDeps extends SessionDeps {
  $state: WritableAtom<SessionState>;
  $lapse: WritableAtom<Lapse | null>;
  pause: Pause;
  tokens: Tokens;
  redirects: Redirects;
  sessionEnd: SessionEnd;
  signIn: () => void;
  /** Loads the user of the resumed session. */
  startQuietly: () => Promise<void>;
}

/**
 * Ends the session such that the page stays, where something can be typed on it.
 * @returns `leaves`: the session is over; `prevented`: so has a listener of `oms-session-ended` decided
 */
export async function lapse(deps: LapseDeps, cause: EndCause): Promise<'stays' | 'leaves' | 'prevented'> {
  const { config, platform, events, redirects, tokens, $lapse } = deps;
  const { user } = deps.$state.get();
  const way = cookieReaches(new URL(platform.location.href()), config) ? 'password' : 'window';
  // A ticket comes over the channel to the other tabs of the origin.
  const isClosed = way === 'window' && (redirects.login() === null || platform.refusals.has('channel'));
  // The sign-in of an actor gives the actor's session, not that of the user on the page.
  if (!user || user.actor || config.getToken || isClosed) return 'leaves';
  if (redirects.atLogin() || !(await canType(deps))) return 'leaves';
  if (!events.emit('oms-session-ended', { reason: 'unauthorised', resumable: true })) return 'prevented';
  tokens.forget();
  // Somebody else may open a page here.
  deps.platform.local.remove(KEYS.picture);
  // The sign-on cookie of a service that refuses its tokens lives: the session would go on by itself.
  if ('service' in cause) await sendLogout(deps.request, false);
  $lapse.set({
    user,
    way,
    cause,
    async resume(ticket) {
      const token = await (ticket === undefined ? tokens.get() : tokens.redeem(ticket));
      if (token === null) return false;
      settle(deps, token);
      return true;
    },
    hear: (message) => hear(deps, message),
    giveUp() {
      deps.sessionEnd.giveUp(cause);
      deps.signIn();
    },
    stay() {
      deps.sessionEnd.giveUp(cause);
      $lapse.set(null);
    },
  });
  showLapse(deps);
  return 'stays';
}

/** Rather a dialog too many than a text lost. */
async function canType({ platform }: LapseDeps): Promise<boolean> {
  if (platform.session.get(KEYS.feedbackDraft) !== null) return true;
  return platform.loadLate().then(
    (late) => late.canType(),
    () => true,
  );
}

function hear({ config, tokens, $lapse, ...deps }: LapseDeps, { user, token }: SignedIn): void {
  const lapsed = $lapse.get();
  if (lapsed?.way === 'password') {
    // A failure is no news: the page tries again when it is looked at.
    lapsed.resume().catch(() => {});
    return;
  }
  const good = isRecord(token) && typeof token.value === 'string' && typeof token.ends === 'number';
  // A host that has chosen this storage trusts the scripts of its origin with the token.
  if (!good || user !== lapsed?.user?.id || config.tokenStorage !== 'session') return;
  const { value, ends, brief } = token;
  tokens.take({ value: value as string, ends: ends as number, brief: brief === true });
  settle({ config, tokens, $lapse, ...deps }, token.value as string);
}

function settle(deps: LapseDeps, token: string): void {
  const { config, platform, events, $lapse, pause, tokens } = deps;
  const { user, way } = $lapse.get() ?? {};
  if (!user) return;
  deps.sessionEnd.started();
  pause.end(token);
  $lapse.set(null);
  const shared = way === 'window' && config.tokenStorage === 'session' ? { token: tokens.held() } : {};
  platform.tabs.post({ type: 'signed-in', user: user.id, ...shared });
  events.emit('oms-session-resumed', { user });
  void deps.startQuietly();
}

/**
 * Has the dialog shown. Its code may be gone, after an update of the server: then the browser asks whether the page may
 * leave, once it is in sight, and each time that it comes into sight again.
 */
export function showLapse({
  $lapse,
  commands,
  events,
  platform: { clock, page },
  mayLeave,
}: Pick<LapseDeps, '$lapse' | 'commands' | 'events' | 'platform' | 'mayLeave'>): void {
  const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  loadPart(() => commands.run('askToSignIn'), wait).catch((error) => {
    events.error('part', String(error), 'session');
    const ask = () => {
      if (page.hidden()) return;
      stop();
      const lapsed = $lapse.get();
      if (lapsed?.user && mayLeave()) lapsed.giveUp();
      else if (lapsed) stop = page.listen(ask);
    };
    let stop = page.listen(ask);
    ask();
  });
}

import type { WritableAtom } from 'nanostores';
import { isRecord } from '../json/json';
import * as KEYS from '../storage-keys/keys';
import type { TabMessage } from '../tab-messages/tab-messages';
import { cookieReaches } from './cookie-reach';
import type { Pause } from './pause';
import type { Redirects } from './redirects';
import { sendLogout } from './send-logout';
import type { SessionDeps, SessionState } from './session';
import type { Tokens } from './token';
import type { User } from './types';

/** A session that has ended elsewhere, on a page that stays as it is until the same user has signed in again. */
export interface Lapse {
  /** Whose data the page shows. */
  user: User;
  /** `password`: it is asked for on this page. `window`: the sign-on cookie does not reach this page, so the login page opens in a window. */
  way: 'password' | 'window';
}

export interface LapseDeps
  extends Pick<SessionDeps, 'config' | 'platform' | 'request' | 'events'> {
  $state: WritableAtom<SessionState>;
  $lapse: WritableAtom<Lapse | null>;
  pause: Pause;
  tokens: Tokens;
  redirects: Redirects;
  /** Loads the user of the resumed session. */
  reload: () => void;
}

/**
 * Ends the session such that the page stays, where something can be typed on it and an element can ask for the sign-in.
 * @param again the service refuses the tokens of a sign-on cookie that lives: that ends with the session
 * @returns `leaves`: the session is over; `prevented`: so has a listener of `oms-session-ended` decided
 */
export async function lapse(deps: LapseDeps, again: boolean): Promise<'stays' | 'leaves' | 'prevented'> {
  const { config, platform, events, redirects, tokens } = deps;
  const { user } = deps.$state.get();
  const way = cookieReaches(new URL(platform.location.href()), config) ? 'password' : 'window';
  // A ticket comes over the channel to the other tabs of the origin.
  const isClosed = way === 'window' && (redirects.login() === null || platform.refusals.has('channel'));
  // The sign-in of an actor gives the actor's session, not that of the user on the page.
  if (!user || user.actor || config.getToken || isClosed) return 'leaves';
  if (redirects.atLogin() || !(await canType(deps))) return 'leaves';
  if (!events.emit('oms-session-ended', { reason: 'unauthorised', resumable: true })) return 'prevented';
  tokens.forget();
  if (again) await sendLogout(deps.request, false);
  deps.$lapse.set({ user, way });
  return 'stays';
}

/** Rather a dialog too many than a text lost. */
async function canType({ platform }: LapseDeps): Promise<boolean> {
  if (platform.session.get(KEYS.feedbackDraft) !== null) return true;
  return platform.loadLate().then(
    ({ canType: can }) => can(),
    () => true,
  );
}

/**
 * Resumes the session with a ticket, or with the sign-on cookie. Where it is of another user, the document reloads.
 * @returns false where nobody is signed in
 * @throws ShellError
 */
export async function resume(deps: LapseDeps, ticket?: string): Promise<boolean> {
  const { tokens, $lapse } = deps;
  if ($lapse.get() === null) return true;
  const token = await (ticket === undefined ? tokens.get() : tokens.redeem(ticket));
  if (token === null) return false;
  settle(deps, token);
  return true;
}

/** Another tab of the origin has a session. Never rejects: the session can still be resumed here. */
export async function resumeFromTab(
  deps: LapseDeps,
  { user, token }: Extract<TabMessage, { type: 'signed-in' }>,
): Promise<void> {
  const lapsed = deps.$lapse.get();
  if (!lapsed) return;
  if (lapsed.way === 'password') {
    // A failure is no news: the page tries again when it is looked at.
    await resume(deps).catch(() => {});
    return;
  }
  const good = isRecord(token) && typeof token.value === 'string' && typeof token.ends === 'number';
  // Only a host that trusts the scripts of its origin with the token has chosen this storage.
  if (!good || user !== lapsed.user.id || deps.config.tokenStorage !== 'session') return;
  deps.tokens.take({ value: token.value as string, ends: token.ends as number });
  settle(deps, token.value as string);
}

function settle({ config, platform, events, $lapse, pause, tokens, reload }: LapseDeps, token: string): void {
  const lapsed = $lapse.get();
  if (!lapsed) return;
  const { user, way } = lapsed;
  pause.end(token);
  $lapse.set(null);
  const shared = way === 'window' && config.tokenStorage === 'session' ? { token: tokens.held() } : {};
  platform.tabs.post({ type: 'signed-in', user: user.id, ...shared });
  events.emit('oms-session-resumed', { user });
  reload();
}

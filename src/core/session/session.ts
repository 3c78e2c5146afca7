import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { loadPart } from '../../page/platform/load-part';
import * as COOKIES from '../../page/storage-keys/cookies';
import type { Commands, Message, OwnCommands } from '../commands';
import type { ShellConfig } from '../config/types';
import { ShellError } from '../errors';
import type { Events } from '../events/events';
import type { Translate } from '../i18n/texts';
import type { Platform } from '../platform/platform';
import type { RefusedBy } from '../request/refused-by';
import type { RequestClient } from '../request/types';
import { clearStorage } from './clear-storage';
import { createContextId } from './context-id';
import { createSessionEnd } from './end';
import type { EndCause } from './end-cause';
import type { Lapse } from './lapse';
import { createUserLoader } from './load-user';
import { once } from './once';
import { createPause } from './pause';
import { createRedirects } from './redirects';
import type { Refusals } from './refused';
import { startSession } from './start';
import { createTokens, type Granted } from './token';
import type { SessionStatus, User } from './types';
import { createUnheardLogout } from './unheard-logout';

export interface SessionState {
  status: SessionStatus;
  user: User | null;
  /** Why it failed, or why a ticket was refused. */
  error: ShellError | null;
  /** Why the session of the page is over, where its user has not ended it here. */
  ended?: EndCause | undefined;
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>;
  /** Whether the service has not heard of the last sign-out: it is sent again, and no session starts before. */
  readonly $logoutUnheard: ReadableAtom<boolean>;
  /**
   * The session has ended elsewhere, and the page waits for its user to sign in again: `$state` and all data stay,
   * calls wait. Null otherwise.
   */
  readonly $lapse: ReadableAtom<Lapse | null>;
  /**
   * Services that still refuse the user after a new sign-in: true until the person wants to go on without that service.
   * Null without one.
   */
  readonly $refused: WritableAtom<Refusals | null>;
  /** Authorises and loads the user; to be called again after a failure. Never rejects: see `$state`. */
  start(): Promise<void>;
  /**
   * The same by itself after a failure, which stays in `$state` until the session has started: what a person reads
   * there does not come and go.
   */
  startQuietly(): Promise<void>;
  /** The user in another organisation, for a switch to it. Changes nothing here; rejects with a ShellError. */
  load(contextId: string): Promise<User>;
  /**
   * Loads the user again, whose names are in the language of the page; they stay as they are if that fails. Rejects if
   * its file cannot be loaded.
   */
  reread(): Promise<void>;
  /** Makes a user that `load` gave the user of the session. */
  accept(user: User): void;
  token(): Promise<string | null>;
  /** The token of the resumed session, or null once it is over; null instead of a promise while the session does not lapse. */
  pending(): Promise<string | null> | null;
  /**
   * Gets a token in place of a refused one; null where there is none: then the session has ended, or has lapsed.
   * Rejects with a ShellError `refused` where a new sign-in has not helped with this service: the session goes on without it.
   * @param by who refuses it, where it is a service that gets the same token as all
   * @param again the refused token is a renewed one, so the session ends
   */
  renew(refused: string | null, by?: RefusedBy, again?: boolean): Promise<string | null>;
  /** Keeps the token again after stored data was cleared. */
  keepToken(): void;
  /**
   * Acts as another user, or with null no longer; then the document is reloaded, here and in the other tabs, so that no data of
   * the one is shown to the other. Rejects with a ShellError and changes nothing.
   */
  actAs(userId: string | null): Promise<void>;
  /** Another tab acts as another user: reloads the document. */
  reloadForOtherUser(): void;
  /** Ends the session here and on every other host, unless the user stays for a form with changes. */
  logout(): Promise<void>;
  /** Another tab has ended the session: ends it here without a call to the service. */
  endedElsewhere(): void;
  /** A sign-in on this page has replaced the session whose sign-out the service has not heard of. */
  discardLogout(): void;
  /** Goes to the login page, which leads back to the current address. */
  signIn(): void;
  /** Where the login page is, or null where the deployment has none. */
  loginUrl(): string | null;
  /** Whether somebody can sign in: on a login page, or by what the host does itself. */
  hasLogin(): boolean;
  /** Id of the context organisation, known from the cookie before the user is; empty where there is none. */
  contextId(): string;
  /** Makes another organisation the context of later calls. */
  setContextId(id: string): void;
  /** Id of the user, known from the cookie before the user is; empty where there is none. */
  userId(): string;
}

const SIGNED_OUT = { type: 'signed-out' } as const;
/** Code of the error where the token is of another user than the page: the document is about to reload. */
export const OTHER_USER = 'other-user';

export interface SessionDeps {
  config: ShellConfig;
  platform: Platform;
  request: RequestClient;
  events: Events;
  /** Called when the service has granted a token, before the user is loaded. */
  onGranted: (granted: Granted) => Promise<void>;
  /** Called when a user is known, before `$state` says so: caches of another user are dropped here. */
  onUser: (user: User) => void;
  /** Called with false where the service has not heard of a sign-out, and with true once it has. */
  onLogout: (heard: boolean) => void;
  /** Called with what to say when a service refuses a user who has signed in again because of it. */
  onRefused: (message: (t: Translate) => Message) => void;
  /** Called with the id of a context organisation that the service refused, once the user is loaded in another. */
  onContextLost: (contextId: string) => void;
  /** Where an element of the page provides `askToSignIn`, a session can lapse. */
  commands: Commands<OwnCommands>;
  /** Asks without any code that has to be fetched whether the page may leave for the login page. */
  mayLeave: () => boolean;
}

export function createSession(deps: SessionDeps): Session {
  const { config, platform, request, events } = deps;
  const $state = atom<SessionState>({ status: 'starting', user: null, error: null });
  let userId = platform.cookies.get(COOKIES.user.name) ?? '';
  let ticketError: ShellError | null = null;
  const $refused = atom<Refusals | null>(null);
  /** The document is about to be replaced by that of another user. */
  let leaving = false;

  const $lapse = atom<Lapse | null>(null);
  const pause = createPause();
  const context = createContextId(config, platform);
  const redirects = createRedirects(config, platform, events);
  const unheard = createUnheardLogout(config, platform, request, deps.onLogout);
  const users = createUserLoader(request, config.endpoints.userInfo, context, deps.onContextLost);
  const tokens = createTokens({
    ...{ config, platform, request, unheard },
    async onGranted(granted) {
      if (granted.userId !== null) userId = granted.userId;
      // The page goes on in its organisation and its language.
      if (shownUser() !== undefined) return;
      if (granted.contextId !== null) context.set(granted.contextId);
      await deps.onGranted(granted);
    },
    onTicketRefused(error) {
      ticketError = error;
      events.error('ticket', error.message, 'session');
    },
    accept: requireSameUser,
    // Its code loads where such a ticket comes, which is rare.
    discardTicket: async (arrival) =>
      (await loadPart(() => import('./discard-ticket'))).discardTicket({ ...deps, $lapse }, arrival),
  });
  const sessionEnd = createSessionEnd({
    ...{ config, platform, request, events, $state, $lapse, pause, tokens, redirects, unheard },
    ticketError: () => ticketError,
    isKnown: () => userId !== '',
    commands: deps.commands,
    async lapse(cause) {
      try {
        const given = { ...deps, $state, $lapse, pause, tokens, redirects, sessionEnd, signIn, startQuietly };
        return await (await loadPart(() => import('./lapse'))).lapse(given, cause);
      } catch (error) {
        events.error('part', String(error), 'session');
        return deps.mayLeave() ? 'leaves' : 'prevented';
      }
    },
    post: () => platform.tabs.post(SIGNED_OUT),
  });
  const { end } = sessionEnd;
  let quietly = false;
  /** Clock time in ms at which the session was last begun, or resumed. */
  let begun = 0;
  const run = once(() => {
    begun = platform.clock.now();
    return startSession($state, events, tokens, users, redirects, sessionEnd, accept, quietly);
  });
  const shownUser = () => ($lapse.get() ?? $state.get()).user?.id;

  /** The page shows data of one user: it must not go on with the token of another. */
  function requireSameUser(other: string | null): void {
    const shown = shownUser();
    if (shown === undefined || other === null || other === shown) return;
    if (!leaving) platform.location.reload();
    throw new ShellError({ kind: 'aborted', code: OTHER_USER, messageKey: 'error.aborted' });
  }

  /** From here on the page only waits for the document of the other user. */
  function leaveTo(data: unknown): void {
    leaving = true;
    clearStorage(platform, config);
    tokens.leave(data);
    // The other user may not belong to the organisation.
    context.forget();
    platform.tabs.post({ type: OTHER_USER });
  }

  function accept(user: User): void {
    const { name, days } = COOKIES.user;
    platform.cookies.set(name, user.id, { days, domain: config.cookieDomain ?? undefined });
    userId = user.id;
    if (user.organisation) context.set(user.organisation.id);
    deps.onUser(user);
    const { status } = $state.get();
    $state.set({ status: 'signed-in', user, error: null });
    if (status !== 'signed-in') platform.tabs.post({ type: 'signed-in', user: user.id });
  }

  function startQuietly(): Promise<void> {
    quietly = true;
    return run();
  }

  function signIn(): void {
    const go = () => redirects.signIn($state.get().ended);
    // The login page of another site would sign in again at once.
    if (unheard.$is.get()) unheard.settle().then(go, () => {});
    else go();
  }

  return {
    $state,
    $lapse,
    $refused,
    $logoutUnheard: unheard.$is,
    start() {
      quietly = false;
      return run();
    },
    startQuietly,
    load: users.load,
    // Loaded at the first change of the language, which is rare.
    reread: async () => (await loadPart(() => import('./reread'))).reread($state, users.load, events),
    accept,
    token: async () => (pause.pending() ? null : tokens.get()),
    pending: pause.pending,
    async renew(refused, by, again) {
      // The stored token and the session belong to the next document.
      if (leaving || pause.pending()) return null;
      const next = await tokens.renew(refused, again);
      if (next !== null) return next;
      // The user centre knows the session: it is the service that refuses it.
      const cause = by && tokens.held() ? by : undefined;
      if (cause) {
        // Where its code cannot be loaded the session ends as at a first refusal.
        const part = await loadPart(() => import('./refusal')).catch(() => null);
        part?.requireUnknown({ ...deps, $refused, userId }, cause, begun);
      }
      await end('unauthorised', true, cause);
      return null;
    },
    keepToken: () => tokens.keep(),
    // Loaded at the first use, which is rare.
    actAs: async (id) => (await loadPart(() => import('./act-as'))).actAs(id, deps, leaveTo),
    reloadForOtherUser: () => platform.location.reload(),
    async logout() {
      const { commands } = deps;
      if (commands.provides('askToLeave') && !(await commands.run('askToLeave'))) return;
      if (commands.provides('flush')) await commands.run('flush');
      await end('logout', true);
    },
    endedElsewhere() {
      if ($state.get().status !== 'signed-out') void end('unauthorised', false, { why: 'elsewhere' });
    },
    discardLogout: unheard.discard,
    signIn,
    loginUrl: redirects.login,
    hasLogin: () => Boolean(config.hosts.login || config.getToken),
    contextId: context.get,
    setContextId: context.set,
    userId: () => userId,
  };
}

import { atom, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import { ShellError, toShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { COOKIES } from './cookies';
import { loginUrl } from './login-url';
import { clearCookies, clearStorage } from './stored';
import { createTokens, expectTicket, type Granted } from './token';
import type { SessionStatus, User } from './types';
import { toUser } from './wire';

export interface SessionState {
  status: SessionStatus;
  user: User | null;
  /** Why it failed, or why a ticket was refused. */
  error: ShellError | null;
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>;
  /** Authorises and loads the user. Called again it tries again after a failure. Never rejects: see `$state`. */
  start(): Promise<void>;
  /** The user in another organisation, for a switch to it. Changes nothing here; rejects with a ShellError. */
  load(contextId: string): Promise<User>;
  /** Reads the user again, whose names are in the language of the page; on failure they stay as they are. Rejects where its file does not come. */
  reread(): Promise<void>;
  /** Takes over what `load` brought. */
  accept(user: User): void;
  token(): Promise<string | null>;
  renew(refused: string | null): Promise<string | null>;
  /** Keeps the token again after stored data was cleared. */
  keepToken(): void;
  /**
   * Works as another user from now on, or with null as oneself again; then the document is loaded anew, here and in the
   * other tabs, so that nothing of the one is shown to the other. Rejects with a ShellError and changes nothing.
   */
  actAs(userId: string | null): Promise<void>;
  /** Another tab works as another user: load the document anew. */
  moveOn(): void;
  /** Ends the session here and on every other host (spec 4). */
  logout(): Promise<void>;
  /** Another tab has ended the session: follow it without telling the server again. */
  follow(): void;
  /** Goes to the login page, which comes back to the current address. */
  signIn(): void;
  /** Where the login page is, or null where the deployment has none. */
  loginUrl(): string | null;
}

/** Code of a reply that says that the password has expired (spec 4). */
export const PASSWORD_EXPIRED = '10003';
/** ms that signing out waits for the service: who has pressed it shall not sit before the page for as long as a call may take. */
const PATIENCE = 10_000;
const SIGNED_OUT = { type: 'signed-out' } as const;
const OTHER_USER = { type: 'other-user' } as const;

export interface SessionDeps {
  config: ShellConfig;
  platform: Platform;
  request: RequestClient;
  events: Events;
  /** Called when the service has granted a token, before the user is loaded. */
  onGranted: (granted: Granted) => Promise<void>;
  /** Called when a user is known, before `$state` says so: caches of another user are dropped here. */
  onUser: (user: User) => void;
  /** Forgets the context organisation that the service refuses; null where there was none, else what tells that it is lost. */
  forgetContext: () => (() => void) | null;
}

export function createSession(deps: SessionDeps): Session {
  const { config, platform, request, events, onUser } = deps;
  const $state = atom<SessionState>({ status: 'starting', user: null, error: null });
  let ticketError: ShellError | null = null;
  const tokens = createTokens(
    config,
    platform,
    request,
    deps.onGranted,
    (error) => {
      ticketError = error;
      events.error('ticket', error.message, 'session');
    },
    sameUser,
  );
  let starting: Promise<void> | null = null;
  let ending = false;
  /** The document is about to give way to that of another user. */
  let leaving = false;

  /** From here on the page only waits for the document of the other user. */
  function leaveTo(data: unknown): void {
    leaving = true;
    clearStorage(platform, config);
    tokens.leave(data);
    // The organisation may not be one of the other's.
    deps.forgetContext();
    platform.tabs.post(OTHER_USER);
  }

  /** What the page shows is one user's: it must not go on with the token of another. */
  function sameUser(userId: string | null): void {
    const shown = $state.get().user?.id;
    if (shown === undefined || userId === null || userId === shown) return;
    if (!leaving) platform.navigation.reload();
    throw new ShellError({ kind: 'aborted', code: 'other-user', messageKey: 'error.aborted' });
  }

  async function loadUser(contextId?: string): Promise<User> {
    const { data } = await request.get<unknown>(config.endpoints.userInfo, {}, { contextId });
    const user = toUser(data);
    if (!user) {
      throw new ShellError({ kind: 'malformed', code: 'user', messageKey: 'error.malformed', body: data });
    }
    return user;
  }

  function accept(user: User): void {
    platform.cookies.set(COOKIES.user.name, user.id, {
      days: COOKIES.user.days,
      domain: config.cookieDomain ?? undefined,
    });
    onUser(user);
    $state.set({ status: 'signed-in', user, error: null });
  }

  /** An organisation may have been closed, or left, since the last visit: then the user's own is the context. */
  async function loadUserAnywhere(): Promise<User> {
    try {
      return await loadUser();
    } catch (error) {
      const tell = toShellError(error).kind === 'forbidden' ? deps.forgetContext() : null;
      if (!tell) throw error;
      const user = await loadUser();
      tell();
      return user;
    }
  }

  async function begin(): Promise<void> {
    $state.set({ status: 'starting', user: $state.get().user, error: null });
    try {
      const token = await tokens.get();
      if (token === null) {
        await end('unauthorised', false);
        return;
      }
      accept(await loadUserAnywhere());
      ending = false;
    } catch (thrown) {
      const error = toShellError(thrown);
      if (error.kind === 'unauthorised') return;
      if (error.code === PASSWORD_EXPIRED) {
        $state.set({ status: 'password-expired', user: null, error });
        leave('password-expired', passwordPage());
        return;
      }
      $state.set({ status: 'failed', user: $state.get().user, error });
      events.error(error.code, error.message, 'session');
    }
  }

  /** Tells the page that the session is over and, unless it objects, goes where it should. */
  function leave(reason: 'logout' | 'unauthorised' | 'password-expired', url: string | null): void {
    const goes = events.emit('oms-session-ended', { reason }, { cancelable: true });
    if (!goes || url === null || isHere(url)) return;
    if (reason === 'unauthorised' && config.unauthorised === 'button') return;
    if (reason !== 'password-expired') expectTicket(platform);
    platform.navigation.assign(url);
  }

  /** On the login and password pages there is nowhere better to go. */
  function isHere(url: string): boolean {
    const here = new URL(platform.navigation.href());
    const there = new URL(url);
    return here.origin === there.origin && here.pathname === there.pathname;
  }

  const login = () => loginUrl(config, platform.navigation.href());
  const passwordPage = () => (config.hosts.console === null ? null : `${config.hosts.console}/home/password`);

  /** `told`: whether the server still has to be told. A forced end does, else the login page would sign in again. */
  async function end(reason: 'logout' | 'unauthorised', tell: boolean): Promise<void> {
    // Calls that were on their way when it ended fail one after another.
    if (ending || $state.get().status === 'signed-out') return;
    ending = true;
    const target = login();
    if (tell) {
      try {
        const token = reason === 'logout' ? await tokens.get() : null;
        // With its organisation, which a switch under way neither refuses nor ends.
        const contextId = $state.get().user?.organisation?.id;
        const options = { auth: token !== null, contextId, timeout: PATIENCE };
        await request.post('/auth/jwt/logout', {}, options);
      } catch (error) {
        // The page leaves all the same; a logout that did not reach the server is told, not hidden.
        const failure = toShellError(error);
        if (failure.kind !== 'unauthorised') events.error('logout', failure.message, 'session');
      }
    }
    tokens.forget();
    clearStorage(platform, config);
    clearCookies(platform.cookies, config);
    $state.set({ status: 'signed-out', user: null, error: ticketError });
    if (tell) platform.tabs.post(SIGNED_OUT);
    leave(reason, target);
    ending = false;
  }

  return {
    $state,
    start() {
      starting ??= begin().finally(() => {
        starting = null;
      });
      return starting;
    },
    load: loadUser,
    // The language is seldom changed: it comes when it is wanted.
    reread: async () => (await import('./reread')).reread($state, loadUser, events),
    accept,
    token: () => tokens.get(),
    async renew(refused) {
      // What is stored is for the document to come, and so is the session.
      if (leaving) return null;
      const next = await tokens.renew(refused);
      if (next === null) await end('unauthorised', true);
      return next;
    },
    keepToken: () => tokens.keep(),
    async actAs(userId) {
      // Few people ever do: it comes when it is wanted.
      const { actAs } = await import('./act-as');
      await actAs(userId, deps, leaveTo);
    },
    moveOn: () => platform.navigation.reload(),
    logout: () => end('logout', true),
    follow() {
      if ($state.get().status === 'signed-out') return;
      void end('unauthorised', false);
    },
    signIn() {
      const url = login();
      if (url === null) return;
      expectTicket(platform);
      platform.navigation.assign(url);
    },
    loginUrl: login,
  };
}

const isOf = (message: unknown, type: string): boolean =>
  typeof message === 'object' && message !== null && (message as { type?: unknown }).type === type;

/** Whether a message of another tab says that the session has ended. */
export const isSignedOut = (message: unknown): boolean => isOf(message, SIGNED_OUT.type);

/** Whether a message of another tab says that the session works as another user. */
export const isOtherUser = (message: unknown): boolean => isOf(message, OTHER_USER.type);

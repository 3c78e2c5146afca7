/** A cookie of the shell, and its lifetime in days (docs/behaviour.md#cookies). */
interface OwnCookie {
  readonly name: string;
  readonly days: number;
}

/** The context organisation's id. */
export const organisation: OwnCookie = { name: 'contextId', days: 7 };
export const language: OwnCookie = { name: 'lang', days: 7 };
/** The tab of the login page that was used last; outlives a logout, like the language. */
export const tabFlag: OwnCookie = { name: 'fgFlag', days: 7 };
/** The latest open menu entry. */
export const route: OwnCookie = { name: 'routeId', days: 7 };
/** The user's theme and density, for the first picture, and whether letters are keys. */
export const look: OwnCookie = { name: 'oms.look', days: 14 };
export const user: OwnCookie = { name: 'userId', days: 14 };
/** The service has not heard of a sign-out yet. */
export const logout: OwnCookie = { name: 'oms.logout', days: 1 };

/** The organisation's id in its cookie; '' where it is none: an older page or another host of the site may have set anything. */
export const contextIdIn = (cookie: string | null | undefined): string =>
  /^[\w-]{1,64}$/.exec(cookie ?? '')?.[0] ?? '';

/** Whether a cookie of this name is one of the shell. */
export const isOwn = (name: string): boolean =>
  [organisation, language, tabFlag, route, look, user, logout].some((one) => one.name === name);

/** Cookies that a logout keeps (docs/behaviour.md#cookies). */
export const KEPT_AT_LOGOUT: readonly string[] = ['fg', 'fgFlag', 'lang'];

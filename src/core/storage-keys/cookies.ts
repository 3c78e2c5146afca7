/** Cookies of the shell and their lifetimes in days (docs/behaviour.md#cookies). */
export const COOKIES = {
  /** The context organisation's id. */
  organisation: { name: 'contextId', days: 7 },
  language: { name: 'lang', days: 7 },
  /** The tab of the login page that was used last; outlives a logout, like the language. */
  tabFlag: { name: 'fgFlag', days: 7 },
  /** The latest open menu entry. */
  route: { name: 'routeId', days: 7 },
  /** The user's theme and density, for the first picture. */
  look: { name: 'oms.look', days: 14 },
  user: { name: 'userId', days: 14 },
  /** The service has not heard of a sign-out yet. */
  logout: { name: 'oms.logout', days: 1 },
} as const;

/** The organisation's id in its cookie; '' where it is none: an older page or another host of the site may have set anything. */
export const contextIdIn = (cookie: string | null | undefined): string =>
  /^[\w-]{1,64}$/.exec(cookie ?? '')?.[0] ?? '';

/** Cookies that a logout keeps (docs/behaviour.md#cookies). */
export const KEPT_AT_LOGOUT: readonly string[] = ['fg', 'fgFlag', 'lang'];

/** Cookies of the shell and their lifetimes in days (spec 9). */
export const COOKIES = {
  /** The context organisation's id. */
  organisation: { name: 'contextId', days: 7 },
  language: { name: 'lang', days: 7 },
  /** Which tab of the login page was used last; outlives a logout, like the language. */
  tabFlag: { name: 'fgFlag', days: 7 },
  /** The menu entry that was open last. */
  route: { name: 'routeId', days: 7 },
  user: { name: 'userId', days: 14 },
} as const;

/** Cookies that a logout leaves alone (spec 4). */
export const KEPT_AT_LOGOUT: readonly string[] = ['fg', 'fgFlag', 'lang'];

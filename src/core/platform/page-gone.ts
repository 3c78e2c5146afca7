const hasPage = (): boolean => typeof document !== 'undefined';
const hadPage = hasPage();

/**
 * Whether the page has ended before its scripts, as where tests run: what they do then has nothing to act on. Servers
 * never had one.
 */
export const pageGone = (): boolean => hadPage && !hasPage();

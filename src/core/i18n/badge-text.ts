/** The highest number of a badge (docs/behaviour.md#notices). */
const MAX = 99;

/** A count as badges, tabs and the page's title show it: above 99 it is `99+`. */
export const badgeText = (count: number): string => (count > MAX ? `${MAX}+` : `${count}`);

/** A count, or a text that a host gives. */
export type BadgeValue = number | string;

/** The highest number of a badge (docs/behaviour.md#notices). */
const MAX = 99;

/** A count as badges, tabs and the page's title show it: above 99 it is `99+`. */
export const countText = (count: number): string => (count > MAX ? `${MAX}+` : `${count}`);

/** @returns the words of a badge; undefined for a count of 0 or less, which has no badge */
export const badgeText = (badge: BadgeValue | undefined): string | undefined =>
  typeof badge === 'number' ? (badge > 0 ? countText(badge) : undefined) : badge;

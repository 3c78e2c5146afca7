/** How many are unread, and the newest of all. */
export interface Count {
  unread: number;
  lastId: string | null;
}

/**
 * How many are unread once `covered` that are shown as read are taken off. What the service says may or may not know of them
 * already; `before` is what it said when the first of them was marked. Where nothing has come since, any decrease is of marks;
 * where something has, a number that is lower than with it can only be one that knows of them.
 */
export function unreadWithout(now: Count, covered: number, before: Count): number {
  const come = now.lastId === before.lastId ? 0 : 1;
  const known = Math.min(covered, Math.max(0, before.unread + come - now.unread));
  return Math.max(0, now.unread - (covered - known));
}

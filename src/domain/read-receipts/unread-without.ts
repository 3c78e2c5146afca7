/** The number of unread items, and the id of the newest item. */
export interface Count {
  unread: number;
  lastId: string | null;
}

/**
 * The number of unread items without `covered` items that have a pending receipt. The service may or may not have counted those
 * receipts in `now`; `before` is its count when the first receipt was made. Without a newer item every decrease since then is of
 * receipts; with one, the count is compared with `before` plus one.
 */
export function unreadWithout(now: Count, covered: number, before: Count): number {
  const arrived = now.lastId === before.lastId ? 0 : 1;
  const known = Math.min(covered, Math.max(0, before.unread + arrived - now.unread));
  return Math.max(0, now.unread - (covered - known));
}

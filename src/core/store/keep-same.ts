const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * `next`, with whatever is equal in `before` taken from there, however deep: a reply that brings what is shown already changes
 * no object, so nothing is drawn anew. For plain data; other objects count as different.
 */
export function keepSame<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next;
  if (Array.isArray(before) && Array.isArray(next)) {
    const rows = next.map((row, at) => keepSame(before[at], row));
    return (
      rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows
    ) as T;
  }
  if (!isPlain(before) || !isPlain(next)) return next;
  const keys = Object.keys(next);
  const merged = Object.fromEntries(keys.map((key) => [key, keepSame(before[key], next[key])]));
  const same =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && merged[key] === before[key]);
  return (same ? before : merged) as T;
}

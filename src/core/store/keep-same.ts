type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * `next`, with every equal part of `before` in its place, however deep: a reply with the data that is shown already keeps its
 * objects, so nothing renders again. For plain data; other objects count as different.
 */
export function keepSame<T>(before: unknown, next: T): T {
  const lists = Array.isArray(before) && Array.isArray(next);
  if (!lists && !(isPlain(before) && isPlain(next))) return next;
  const old = before as Plain;
  const parts = Object.entries(next as Plain).map(([key, part]) => [key, keepSame(old[key], part)] as const);
  const same =
    parts.length === Object.keys(old).length &&
    parts.every(([key, part]) => Object.hasOwn(old, key) && Object.is(part, old[key]));
  if (same) return before as T;
  return (lists ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

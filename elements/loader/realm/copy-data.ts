/**
 * Data as data of the realm in which this function runs: arrays, plain objects and dates are copied, all else stays
 * what it is (functions, files, nodes, objects of a class). It runs on pages whose methods of arrays are not to be
 * trusted, so it uses none.
 */
export function copyData<T>(value: T): T {
  return copy(value, []) as T;
}

/** @param seen pairs of an original and its copy, one after the other: data may contain itself */
function copy(value: unknown, seen: unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (let i = 0; i < seen.length; i += 2) if (seen[i] === value) return seen[i + 1];
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    remember(seen, value, items);
    for (let i = 0; i < value.length; i++) items[i] = copy(value[i], seen);
    return items;
  }
  if (Object.prototype.toString.call(value) === '[object Date]') return new Date(Number(value));
  const above: unknown = Object.getPrototypeOf(value);
  // The prototype of a plain object has none itself; that of a class has.
  if (above !== null && Object.getPrototypeOf(above) !== null) return value;
  const record: Record<string, unknown> = {};
  remember(seen, value, record);
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    const member: unknown = copy((value as Record<string, unknown>)[key], seen);
    // An assignment to `__proto__` would set the prototype.
    Object.defineProperty(record, key, {
      value: member,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  return record;
}

function remember(seen: unknown[], original: unknown, made: unknown): void {
  seen[seen.length] = original;
  seen[seen.length] = made;
}

/** The place of an item in a list; -1 where it is not in it. */
export function placeOf<T>(list: readonly T[], item: T): number {
  for (let i = 0; i < list.length; i++) if (list[i] === item) return i;
  return -1;
}

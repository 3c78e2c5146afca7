import type { Changes, Values } from './kind';

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));

/** The fields, those of `after` by default, whose values differ. A missing value is null. */
export function differing(before: Values, after: Values, names = Object.keys(after)): Changes {
  const all = names.map((name): [string, readonly [unknown, unknown]] => [
    name,
    [plain(before[name]), plain(after[name])],
  ]);
  return Object.fromEntries(all.filter(([, [one, other]]) => one !== other));
}

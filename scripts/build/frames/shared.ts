/** Several JSON values, split into the JSON that they share and the parts in which they differ. */
export interface Shared {
  readonly common: string;
  /** The parts of each value. Where `common` has the text `~2`, a value has the part with the index 2. */
  readonly own: readonly (readonly unknown[])[];
}

/** Where `common` has this, a value has its part with the index. */
export const markOf = (index: number): string => `"~${index}"`;

/** Splits the values. Places that differ in the same way share one index. */
export function sharedOf(values: readonly unknown[]): Shared {
  const own: unknown[][] = values.map(() => []);
  const known = new Map<string, string>();
  const mark = (each: readonly unknown[]): string => {
    const key = JSON.stringify(each);
    const name = known.get(key) ?? `~${known.size}`;
    if (!known.has(key)) each.forEach((value, at) => void own[at]!.push(value));
    known.set(key, name);
    return name;
  };
  const visit = (each: readonly unknown[]): unknown => {
    const [first, ...others] = each;
    if (others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return first;
    const keys = each.map(keysOf);
    if (keys[0] === undefined || keys.some((other) => String(other) !== String(keys[0]))) return mark(each);
    const pairs = keys[0].map((key) => [key, visit(each.map((value) => Reflect.get(value as object, key)))]);
    return Array.isArray(first) ? pairs.map(([, value]) => value) : Object.fromEntries(pairs);
  };
  return { common: JSON.stringify(visit(values)), own };
}

/** Puts one value together again. The build writes the source of this function into a module, so it uses its arguments alone. */
export const wholeOf = (common: string, own: readonly unknown[]): unknown =>
  JSON.parse(common.replace(/"~(\d+)"/g, (_, at: number) => JSON.stringify(own[at])));

/** Undefined for what has no parts. */
const keysOf = (value: unknown): string[] | undefined =>
  typeof value === 'object' && value !== null ? Object.keys(value) : undefined;

import { isFrom, type Operation, type Sample, valueAt } from './shape/operation';

/** What a call sends, with all its values. */
export interface Filled {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined for a call without a body. */
  readonly body: unknown;
}

/**
 * A call with the values of its sample.
 * @param dataOf the `data` that another operation has answered with
 * @returns null where a value of another reply is not there
 */
export function fill(operation: Operation, dataOf: (name: string) => unknown): Filled | null {
  const { path: parts, query, body } = operation.send ?? {};
  let missing = false;
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isFrom(value)) return value;
    const found = valueAt(dataOf(value.from.call), value.from.at);
    if (found === undefined || found === null || found === '') missing = true;
    return found;
  };
  const all = (sample: Sample = {}) =>
    Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, resolve(value)]));
  const filled = {
    path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts?.[name] ?? '')),
    query: Object.fromEntries(Object.entries(all(query)).map(([name, value]) => [name, String(value)])),
    body: operation.method === 'POST' ? all(body) : undefined,
  };
  return missing ? null : filled;
}

/** The operations whose replies a call takes values of. */
export function needsOf({ send }: Operation): readonly string[] {
  const values = Object.values({ ...send?.path, ...send?.query, ...send?.body }).flat();
  return values.filter(isFrom).map(({ from }) => from.call);
}

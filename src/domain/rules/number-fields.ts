import type { GenericSchema } from 'valibot';
import { isRecord } from '../../core/json/json';

const NUMBERS = new WeakSet<object>();

/** Marks the schema of a number. */
export function asNumber<S extends GenericSchema>(schema: S): S {
  NUMBERS.add(schema);
  return schema;
}

/** What schemas are made of others by. */
interface Made extends GenericSchema {
  readonly pipe?: readonly Made[];
  readonly wrapped?: Made;
  readonly item?: Made;
  readonly entries?: Readonly<Record<string, Made>>;
}

/** The values of a schema with each number changed, as those of lines; the same value where none changes. */
export function mapNumbers<Value>(
  schema: GenericSchema,
  value: Value,
  change: (number: unknown) => unknown,
): Value {
  return map(schema, value, change) as Value;
}

function map(schema: Made, value: unknown, change: (number: unknown) => unknown): unknown {
  if (NUMBERS.has(schema)) return change(value);
  const { pipe, wrapped, item, entries } = schema;
  // A pipe has the members of its first schema, too.
  if (pipe) return pipe.reduce((before, step) => map(step, before, change), value);
  if (wrapped) return map(wrapped, value, change);
  if (item && Array.isArray(value)) {
    const mapped = value.map((one) => map(item, one, change));
    return mapped.some((one, at) => one !== value[at]) ? mapped : value;
  }
  if (!entries || !isRecord(value)) return value;
  const changed = Object.entries(entries).flatMap(([name, entry]) => {
    if (!Object.hasOwn(value, name)) return [];
    const mapped = map(entry, value[name], change);
    return mapped === value[name] ? [] : [[name, mapped]];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

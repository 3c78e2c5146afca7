import type { GenericSchema } from 'valibot';
import { isRecord } from '../../page/json/json';

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
  readonly getter?: (value: unknown) => Made;
  /** Of a union, a variant and an intersection; the values of a picklist and an enum are none. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: Made;
  readonly items?: readonly Made[];
  readonly entries?: Readonly<Record<string, Made>>;
  readonly rest?: Made;
  /** Of a record. */
  readonly value?: Made;
}

/** The values of a schema with each number changed, as those of lines; the same value where none changes. */
export function mapNumbers<Value>(
  schema: GenericSchema,
  value: Value,
  change: (number: unknown) => unknown,
): Value {
  return map([schema], value, change) as Value;
}

/** All schemas of a value at once: a number of several options is changed once. */
function map(schemas: readonly Made[], value: unknown, change: (number: unknown) => unknown): unknown {
  // What has no schema may be anything, such as an object within itself.
  if (schemas.length === 0) return value;
  const parts = schemas.flatMap((schema) => partsOf(schema, value));
  if (parts.some((part) => NUMBERS.has(part))) return change(value);
  if (Array.isArray(value)) {
    const mapped = value.map((one, at) =>
      map(
        parts.flatMap(({ item, items, rest }) => item ?? items?.[at] ?? rest ?? []),
        one,
        change,
      ),
    );
    return mapped.some((one, at) => one !== value[at]) ? mapped : value;
  }
  if (!isRecord(value)) return value;
  const changed = Object.entries(value).flatMap(([name, one]) => {
    const mapped = map(
      parts.flatMap((part) => entryOf(part, name) ?? part.rest ?? part.value ?? []),
      one,
      change,
    );
    return mapped === one ? [] : [[name, mapped]];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

/** A schema without what is put around it: steps, wrappers, options. */
function partsOf(schema: Made, value: unknown): Made[] {
  if (NUMBERS.has(schema)) return [schema];
  const { pipe, wrapped, getter, options } = schema;
  // A pipe has the members of its first schema, too.
  if (pipe) return pipe.flatMap((step) => partsOf(step, value));
  if (wrapped) return partsOf(wrapped, value);
  if (getter) return partsOf(getter(value), value);
  const schemas = options?.filter((option) => isRecord(option)) as Made[] | undefined;
  if (!schemas?.length) return [schema];
  const meant = schemas.filter((option) => isMeant(option, value));
  // What chooses among them may not be chosen yet.
  return (meant.length > 0 ? meant : schemas).flatMap((option) => partsOf(option, value));
}

const entryOf = ({ entries }: Made, name: string): Made | undefined =>
  entries && Object.hasOwn(entries, name) ? entries[name] : undefined;

/** Whether an option of a union may be the one of a value: none of its fixed fields, such as its kind, is another. */
function isMeant(option: Made, value: unknown): boolean {
  if (!isRecord(value)) return true;
  return partsOf(option, value).every(({ entries = {} }) =>
    Object.entries(entries).every(([name, entry]) => {
      const fixed = partsOf(entry, value[name]).flatMap(({ literal, options = [] }) =>
        literal === undefined ? options : [literal],
      );
      return fixed.length === 0 || fixed.includes(value[name]);
    }),
  );
}

import * as v from 'valibot';
import type { TextKey } from '../../core/i18n/texts';
import { cleanText } from '../../core/text/clean';
import { issue } from './issue';

const OPTIONAL = new WeakSet<object>();
const REQUIRED = new WeakSet<object>();

/** Nothing was given: no text but blanks and what is not seen, no choice. `false` and 0 are answers. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return cleanText(value) === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || Number.isNaN(value);
}

/** A field that may be left empty; it is `undefined` in what is submitted then. */
export function optional<S extends v.GenericSchema>(schema: S) {
  const filled = v.pipe(
    v.unknown(),
    v.transform((value) => (isEmpty(value) ? undefined : value)),
    v.optional(schema),
  );
  OPTIONAL.add(filled);
  return filled;
}

/** Whether a field may be left empty. */
export const isOptional = (schema: object): boolean => OPTIONAL.has(schema);

/** A field that has to be filled in, with words of its own where it is not. */
export function required<S extends v.GenericSchema>(schema: S, key: TextKey = 'rule.required') {
  const filled = v.pipe(
    v.unknown(),
    v.check((value) => !isEmpty(value), issue(key)),
    schema,
  );
  REQUIRED.add(filled);
  return filled;
}

/**
 * The schema of a form. Every field is required, but for those of `optional()` (docs/behaviour.md#rules); what is wrong is an
 * `Issue`, in words where it is read.
 *
 * @example
 * const schema = fields({ name: text(40), note: optional(text(1000)) });
 */
export function fields<E extends v.ObjectEntries>(entries: E) {
  const wrapped = Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [
      name,
      OPTIONAL.has(schema) || REQUIRED.has(schema) ? schema : required(schema as v.GenericSchema),
    ]),
  );
  return v.object(wrapped as unknown as E, issue('rule.required'));
}

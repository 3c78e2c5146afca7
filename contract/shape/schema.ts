/** The part of JSON Schema that the contract is written in. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly minLength?: number;
  readonly pattern?: string;
}

type Fields = Readonly<Record<string, Schema>>;

export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const anything: Schema = {};

/** Ids, counts and times, which every service sends in one of several forms. */
export const id: Schema = {
  description:
    'A text, or an integer of any length: one of 2^53 and beyond keeps all its digits, and goes back as a text.',
  anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }],
};
export const count: Schema = {
  description: 'A whole number, 0 or more; as a number or as a text of digits.',
  anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d+$' }],
};
export const time: Schema = {
  description:
    'ISO 8601, with a blank in place of the T, too; seconds or milliseconds since 1970 as a number or digits; or [2026, 11, 26, 22, 10, 0]. Without a zone it is of serviceTimeZone.',
  anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'array', items: { type: 'integer' } }],
};
/** Of a field that says yes or no by 1 or 0. */
export const bit: Schema = { description: '1 for yes, 0 for no.', enum: [0, 1, '0', '1'] };

export const oneOf = (...values: readonly unknown[]): Schema => ({ enum: values });
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const described = (schema: Schema, description: string): Schema => ({ ...schema, description });

/** The same, or null: as good as left out. Of an id, so is an empty text. */
export function orNull(schema: Schema): Schema {
  if (Object.keys(schema).length === 0) return schema;
  if (typeof schema.type === 'string' && !schema.properties && !schema.items) {
    return { ...schema, type: [schema.type, 'null'] };
  }
  if (schema.anyOf === id.anyOf) {
    return { ...schema, anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] };
  }
  if (schema.enum) return { ...schema, enum: [...schema.enum, null] };
  return { anyOf: [schema, { type: 'null' }] };
}

/**
 * An object. More fields than these are no fault.
 * @param needed without which the shell can make nothing of it
 * @param more which may be left out, or null
 * @param notNull which may be left out, but not be null
 */
export const record = (needed: Fields, more: Fields = {}, notNull: Fields = {}): Schema => ({
  type: 'object',
  ...(Object.keys(needed).length > 0 && { required: Object.keys(needed) }),
  properties: {
    ...needed,
    ...notNull,
    ...Object.fromEntries(Object.entries(more).map(([name, schema]) => [name, orNull(schema)])),
  },
});

/** Any names, with values of one kind. */
export const table = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });

/** A page of a list. */
export const pageOf = (row: Schema): Schema =>
  record({ content: listOf(row) }, { totalElements: count, totalPages: count });

import type { Schema } from './schema';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/**
 * What is wrong with a value, in sentences such as `data.id: expected a string or a whole number, got nothing`; nothing
 * where it is right.
 * @param path where the value stands
 */
export function faultsOf(schema: Schema, value: unknown, path: string): string[] {
  const fault = (expected: string) => [`${path}: expected ${expected}, got ${shown(value)}`];
  if (schema.anyOf) return faultsOfAny(schema.anyOf, value, path);
  if (schema.enum) return schema.enum.includes(value) ? [] : fault(orOf(schema.enum.map(shown)));
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value))) {
    return fault(orOf(types.map((type) => TYPES[type] ?? type)));
  }
  if (typeof value === 'string') {
    if (schema.minLength && value.length < schema.minLength)
      return [`${path}: expected a text, got an empty one`];
    if (schema.pattern && !new RegExp(schema.pattern).test(value))
      return fault(`a text like ${schema.pattern}`);
  }
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.flatMap((item, at) => faultsOf(items, item, `${path}[${at}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => fields[name] === undefined);
  return [...new Set([...missing, ...Object.keys(fields)])].flatMap((name) => {
    const own = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
    return faultsOf(own, fields[name], `${path}.${name}`);
  });
}

/** Of the forms that a value may have, it is held against the one that it comes nearest to: the others would only confuse. */
function faultsOfAny(forms: readonly Schema[], value: unknown, path: string): string[] {
  const found = forms.map((form) => faultsOf(form, value, path));
  if (found.some((faults) => faults.length === 0)) return [];
  const alike = found.filter((_, at) => [forms[at]?.type ?? []].flat().some((type) => isOf(type, value)));
  if (alike.length > 0) return alike.reduce((best, faults) => (faults.length < best.length ? faults : best));
  return [`${path}: expected ${orOf(forms.flatMap(nameOf))}, got ${shown(value)}`];
}

const nameOf = ({ type, anyOf, enum: values }: Schema): string[] =>
  anyOf?.flatMap(nameOf) ?? values?.map(shown) ?? [type ?? []].flat().map((one) => TYPES[one] ?? one);

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  const own: string = typeof value;
  return own === type;
}

const orOf = (words: readonly string[]): string => {
  const all = [...new Set(words)];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
};

const LONGEST = 40;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

import { readJson } from '../../../src/page/json/read-json';
import type { AttributeDefinition } from './attribute-definitions';

/** `undefined` as value: not set, the default applies. */
export type ParsedValue =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly allowed: string };

const UNSET: ParsedValue = { ok: true, value: undefined };

/** Parses an attribute; null for an attribute that is absent. */
export function parseAttribute(definition: AttributeDefinition, text: string | null): ParsedValue {
  if (text === null) return UNSET;
  switch (definition.type) {
    case 'string':
      return parseString(definition, text);
    case 'boolean':
      // Presence counts, as in HTML; frameworks that write every value as text write "false".
      return { ok: true, value: text.trim().toLowerCase() !== 'false' };
    case 'number':
      return parseNumber(definition, text.trim() === '' ? Number.NaN : Number(text));
    case 'json':
      return parseJson(text);
  }
}

/** Parses a value given to the property; null and undefined unset it. */
export function parseProperty(definition: AttributeDefinition, value: unknown): ParsedValue {
  if (value === null || value === undefined) return UNSET;
  switch (definition.type) {
    case 'string':
      return parseString(definition, String(value));
    case 'boolean':
      return typeof value === 'string'
        ? parseAttribute(definition, value)
        : { ok: true, value: Boolean(value) };
    case 'number':
      return typeof value === 'string'
        ? parseAttribute(definition, value)
        : parseNumber(definition, Number(value));
    case 'json':
      return { ok: true, value };
  }
}

/** The attribute that shows a property's value; null for none. A json property has none: it keeps its identity. */
export function attributeText(definition: AttributeDefinition, value: unknown): string | null {
  if (value === undefined) return null;
  if (value === false) return definition.default === true ? 'false' : null;
  return value === true ? '' : String(value);
}

function parseString({ values }: AttributeDefinition, text: string): ParsedValue {
  if (!values || values.includes(text)) return { ok: true, value: text };
  // Templating frameworks write an empty text for "no value", which no list of values contains.
  if (text === '') return UNSET;
  return { ok: false, allowed: values.join(', ') };
}

function parseNumber({ values }: AttributeDefinition, value: number): ParsedValue {
  if (values ? values.includes(value) : Number.isFinite(value)) return { ok: true, value };
  return { ok: false, allowed: values?.join(', ') ?? 'a finite number' };
}

function parseJson(text: string): ParsedValue {
  try {
    return { ok: true, value: readJson(text) ?? undefined };
  } catch {
    return { ok: false, allowed: 'JSON text' };
  }
}

/** How an attribute's text and a property's value become a prop. */
export type PropType = 'string' | 'boolean' | 'number' | 'json';

export interface Rule {
  readonly name: string;
  readonly attribute: string;
  readonly type: PropType;
  /** The words a string may be; everything else is refused. */
  readonly allowed: readonly string[] | undefined;
  /** What the component gets while nothing is set. */
  readonly fallback: unknown;
}

/** `undefined` as value means: not set, the default counts. */
export type Reading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly allowed: string };

const UNSET: Reading = { ok: true, value: undefined };

export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Reads an attribute; null is an attribute that is not there. */
export function readAttribute(rule: Rule, text: string | null): Reading {
  if (text === null) return UNSET;
  switch (rule.type) {
    case 'string':
      return readString(rule, text);
    case 'boolean':
      // Presence counts, as in HTML; frameworks that write every value as text write "false".
      return { ok: true, value: text.trim().toLowerCase() !== 'false' };
    case 'number':
      return text.trim() === '' ? refuseNumber() : readNumber(Number(text));
    case 'json':
      return readJson(text);
  }
}

/** Reads a value given to the property; null and undefined unset it. */
export function readProperty(rule: Rule, value: unknown): Reading {
  if (value === null || value === undefined) return UNSET;
  switch (rule.type) {
    case 'string':
      return readString(rule, String(value));
    case 'boolean':
      return typeof value === 'string' ? readAttribute(rule, value) : { ok: true, value: Boolean(value) };
    case 'number':
      return typeof value === 'string' ? readAttribute(rule, value) : readNumber(Number(value));
    case 'json':
      return { ok: true, value };
  }
}

/** The attribute that shows a property's value; null for none. A json property has none, it keeps its identity. */
export function attributeText(rule: Rule, value: unknown): string | null {
  if (value === undefined) return null;
  if (value === false) return rule.fallback === true ? 'false' : null;
  return value === true ? '' : String(value);
}

function readString(rule: Rule, text: string): Reading {
  if (!rule.allowed || rule.allowed.includes(text)) return { ok: true, value: text };
  // Templating frameworks write an empty text for "no value", which no list of words contains.
  if (text === '') return UNSET;
  return { ok: false, allowed: rule.allowed.join(', ') };
}

function readNumber(value: number): Reading {
  return Number.isFinite(value) ? { ok: true, value } : refuseNumber();
}

function refuseNumber(): Reading {
  return { ok: false, allowed: 'a finite number' };
}

function readJson(text: string): Reading {
  try {
    return { ok: true, value: JSON.parse(text) ?? undefined };
  } catch {
    return { ok: false, allowed: 'JSON text' };
  }
}

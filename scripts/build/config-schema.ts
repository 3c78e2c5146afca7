import { mkdirSync, writeFileSync } from 'node:fs';
import { tokenNames } from '../../src/core/config/tokens';
import { ownLangs } from '../../src/core/i18n/lang';
import type { Kind, Member } from '../../src/core/shape/member';
import { at } from '../../tools/paths';
import { type ConfigKey, configKeys } from '../describe/config-keys';

type Schema = Readonly<Record<string, unknown>>;

const TEXT = { type: 'string' };
const TEXTS = { type: 'array', items: TEXT };

/** Kind of a key → the JSON Schema of its value; null for what JSON cannot hold. */
const SCHEMA_OF: Readonly<Record<Kind, (member: Member) => Schema | null>> = {
  text: () => TEXT,
  boolean: () => ({ type: 'boolean' }),
  choice: ({ values }) => ({ enum: values }),
  language: () => ({ type: 'string', examples: ownLangs() }),
  number: ({ min, max }) => ({ type: 'number', minimum: min, maximum: max }),
  id: () => ({ type: 'string', pattern: '^\\w{1,64}$' }),
  timeZone: () => ({ type: 'string', examples: ['UTC', '+08:00', 'Asia/Shanghai'] }),
  url: () => ({ type: 'string', format: 'uri', pattern: '^https?://' }),
  path: () => ({ type: 'string', pattern: '^/' }),
  texts: () => TEXTS,
  names: ({ values }) => ({ type: 'array', items: { enum: values } }),
  origins: () => ({ type: 'array', items: { type: 'string', format: 'uri', pattern: '^https?://' } }),
  languages: () => ({ type: 'object', additionalProperties: TEXT }),
  icons: () => ({ type: 'object', additionalProperties: TEXT }),
  rows: () => ({
    type: 'array',
    items: { type: 'object', properties: { id: ROW_ID, title: HOST_TEXT }, required: ['id', 'title'] },
  }),
  badges: () => ({
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'number', minimum: 0 }, HOST_TEXT] },
  }),
  messages: () => ({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  }),
  social: () => ({
    type: 'object',
    properties: {
      providers: { type: 'array', items: { anyOf: [TEXT, PROVIDER] } },
      hosts: TEXTS,
    },
    required: ['providers', 'hosts'],
    additionalProperties: false,
  }),
  tokens: () => ({
    type: 'object',
    properties: Object.fromEntries(tokenNames().map((name) => [name, isColour(name) ? COLOUR : TEXT])),
    additionalProperties: false,
  }),
  function: () => null,
};

const ROW_ID = { type: 'string', pattern: '^[\\w.-]{1,64}$' };

/** A text, or one for each language. */
const HOST_TEXT = { anyOf: [TEXT, { type: 'object', additionalProperties: TEXT }] };
const isColour = (name: string) => name.startsWith('--oms-color-');

const COLOUR = {
  anyOf: [
    TEXT,
    {
      type: 'object',
      properties: { light: TEXT, dark: TEXT },
      required: ['light', 'dark'],
      additionalProperties: false,
    },
  ],
};

const PROVIDER = {
  type: 'object',
  properties: { id: TEXT, label: { type: ['string', 'null'] } },
  required: ['id'],
  additionalProperties: false,
};

/** dist/config.schema.json: checks a configuration file while it is written. */
export async function buildConfigSchema(): Promise<void> {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of @oms/shell',
    ...objectOf(configKeys(), { $schema: TEXT }),
  };
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(at('dist/config.schema.json'), `${JSON.stringify(schema)}\n`);
}

function objectOf(keys: readonly ConfigKey[], others: Schema = {}): Schema {
  const known = keys.flatMap((key) => {
    const schema = schemaOf(key);
    return schema ? [[key.name, schema] as const] : [];
  });
  return {
    type: 'object',
    properties: { ...others, ...Object.fromEntries(known) },
    additionalProperties: false,
  };
}

function kindOf({ kind }: Member): Kind {
  if (!kind) throw new Error('A key of the configuration has a kind');
  return kind;
}

/** @returns null for what a file cannot hold */
export function schemaOf({ field, comment, members }: ConfigKey): Schema | null {
  const schema = 'members' in field ? objectOf(members) : SCHEMA_OF[kindOf(field)](field);
  if (!schema) return null;
  const fallback = 'members' in field || typeof field.fallback === 'function' ? null : field.fallback;
  const { deprecated } = comment.tags;
  return {
    description: deprecated === undefined ? comment.words : `${comment.words}. Deprecated: ${deprecated}`,
    ...schema,
    ...(fallback === null ? {} : { default: fallback }),
    ...(deprecated === undefined ? {} : { deprecated: true }),
  };
}

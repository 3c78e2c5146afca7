import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/core/config/read';
import { SCHEMA } from '../../src/core/config/schema';
import { fromDataset } from '../../src/core/config/sources';
import type { Group, Member } from '../../src/core/shape/member';
import { read } from './support/files';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

const schema = JSON.parse(read('dist/config.schema.json')) as JsonSchema;
const problemsOf = (layer: object) => readConfig([layer], null).problems;

/** `[key, schema, layer with a value for the key]` of every key that is no group. */
function leaves({ properties = {} }: JsonSchema, wrap = (layer: object): object => layer): Leaf[] {
  return Object.entries(properties).flatMap(([key, inner]): Leaf[] =>
    inner.properties && key in groups
      ? leaves(inner, (layer) => wrap({ [key]: layer }))
      : [[key, inner, (value) => wrap({ [key]: value })]],
  );
}
type Leaf = [key: string, schema: JsonSchema, layer: (value: unknown) => object];

const keys = Object.entries(SCHEMA) as [string, Member | Group][];
const groups = Object.fromEntries(keys.filter(([, field]) => 'members' in field)) as Record<string, Group>;
const known = leaves(schema).filter(([key]) => key !== '$schema');

describe('the JSON Schema of a configuration file', () => {
  it('has every key that JSON can hold, with a description', () => {
    const names = (fields: [string, Member | Group][]): string[] =>
      fields.flatMap(([name, field]) =>
        'members' in field ? names(Object.entries(field.members)) : field.kind === 'function' ? [] : name,
      );
    expect(known.map(([key]) => key)).toEqual(names(keys));
    expect(known.filter(([, { description }]) => !description)).toEqual([]);
  });

  it('has defaults and values that the shell can use', () => {
    for (const [, field, layer] of known) {
      const values = [field.default, field.minimum, field.maximum, ...(field.enum ?? [])];
      for (const value of values.filter((one) => one !== undefined)) {
        expect(problemsOf(layer(value)), JSON.stringify(layer(value))).toEqual([]);
      }
    }
  });

  it('has the bounds that the shell keeps', () => {
    const bounded = known.filter(([, { minimum }]) => minimum !== undefined);
    expect(bounded.length).toBeGreaterThan(0);
    for (const [, { minimum = 0, maximum = 0 }, layer] of bounded) {
      expect(problemsOf(layer(minimum - 1))).toHaveLength(1);
      expect(problemsOf(layer(maximum + 1))).toHaveLength(1);
    }
  });
});

describe('the attributes of the script tag', () => {
  const hosts = Object.keys(SCHEMA.hosts.members);

  it('name each host without a prefix', () => {
    const dataset = Object.fromEntries(hosts.map((name) => [name, `https://${name.toLowerCase()}.test`]));
    const { config, problems } = readConfig([fromDataset(dataset)], null);
    expect(problems).toEqual([]);
    expect(config.hosts).toEqual(dataset);
  });

  it('mean one thing each: no host has the name of a key', () => {
    expect(hosts.filter((name) => name in SCHEMA)).toEqual([]);
  });
});

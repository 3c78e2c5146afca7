import type { Supply } from '../rewrite';

export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

/** A value of the form that a schema gives, whose words are hostile strings. */
export function hostileOf(schema: Schema, supply: Supply, name: string, depth = 0): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return hostileOf(first, supply, name, depth);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [key, hostileOf(one, supply, key, depth + 1)]),
    );
  }
  if (typeof schema.additionalProperties === 'object') {
    return { x: hostileOf(schema.additionalProperties, supply, name, depth + 1) };
  }
  if (schema.items) return [hostileOf(schema.items, supply, name, depth + 1)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number') return 5_000;
  return /url|href|host|src|path|login|console|erp|billing/i.test(name) ? supply.address() : supply.text();
}

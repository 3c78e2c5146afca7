import type { AttributeDeclaration, AttributeType, ElementDeclaration } from '../element-declaration';
import { commonAttributes } from './common-attributes';

/** A declared attribute, ready to parse its values. */
export interface AttributeDefinition {
  /** Of the property. */
  readonly name: string;
  readonly attribute: string;
  readonly type: AttributeType;
  /** The allowed values; undefined for any. */
  readonly values: readonly (string | number)[] | undefined;
  readonly default: unknown;
}

export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function defineAttribute([name, { type, values, default: value }]: [
  string,
  AttributeDeclaration,
]): AttributeDefinition {
  return { name, attribute: attributeName(name), type, values, default: value };
}

/** The attributes that become props. */
export function ownAttributes({ attributes }: ElementDeclaration): readonly AttributeDefinition[] {
  return Object.entries(attributes).map(defineAttribute);
}

/** Theme and density: the element applies them itself. */
export const lookAttributes: readonly AttributeDefinition[] =
  Object.entries(commonAttributes).map(defineAttribute);

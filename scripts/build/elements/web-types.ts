import { customPropertiesOf, deprecation, describeEvent } from './custom-elements-manifest';
import type { AttributeDescription, ElementDescription } from './describe';
import { describeCommonAttributes } from './describe';

/** Data of JetBrains' editors. */
export function webTypes(elements: readonly ElementDescription[], version: string): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: '@oms/shell',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map(describe) } },
  };
}

function describe(element: ElementDescription): object {
  const attributes = [...element.attributes, ...describeCommonAttributes()];
  const { slots = {}, parts = {} } = element.markup;
  return {
    name: element.tag,
    description: element.text,
    attributes: attributes.map(attribute),
    slots: Object.entries(slots).map(([name, description]) => ({ name, description })),
    js: {
      properties: attributes.map(({ property, type, text, deprecated }) => ({
        name: property,
        type,
        description: text,
        ...deprecation(deprecated),
      })),
      events: element.events.map(({ name, text, deprecated }) => ({
        name,
        description: describeEvent(name, text),
        ...deprecation(deprecated),
      })),
    },
    css: {
      properties: customPropertiesOf(element).map(({ name, description }) => ({ name, description })),
      parts: Object.entries(parts).map(([name, description]) => ({ name, description })),
    },
  };
}

function attribute({ name, type, text, constant, deprecated, default: words }: AttributeDescription): object {
  const initial = words ?? constant;
  return {
    name,
    description: text,
    value: { type, required: type !== 'boolean' },
    ...(initial === undefined ? {} : { default: initial }),
    ...deprecation(deprecated),
  };
}

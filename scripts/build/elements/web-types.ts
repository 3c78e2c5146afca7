import type { AttributeDescription, ElementDescription } from '../../describe/elements';
import { describeCommonAttributes } from '../../describe/elements';
import { customPropertiesOf, describeEvent, ifDeprecated } from './custom-elements-manifest';

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
        ...{ name: property, type, description: text },
        ...ifDeprecated(deprecated),
      })),
      events: element.events.map(({ name, text, deprecated }) => ({
        ...{ name, description: describeEvent(name, text) },
        ...ifDeprecated(deprecated),
      })),
    },
    css: {
      properties: customPropertiesOf(element).map(({ name, description }) => ({ name, description })),
      parts: Object.entries(parts).map(([name, description]) => ({ name, description })),
    },
  };
}

function attribute(one: AttributeDescription): object {
  const { name, type, text, constant, default: words, deprecated } = one;
  const initial = words ?? constant;
  return {
    name,
    description: text,
    value: { type, required: type !== 'boolean' },
    ...(initial === undefined ? {} : { default: initial }),
    ...ifDeprecated(deprecated),
  };
}

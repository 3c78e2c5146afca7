import type { ClassMember, CustomElementDeclaration, Module, Package } from 'custom-elements-manifest';
import type { AttributeDescription, ElementDescription, MethodDescription } from '../../describe/elements';
import { describeCommonAttributes } from '../../describe/elements';
import { tokenDefaults } from './token-defaults';

/** The Custom Elements Manifest, version 2.1, of these elements. */
export function customElementsManifest(elements: readonly ElementDescription[]): Package {
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: elements.map(describeModule) };
}

function describeModule(element: ElementDescription): Module {
  const path = `dist/esm/elements/${element.folder}.js`;
  const declaration = { name: element.className, module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declare(element)],
    exports: [{ kind: 'custom-element-definition', name: element.tag, declaration }],
  };
}

function declare(element: ElementDescription): CustomElementDeclaration {
  const attributes = [...element.attributes, ...describeCommonAttributes()];
  const { slots = {}, parts = {} } = element.markup;
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    description: element.text,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(({ name, property, type, text, constant, deprecated }) => ({
      name,
      fieldName: property,
      type: { text: type },
      description: text,
      ...(constant === undefined ? {} : { default: constant }),
      ...ifDeprecated(deprecated),
    })),
    members: [...attributes.map(field), READY, ...element.methods.map(method)],
    slots: Object.entries(slots).map(([name, description]) => ({ name, description })),
    cssParts: Object.entries(parts).map(([name, description]) => ({ name, description })),
    cssProperties: customPropertiesOf(element),
    events: element.events.map(({ name, text, deprecated }) => ({
      name,
      type: { text: `OmsEvent<'${name}'>` },
      description: describeEvent(name, text),
      ...ifDeprecated(deprecated),
    })),
  };
}

/** Of this manifest and of web-types, which write it alike. */
export const ifDeprecated = (deprecated: string | undefined): { deprecated?: string } =>
  deprecated === undefined ? {} : { deprecated };

function field(one: AttributeDescription): ClassMember {
  const { name, property, type, text, constant, default: words, deprecated } = one;
  const initial = constant ?? words;
  return {
    kind: 'field',
    name: property,
    attribute: name,
    reflects: true,
    description: text,
    type: { text: constant === undefined ? `${type} | undefined` : type },
    ...(initial === undefined ? {} : { default: initial }),
    ...ifDeprecated(deprecated),
  } as ClassMember;
}

const READY: ClassMember = {
  kind: 'field',
  name: 'ready',
  readonly: true,
  description: 'Resolves after the first render; never rejects.',
  type: { text: 'Promise<void>' },
};

function method({ name, parameters, text, deprecated }: MethodDescription): ClassMember {
  return {
    kind: 'method',
    name,
    description: text,
    parameters: parameters.map(({ type, ...one }) => ({ ...one, type: { text: type } })),
    return: { type: { text: 'void' } },
    ...ifDeprecated(deprecated),
  };
}

/** Name, description and initial value of every custom property that concerns an element. */
export function customPropertiesOf({ markup }: ElementDescription) {
  const own = Object.entries(markup.customProperties ?? {}).map(([name, { description, initial }]) => ({
    name,
    description,
    default: initial,
  }));
  const theme = tokenDefaults().map(({ name, group, value }) => ({
    name,
    description: `Theme: ${group}.`,
    default: value,
  }));
  return [...own, ...theme];
}

/** Only errors are the element's own; the others concern the page. */
export function describeEvent(name: string, text: string): string {
  return name === 'oms-error'
    ? text
    : `${text} Of the page: the element hears a copy, which does not bubble.`.trim();
}

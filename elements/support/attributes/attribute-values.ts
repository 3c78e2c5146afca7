import { cutText } from '../../../src/core/text/cut';
import { fromHost } from '../../../src/page/platform/page-window';
import { controllersOf } from '../controllers';
import { fail } from '../events';
import type { AttributeDefinition } from './attribute-definitions';
import { attributeText, type ParsedValue, parseAttribute, parseProperty } from './parse-value';

/** The values that a page gives to one element, by its properties and attributes. */
export interface AttributeValues {
  /** The value of a property: what the page has set, else its default. */
  get(definition: AttributeDefinition): unknown;
  /** Sets a property, and its attribute where it has one. */
  set(definition: AttributeDefinition, given: unknown): void;
  /** Takes the new text of an attribute; null where it was removed. */
  setText(definition: AttributeDefinition, text: string | null): void;
  /**
   * The values for the component. One that is not set and has no default is left out, so that the component's own
   * default applies.
   */
  props(definitions: readonly AttributeDefinition[]): Readonly<Record<string, unknown>>;
  /** Reports the refused values, once the element is on the page. */
  report(): void;
}

/** @param onChange called when a value has changed, and at each refused one; undefined for a value that is not set */
export function createAttributeValues(
  host: HTMLElement,
  onChange: (definition: AttributeDefinition, value: unknown) => void,
): AttributeValues {
  /** The values that the page has set; a name that has none, or undefined, has its default. */
  const values = new Map<string, unknown>();
  /** Messages for refused values, by name. */
  const refused = new Map<string, string>();
  let reflecting = false;

  function store(definition: AttributeDefinition, parsed: ParsedValue, given: unknown): void {
    const { name } = definition;
    const value = parsed.ok ? parsed.value : undefined;
    if (parsed.ok) {
      refused.delete(name);
      if (Object.is(value, values.get(name))) return;
    } else refused.set(name, `${name}: ${quote(given)} is not allowed; allowed: ${parsed.allowed}`);
    values.set(name, value);
    onChange(definition, value);
  }

  return {
    get: ({ name, type, default: initial }) =>
      values.get(name) ?? initial ?? (type === 'boolean' ? false : undefined),
    set(definition, given) {
      const parsed = parseProperty(definition, fromHost(given));
      store(definition, parsed, given);
      if (definition.type === 'json') return;
      reflecting = true;
      try {
        reflect(host, definition, parsed.ok ? parsed.value : undefined);
      } finally {
        reflecting = false;
      }
    },
    setText(definition, text) {
      if (!reflecting) store(definition, parseAttribute(definition, text), text);
    },
    props(definitions) {
      const props: Record<string, unknown> = {};
      for (const { name, default: initial } of definitions) {
        const value = values.get(name) ?? initial;
        if (value !== undefined) props[name] = value;
      }
      return props;
    },
    report() {
      if (!host.isConnected) return;
      const messages = [...refused.values()];
      refused.clear();
      for (const message of messages) fail(host, 'attribute', message);
    },
  };
}

/** Writes a property's value to its attribute, unless the attribute has this value already. */
function reflect(host: HTMLElement, definition: AttributeDefinition, value: unknown): void {
  const { attribute } = definition;
  const shown = parseAttribute(definition, host.getAttribute(attribute));
  if (shown.ok && shown.value === value) return;
  const text = attributeText(definition, value);
  if (text === null) host.removeAttribute(attribute);
  else host.setAttribute(attribute, text);
}

function quote(value: unknown): string {
  const text = String(value);
  return `"${text.length > 100 ? `${cutText(text, 100)}…` : text}"`;
}

/** Gives a class of elements the properties of its attributes. */
export function defineProperties(prototype: object, definitions: readonly AttributeDefinition[]): void {
  for (const definition of definitions) {
    Object.defineProperty(prototype, definition.name, {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) {
        return controllersOf(this)!.values.get(definition);
      },
      set(this: HTMLElement, value: unknown) {
        controllersOf(this)!.values.set(definition, value);
      },
    });
  }
}

/** A property set before the element was defined is the instance's own and hides the accessor of the class. */
export function upgradeProperties(host: HTMLElement, definitions: readonly AttributeDefinition[]): void {
  for (const { name } of definitions) {
    if (!Object.hasOwn(host, name)) continue;
    const value = Reflect.get(host, name);
    Reflect.deleteProperty(host, name);
    Reflect.set(host, name, value);
  }
}

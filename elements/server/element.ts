import type { FramedElement } from '../paint/frame/frame-of';
import type { OmsTag } from '../types';
import { escaped } from './html';

/** An element of the shell that a server writes into its page. */
export interface ServedElement {
  readonly tag: OmsTag;
  /**
   * Those of the tag, such as `features`, and of any element, such as `slot` and `class`; `true` for one without a
   * value. No `style` and no handlers.
   */
  readonly attributes?: Readonly<Record<string, string | true>>;
  /** Bell and switcher in the slots of the bar. */
  readonly children?: readonly ServedElement[];
}

/** Handlers and styles are code, which a strict policy refuses. */
const ATTRIBUTE = /^(?!on|style$)[a-z][a-z\d-]*$/;

/** The attributes of the element that can be written. */
export function attributesIn({ attributes = {} }: ServedElement): Readonly<Record<string, string>> {
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!ATTRIBUTE.test(name)) continue;
    if (value === true) own[name] = '';
    else if (typeof value === 'string') own[name] = value;
  }
  return own;
}

/** The element as a frame asks for it. */
export function framedElement(element: ServedElement): FramedElement {
  const attributes = attributesIn(element);
  return {
    localName: element.tag,
    children: (element.children ?? []).map(({ tag }) => ({ localName: tag })),
    hasAttribute: (name) => Object.hasOwn(attributes, name),
    getAttribute: (name) => (Object.hasOwn(attributes, name) ? attributes[name]! : null),
  };
}

/** The tag with what is in it. @param inner markup */
export function tagOf(element: ServedElement, inner: string): string {
  const attributes = Object.entries(attributesIn(element)).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  return `<${element.tag}${attributes.join('')}>${inner}</${element.tag}>`;
}

/** A tag is written as it is given, so it must be nothing else than a name. */
export const isServed = ({ tag }: ServedElement): boolean => /^oms-[a-z-]+$/.test(tag);

import type { OmsEventName } from '../../src/core/events/types';

/**
 * The second half of an element's declaration, exported as `markup` from the same file: names and descriptions that the
 * class does not need. Only the build imports it, so that no page loads it.
 */
export interface ElementMarkup {
  /** Title of the section of docs/behaviour.md. */
  readonly behaviour: string;
  /** Name → description. */
  readonly slots?: Readonly<Record<string, string>>;
  /** CSS shadow parts: name → description. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Custom properties that the element sets on the document's root for the layout of the page. */
  readonly customProperties?: Readonly<Record<`--oms-${string}`, CustomProperty>>;
  /** The events that using this element causes, besides `oms-error`. Their descriptions are those of `OmsEventMap`. */
  readonly events: readonly OmsEventName[];
  /**
   * The box of the element before it is defined, so that the page does not shift: CSS declarations by what follows the tag in the
   * selector; an empty text for all.
   */
  readonly placeholder: Readonly<Record<string, string>>;
  /** The same in windows of less than 768 px, where it differs. */
  readonly narrowPlaceholder?: Readonly<Record<string, string>>;
}

export interface CustomProperty {
  readonly description: string;
  /** The value before the element is defined. */
  readonly initial: string;
}

import '../src/shell/globals';
import type { OmsElements } from './types';

export type { OmsElement } from './support/element-declaration';
export type { OmsAttributeProps, OmsAttributes, OmsElements, OmsOpenable, OmsTag } from './types';

/** The tags for plain DOM code: the types of `@oms/shell/elements` and its entries, which have no values. */
declare global {
  interface HTMLElementTagNameMap extends OmsElements {}
}

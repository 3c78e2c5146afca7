import type { OmsEvent, OmsEventMap } from '../src/core/events/types';
import type { OmsElements } from './types';

type Events = { [Name in keyof OmsEventMap]: OmsEvent<Name> };

/** The tags and events for plain DOM code: the types of `@oms/shell/elements` and its entries, which export nothing. */
declare global {
  interface HTMLElementTagNameMap extends OmsElements {}
  interface HTMLElementEventMap extends Events {}
  interface DocumentEventMap extends Events {}
}

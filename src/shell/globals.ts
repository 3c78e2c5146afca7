import type { OmsEvent, OmsEventMap } from '../core/events/types';
import type { OmsShellApi } from './api';

type Events = { [Name in keyof OmsEventMap]: OmsEvent<Name> };

/** The events reach document and window; the script API is the page's, whichever way the package came to it. */
declare global {
  interface HTMLElementEventMap extends Events {}
  interface DocumentEventMap extends Events {}
  interface WindowEventMap extends Events {}
  interface Window {
    OmsShell: OmsShellApi;
  }
  /** The same as `getShell()`. */
  var OmsShell: OmsShellApi;
}

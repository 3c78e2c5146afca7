import type { OmsEvent, OmsEventMap } from '../core/events/types';
import type { OmsShellApi } from './api';
import type { ShellQueue } from './queue';

type Events = { [Name in keyof OmsEventMap]: OmsEvent<Name> };

/** The script API at `window.OmsShell`; the script of the CDN and its page share the queue. */
interface PageShellApi extends OmsShellApi {
  readonly queue: ShellQueue;
}

/** The events reach document and window; the script API is the page's, whichever way the package came to it. */
declare global {
  interface HTMLElementEventMap extends Events {}
  interface DocumentEventMap extends Events {}
  interface WindowEventMap extends Events {}
  interface Window {
    OmsShell: PageShellApi;
  }
  /** The same as `getShell()`. */
  var OmsShell: PageShellApi;
}

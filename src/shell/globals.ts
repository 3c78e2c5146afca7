import type { OmsEvent, OmsEventMap } from '../core/events/types';
import type { OmsShellApi } from './api';
import type { QueuedCall, ShellQueue } from './queue';

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
    get OmsShell(): PageShellApi;
    /** A page sets it before the script is there: `window.OmsShell ||= { queue: [] }`. */
    set OmsShell(api: PageShellApi | { queue: QueuedCall[] });
  }
  /** The same as `getShell()`. Not a `var`: as a member of `globalThis`, too, it would be no place for what a page sets. */
  const OmsShell: PageShellApi;
}

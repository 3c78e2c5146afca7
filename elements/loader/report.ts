import type { LoaderError } from './types';

/**
 * Reports an error to the page and its developer: an `oms-error` event on the document and a line in the console.
 * @param log how the console is told
 */
export function report(detail: LoaderError, log = console.error): void {
  log(`OMS shell: ${detail.message}`);
  document.dispatchEvent(new CustomEvent('oms-error', { bubbles: true, composed: true, detail }));
}

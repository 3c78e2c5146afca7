import type { LoaderError } from './types';

/** Tells the page and its developer of a failure: an `oms-error` event on the document and a console error. */
export function report(detail: LoaderError): void {
  console.error(`OMS shell: ${detail.message}`);
  document.dispatchEvent(new CustomEvent('oms-error', { bubbles: true, composed: true, detail }));
}

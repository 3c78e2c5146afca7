import type { LoaderError } from './types';

/** Reports an error to the page and its developer: an `oms-error` event on the document and a line in the console. */
export function report(detail: LoaderError): void {
  console.error(`OMS shell: ${detail.message}`);
  document.dispatchEvent(new CustomEvent('oms-error', { bubbles: true, composed: true, detail }));
}

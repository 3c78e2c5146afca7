import { dispatch } from '../../src/core/events/events';
import type { ErrorCode } from '../../src/page/report/error-codes';

/** Reports an error of an element: an `oms-error` event for the page, a line in the console for its developer. */
export function fail(host: Element, code: ErrorCode, message: string, ...causes: unknown[]): void {
  const source = host.localName;
  console.error(`<${source}> ${message}`, ...causes);
  dispatch(host, 'oms-error', { code, message, source });
}

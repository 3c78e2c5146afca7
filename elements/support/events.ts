import type { OmsEventMap, OmsEventName } from '../../src/core/events/types';

/**
 * Dispatches one of the shell's events on an element: it bubbles and leaves every shadow root.
 * False when a listener called `preventDefault()`, which only a cancelable event lets it do.
 */
export function emit<N extends OmsEventName>(
  host: EventTarget,
  name: N,
  detail: OmsEventMap[N],
  { cancelable = false }: { readonly cancelable?: boolean } = {},
): boolean {
  return host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

/** Tells of a fault inside an element: an `oms-error` event for the page, a line in the console for its developer. */
export function fail(host: Element, code: string, message: string, ...causes: unknown[]): void {
  const source = host.localName;
  console.error(`<${source}> ${message}`, ...causes);
  emit(host, 'oms-error', { code, message, source });
}

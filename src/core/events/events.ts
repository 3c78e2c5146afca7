import type { OmsEvent, OmsEventMap, OmsEventName } from './types';

export interface Events {
  /** Dispatches on the document. False when a listener called `preventDefault()`. */
  emit<N extends OmsEventName>(name: N, detail: OmsEventMap[N], options?: { cancelable?: boolean }): boolean;
  /** Listens until the returned function is called. */
  on<N extends OmsEventName>(name: N, fn: (event: OmsEvent<N>) => void): () => void;
  /** Reports an error that nobody awaits: the `oms-error` event, which `doctor()` keeps. */
  error(code: string, message: string, source: string): void;
  /** The last errors that the document heard of, oldest first, at most 50. */
  readonly errors: readonly OmsEventMap['oms-error'][];
  stop(): void;
}

const KEPT = 50;

export function createEvents(target: EventTarget): Events {
  const errors: OmsEventMap['oms-error'][] = [];
  // Elements, the loader and another bundle tell the document themselves.
  const keep = (event: Event) => {
    errors.push((event as OmsEvent<'oms-error'>).detail);
    if (errors.length > KEPT) errors.shift();
  };
  target.addEventListener('oms-error', keep);
  const emit: Events['emit'] = (name, detail, { cancelable = false } = {}) =>
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  return {
    emit,
    errors,
    stop: () => target.removeEventListener('oms-error', keep),
    on(name, fn) {
      const listener = fn as (event: Event) => void;
      target.addEventListener(name, listener);
      return () => target.removeEventListener(name, listener);
    },
    error(code, message, source) {
      emit('oms-error', { code, message, source });
    },
  };
}

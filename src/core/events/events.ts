import type { OmsEvent, OmsEventMap, OmsEventName } from './types';

export interface Events {
  /** Dispatches on the document. False when a listener called `preventDefault()`. */
  emit<N extends OmsEventName>(name: N, detail: OmsEventMap[N], options?: { cancelable?: boolean }): boolean;
  /** Listens until the returned function is called. */
  on<N extends OmsEventName>(name: N, fn: (event: OmsEvent<N>) => void): () => void;
  /** Reports an error that nobody awaits: the `oms-error` event, and the list that `doctor()` reads. */
  error(code: string, message: string, source: string): void;
  /** The last errors reported, oldest first, at most 50. */
  readonly errors: readonly OmsEventMap['oms-error'][];
}

const KEPT = 50;

export function createEvents(target: EventTarget): Events {
  const errors: OmsEventMap['oms-error'][] = [];
  const emit: Events['emit'] = (name, detail, { cancelable = false } = {}) =>
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  return {
    emit,
    errors,
    on(name, fn) {
      const listener = fn as (event: Event) => void;
      target.addEventListener(name, listener);
      return () => target.removeEventListener(name, listener);
    },
    error(code, message, source) {
      errors.push({ code, message, source });
      if (errors.length > KEPT) errors.shift();
      emit('oms-error', { code, message, source });
    },
  };
}

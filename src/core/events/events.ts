import { pageGone } from '../platform/page-gone';
import { toHost } from '../platform/page-window';
import type { ErrorCode } from './error-codes';
import { errorLog } from './error-log';
import { CANCELABLE, type OmsEvent, type OmsEventMap, type OmsEventName } from './types';

export interface Events {
  /** Dispatches on the document. False when a listener has cancelled it, which only those in `CANCELABLE` allow. */
  emit<N extends OmsEventName>(name: N, detail: OmsEventMap[N]): boolean;
  /** Listens until the returned function is called. */
  on<N extends OmsEventName>(name: N, fn: (event: OmsEvent<N>) => void): () => void;
  /** Emits `oms-error`, for an error without a caller; `doctor()` keeps it. */
  error(code: ErrorCode, message: string, source: string): void;
  /** The shell ends: the calls that fail by it are no errors. */
  end(): void;
}

/** Dispatches an event that bubbles and leaves shadow roots. False when a listener has cancelled it. */
export function dispatch<N extends OmsEventName>(
  target: EventTarget,
  name: N,
  detail: OmsEventMap[N],
): boolean {
  const cancelable = CANCELABLE.has(name);
  const options = { detail: toHost(detail), bubbles: true, composed: true, cancelable };
  return pageGone() || target.dispatchEvent(new CustomEvent(name, options));
}

export function createEvents(target: EventTarget): Events {
  errorLog(target);
  const emit: Events['emit'] = (name, detail) => dispatch(target, name, detail);
  let ended = false;
  return {
    emit,
    on(name, fn) {
      const listener = fn as (event: Event) => void;
      target.addEventListener(name, listener);
      return () => target.removeEventListener(name, listener);
    },
    error(code, message, source) {
      if (!ended) emit('oms-error', { code, message, source });
    },
    end() {
      ended = true;
    },
  };
}

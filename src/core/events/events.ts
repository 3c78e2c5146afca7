import { toHost } from '../../page/platform/page-window';
import type { ErrorCode } from '../../page/report/error-codes';
import { errorLog } from '../../page/report/error-log';
import { pageGone } from '../platform/page-gone';
import { CANCELABLE, type OmsEvent, type OmsEventMap, type OmsEventName } from './types';

export interface Events {
  /**
   * Dispatches on the document, and a copy on each element of the shell that is on the page. False when a listener has
   * cancelled it, which only those in `CANCELABLE` allow.
   */
  emit<N extends OmsEventName>(name: N, detail: OmsEventMap[N]): boolean;
  /** Listens until the returned function is called. */
  on<N extends OmsEventName>(name: N, fn: (event: OmsEvent<N>) => void): () => void;
  /**
   * Dispatches `oms-error` on the document, for an error without a caller; `doctor()` keeps it. That of an element is
   * the element's own.
   */
  error(code: ErrorCode, message: string, source: string): void;
  /** The shell ends: the calls that fail by it are no errors. */
  end(): void;
}

/**
 * The elements of the shell that are on the page. Each hears the events of the shell by a copy that does not bubble:
 * templates of frameworks listen on the tag, and what is dispatched on the document never comes there.
 */
export const hearers = new Set<EventTarget>();

function eventOf<N extends OmsEventName>(name: N, detail: OmsEventMap[N], bubbles = true): Event {
  return new CustomEvent(name, {
    detail: toHost(detail),
    bubbles,
    composed: true,
    cancelable: CANCELABLE.has(name),
  });
}

const send = (target: EventTarget, event: Event): boolean => pageGone() || target.dispatchEvent(event);

/** Dispatches an event that bubbles and leaves shadow roots. False when a listener has cancelled it. */
export const dispatch = <N extends OmsEventName>(
  target: EventTarget,
  name: N,
  detail: OmsEventMap[N],
): boolean => send(target, eventOf(name, detail));

export function createEvents(target: EventTarget): Events {
  errorLog(target);
  let ended = false;
  return {
    emit(name, detail) {
      const event = eventOf(name, detail);
      // The last listener: one that stops the event, as for unsaved work, stops the copies, too.
      const copy = (heard: Event) => {
        // A listener may emit one of this name itself.
        if (heard !== event) return;
        // A listener may move an element, which takes it out and puts it in again, or remove it.
        for (const one of [...hearers]) {
          if (!hearers.has(one)) continue;
          const own = eventOf(name, detail, false);
          if (event.defaultPrevented) own.preventDefault();
          if (!send(one, own)) event.preventDefault();
        }
      };
      target.addEventListener(name, copy);
      const goesOn = send(target, event);
      target.removeEventListener(name, copy);
      return goesOn;
    },
    on(name, fn) {
      const listener = fn as (event: Event) => void;
      target.addEventListener(name, listener);
      return () => target.removeEventListener(name, listener);
    },
    error(code, message, source) {
      if (!ended) dispatch(target, 'oms-error', { code, message, source });
    },
    end() {
      ended = true;
    },
  };
}

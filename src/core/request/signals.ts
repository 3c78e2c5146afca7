/** The promise, or a rejection with the signal's reason if the signal aborts first. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
  });
}

/** `AbortSignal.any` whose listeners can be removed: the epoch's signal outlives thousands of calls. */
export function anySignal(signals: readonly AbortSignal[]): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const handlers = signals.map((signal) => {
    const handler = () => controller.abort(signal.reason);
    if (signal.aborted) handler();
    else signal.addEventListener('abort', handler, { once: true });
    return () => signal.removeEventListener('abort', handler);
  });
  const release = () => {
    for (const off of handlers) off();
  };
  return { signal: controller.signal, release };
}

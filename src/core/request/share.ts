/**
 * Equal reads in flight are one call. Each caller keeps an AbortSignal of its own: the call itself is
 * aborted only when every caller has aborted.
 */
export function createSharing(): <T>(
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T>,
) => Promise<T> {
  interface Flight {
    promise: Promise<unknown>;
    controller: AbortController;
    waiting: number;
  }
  const flights = new Map<string, Flight>();

  return function share<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    let flight = flights.get(key);
    if (!flight) {
      const controller = new AbortController();
      const promise = start(controller.signal).finally(() => {
        if (flights.get(key)?.controller === controller) flights.delete(key);
      });
      // Without a caller left, the rejection would be unhandled.
      promise.catch(() => {});
      flight = { promise, controller, waiting: 0 };
      flights.set(key, flight);
    }
    const mine = flight;
    mine.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        mine.waiting -= 1;
        if (mine.waiting === 0) {
          if (flights.get(key) === mine) flights.delete(key);
          mine.controller.abort(signal?.reason);
        }
        reject(signal?.reason);
      };
      if (signal?.aborted) {
        leave();
        return;
      }
      signal?.addEventListener('abort', leave, { once: true });
      mine.promise
        .then((value) => resolve(value as T), reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}

/** Locks that all tabs of an origin share. */
export interface Locks {
  /**
   * Calls `held` once the lock is this tab's; it is until the promise of `held` settles. Rejects with an AbortError when another
   * steals it, or when `signal` ends the wait. `steal` takes no signal.
   */
  request(
    name: string,
    options: { signal: AbortSignal } | { steal: true },
    held: () => Promise<void>,
  ): Promise<void>;
}

/** What the browser believes of the network: `false` is sure, `true` is a guess. */
export interface Online {
  is(): boolean;
  listen(fn: () => void): () => void;
}

/**
 * A page may be put to sleep, or kept for the back button: it must not hold a lock or a socket then, or it is not kept, and
 * others wait for it. Returns what stops listening.
 */
export type Life = (steps: { suspend: () => void; resume: () => void }) => () => void;

/** Throws where the address or the page's policy does not allow it. */
export type OpenSocket = (url: string, protocols: string[]) => WebSocket;

/** What tabs and services talk through: none of it is needed to draw a page. */
export interface Wires {
  /** Null on plain http and in old browsers. */
  locks: Locks | null;
  online: Online;
  life: Life;
  socket: OpenSocket | null;
}

export function browserWires(win: Window & typeof globalThis): Wires {
  const { navigator, document: doc } = win;
  // TypeScript takes it for always there; without https it is not.
  const locks = navigator.locks as LockManager | undefined;
  return {
    locks: locks
      ? { request: async (name, options, held) => void (await locks.request(name, options, held)) }
      : null,
    online: {
      is: () => navigator.onLine !== false,
      listen: (fn) => on(win, ['online', 'offline'], fn),
    },
    life({ suspend, resume }) {
      const shown = (event: Event) => {
        if ((event as PageTransitionEvent).persisted) resume();
      };
      const stops = [
        on(win, ['pagehide'], suspend),
        on(win, ['pageshow'], shown),
        on(doc, ['freeze'], suspend),
        on(doc, ['resume'], resume),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    socket:
      typeof win.WebSocket === 'function' ? (url, protocols) => new win.WebSocket(url, protocols) : null,
  };
}

function on(target: EventTarget, names: readonly string[], fn: (event: Event) => void): () => void {
  for (const name of names) target.addEventListener(name, fn);
  return () => {
    for (const name of names) target.removeEventListener(name, fn);
  };
}

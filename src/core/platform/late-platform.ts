import { browserClock } from './clock';
import { type AsyncKeyValue, browserDatabase } from './database';
import { unclobbered } from './document';
import { hasField } from './has-field';

/** Locks that all tabs of an origin share. */
export interface Locks {
  /**
   * Calls `held` once this tab has the lock, and keeps the lock until the promise of `held` settles. Rejects with an AbortError
   * when another tab steals the lock, or when `signal` ends the wait. `steal` takes no signal.
   */
  request(
    name: string,
    options: { signal: AbortSignal } | { steal: true },
    held: () => Promise<void>,
  ): Promise<void>;
}

/** Whether the browser has a network: `false` is certain, `true` is a guess. */
export interface Online {
  is(): boolean;
  listen(fn: () => void): () => void;
}

/**
 * Reports that the browser suspends the page, or keeps it for the back button. A page that holds a lock or a socket
 * then is not kept, and other tabs wait for its lock. Returns the function that stops listening.
 */
export type Lifecycle = (steps: { suspend: () => void; resume: () => void }) => () => void;

/** Throws where the address or the page's policy does not allow a socket. */
export type OpenSocket = (url: string, protocols: string[]) => WebSocket;

/** The ports that no page needs to render: see `Platform.loadLate`. */
export interface LatePlatform {
  /** Null on plain http and in old browsers. */
  locks: Locks | null;
  online: Online;
  lifecycle: Lifecycle;
  socket: OpenSocket | null;
  /** For values that are too big for `Platform.local`. */
  database: AsyncKeyValue;
  /** Calls `fn` with the nodes that a click passes, from the inside out, before the page's own listeners. */
  clicks(fn: (path: readonly EventTarget[]) => void): () => void;
  /** Whether the browser says for its user that nothing may be sent on (Global Privacy Control, Do Not Track). */
  objects(): boolean;
  /** Sends a text that nobody waits for, also while the page closes. False where the browser takes no more of them. */
  beacon(url: string, text: string): boolean;
  /** Whether the page has a field that a person may have filled in: see `hasField`. */
  canType(): boolean;
}

/** One for each window: its connection to the database stays open. */
const made = new WeakMap<Window, LatePlatform>();

/** @param refusals gets `database`, `locks` and `socket` where the browser refuses them */
export function browserLatePlatform(win: Window & typeof globalThis, refusals: Set<string>): LatePlatform {
  const late = made.get(win) ?? create(win, refusals);
  made.set(win, late);
  return late;
}

function create(win: Window & typeof globalThis, refusals: Set<string>): LatePlatform {
  const { navigator } = win;
  const doc = unclobbered(win.document);
  const locks = locksOf(navigator);
  if (!locks) refusals.add('locks');
  const openSocket: OpenSocket = (url, protocols) => {
    try {
      return new win.WebSocket(url, protocols);
    } catch (error) {
      refusals.add('socket');
      throw error;
    }
  };
  return {
    locks: locks
      ? { request: async (name, options, held) => void (await locks.request(name, options, held)) }
      : null,
    online: {
      is: () => navigator.onLine !== false,
      listen: (fn) => on(win, ['online', 'offline'], fn),
    },
    lifecycle({ suspend, resume }) {
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
    canType: () => hasField(doc),
    clicks(fn) {
      const listener = (event: Event) => fn([...event.composedPath()]);
      win.addEventListener('click', listener, { capture: true });
      return () => win.removeEventListener('click', listener, { capture: true });
    },
    objects() {
      const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
        globalPrivacyControl?: boolean;
      };
      return globalPrivacyControl === true || doNotTrack === '1';
    },
    // As plain text, which browsers send to another origin without asking for leave first: a page that closes has no
    // time for that.
    beacon: (url, text) => navigator.sendBeacon?.(url, text) ?? false,
    socket: typeof win.WebSocket === 'function' ? openSocket : null,
    database: browserDatabase(
      () => win.indexedDB,
      browserClock,
      () => refusals.add('database'),
    ),
  };
}

/** Plain http has no locks, and some frames throw at the mere look. */
function locksOf(navigator: Navigator): LockManager | null {
  try {
    return (navigator.locks as LockManager | undefined) ?? null;
  } catch {
    return null;
  }
}

function on(target: EventTarget, names: readonly string[], fn: (event: Event) => void): () => void {
  for (const name of names) target.addEventListener(name, fn);
  return () => {
    for (const name of names) target.removeEventListener(name, fn);
  };
}

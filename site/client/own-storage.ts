/**
 * Gives the frame a storage and channels of its own: the examples of a page share its origin, and each is a browser
 * with one page of a fresh visitor. Else one would lead the realtime connection of the others, and keep a menu folded
 * on the next page.
 */
export function ownStorage(): void {
  const own = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { configurable: true, value });
  own('localStorage', memory());
  own('sessionStorage', memory());
  own('indexedDB', undefined);
  const name = Math.random().toString(36).slice(2);
  own(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(channel: string) {
        super(`${name} ${channel}`);
      }
    },
  );
  const { locks } = navigator;
  Object.defineProperty(navigator, 'locks', {
    value: {
      query: () => locks.query(),
      request: (lock: string, ...rest: [never]) => locks.request(`${name} ${lock}`, ...rest),
    },
  });
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, String(value)),
  };
}

import type { Cookies } from '../../src/core/platform/cookies';
import type { Platform } from '../../src/core/platform/platform';
import { memoryStorage } from '../../src/core/platform/storage';
import type { Wires } from '../../src/core/platform/wires';
import { type FakeClock, fakeClock } from './fake-clock';

export interface FakePlatform extends Platform {
  clock: FakeClock;
  /** Addresses that the page was sent to. */
  readonly assigned: string[];
  /** How often the document was loaded anew. */
  readonly reloads: { count: number };
  /** What this tab told the others. */
  readonly posted: unknown[];
  /** Delivers a message of another tab. */
  hear(message: unknown): void;
  /** Changes the address as the host's router would. */
  go(href: string): void;
  readonly jar: Map<string, { value: string; days: number | null }>;
  /** Hides the page, or brings it back into sight. */
  hide(hidden: boolean): void;
  /** Takes the network away, or gives it back. */
  goOnline(online: boolean): void;
  /** Puts the page to sleep, as for the back button, or wakes it. */
  sleep(asleep: boolean): void;
  /** Has neither locks nor sockets, unless a test gives some. */
  readonly wired: Wires;
}

/** A browser in memory; `fetch` is Node's own, so that calls really travel. */
export function fakePlatform(
  options: { href?: string; cookies?: Record<string, string> } = {},
): FakePlatform {
  let href = options.href ?? 'http://console.test/home';
  const listeners = new Set<() => void>();
  const tabs = new Set<(message: unknown) => void>();
  const assigned: string[] = [];
  const posted: unknown[] = [];
  const reloads = { count: 0 };
  const jar = new Map<string, { value: string; days: number | null }>(
    Object.entries(options.cookies ?? {}).map(([name, value]) => [name, { value, days: null }]),
  );
  const cookies: Cookies = {
    get: (name) => jar.get(name)?.value ?? null,
    set: (name, value, { days }) => void jar.set(name, { value, days }),
    remove: (name) => void jar.delete(name),
    names: () => [...jar.keys()],
  };
  const events = new EventTarget();
  const state = { hidden: false, online: true };
  const network = new Set<() => void>();
  const lives = new Set<{ suspend: () => void; resume: () => void }>();
  const wired: Wires = {
    locks: null,
    socket: null,
    online: {
      is: () => state.online,
      listen(fn) {
        network.add(fn);
        return () => network.delete(fn);
      },
    },
    life(steps) {
      lives.add(steps);
      return () => lives.delete(steps);
    },
  };
  const go = (next: string) => {
    href = next;
    for (const fn of listeners) fn();
  };
  return {
    clock: fakeClock(),
    local: memoryStorage(),
    session: memoryStorage(),
    cookies,
    jar,
    assigned,
    posted,
    reloads,
    go,
    hear: (message) => {
      for (const fn of tabs) fn(message);
    },
    navigation: {
      href: () => href,
      assign: (url) => void assigned.push(url),
      reload: () => {
        reloads.count += 1;
      },
      replace: go,
      open: () => {},
      listen(fn) {
        listeners.add(fn);
        return () => listeners.delete(fn);
      },
    },
    tabs: {
      post: (message) => void posted.push(message),
      listen(fn) {
        tabs.add(fn);
        return () => tabs.delete(fn);
      },
      close: () => tabs.clear(),
    },
    random: () => 0.5,
    fetch: (input, init) => fetch(input, init),
    sendForm: async (url, form, { headers, signal, onProgress }) => {
      onProgress(1);
      return fetch(url, { method: 'POST', body: form, headers, signal });
    },
    page: {
      hidden: () => state.hidden,
      focused: () => !state.hidden,
      listen(fn) {
        events.addEventListener('visibilitychange', fn);
        return () => events.removeEventListener('visibilitychange', fn);
      },
    },
    hide(hidden) {
      state.hidden = hidden;
      events.dispatchEvent(new Event('visibilitychange'));
    },
    goOnline(online) {
      state.online = online;
      for (const fn of network) fn();
    },
    sleep(asleep) {
      for (const life of lives) (asleep ? life.suspend : life.resume)();
    },
    wires: async () => wired,
    wired,
    events,
    refusals: new Set(),
  };
}

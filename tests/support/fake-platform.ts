import type { Cookies } from '../../src/core/platform/cookies';
import type { AsyncKeyValue } from '../../src/core/platform/database';
import type { LatePlatform } from '../../src/core/platform/late-platform';
import type { Platform } from '../../src/core/platform/platform';
import type { PostedForm } from '../../src/core/platform/post-form';
import { memoryStorage } from '../../src/core/platform/storage';
import { readTabMessage, type TabMessage } from '../../src/core/tab-messages/tab-messages';
import { type FakeClock, fakeClock } from './fake-clock';

type CookieJar = Map<string, { value: string; days: number | null }>;

export interface FakePlatform extends Platform {
  clock: FakeClock;
  /** Addresses that the page has left for. */
  readonly assigned: string[];
  /** Reloads of the document so far. */
  readonly reloads: { count: number };
  /** Messages of this tab to the others. */
  readonly posted: unknown[];
  /** Delivers a message of another tab. */
  receive(message: unknown): void;
  /** Changes the address as the host's router would. */
  go(href: string): void;
  readonly jar: CookieJar;
  /** Hides the page, or brings it back into sight. */
  hide(hidden: boolean): void;
  /** Gives the window the focus. */
  focus(): void;
  /** Takes the network away, or gives it back. */
  goOnline(online: boolean): void;
  /** What the browser's own dialog has asked; it answers with `answers`. */
  readonly questions: string[];
  /** How the page is: whether it has a field, how the browser's dialog answers, and how often it was told to close its window. */
  readonly view: { canType: boolean; answers: boolean; closed: number };
  /** Suspends the page, as for the back button, or resumes it. */
  sleep(asleep: boolean): void;
  /** The ports that `loadLate` gives: neither locks nor sockets, unless a test adds some. */
  readonly late: LatePlatform;
  /** Files that were given to the browser's downloads, and forms that were sent. */
  readonly saved: { file: Blob; name: string }[];
  readonly forms: PostedForm[];
}

/** A browser in memory; `fetch` is Node's own, so that calls travel over a real network. */
export function fakePlatform(
  options: { href?: string; cookies?: Record<string, string> } = {},
): FakePlatform {
  let href = options.href ?? 'http://console.test/home';
  const listeners = new Set<() => void>();
  const tabs = new Set<(message: TabMessage) => void>();
  const assigned: string[] = [];
  const posted: unknown[] = [];
  const saved: FakePlatform['saved'] = [];
  const forms: PostedForm[] = [];
  const reloads = { count: 0 };
  const jar: CookieJar = new Map(
    Object.entries(options.cookies ?? {}).map(([name, value]) => [name, { value, days: null }]),
  );
  const events = new EventTarget();
  const questions: string[] = [];
  const view = { canType: false, answers: false, closed: 0 };
  const state = { hidden: false, online: true };
  let secrets = 0;
  const { late, onlineListeners, lives } = fakeLate(
    () => state.online,
    () => view.canType,
  );
  const go = (next: string) => {
    href = next;
    for (const fn of listeners) fn();
  };
  return {
    clock: fakeClock(),
    local: memoryStorage(),
    session: memoryStorage(),
    cookies: jarCookies(jar),
    jar,
    assigned,
    posted,
    reloads,
    questions,
    view,
    go,
    receive: (raw) => {
      const message = readTabMessage(raw);
      if (message) for (const fn of tabs) fn(message);
    },
    location: {
      href: () => href,
      assign: (url) => void assigned.push(url),
      reload: () => {
        reloads.count += 1;
      },
      replace: go,
      open: () => {},
      close: () => {
        view.closed += 1;
      },
      listen(fn) {
        listeners.add(fn);
        return () => listeners.delete(fn);
      },
    },
    tabs: {
      post: (message) => posted.push(message) > 0,
      listen(fn) {
        tabs.add(fn);
        return () => tabs.delete(fn);
      },
      close: () => tabs.clear(),
    },
    idle: (work) => work(),
    // Nothing is fetched for a press that a test may not make.
    savesData: () => true,
    random: () => 0.5,
    secret: () => (++secrets === 1 ? 'a-secret' : `a-secret-${secrets}`),
    fetch: (input, init) => fetch(input, init),
    sendForm: async (url, form, { headers, signal, onProgress }) => {
      onProgress(1);
      return fetch(url, { method: 'POST', body: form, headers, signal });
    },
    // Node has no canvas.
    paintImage: async (file, { boxes }) =>
      new Blob([`painted ${boxes.length} of ${file.size}`], { type: file.type }),
    saveFile: async (file, name) => void saved.push({ file, name }),
    postForm: async (form) => void forms.push(form),
    saved,
    forms,
    page: {
      hidden: () => state.hidden,
      focused: () => !state.hidden,
      confirm: (question) => {
        questions.push(question);
        return view.answers;
      },
      holdUnload(holds) {
        const ask = (event: Event) => {
          if (holds()) event.preventDefault();
        };
        events.addEventListener('beforeunload', ask);
        return () => events.removeEventListener('beforeunload', ask);
      },
      listen(fn) {
        events.addEventListener('visibilitychange', fn);
        return () => events.removeEventListener('visibilitychange', fn);
      },
      listenFocus(fn) {
        events.addEventListener('focus', fn);
        return () => events.removeEventListener('focus', fn);
      },
    },
    hide(hidden) {
      state.hidden = hidden;
      events.dispatchEvent(new Event('visibilitychange'));
    },
    focus: () => void events.dispatchEvent(new Event('focus')),
    goOnline(online) {
      state.online = online;
      for (const fn of onlineListeners) fn();
    },
    sleep(asleep) {
      for (const life of lives) (asleep ? life.suspend : life.resume)();
    },
    loadLate: async () => late,
    late,
    events,
    refusals: new Set(),
  };
}

const jarCookies = (jar: CookieJar): Cookies => ({
  get: (name) => jar.get(name)?.value ?? null,
  set: (name, value, { days }) => void jar.set(name, { value, days }),
  remove: (name) => void jar.delete(name),
  names: () => [...jar.keys()],
});

function memoryDatabase(): AsyncKeyValue {
  const values = memoryStorage();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => values.set(key, value),
    async remove(key) {
      values.remove(key);
      return true;
    },
    keys: async (prefix = '') => values.keys().filter((key) => key.startsWith(prefix)),
  };
}

function fakeLate(isOnline: () => boolean, canType: () => boolean) {
  const onlineListeners = new Set<() => void>();
  const lives = new Set<{ suspend: () => void; resume: () => void }>();
  const late: LatePlatform = {
    locks: null,
    socket: null,
    online: {
      is: isOnline,
      listen(fn) {
        onlineListeners.add(fn);
        return () => onlineListeners.delete(fn);
      },
    },
    lifecycle(steps) {
      lives.add(steps);
      return () => lives.delete(steps);
    },
    database: memoryDatabase(),
    canType,
    clicks: () => () => {},
    objects: () => false,
    beacon: () => true,
  };
  return { late, onlineListeners, lives };
}

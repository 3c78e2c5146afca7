import { browserClock, type Clock } from './clock';
import { type Cookies, documentCookies } from './cookies';
import type { SendForm } from './form';
import type { LatePlatform } from './late-platform';
import { browserLocation, type PageLocation } from './location';
import { browserPage, type Page } from './page';
import { type KeyValue, webStorage } from './storage';
import type { Tabs } from './tabs';

/** The ports to the browser. Everything else in `core` is plain computation. */
export interface Platform {
  clock: Clock;
  /** Local storage: outlives the tab. */
  local: KeyValue;
  /** Session storage: lives as long as the tab. */
  session: KeyValue;
  cookies: Cookies;
  location: PageLocation;
  tabs: Tabs;
  page: Page;
  /** Loads the ports that no page needs to render. Rejects where their code cannot be fetched. */
  loadLate(): Promise<LatePlatform>;
  /** 0 ≤ n < 1, for jitter. */
  random(): number;
  fetch: typeof fetch;
  sendForm: SendForm;
  /** The target of the shell's events: the document. */
  events: EventTarget;
  /** Storage that has refused so far: `local`, `session`, `database`. */
  refusals: ReadonlySet<string>;
}

/** The browser's ports, without the channel to other tabs, which each shell opens and closes. */
export function browserPlatform(win: Window & typeof globalThis = window): Omit<Platform, 'tabs'> {
  const refusals = new Set<string>();
  return {
    clock: browserClock,
    local: webStorage(
      () => win.localStorage,
      () => refusals.add('local'),
    ),
    session: webStorage(
      () => win.sessionStorage,
      () => refusals.add('session'),
    ),
    cookies: documentCookies(win.document, win.location.protocol === 'https:'),
    location: browserLocation(win),
    page: browserPage(win.document),
    loadLate: async () => (await import('./late-platform')).browserLatePlatform(win, refusals),
    random: () => Math.random(),
    fetch: (input, init) => win.fetch(input, init),
    // Only uploads need this code.
    sendForm: async (...args) => (await import('./form')).sendForm(...args),
    events: win.document,
    refusals,
  };
}

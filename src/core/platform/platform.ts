import { browserClock, type Clock } from './clock';
import { type Cookies, documentCookies } from './cookies';
import type { SendForm } from './form';
import { browserNavigation, type Navigation } from './navigation';
import { browserPage, type Page } from './page';
import { type KeyValue, webStorage } from './storage';
import type { Tabs } from './tabs';
import type { Wires } from './wires';

/** All that the shell asks of the browser. Everything else in `core` is plain computation. */
export interface Platform {
  clock: Clock;
  /** Outlives the tab. */
  local: KeyValue;
  /** Lives as long as the tab. */
  session: KeyValue;
  cookies: Cookies;
  navigation: Navigation;
  tabs: Tabs;
  page: Page;
  /** What is not needed to draw a page, fetched when it is first asked for. */
  wires(): Promise<Wires>;
  /** 0 ≤ n < 1, for jitter. */
  random(): number;
  fetch: typeof fetch;
  sendForm: SendForm;
  /** Where events of the session are dispatched. */
  events: EventTarget;
  /** Storage refusals seen so far: `local`, `session`. */
  refusals: ReadonlySet<string>;
}

/** Without the channel to other tabs, which ends with the shell that it is made for. */
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
    navigation: browserNavigation(win),
    page: browserPage(win.document),
    wires: async () => (await import('./wires')).browserWires(win),
    random: () => Math.random(),
    fetch: (input, init) => win.fetch(input, init),
    // Only uploads need it, and most pages make none.
    sendForm: async (...args) => (await import('./form')).sendForm(...args),
    events: win.document,
    refusals,
  };
}

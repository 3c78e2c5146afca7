import { loadPart } from '../../page/platform/load-part';
import { browserClock, type Clock } from './clock';
import { type Cookies, documentCookies } from './cookies';
import { unclobbered } from './document';
import type { SendForm } from './form';
import type { LatePlatform } from './late-platform';
import { browserLocation, type PageLocation } from './location';
import { browserPage, type Page } from './page';
import type { PaintImage } from './paint-image';
import type { PostedForm } from './post-form';
import { type KeyValue, webStorage } from './storage';
import { broadcastTabs, type Tabs } from './tabs';

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
  /** Runs the work once the page has nothing else to do. */
  idle(work: () => void): void;
  /** Whether the user wants nothing to be fetched that may not be needed. */
  savesData(): boolean;
  /** 0 ≤ n < 1, for jitter. */
  random(): number;
  /** 128 bits that nobody can guess, as text. */
  secret(): string;
  fetch: typeof fetch;
  sendForm: SendForm;
  paintImage: PaintImage;
  /** Adds a file to the browser's downloads. */
  saveFile(file: Blob, name: string): Promise<void>;
  /** Sends a form whose reply the browser saves. */
  postForm(form: PostedForm): Promise<void>;
  /** The target of the shell's events: the document. */
  events: EventTarget;
  /** Names of the features that the browser lacks or has refused so far: see `DoctorReport.refusedByBrowser`. */
  refusals: ReadonlySet<string>;
}

/** The browser's ports; each shell opens and closes a channel to other tabs of its own. */
export interface BrowserPlatform extends Omit<Platform, 'tabs'> {
  openTabs(): Tabs;
}

/** What the shell does without where it is missing, as in jsdom and happy-dom. */
const OPTIONAL = ['adoptedStyleSheets', 'showModal', 'showPopover', 'matchMedia', 'ResizeObserver'];

export function browserPlatform(win: Window & typeof globalThis = window): BrowserPlatform {
  const owners = [win.Document?.prototype, win.HTMLDialogElement?.prototype, win.HTMLElement?.prototype];
  const has = (name: string) => Reflect.get(win, name) || owners.some((owner) => owner && name in owner);
  const refusals = new Set(OPTIONAL.filter((name) => !has(name)));
  const doc = unclobbered(win.document);
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
    cookies: documentCookies(doc, win.location.protocol === 'https:', () => refusals.add('cookies')),
    location: browserLocation(win, () => refusals.add('history')),
    openTabs: () =>
      broadcastTabs(
        () => new win.BroadcastChannel('oms.shell'),
        () => refusals.add('channel'),
      ),
    page: browserPage(win, doc),
    loadLate: async () =>
      (await loadPart(() => import('./late-platform'))).browserLatePlatform(win, refusals),
    idle(work) {
      if ('requestIdleCallback' in win) win.requestIdleCallback(() => work());
      else browserClock.after(0, work);
    },
    savesData: () => (win.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
    random: () => Math.random(),
    secret: () =>
      Array.from(win.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
    fetch: (input, init) => win.fetch(input, init),
    // Only uploads need this code.
    sendForm: async (...args) => (await loadPart(() => import('./form'))).sendForm(...args),
    // Only feedback with images needs this code.
    paintImage: async (...args) => (await loadPart(() => import('./paint-image'))).paintImage(win)(...args),
    saveFile: async (file, name) => (await loadPart(() => import('./save-file'))).saveFile(win, file, name),
    postForm: async (form) => (await loadPart(() => import('./post-form'))).postForm(win, form),
    events: doc,
    refusals,
  };
}

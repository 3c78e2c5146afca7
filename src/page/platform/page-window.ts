/** Under a symbol, which no element of a page can be named like. */
const KEY = Symbol.for('oms.shell.realm');

/** A window with its classes. */
export type PageWindow = Window & typeof globalThis;

/**
 * Connects the page with a realm of the shell (elements/loader/realm). The page puts it on the window of the realm
 * before any code runs there.
 */
export interface RealmLink {
  readonly page: PageWindow;
  /** The page's registry, as far as a realm may use it. */
  readonly elements: Pick<CustomElementRegistry, 'define' | 'get'>;
  /** The base of the realm's elements; its prototype is that of the page's `HTMLElement`. */
  readonly HTMLElement: typeof HTMLElement;
  /** Data of the realm as data of the page: its arrays have the methods that the page's libraries give them. */
  toPage<T>(value: T): T;
  /** Data of the page as data of the realm. Set by the realm's first script. */
  toRealm?<T>(value: T): T;
  /** Imports a module in the realm. Set by the realm's first script. */
  import?(url: string): Promise<unknown>;
}

/** The link on a realm's window; undefined on that of a page. */
export const realmLink = (globalThis as { [KEY]?: RealmLink })[KEY];

/** Puts the link on the window of a new realm. */
export function linkRealm(realm: Window, link: RealmLink): void {
  (realm as { [KEY]?: RealmLink })[KEY] = link;
}

/**
 * The window of the page that the person sees. The parts of the CDN build read all that belongs to a window from it,
 * and the language from the realm in which they run (scripts/build/page-names.ts).
 * @public the build imports it
 */
export const pageWindow = realmLink?.page ?? (globalThis as unknown as PageWindow);

/** @public the build imports it */
export const pageElements = realmLink?.elements ?? globalThis.customElements;

/** @public the build imports it */
export const PageElement = realmLink?.HTMLElement ?? globalThis.HTMLElement;

/** Data that a host has passed in, before the shell works with it. Functions, files and nodes stay the host's. */
export const fromHost = <T>(value: T): T => (realmLink?.toRealm ? realmLink.toRealm(value) : value);

/** Data for a host. */
export const toHost = <T>(value: T): T => (realmLink ? realmLink.toPage(value) : value);

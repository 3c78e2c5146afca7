import type { MenuEntry } from './types';

/** The address without query, hash and trailing slash: what tells one page from another. */
export function pageOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '');
}

/**
 * The entry that an address belongs to: the page itself, else the nearest page above it, so that a detail page
 * marks its list. Hidden entries count. Null where nothing fits.
 */
export function entryAt(href: string, pages: ReadonlyMap<string, MenuEntry>): MenuEntry | null {
  const { origin } = new URL(href);
  let page = pageOf(href);
  while (page.length > origin.length) {
    const entry = pages.get(page);
    if (entry) return entry;
    page = page.slice(0, page.lastIndexOf('/'));
  }
  return null;
}

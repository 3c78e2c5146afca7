import type { MenuEntry } from './types';

/** The address without query, hash and trailing slash: what tells one page from another. */
export function pageOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '');
}

/**
 * The entry that an address belongs to: the page itself, else the nearest page above it, so that a detail page
 * marks its list. `root` stands for itself alone: the console's home lies above every page of the console.
 * Null where nothing fits.
 */
export function entryAt(
  href: string,
  pages: ReadonlyMap<string, MenuEntry>,
  root: string | null = null,
): MenuEntry | null {
  const { origin } = new URL(href);
  const here = pageOf(href);
  let page = here;
  while (page.length > origin.length) {
    const entry = page === root && page !== here ? undefined : pages.get(page);
    if (entry) return entry;
    page = page.slice(0, Math.max(page.lastIndexOf('/'), 0));
  }
  return null;
}

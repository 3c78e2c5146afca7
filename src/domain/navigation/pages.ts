import type { Link } from './links';
import type { MenuEntry } from './types';

/**
 * The page of an absolute address: without query, hash and trailing slash. A hash that is a path, as routers by hash
 * have it (`#/orders`, `#!/orders`), is part of the page.
 */
export function pageOf(url: string): string {
  // It matches any text.
  const [, page = '', route = ''] = /^([^?#]*)[^#]*(?:#!?(\/[^?#]*))?/.exec(url)!;
  return `${bare(page)}#${bare(route)}`.replace(/#$/, '');
}

const bare = (path: string): string => path.replace(/\/+$/, '');

/** Page → its entry; of several entries the visible one. */
export function pagesOf(links: ReadonlyMap<MenuEntry, Link | null>): ReadonlyMap<string, MenuEntry> {
  const pages = new Map<string, MenuEntry>();
  for (const [entry, link] of links) {
    if (!link) continue;
    const page = pageOf(link.url);
    const before = pages.get(page);
    if (!before || (entry.visible && !before.visible)) pages.set(page, entry);
  }
  return pages;
}

/**
 * The entry of an address: of the page itself, else of the nearest page above it, so that a detail page marks its list.
 * Null where there is none.
 * @param root a page that counts only for itself: the console's home is above every page of the console
 */
export function entryAt(
  href: string,
  pages: { get(page: string): MenuEntry | undefined },
  root: string | null = null,
): MenuEntry | null {
  const { origin } = new URL(href);
  const here = pageOf(href);
  let page = here;
  while (page.length > origin.length) {
    const entry = page === root && page !== here ? undefined : pages.get(page);
    if (entry) return entry;
    page = page.slice(0, Math.max(page.lastIndexOf('/'), 0)).replace(/#$/, '');
  }
  return null;
}

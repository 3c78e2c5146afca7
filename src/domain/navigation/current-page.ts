import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../../core/config/types';
import type { Cookies } from '../../core/platform/cookies';
import type { PageLocation } from '../../core/platform/location';
import * as paths from '../../page/addresses/console-paths';
import * as COOKIES from '../../page/storage-keys/cookies';
import { isOfHost } from './host-ids';
import { inApp } from './links';
import { trailOf } from './menu/tree';
import type { MenuLinks } from './menu-links';
import { entryAt, pageOf } from './pages';
import type { MenuEntry } from './types';

/** The page's address and its entry of the menu; see `Navigation`. */
export interface CurrentPage {
  readonly $href: ReadableAtom<string>;
  readonly $current: ReadableAtom<MenuEntry | null>;
  readonly $marked: ReadableAtom<MenuEntry | null>;
  readonly $nearest: ReadableAtom<MenuEntry | null>;
  readonly $moduleId: ReadableAtom<string | null>;
  chooseModule(id: string | null): void;
  /** The entry of any address. */
  entryOf(href: string): MenuEntry | null;
  /** The visible entry to mark as current on an address with this entry. */
  shownAt(href: string, entry: MenuEntry | null): MenuEntry | null;
  stop(): void;
}

export function createCurrentPage(
  { $data, $tree, $pages, link }: MenuLinks,
  {
    location,
    cookies,
  }: {
    readonly location: Pick<PageLocation, 'href' | 'listen'>;
    readonly cookies: Pick<Cookies, 'get' | 'set'>;
  },
  config: ShellConfig,
): CurrentPage {
  const $href = atom(location.href());
  const stop = location.listen(() => $href.set(location.href()));
  const pageAt = (path: string): string | null => {
    const url = inApp(path, config)?.url;
    return url === undefined ? null : pageOf(url);
  };
  const root = pageAt(paths.HOME);
  const above = new Map(Object.entries(paths.PAGE_ABOVE).map(([path, next]) => [pageAt(path), pageAt(next)]));
  /** A page that is shown in the menu, or its list: `/products/update/add` is below `/products/list`. */
  const shownPages = {
    get: (page: string) => {
      const pages = $pages.get();
      return [pages.get(page), pages.get(`${page}/list`)].find((entry) => entry?.visible);
    },
  };
  /** The nearest entry above one of the console's own pages, up to `end`. Home is above all: it marks itself alone. */
  const ownAbove = (href: string, end = root): MenuEntry | null => {
    for (let page = above.get(pageOf(href)); page && page !== end; page = above.get(page)) {
      const entry = shownPages.get(page);
      if (entry) return entry;
    }
    return null;
  };
  const $current = computed([$pages, $href], (pages, href) => entryAt(href, pages, root));
  const shownAt = (href: string, entry: MenuEntry | null): MenuEntry | null => {
    if (!entry) return ownAbove(href);
    if (entry.visible) return entry;
    const parent = trailOf(entry.id, $tree.get().byId).findLast((step) => step.visible && link(step));
    const shown = parent ?? entryAt(href, shownPages, root) ?? ownAbove(href);
    return shown?.moduleId === entry.moduleId ? shown : null;
  };
  const $marked = computed([$current, $pages, $href], (current, _, href) => shownAt(href, current));
  const $nearest = computed([$marked, $href], (marked, href) => marked ?? ownAbove(href, ''));
  const $chosen = atom<string | null>(null);
  $href.listen(() => $chosen.set(null));
  // Also the first value, which may be from the cache: a page without a change has no later one.
  $current.subscribe((entry) => {
    // Other hosts read it, too, which do not have the entries of this one.
    const known = entry && trailOf(entry.id, $tree.get().byId).findLast(({ id }) => !isOfHost(id));
    if (known) {
      cookies.set(COOKIES.route.name, known.id, {
        days: COOKIES.route.days,
        domain: config.cookieDomain ?? undefined,
      });
    }
  });
  const $moduleId = computed(
    [$chosen, $current, $tree, $data, $href],
    (chosen, current, tree, data, href) => {
      if (chosen !== null) return chosen;
      if (current) return current.moduleId;
      const first = data?.modules[0]?.id ?? null;
      if (above.has(pageOf(href))) return ownAbove(href, '')?.moduleId ?? first;
      // The menu does not have this page: the module of the page before it.
      const last = tree.byId.get(cookies.get(COOKIES.route.name) ?? '');
      return last?.moduleId ?? first;
    },
  );
  return {
    $href,
    $current,
    $marked,
    $nearest,
    $moduleId,
    chooseModule: (id) => $chosen.set(id),
    entryOf: (href) => entryAt(href, $pages.get(), root),
    shownAt,
    stop,
  };
}

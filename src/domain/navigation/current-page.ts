import { atom, computed, type ReadableAtom } from 'nanostores';
import * as paths from '../../core/config/console-paths';
import type { ShellConfig } from '../../core/config/types';
import type { Platform } from '../../core/platform/platform';
import { COOKIES } from '../../core/storage-keys/cookies';
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
  readonly $moduleId: ReadableAtom<string | null>;
  chooseModule(id: string | null): void;
  /** The entry of any address. */
  entryOf(href: string): MenuEntry | null;
  stop(): void;
}

export function createCurrentPage(
  { $data, $tree, $pages, link }: MenuLinks,
  { location, cookies }: Pick<Platform, 'location' | 'cookies'>,
  config: ShellConfig,
): CurrentPage {
  const $href = atom(location.href());
  const stop = location.listen(() => $href.set(location.href()));
  const home = inApp(paths.HOME, config)?.url;
  const root = home === undefined ? null : pageOf(home);
  const $current = computed([$pages, $href], (pages, href) => entryAt(href, pages, root));
  const $marked = computed([$current, $pages, $href], (current, pages, href) => {
    if (!current || current.visible) return current;
    const shown = ({ visible }: MenuEntry) => visible;
    const parent = trailOf(current.id, $tree.get().byId).findLast((step) => step.visible && link(step));
    const above = parent ?? entryAt(href, pages, root, shown);
    return above?.moduleId === current.moduleId ? above : null;
  });
  const $chosen = atom<string | null>(null);
  $href.listen(() => $chosen.set(null));
  // Also the first value, which may be from the cache: a page without a change has no later one.
  $current.subscribe((entry) => {
    if (entry) {
      cookies.set(COOKIES.route.name, entry.id, {
        days: COOKIES.route.days,
        domain: config.cookieDomain ?? undefined,
      });
    }
  });
  const $moduleId = computed([$chosen, $current, $tree, $data], (chosen, current, tree, data) => {
    if (chosen !== null) return chosen;
    if (current) return current.moduleId;
    // The menu does not have this page: the module of the page before it.
    const last = tree.byId.get(cookies.get(COOKIES.route.name) ?? '');
    return last?.moduleId ?? data?.modules[0]?.id ?? null;
  });
  return {
    $href,
    $current,
    $marked,
    $moduleId,
    chooseModule: (id) => $chosen.set(id),
    entryOf: (href) => entryAt(href, $pages.get(), root),
    stop,
  };
}

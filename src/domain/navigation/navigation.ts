import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ShellConfig } from '../../core/config/types';
import type { Events } from '../../core/events/events';
import type { I18n } from '../../core/i18n/i18n';
import { createGoTo, type GoTo } from '../../core/navigation/go-to';
import type { Platform } from '../../core/platform/platform';
import type { RequestClient } from '../../core/request/types';
import type { CacheOwner } from '../../core/store/cache';
import type { Resource } from '../../core/store/resource';
import { createBase } from './base';
import { createCurrentPage } from './current-page';
import type { Badges } from './host-menu/badges';
import type { HostMenu } from './host-menu/follow';
import { inApp, type Link } from './links';
import type { MenuTree } from './menu/tree';
import { createMenuLinks } from './menu-links';
import { type Place, placeOf } from './place';
import type { BaseData, MenuEntry, Module } from './types';

/** The menu, the page's position in it, and the moves to other pages. */
export interface Navigation {
  /** The data as the service has it. */
  readonly base: Resource<BaseData>;
  /** The data with what the host has added, which is what is shown. */
  readonly $data: ReadableAtom<BaseData | null>;
  readonly $tree: ReadableAtom<MenuTree>;
  /** What the host shows at entries and modules. */
  readonly $badges: ReadableAtom<Badges>;
  /** The page's whole address. */
  readonly $href: ReadableAtom<string>;
  /** The entry of the page's address. */
  readonly $current: ReadableAtom<MenuEntry | null>;
  /** The visible entry to mark as current: for a hidden detail page the list above it. */
  readonly $marked: ReadableAtom<MenuEntry | null>;
  /** The marked entry; for one of the console's own pages that marks nothing, the entry above it, such as home. */
  readonly $nearest: ReadableAtom<MenuEntry | null>;
  /** Id of the current module: the chosen one, else the current page's, else the first. */
  readonly $moduleId: ReadableAtom<string | null>;
  /** Whether the side menu of a narrow window is open; the top bar's button and the menu share it. */
  readonly $drawer: WritableAtom<boolean>;
  /** Shows another module's menu without leaving the page. */
  chooseModule(id: string | null): void;
  title(entry: Pick<MenuEntry | Module, 'title' | 'langKey'>): string;
  link(entry: MenuEntry): Link | null;
  /** A route of the console as a link. */
  consoleLink(path: string): Link | null;
  /** The first page of a module; null where the user has none in it. */
  moduleLink(moduleId: string): Link | null;
  /** The place of an address in the menu; of the page by default. Null where the menu does not have it. */
  place(href?: string): Place | null;
  /** Makes every move of the shell: a link's click, a key in a list, an alert. */
  readonly goTo: GoTo;
  /** Discards data of any other user, organisation or language, and loads again. */
  keepFor(owner: CacheOwner): void;
  /** Discards the shown and the cached data. */
  dropCache(): void;
  /** Stops listening to the address. */
  stop(): void;
}

export interface NavigationDeps {
  config: ShellConfig;
  platform: Platform;
  request: RequestClient;
  events: Events;
  i18n: I18n;
  owner: () => CacheOwner;
  hostMenu: HostMenu;
}

export function createNavigation({
  config,
  platform,
  request,
  events,
  i18n,
  owner,
  hostMenu,
}: NavigationDeps): Navigation {
  const { resource: base, keepFor, drop } = createBase({ config, platform, request, events, owner });
  const menu = createMenuLinks(base, config, i18n, hostMenu);
  const { entryOf, shownAt, ...page } = createCurrentPage(menu, platform, config);
  return {
    base,
    $data: menu.$data,
    $tree: menu.$tree,
    $badges: menu.$badges,
    ...page,
    $drawer: atom(false),
    title: menu.title,
    link: menu.link,
    consoleLink: (path) => inApp(path, config),
    moduleLink: menu.moduleLink,
    place(href = platform.location.href()) {
      const here = platform.location.href();
      const url = URL.canParse(href, here) ? new URL(href, here).href : null;
      const entry = url === null ? null : entryOf(url);
      return url !== null && entry ? placeOf(entry, shownAt(url, entry), menu, config) : null;
    },
    goTo: createGoTo(events, platform.location),
    keepFor,
    dropCache: drop,
  };
}

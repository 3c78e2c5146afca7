import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import type { Events } from '../events/events';
import type { I18n } from '../i18n/i18n';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { COOKIES } from '../session/cookies';
import type { CacheOwner } from '../store/cache';
import type { Resource } from '../store/resource';
import { createBase } from './base';
import { entryAt, pageOf, pagesOf } from './current';
import { inApp, type Link, linkOf } from './links';
import { createReport } from './report';
import { buildTree, type MenuNode, type MenuTree, trailOf } from './tree';
import type { BaseData, MenuEntry, Module } from './types';

/** A step of the way to a page. */
export interface PlaceStep {
  /** Null for the module. */
  id: string | null;
  title: string;
  /** Null for a group. */
  url: string | null;
  target: '_self' | '_blank';
}

/** What a person sees of a menu entry's place, for breadcrumbs and pages of hosts. */
export interface Place {
  id: string;
  title: string;
  url: string | null;
  /** Title of the system that it belongs to. */
  system: string;
  /** From the module down to the entry itself. */
  trail: PlaceStep[];
}

export interface Navigation {
  readonly base: Resource<BaseData>;
  readonly $tree: ReadableAtom<MenuTree>;
  /** The page's whole address. */
  readonly $href: ReadableAtom<string>;
  /** The entry that the page's address belongs to. */
  readonly $current: ReadableAtom<MenuEntry | null>;
  /** The visible entry to mark as current: for a hidden detail page the list above it. */
  readonly $marked: ReadableAtom<MenuEntry | null>;
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
  /** The first page of a module, or null where it has none for this user. */
  moduleLink(moduleId: string): Link | null;
  /** Where an address stands in the menu; the page's own by default. */
  place(href?: string): Place | null;
  /**
   * To be called by every click on a link of the shell, before it moves. False: the host routes itself
   * (it has called `preventDefault()` of `oms-navigate`), so the click's default must be prevented too.
   */
  announce(link: Pick<Link, 'url' | 'target'>, source: string, id: string | null): boolean;
  /** Drops what is not this user's. */
  keepFor(owner: CacheOwner): void;
  /** Forgets what is shown and what is kept. */
  dropCache(): void;
  /** Listens to the address no more. */
  stop(): void;
}

export interface NavigationDeps {
  config: ShellConfig;
  platform: Platform;
  request: RequestClient;
  events: Events;
  i18n: I18n;
  owner: () => CacheOwner;
}

export function createNavigation({
  config,
  platform,
  request,
  events,
  i18n,
  owner,
}: NavigationDeps): Navigation {
  const { resource: base, keepFor, drop } = createBase({ config, platform, request, events, owner });
  // Calls come and go; what follows is made anew only where the data is another.
  const $data = computed(base.$state, ({ data }) => data);
  const $tree = computed($data, (data) => buildTree(data?.entries ?? []));
  const $links = computed([$tree, $data], ({ byId }, data) => {
    const known = data?.systems ?? [];
    return new Map([...byId.values()].map((entry) => [entry, linkOf(entry, known, config)]));
  });
  const systems = () => $data.get()?.systems ?? [];
  const link = (entry: MenuEntry) => {
    const known = $links.get().get(entry);
    return known === undefined ? linkOf(entry, systems(), config) : known;
  };
  const $pages = computed($links, pagesOf);
  const report = createReport(config, events, platform);

  const $href = atom(platform.navigation.href());
  const stop = platform.navigation.listen(() => $href.set(platform.navigation.href()));
  const home = inApp('/home', config)?.url;
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
  // From the first on: a page whose menu is a kept one has no other.
  $current.subscribe((entry) => {
    if (entry) {
      platform.cookies.set(COOKIES.route.name, entry.id, {
        days: COOKIES.route.days,
        domain: config.cookieDomain ?? undefined,
      });
    }
  });
  const $moduleId = computed([$chosen, $current, $tree, $data], (chosen, current, tree, data) => {
    if (chosen !== null) return chosen;
    if (current) return current.moduleId;
    // A page that the menu does not know: the module of the page before it.
    const last = tree.byId.get(platform.cookies.get(COOKIES.route.name) ?? '');
    return last?.moduleId ?? data?.modules[0]?.id ?? null;
  });
  $links.subscribe((links) => {
    const data = $data.get();
    if (data) void report($tree.get(), links, data);
  });

  const title = (item: Pick<MenuEntry | Module, 'title' | 'langKey'>) =>
    i18n.server(item.langKey, item.title);

  function firstLink(nodes: readonly MenuNode[] = []): Link | null {
    for (const { entry, children } of nodes) {
      const found = link(entry) ?? firstLink(children);
      if (found) return found;
    }
    return null;
  }
  const moduleLink = (moduleId: string) => firstLink($tree.get().byModule.get(moduleId));

  return {
    base,
    $tree,
    $href,
    $current,
    $marked,
    $moduleId,
    $drawer: atom(false),
    chooseModule: (id) => $chosen.set(id),
    title,
    link,
    consoleLink: (path) => inApp(path, config),
    moduleLink,
    place(href = platform.navigation.href()) {
      const here = platform.navigation.href();
      const entry = URL.canParse(href, here) && entryAt(new URL(href, here).href, $pages.get(), root);
      if (!entry) return null;
      const module = base.$state.get().data?.modules.find(({ id }) => id === entry.moduleId);
      const systemId = entry.scope === '1' ? consoleSystem(systems(), config) : entry.scope;
      const step = (id: string | null, item: MenuEntry | Module, to: Link | null): PlaceStep => ({
        id,
        title: title(item),
        url: to?.url ?? null,
        target: to?.target ?? '_self',
      });
      const trail = trailOf(entry.id, $tree.get().byId).map((one) => step(one.id, one, link(one)));
      if (module) trail.unshift(step(null, module, moduleLink(module.id)));
      return {
        id: entry.id,
        title: title(entry),
        url: link(entry)?.url ?? null,
        system: systems().find(({ id }) => id === systemId)?.title ?? '',
        trail,
      };
    },
    announce: ({ url, target }, source, id) =>
      events.emit('oms-navigate', { url, target, source, id }, { cancelable: true }),
    keepFor,
    dropCache: drop,
    stop,
  };
}

function consoleSystem(systems: readonly { id: string; url: string }[], config: ShellConfig): string | null {
  const home = config.hosts.console;
  return systems.find(({ url }) => home !== null && url.replace(/\/+$/, '') === home)?.id ?? null;
}

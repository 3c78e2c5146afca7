import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import { ShellError } from '../errors';
import type { Events } from '../events/events';
import type { I18n } from '../i18n/i18n';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { COOKIES } from '../session/cookies';
import { type Cache, type CacheOwner, createCache } from '../store/cache';
import { createResource, type Resource } from '../store/resource';
import { entryAt, pageOf } from './current';
import { inApp, type Link, linkOf } from './links';
import { buildTree, type MenuTree, trailOf } from './tree';
import type { BaseData, MenuEntry, Module } from './types';
import { checkBaseData, toMenu, toPublicBase } from './wire';

/** What a person sees of a menu entry's place, for breadcrumbs and pages of hosts. */
export interface Place {
  id: string;
  title: string;
  url: string | null;
  /** Title of the system that it belongs to. */
  system: string;
  /** From the module down to the entry itself. */
  trail: { title: string; url: string | null }[];
}

export interface Navigation {
  readonly base: Resource<BaseData>;
  readonly $tree: ReadableAtom<MenuTree>;
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
  dropCache(): void;
}

export interface NavigationDeps {
  config: ShellConfig;
  platform: Platform;
  request: RequestClient;
  events: Events;
  i18n: I18n;
  owner: () => CacheOwner;
}

/** Problems of the menu's data that one report names. */
const MAX_REPORTED = 20;

export function createNavigation({
  config,
  platform,
  request,
  events,
  i18n,
  owner,
}: NavigationDeps): Navigation {
  const cache: Cache<BaseData> = createCache('base', platform, checkBaseData);
  /** Whose data is shown; parts that were not known yet are empty. */
  let shownFor: CacheOwner = { userId: '', organisationId: '', lang: '' };
  const base = createResource<BaseData>({
    onDemand: false,
    load: (signal) => loadBase(config, request, signal),
    restore() {
      shownFor = owner();
      // Who visits is known from the cookies of the last visit; a first visit has nothing to restore.
      return shownFor.userId === '' ? null : cache.read(shownFor);
    },
    keep(data) {
      shownFor = owner();
      cache.write(shownFor, data);
    },
  });

  let reported = '';
  const $tree = computed(base.$state, ({ data }) => {
    const tree = buildTree(data?.entries ?? []);
    const more = tree.problems.length - MAX_REPORTED;
    const problems = [
      ...tree.problems.slice(0, MAX_REPORTED),
      ...(more > 0 ? [`and ${more} more`] : []),
    ].join('; ');
    if (problems !== '' && problems !== reported) {
      reported = problems;
      // Not while a store computes: a listener may read the same store.
      queueMicrotask(() => events.error('menu-data', `Menu entries left out: ${problems}`, 'navigation'));
    }
    return tree;
  });

  const systems = () => base.$state.get().data?.systems ?? [];
  const link = (entry: MenuEntry) => linkOf(entry, systems(), config);
  const $pages = computed($tree, (tree) => {
    const pages = new Map<string, MenuEntry>();
    for (const entry of tree.byId.values()) {
      const url = link(entry)?.url;
      const page = url === undefined ? undefined : pageOf(url);
      if (page !== undefined && !pages.has(page)) pages.set(page, entry);
    }
    return pages;
  });

  const $href = atom(platform.navigation.href());
  platform.navigation.listen(() => $href.set(platform.navigation.href()));
  const home = inApp('/home', config)?.url;
  const root = home === undefined ? null : pageOf(home);
  const $current = computed([$pages, $href], (pages, href) => entryAt(href, pages, root));
  const $marked = computed([$current, $pages, $href], (current, pages, href) => {
    if (!current || current.visible) return current;
    const shown = new Map([...pages].filter(([, entry]) => entry.visible));
    const above = entryAt(href, shown, root);
    return above?.moduleId === current.moduleId ? above : null;
  });
  const $chosen = atom<string | null>(null);
  $href.listen(() => $chosen.set(null));
  $current.listen((entry) => {
    if (entry) {
      platform.cookies.set(COOKIES.route.name, entry.id, {
        days: COOKIES.route.days,
        domain: config.cookieDomain ?? undefined,
      });
    }
  });
  const $moduleId = computed([$chosen, $current, $tree, base.$state], (chosen, current, tree, { data }) => {
    if (chosen !== null) return chosen;
    if (current) return current.moduleId;
    // A page that the menu does not know: the module of the page before it.
    const last = tree.byId.get(platform.cookies.get(COOKIES.route.name) ?? '');
    return last?.moduleId ?? data?.modules[0]?.id ?? null;
  });

  const title = (item: Pick<MenuEntry | Module, 'title' | 'langKey'>) =>
    i18n.server(item.langKey, item.title);

  function firstLink(moduleId: string): Link | null {
    const queue = [...($tree.get().byModule.get(moduleId) ?? [])];
    for (let node = queue.shift(); node; node = queue.shift()) {
      const found = link(node.entry);
      if (found) return found;
      queue.unshift(...node.children);
    }
    return null;
  }

  return {
    base,
    $tree,
    $current,
    $marked,
    $moduleId,
    $drawer: atom(false),
    chooseModule: (id) => $chosen.set(id),
    title,
    link,
    consoleLink: (path) => inApp(path, config),
    moduleLink: firstLink,
    place(href = platform.navigation.href()) {
      const entry = entryAt(new URL(href, platform.navigation.href()).href, $pages.get(), root);
      if (!entry) return null;
      const module = base.$state.get().data?.modules.find(({ id }) => id === entry.moduleId);
      const systemId = entry.scope === '1' ? consoleSystem(systems(), config) : entry.scope;
      const trail = trailOf(entry.id, $tree.get().byId).map((step) => ({
        title: title(step),
        url: link(step)?.url ?? null,
      }));
      if (module) trail.unshift({ title: title(module), url: firstLink(module.id)?.url ?? null });
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
    keepFor(next) {
      const { data } = base.$state.get();
      const same = (part: keyof CacheOwner) => shownFor[part] === '' || shownFor[part] === next[part];
      if (data === null) return;
      if (same('userId') && same('organisationId') && same('lang')) {
        shownFor = next;
        if (!base.$state.get().stale) cache.write(next, data);
        return;
      }
      cache.drop();
      base.reset();
      void base.refresh();
    },
    dropCache() {
      cache.drop();
      base.reset();
    },
  };
}

function consoleSystem(systems: readonly { id: string; url: string }[], config: ShellConfig): string | null {
  const home = config.hosts.console;
  return systems.find(({ url }) => home !== null && url.replace(/\/+$/, '') === home)?.id ?? null;
}

/** The two calls of spec 7.5: what everybody may read needs no token and so does not wait for one. */
async function loadBase(config: ShellConfig, request: RequestClient, signal: AbortSignal): Promise<BaseData> {
  const path = config.endpoints.baseData;
  const [open, own] = await Promise.all([
    request.get<unknown>(path, { noVerify: 1 }, { auth: false, signal }),
    request.get<unknown>(path, {}, { signal }),
  ]);
  const publicBase = toPublicBase(open.data);
  const menu = toMenu(own.data);
  if (!publicBase || !menu) {
    throw new ShellError({
      kind: 'malformed',
      code: 'base-data',
      messageKey: 'error.malformed',
      call: `GET ${path}`,
      body: publicBase ? own.data : open.data,
    });
  }
  return { ...publicBase, ...menu };
}

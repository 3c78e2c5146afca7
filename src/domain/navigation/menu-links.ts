import { computed, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../../core/config/types';
import type { I18n } from '../../core/i18n/i18n';
import { type Badges, badgesIn } from './host-menu/badges';
import type { HostMenu } from './host-menu/follow';
import { type Link, linkOf } from './links';
import { buildTree, type MenuNode, type MenuTree } from './menu/tree';
import { pagesOf } from './pages';
import type { BaseData, MenuEntry, Module } from './types';

/** The menu of the base data, with titles and links. */
export interface MenuLinks {
  /** With what the host has added. */
  readonly $data: ReadableAtom<BaseData | null>;
  readonly $tree: ReadableAtom<MenuTree>;
  readonly $links: ReadableAtom<ReadonlyMap<MenuEntry, Link | null>>;
  /** Page → its entry. */
  readonly $pages: ReadableAtom<ReadonlyMap<string, MenuEntry>>;
  /** Changes without the menu. */
  readonly $badges: ReadableAtom<Badges>;
  data(): BaseData | null;
  tree(): MenuTree;
  title(item: Pick<MenuEntry | Module, 'title' | 'langKey'>): string;
  link(entry: MenuEntry): Link | null;
  /** The first page of a module; null where the user has none in it. */
  moduleLink(moduleId: string): Link | null;
}

export function createMenuLinks(
  base: { readonly $state: ReadableAtom<{ readonly data: BaseData | null }> },
  config: ShellConfig,
  i18n: Pick<I18n, 'server'>,
  { $extend, $marks }: HostMenu,
): MenuLinks {
  // It changes with the data only, and not with each call: the tree and the links are computed again only then.
  const $own = computed(base.$state, ({ data }) => data);
  const $data = computed([$own, $extend], (data, extend) => (data && extend ? extend(data) : data));
  const $tree = computed($data, (data) => buildTree(data?.entries ?? []));
  const $links = computed([$tree, $data], ({ byId }, data) => {
    const systems = data?.systems ?? [];
    return new Map([...byId.values()].map((entry) => [entry, linkOf(entry, systems, config)]));
  });
  const $pages = computed($links, pagesOf);
  const $badges = computed([$tree, $data, $marks], badgesIn);

  function link(entry: MenuEntry): Link | null {
    const known = $links.get().get(entry);
    return known === undefined ? linkOf(entry, $data.get()?.systems ?? [], config) : known;
  }

  function firstLink(nodes: readonly MenuNode[] = []): Link | null {
    for (const { entry, children } of nodes) {
      const found = link(entry) ?? firstLink(children);
      if (found) return found;
    }
    return null;
  }

  return {
    $data,
    $tree,
    $links,
    $pages,
    $badges,
    data: () => $data.get(),
    tree: () => $tree.get(),
    title: (item) => i18n.server(item.langKey, item.title),
    link,
    moduleLink: (moduleId) => firstLink($tree.get().byModule.get(moduleId)),
  };
}

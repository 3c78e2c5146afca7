import type { Link } from '../../domain/navigation/links';
import type { MenuNode } from '../../domain/navigation/menu/tree';
import type { MenuEntry } from '../../domain/navigation/types';

/** Entries that carry a superscript (docs/behaviour.md#menus). */
const MARKED: readonly string[] = ['1854', '1855'];

const isMarked = (id: string): boolean => MARKED.includes(id);

/** An entry as it is shown: titled in the user's language, its address resolved. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Said behind the label; empty where there is none, as for a group. */
  readonly note: string;
  /** Null for a group. */
  readonly link: Link | null;
  readonly iconClass: string;
  readonly marked: boolean;
  /** None for an entry. */
  readonly children: readonly MenuItem[];
}

export interface Naming {
  title(entry: MenuEntry): string;
  link(entry: MenuEntry): Link | null;
}

/**
 * The items of a branch: entries without an address and empty groups are left out. A group that is also a page has that
 * page as its first entry.
 */
export function toItems(nodes: readonly MenuNode[], naming: Naming): MenuItem[] {
  return nodes.flatMap(({ entry, children }) => {
    const link = naming.link(entry);
    const inner = toItems(children, naming);
    const item: MenuItem = {
      id: entry.id,
      label: naming.title(entry),
      note: entry.note,
      link,
      iconClass: entry.iconClass,
      marked: isMarked(entry.id),
      children: [],
    };
    if (inner.length === 0) return link ? [item] : [];
    const own = link ? [item] : [];
    return [
      {
        ...item,
        id: link ? `${entry.id}+` : entry.id,
        note: '',
        link: null,
        children: [...own, ...inner],
      },
    ];
  });
}

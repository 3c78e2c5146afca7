import { atom } from 'nanostores';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Badges } from '../../../domain/navigation/host-menu/badges';
import { menuStore } from '../../../domain/navigation/open-groups';
import { type Unread, unreadStore } from '../../../domain/unread/store';
import { NOTICES } from '../../../page/addresses/console-paths';
import { useFeature, useShell } from '../../../react/shell-context';
import { useStore } from '../../../react/use-store';
import { useT } from '../../../react/use-text';
import { type NavNode, NavTree, type NavTreeProps } from '../../../ui/nav-tree/NavTree';
import { GroupIcon } from '../icons/GroupIcon';
import type { MenuItem } from '../menu-items';
import { scrollMenuTo } from '../scroll-menu-to';

export interface MenuTreeProps {
  id: string;
  items: readonly MenuItem[];
  /** Icons alone; pressing a group calls `onGroup` then. */
  collapsed?: boolean;
  onGroup?(item: MenuItem): void;
  /** Called after a link was followed, not where it opens beside the page. */
  onFollow?(): void;
  /** Rows are 44 px high, as on narrow windows. */
  tall?: boolean;
  /** The group whose entries are shown beside the collapsed tree, and the id of what shows them. */
  beside?: NavTreeProps['beside'];
}

/** The tree of one module, on navy. Closed groups render nothing. */
export function MenuTree(props: MenuTreeProps) {
  const { id, items, collapsed = false, onGroup, onFollow, tall, beside } = props;
  const { navigation } = useShell();
  const store = useFeature(menuStore);
  const t = useT();
  const marked = useStore(navigation.$marked);
  const open = useStore(store.$open);
  const box = useRef<HTMLDivElement>(null);
  const isNew = t('menu.new');
  const unread = useUnreadEntry();
  const badges = useStore(navigation.$badges);
  const nodes = useMemo(
    () => items.map((item) => toNode(item, { isNew, unread, badges })),
    [items, isNew, unread, badges],
  );
  const expanded = useMemo(() => new Set([...open].flatMap((group) => [group, `${group}+`])), [open]);

  const current = marked?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current entry, or another module, is the reason to scroll
  useLayoutEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[aria-current], .oms-nav-within');
    if (row) scrollMenuTo(row);
  }, [current, items[0]?.id]);

  return (
    <div ref={box}>
      <NavTree
        id={id}
        nodes={nodes}
        current={current}
        expanded={expanded}
        collapsed={collapsed}
        beside={beside}
        tall={tall}
        scrolls
        onToggle={(group) => {
          const item = items.find((one) => one.id === group);
          if (collapsed && item) onGroup?.(item);
          else store.toggle(group.replace(/\+$/, ''));
        }}
        onFollow={onFollow}
      />
    </div>
  );
}

const UNKNOWN = atom<Unread | null>(null);

/** The entry of the list of notifications, with how many are unread. On the console alone, where the bell has the number. */
function useUnreadEntry(): UnreadEntry | undefined {
  const { config, navigation } = useShell();
  const t = useT();
  const { $unread } = useFeature(unreadStore);
  const count = useStore(config.portal ? $unread : UNKNOWN)?.total ?? 0;
  const url = navigation.consoleLink(NOTICES)?.url;
  return useMemo(
    () =>
      url && count > 0 ? { url, count: { value: count, label: t('notices.unread', { count }) } } : undefined,
    [url, count, t],
  );
}

interface UnreadEntry {
  readonly url: string;
  readonly count: NonNullable<NavNode['count']>;
}

/** What stands beside entries. */
interface Beside {
  readonly isNew: string;
  readonly unread: UnreadEntry | undefined;
  readonly badges: Badges;
}

function toNode(
  { id, label, note, link, iconClass, marked, children }: MenuItem,
  beside: Beside,
  level = 1,
): NavNode {
  const { isNew, unread, badges } = beside;
  const badge = badges.entry(id);
  return {
    id,
    label,
    note,
    to: link ? { ...link, source: 'sidemenu', id } : undefined,
    icon: level === 1 ? <GroupIcon iconClass={iconClass} /> : undefined,
    mark: marked ? isNew : undefined,
    count: badge !== undefined ? { value: badge } : link?.url === unread?.url ? unread?.count : undefined,
    children: children.map((child) => toNode(child, beside, level + 1)),
  };
}

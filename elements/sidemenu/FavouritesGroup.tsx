import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import { type MouseEvent, useState } from 'react';
import { follow } from '../../src/core/navigation/follow';
import { menuStore } from '../../src/features/menu/store';
import { lazyPart } from '../../src/react/lazy-part';
import { useSheet } from '../../src/react/sheet';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { Icon } from '../../src/ui/icon/Icon';
import { type NavNode, NavTree } from '../../src/ui/nav-tree/NavTree';
import type { FavouritesFeedProps } from './FavouritesFeed';
import { LAYER_ID } from './layer-id';
import { treeSheet } from './tree-sheet';

const GROUP = 'favourites';
// A group without children would be left out: what it holds is known once it is open.
const UNKNOWN: readonly NavNode[] = [{ id: `${GROUP}-none`, label: '' }];

const Feed = lazyPart<FavouritesFeedProps>(() => import('./FavouritesFeed'));

export interface FavouritesGroupProps {
  collapsed?: boolean;
  /** They stand beside the menu. */
  open?: boolean;
  onFollow(): void;
  /** Opens them beside the menu, where they can be edited; without it there is no button for that. */
  onEdit?(): void;
}

/** The favourites as the last group of the tree. They, and the code for them, are fetched when the group is opened. */
export function FavouritesGroup({
  collapsed = false,
  open: beside = false,
  onFollow,
  onEdit,
}: FavouritesGroupProps) {
  useSheet(treeSheet);
  const t = useT();
  const menu = useFeature(menuStore);
  const open = useStore(menu.$open).has(GROUP);
  const label = t('favourites.title');
  return (
    <section className="oms-side-favourites" part="favourites" aria-label={t('favourites.label')}>
      {!collapsed && <Group label={label} open={open} onFollow={onFollow} onEdit={onEdit} />}
      {collapsed && onEdit && (
        <button
          type="button"
          className="oms-side-edit"
          title={label}
          aria-expanded={beside}
          aria-controls={beside ? LAYER_ID : undefined}
          onClick={onEdit}
        >
          <Icon icon={StarIcon} />
          <span className="oms-sr">{label}</span>
        </button>
      )}
    </section>
  );
}

interface GroupProps {
  onFollow(): void;
  onEdit: (() => void) | undefined;
  label: string;
  open: boolean;
}

function Group({ label, open, onFollow, onEdit }: GroupProps) {
  const menu = useFeature(menuStore);
  const { navigation } = useShell();
  const [entries, setEntries] = useState<readonly NavNode[]>([]);
  const head: NavNode = {
    id: GROUP,
    label,
    icon: <Icon icon={StarIcon} />,
    children: open && entries.length > 0 ? entries : UNKNOWN,
  };
  return (
    <>
      <NavTree
        id="favourites"
        nodes={[head]}
        expanded={new Set(open ? [GROUP] : [])}
        onToggle={() => menu.toggle(GROUP)}
        onNavigate={({ id, href = '', target }, event: MouseEvent) => {
          follow(navigation, { url: href, target: target ?? '_self' }, 'favourites', id, event);
          onFollow();
        }}
      />
      {open && <Feed onEntries={setEntries} onEdit={onEdit} />}
    </>
  );
}

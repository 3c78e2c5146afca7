import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import { useState } from 'react';
import { menuStore } from '../../../src/domain/navigation/open-groups';
import { useSheet } from '../../../src/react/sheet';
import { useFeature } from '../../../src/react/shell-context';
import { useStore } from '../../../src/react/use-store';
import { useT } from '../../../src/react/use-text';
import { Icon } from '../../../src/ui/icon/Icon';
import { lazyComponent } from '../../../src/ui/lazy/lazy-component';
import { type NavNode, NavTree } from '../../../src/ui/nav-tree/NavTree';
import { FLYOUT_ID } from '../flyout/flyout-id';
import type { FavouritesEntriesProps } from './FavouritesEntries';
import treeSheet from './tree.css?sheet';

const GROUP = 'favourites';
// A group without children would be left out: what it holds is known once it is open.
const UNKNOWN: readonly NavNode[] = [{ id: `${GROUP}-none`, label: '' }];

const Feed = lazyComponent<FavouritesEntriesProps>(() => import('./FavouritesEntries'));

export interface FavouritesGroupProps {
  collapsed?: boolean;
  /** The favourites are open beside the menu. */
  open?: boolean;
  onFollow(): void;
  /** Opens the favourites beside the menu, to be edited; without it the group has no such button. */
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
    <section
      className="oms-side-favourites"
      part="favourites"
      // Of two regions with one name the one with the favourites has it.
      aria-label={beside ? undefined : t('favourites.label')}
    >
      {!collapsed && <Group label={label} open={open} onFollow={onFollow} onEdit={onEdit} />}
      {collapsed && onEdit && (
        <button
          type="button"
          className="oms-side-edit"
          title={label}
          aria-expanded={beside}
          aria-controls={beside ? FLYOUT_ID : undefined}
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
        onFollow={onFollow}
      />
      {open && <Feed onEntries={setEntries} onEdit={onEdit} />}
    </>
  );
}

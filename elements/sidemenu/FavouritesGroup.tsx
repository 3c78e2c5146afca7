import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import type { MouseEvent } from 'react';
import { follow } from '../../src/core/navigation/follow';
import { favouritesStore } from '../../src/features/favourites/store';
import { menuStore } from '../../src/features/menu/store';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useServerTexts, useT } from '../../src/react/use-text';
import { Icon } from '../../src/ui/icon/Icon';
import { type NavNode, NavTree } from '../../src/ui/nav-tree/NavTree';

const GROUP = 'favourites';

export interface FavouritesGroupProps {
  collapsed?: boolean;
  onFollow(): void;
  /** Opens what edits them; without it there is no button for that. */
  onEdit?(): void;
}

/** The favourites as the last group of the tree. Fetched when the group is opened. */
export function FavouritesGroup({ collapsed = false, onFollow, onEdit }: FavouritesGroupProps) {
  const t = useT();
  const menu = useFeature(menuStore);
  const open = useStore(menu.$open).has(GROUP) && !collapsed;
  return (
    <section className="oms-side-favourites" part="favourites" aria-label={t('favourites.label')}>
      {collapsed ? (
        onEdit && <EditButton onEdit={onEdit} icon />
      ) : (
        <>
          <Group open={open} onFollow={onFollow} />
          {open && onEdit && <EditButton onEdit={onEdit} />}
        </>
      )}
    </section>
  );
}

function Group({ open, onFollow }: { open: boolean; onFollow(): void }) {
  const t = useT();
  const menu = useFeature(menuStore);
  const head: NavNode = {
    id: GROUP,
    label: t('favourites.title'),
    icon: <Icon icon={StarIcon} size={16} />,
    // A group without children would be left out: what it holds is known once it is open.
    children: [{ id: `${GROUP}-none`, label: '' }],
  };
  const toggle = () => menu.toggle(GROUP);
  return open ? (
    <OpenGroup head={head} onToggle={toggle} onFollow={onFollow} />
  ) : (
    <NavTree id="favourites" nodes={[head]} expanded={new Set()} onToggle={toggle} />
  );
}

function OpenGroup({ head, onToggle, onFollow }: { head: NavNode; onToggle(): void; onFollow(): void }) {
  const t = useT();
  const store = useFeature(favouritesStore);
  const { navigation } = useShell();
  const text = useServerTexts();
  const entries = useStore(store.$entries);
  const { data, error } = useStore(store.$state);
  const children = entries.map((entry): NavNode => {
    const link = navigation.link(entry);
    const target = link?.target === '_blank' ? '_blank' : undefined;
    return { id: entry.id, label: text(entry.langKey, entry.title), href: link?.url, target };
  });
  const note = () => {
    if (data === null && error) return error.message;
    return data !== null && entries.length === 0 ? t('favourites.empty') : null;
  };
  return (
    <>
      <NavTree
        id="favourites"
        nodes={[children.length > 0 ? { ...head, children } : head]}
        expanded={new Set([GROUP])}
        onToggle={onToggle}
        onNavigate={({ id, href = '', target }, event: MouseEvent) => {
          follow(navigation, { url: href, target: target ?? '_self' }, 'favourites', id, event);
          onFollow();
        }}
      />
      {note() !== null && <p className="oms-side-note">{note()}</p>}
    </>
  );
}

function EditButton({ onEdit, icon = false }: { onEdit(): void; icon?: boolean }) {
  const t = useT();
  return (
    <button
      type="button"
      className="oms-side-edit"
      title={icon ? t('favourites.title') : undefined}
      onClick={onEdit}
    >
      <Icon icon={icon ? StarIcon : Pencil} size={icon ? 16 : 14} />
      <span className={icon ? 'oms-sr' : undefined}>
        {t(icon ? 'favourites.title' : 'favourites.editAll')}
      </span>
    </button>
  );
}

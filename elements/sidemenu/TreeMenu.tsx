import PanelLeftClose from 'lucide/dist/esm/icons/panel-left-close.mjs';
import PanelLeftOpen from 'lucide/dist/esm/icons/panel-left-open.mjs';
import { useRef, useState } from 'react';
import { FilterField } from '../../src/features/menu/FilterField';
import { FilterOver } from '../../src/features/menu/FilterOver';
import { useMenuState } from '../../src/features/menu/face';
import { MenuNotice, StaleNotice } from '../../src/features/menu/MenuNotice';
import { MenuTree } from '../../src/features/menu/MenuTree';
import { useFilter } from '../../src/features/menu/use-filter';
import { useModuleItems } from '../../src/features/menu/use-items';
import { useSheet } from '../../src/react/sheet';
import { useT } from '../../src/react/use-text';
import { cx } from '../../src/ui/class-names';
import { Icon } from '../../src/ui/icon/Icon';
import { deepActiveElement } from '../../src/ui/layer/active-element';
import { FavouritesGroup } from './FavouritesGroup';
import { Layer } from './Layer';
import { LAYER_ID } from './layer-id';
import type { MenuProps } from './SideMenu';
import { treeSheet } from './tree-sheet';
import { useModule } from './use-module';

/** By its id: what the group holds, and how it is called, may change while it is open. */
type Shown = { kind: 'group'; id: string } | { kind: 'favourites' };

/** The portal's menu: a tree of the current module, its favourites, and the button that collapses it (spec 2.5). */
export default function TreeMenu({ module, collapsed, onCollapsed }: MenuProps) {
  useSheet(treeSheet);
  const t = useT();
  const { face, stale, busy } = useMenuState();
  const { id, title } = useModule(module);
  const items = useModuleItems(id);
  const box = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [editing, setEditing] = useState(false);
  const [focus, setFocus] = useState(0);
  const filter = useFilter();

  const show = (next: Shown) => {
    opener.current = deepActiveElement(document);
    // Beside the icons they are there to be opened; the tree has them as links already.
    setEditing(next.kind === 'favourites' && !collapsed);
    setShown(next);
    setFocus(focus + 1);
  };
  const close = () => setShown(null);
  const favourites = shown?.kind === 'favourites';
  const group = shown?.kind === 'group' ? items.find((item) => item.id === shown.id) : undefined;
  // Gone with another menu or module.
  if (shown?.kind === 'group' && !group) setShown(null);
  const menu = group ? { title: group.label, items: group.children } : { title, items };
  const ready = face === 'ready';
  return (
    <nav
      ref={box}
      className={cx('oms-side', collapsed ? 'oms-side-slim oms-side-collapsed' : 'oms-side-tree')}
      part="menu"
      data-tips="right"
      aria-label={t('menu.label')}
    >
      {!collapsed && <div className="oms-side-title">{ready ? title : ''}</div>}
      {ready && !collapsed && <FilterField filter={filter} />}
      <FilterOver filter={filter} onFollow={close}>
        <div className="oms-side-scroll" data-scroller="">
          <MenuNotice face={ready && items.length === 0 ? 'empty' : face} busy={busy} narrow={collapsed} />
          {ready && (
            <MenuTree
              id="tree"
              items={items}
              collapsed={collapsed}
              beside={group && { group: group.id, id: LAYER_ID }}
              onGroup={({ id: pressed }) =>
                pressed === group?.id ? close() : show({ kind: 'group', id: pressed })
              }
              onFollow={close}
            />
          )}
          {ready && (
            <FavouritesGroup
              collapsed={collapsed}
              open={favourites}
              onFollow={close}
              onEdit={() => (favourites ? close() : show({ kind: 'favourites' }))}
            />
          )}
        </div>
      </FilterOver>
      {stale && <StaleNotice busy={busy} narrow={collapsed} />}
      <slot name="footer" />
      <button
        type="button"
        className="oms-side-foot"
        title={collapsed ? t('menu.expand') : undefined}
        aria-expanded={!collapsed}
        onClick={() => {
          close();
          onCollapsed(!collapsed);
        }}
      >
        <Icon icon={collapsed ? PanelLeftOpen : PanelLeftClose} size={16} />
        <span className={collapsed ? 'oms-sr' : undefined}>
          {t(collapsed ? 'menu.expand' : 'menu.collapse')}
        </span>
      </button>
      {(group || favourites) && (
        <Layer
          anchor={box}
          opener={() => opener.current}
          onClose={close}
          menu={menu}
          favourites={favourites}
          hint={favourites}
          focusFavourites={favourites}
          editing={editing}
          onEditing={setEditing}
          onFollow={close}
          focus={focus}
        />
      )}
    </nav>
  );
}

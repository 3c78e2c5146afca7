import PanelLeftClose from 'lucide/dist/esm/icons/panel-left-close.mjs';
import PanelLeftOpen from 'lucide/dist/esm/icons/panel-left-open.mjs';
import { useRef, useState } from 'react';
import { FilterField, FilterPlace } from '../../../src/features/menu/filter/FilterField';
import { FilterPane } from '../../../src/features/menu/filter/FilterPane';
import { useFilter } from '../../../src/features/menu/filter/use-filter';
import type { MenuItem } from '../../../src/features/menu/menu-items';
import { MenuTree } from '../../../src/features/menu/tree/MenuTree';
import { useModuleItems } from '../../../src/features/menu/use-module-items';
import { MenuViewState, StaleMenuMessage } from '../../../src/features/menu/view-state/MenuViewState';
import { useMenuState } from '../../../src/features/menu/view-state/use-menu-state';
import { useSheet } from '../../../src/react/sheet';
import { useT } from '../../../src/react/use-text';
import { Icon } from '../../../src/ui/icon/Icon';
import { deepActiveElement } from '../../../src/ui/layer/active-element';
import { columnOf } from '../column';
import { FLYOUT_ID } from '../flyout/flyout-id';
import { LazyFlyoutPanel } from '../flyout/LazyFlyoutPanel';
import { forms } from '../forms';
import type { MenuProps } from '../SideMenu';
import { useModule } from '../use-module';
import { FavouritesGroup } from './FavouritesGroup';
import treeSheet from './tree.css?sheet';

/** By its id: what the group holds, and how it is called, may change while it is open. */
type Shown = { kind: 'group'; id: string } | { kind: 'favourites' };

/** The portal's menu: a tree of the current module, its favourites, and the button that collapses it. */
export default function TreeMenu({ module, collapsed, onCollapsed }: MenuProps) {
  useSheet(treeSheet);
  const t = useT();
  const { viewState, stale, busy } = useMenuState();
  const { id, title } = useModule(module);
  const items = useModuleItems(id);
  const box = useRef<HTMLElement>(null);
  const { group, favourites, show, close, panelProps } = useFlyout(items, collapsed);
  const filter = useFilter();
  const menu = group ? { title: group.label, items: group.children } : { title, items };
  const ready = viewState === 'ready';
  return (
    <nav
      ref={box}
      className={columnOf('tree', collapsed)[0]}
      part="menu"
      data-tips="right"
      aria-label={t('menu.label')}
    >
      {!collapsed && (
        <>
          <div className="oms-side-title">{ready && title}</div>
          {ready ? <FilterField filter={filter} /> : <FilterPlace />}
        </>
      )}
      <FilterPane filter={filter} onFollow={close}>
        <div className="oms-side-scroll" data-scroller="">
          <MenuViewState
            viewState={ready && items.length === 0 ? 'empty' : viewState}
            busy={busy}
            narrow={collapsed}
          />
          {ready && (
            <MenuTree
              id="tree"
              items={items}
              collapsed={collapsed}
              beside={group && { group: group.id, id: FLYOUT_ID }}
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
      </FilterPane>
      {stale && <StaleMenuMessage busy={busy} narrow={collapsed} />}
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
      {(group || favourites) && <LazyFlyoutPanel anchor={box} menu={menu} {...panelProps} />}
    </nav>
  );
}

/** The state of the flyout beside the menu: closed, a group, or the favourites. */
function useFlyout(items: readonly MenuItem[], collapsed: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [editing, setEditing] = useState(false);
  const [focus, setFocus] = useState(0);

  const close = () => setShown(null);
  const favourites = shown?.kind === 'favourites';
  const group = shown?.kind === 'group' ? items.find((item) => item.id === shown.id) : undefined;
  // Gone with another menu or module.
  if (shown?.kind === 'group' && !group) setShown(null);

  return {
    group,
    favourites,
    close,
    show(next: Shown) {
      opener.current = deepActiveElement(document);
      // The collapsed menu opens the favourites as links; the tree has those already and opens them to be edited.
      setEditing(next.kind === 'favourites' && !collapsed);
      setShown(next);
      setFocus(focus + 1);
    },
    panelProps: {
      opener: () => opener.current,
      onClose: close,
      favourites,
      hint: favourites,
      focusFavourites: favourites,
      editing,
      onEditing: setEditing,
      onFollow: close,
      focus,
    },
  };
}

forms.tree = TreeMenu;

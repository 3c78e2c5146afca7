import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import { useRef, useState } from 'react';
import type { Hover, Point } from '../../../src/features/menu/flyout/hover';
import { Rail } from '../../../src/features/menu/rail/Rail';
import { MenuViewState, StaleMenuMessage } from '../../../src/features/menu/view-state/MenuViewState';
import { useMenuState } from '../../../src/features/menu/view-state/use-menu-state';
import { useT } from '../../../src/react/use-text';
import { Icon } from '../../../src/ui/icon/Icon';
import { lazyComponent } from '../../../src/ui/lazy/lazy-component';
import { useAhead } from '../../../src/ui/lazy/use-ahead';
import { PendingPopover } from '../../../src/ui/popover/PendingPopover';
import { columnOf } from '../column';
import { forms } from '../forms';
import { ModuleLinks } from '../ModuleLinks';
import type { MenuProps } from '../SideMenu';
import { useModule } from '../use-module';
import { useRailModules } from '../use-rail-modules';
import { FLYOUT_ID } from './flyout-id';
import type { RailFlyoutProps } from './RailFlyout';

/** The flyout beside the column: a module's entries, or the favourites alone. */
export interface Shown {
  readonly module: string | null;
  /**
   * The module that was pressed last; null for the favourites, undefined if the pointer alone opened the flyout. A
   * second press on it closes the flyout. A flyout that was pressed stays open when the pointer leaves.
   */
  readonly pressed?: string | null | undefined;
  /** Another number moves the focus into it; 0 leaves it where it is. */
  readonly focus: number;
  /** How often a module was pressed: who chooses one looks for nothing any more. */
  readonly chosen: number;
}

/** The position of the pointer, and the code that acts on it. */
export interface Pointer {
  hover: Hover | null;
  /** The last module that the pointer entered: the pointer may still rest there once the code is fetched. */
  over: readonly [id: string, at: Point] | null;
}

const Beside = lazyComponent<RailFlyoutProps, typeof import('./RailFlyout')>(
  () => import('./RailFlyout'),
  ({ shown, onClose, children }) =>
    shown && (
      <PendingPopover id={FLYOUT_ID} onClose={onClose}>
        {children}
      </PendingPopover>
    ),
  { Instead: ({ shown }) => <ModuleLinks only={shown?.module} /> },
);

/**
 * The menu of hosts that are not the portal: a column of modules with a flyout beside it. The first pointer
 * or focus event in the column fetches the code of the flyout.
 */
export default function FlyoutMenu({ module, collapsed, onCollapsed }: MenuProps) {
  const t = useT();
  const { viewState, stale, busy } = useMenuState();
  const modules = useRailModules();
  const current = useModule(module).id;
  const box = useRef<HTMLElement>(null);
  const pointer = useRef<Pointer>({ hover: null, over: null });
  const [approached, setApproached] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const opened = shown?.module ?? null;
  useAhead((place) => Beside.prepare(({ makeReady }) => makeReady(place)));
  // Gone with another menu or organisation.
  if (opened !== null && !modules.some(({ id }) => id === opened)) setShown(null);

  const close = () => {
    // The pointer may have just come to a module: its delay would open the flyout again.
    pointer.current.hover?.stop();
    setShown(null);
  };
  const open = (id: string | null, pinned: boolean, byKey: boolean) =>
    setShown({
      module: id,
      pressed: pinned ? id : shown?.pressed,
      focus: byKey ? (shown?.focus ?? 0) + 1 : 0,
      chosen: shown?.chosen ?? 0,
    });
  const press = (id: string, byKey: boolean) => {
    if (shown?.module === id && shown.pressed === id && !byKey) return close();
    open(id, true, byKey);
    setShown((next) => next && { ...next, chosen: next.chosen + 1 });
  };
  const favourites = shown !== null && !collapsed;
  const hideFavourites = () => {
    onCollapsed(true);
    if (shown?.module === null) close();
  };
  const pressFavourites = (byKey: boolean) => {
    if (favourites) return hideFavourites();
    onCollapsed(false);
    open(shown?.module ?? null, true, byKey);
  };
  const approach = () => setApproached(true);
  return (
    <nav
      ref={box}
      className={columnOf('flyout', collapsed)[0]}
      part="menu"
      data-tips="right"
      aria-label={t('menu.label')}
      onPointerEnter={approach}
      onFocus={approach}
      onPointerLeave={() => {
        pointer.current.over = null;
        pointer.current.hover?.left();
      }}
    >
      <div className="oms-side-scroll" data-scroller="">
        <MenuViewState viewState={viewState} busy={busy} narrow />
        {viewState === 'ready' && (
          <Rail
            modules={modules}
            current={current}
            open={shown?.module ?? null}
            controls={FLYOUT_ID}
            onPress={press}
            onHover={(id, x, y) => {
              pointer.current.over = [id, { x, y }];
              pointer.current.hover?.over(id, { x, y });
            }}
          />
        )}
      </div>
      {stale && <StaleMenuMessage busy={busy} narrow />}
      <slot name="footer" />
      {viewState === 'ready' && (
        <button
          type="button"
          className="oms-rail-item oms-rail-star"
          aria-expanded={favourites}
          onClick={(event) => pressFavourites(event.detail === 0)}
        >
          <Icon icon={StarIcon} size={20} />
          <span className="oms-rail-label" data-tip="">
            {t('favourites.title')}
          </span>
        </button>
      )}
      {(approached || shown) && (
        <Beside
          anchor={box}
          pointer={pointer}
          shown={shown}
          favourites={!collapsed}
          onOpen={open}
          onClose={close}
          onCollapse={hideFavourites}
        />
      )}
    </nav>
  );
}

forms.flyout = FlyoutMenu;

import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import { useRef, useState } from 'react';
import { useMenuState } from '../../src/features/menu/face';
import type { Hover, Point } from '../../src/features/menu/hover';
import { MenuNotice, StaleNotice } from '../../src/features/menu/MenuNotice';
import { Rail } from '../../src/features/menu/Rail';
import { lazyPart } from '../../src/react/lazy-part';
import { useLang, useT } from '../../src/react/use-text';
import { cx } from '../../src/ui/class-names';
import { Icon } from '../../src/ui/icon/Icon';
import { WaitingPopover } from '../../src/ui/popover/WaitingPopover';
import type { FlyoutBesideProps } from './FlyoutBeside';
import { LAYER_ID } from './layer-id';
import type { MenuProps } from './SideMenu';
import { useModule } from './use-module';
import { useRailModules } from './use-rail-modules';

/** What stands beside the column: a module's flyout, or the favourites alone. */
export interface Shown {
  readonly module: string | null;
  /** Opened by a press, so that it stays when the pointer goes. */
  readonly pinned: boolean;
  /** Another number moves the focus into it; 0 leaves it where it is. */
  readonly focus: number;
  /** How often a module was pressed: who chooses one looks for nothing any more. */
  readonly chosen: number;
}

/** Where the pointer is, and what is told of it. */
export interface Pointer {
  hover: Hover | null;
  /** Where it came to last: it may rest there when the rest is fetched. */
  over: readonly [id: string, at: Point] | null;
}

const Beside = lazyPart<FlyoutBesideProps>(
  () => Promise.all([import('./FlyoutBeside'), import('./LayerPart')]).then(([beside]) => beside),
  ({ shown, onClose, children }) => shown && <WaitingPopover onClose={onClose}>{children}</WaitingPopover>,
);

/**
 * The menu of hosts that are not the portal: a column of modules with a flyout beside it (spec 2.5). All that the flyout
 * needs is fetched when the pointer or the focus first comes to the column.
 */
export default function FlyoutMenu({ module, collapsed, onCollapsed }: MenuProps) {
  const t = useT();
  const lang = useLang();
  const { face, stale, busy } = useMenuState();
  const modules = useRailModules();
  const current = useModule(module).id;
  const box = useRef<HTMLElement>(null);
  const pointer = useRef<Pointer>({ hover: null, over: null });
  const [near, setNear] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const opened = shown?.module ?? null;
  // Gone with another menu or organisation.
  if (opened !== null && !modules.some(({ id }) => id === opened)) setShown(null);

  const close = () => setShown(null);
  const open = (id: string | null, pinned: boolean, byKey: boolean) =>
    setShown({ module: id, pinned, focus: byKey ? (shown?.focus ?? 0) + 1 : 0, chosen: shown?.chosen ?? 0 });
  const press = (id: string, byKey: boolean) => {
    if (shown?.module === id && shown.pinned && !byKey) return close();
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
  const come = () => setNear(true);
  return (
    <nav
      ref={box}
      className={cx('oms-side oms-side-slim oms-side-rail', lang === 'en' && 'oms-rail-latin')}
      part="menu"
      data-tips="right"
      aria-label={t('menu.label')}
      onPointerEnter={come}
      onFocus={come}
      onPointerLeave={() => {
        pointer.current.over = null;
        pointer.current.hover?.left();
      }}
    >
      <div className="oms-side-scroll" data-scroller="">
        <MenuNotice face={face} busy={busy} narrow />
        {face === 'ready' && (
          <Rail
            modules={modules}
            current={current}
            open={shown?.module ?? null}
            controls={LAYER_ID}
            onPress={press}
            onHover={(id, x, y) => {
              pointer.current.over = [id, { x, y }];
              pointer.current.hover?.over(id, { x, y });
            }}
          />
        )}
      </div>
      {stale && <StaleNotice busy={busy} narrow />}
      <slot name="footer" />
      {face === 'ready' && (
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
      {(near || shown) && (
        <Beside
          anchor={box}
          pointer={pointer}
          shown={shown}
          favourites={favourites}
          onOpen={open}
          onClose={close}
          onCollapse={hideFavourites}
        />
      )}
    </nav>
  );
}

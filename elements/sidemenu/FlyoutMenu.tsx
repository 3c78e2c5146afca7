import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import { useEffect, useRef, useState } from 'react';
import { useMenuState } from '../../src/features/menu/face';
import { createHover, type Hover } from '../../src/features/menu/hover';
import { MenuNotice, StaleNotice } from '../../src/features/menu/MenuNotice';
import { Rail } from '../../src/features/menu/Rail';
import { useModuleItems } from '../../src/features/menu/use-items';
import { useShell } from '../../src/react/shell-context';
import { useT } from '../../src/react/use-text';
import { Icon } from '../../src/ui/icon/Icon';
import { Content, LAYER_ID, Layer } from './Layer';
import { useModule } from './use-module';
import { useRailModules } from './use-rail-modules';

/** What stands beside the column: a module's flyout, or the favourites alone. */
interface Shown {
  readonly module: string | null;
  /** Opened by a press, so that it stays when the pointer goes. */
  readonly pinned: boolean;
}

export interface FlyoutMenuProps {
  module: string | undefined;
  /** The favourites are folded away. */
  collapsed: boolean;
  onCollapsed(on: boolean): void;
}

/** The menu of hosts that are not the portal: a column of modules with a flyout beside it (spec 2.5). */
export function FlyoutMenu({ module, collapsed, onCollapsed }: FlyoutMenuProps) {
  const t = useT();
  const { clock } = useShell().platform;
  const { face, stale, busy } = useMenuState();
  const modules = useRailModules();
  const current = useModule(module).id;
  const box = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [editing, setEditing] = useState(false);
  const [focus, setFocus] = useState(0);
  const items = useModuleItems(shown?.module ?? null);
  const title = modules.find(({ id }) => id === shown?.module)?.title ?? '';

  const close = () => {
    setShown(null);
    setEditing(false);
    setFocus(0);
  };
  const open = (id: string | null, pinned: boolean, byKey: boolean) => {
    setShown({ module: id, pinned });
    setFocus((before) => (byKey ? before + 1 : 0));
  };
  const press = (id: string, byKey: boolean) => {
    if (shown?.module === id && shown.pinned && !byKey) close();
    else open(id, true, byKey);
  };
  const favourites = shown !== null && !collapsed;
  const pressFavourites = (byKey: boolean) => {
    if (favourites) {
      onCollapsed(true);
      if (shown.module === null) close();
      return;
    }
    onCollapsed(false);
    open(shown?.module ?? null, true, byKey);
  };

  const state = useRef({ shown, open, close });
  useEffect(() => {
    state.current = { shown, open, close };
  });
  const hover = useRef<Hover | null>(null);
  useEffect(() => {
    const made = createHover({
      clock,
      opened: () => state.current.shown?.module ?? null,
      edge() {
        if (!state.current.shown || !box.current) return null;
        const { right, top, bottom } = box.current.getBoundingClientRect();
        return { left: right, top, bottom };
      },
      open: (id) => state.current.open(id, state.current.shown?.pinned ?? false, false),
      close: () => {
        if (!state.current.shown?.pinned) state.current.close();
      },
    });
    hover.current = made;
    return () => made.stop();
  }, [clock]);

  const opener = () => {
    const id = shown?.module;
    const inColumn = [...(box.current?.querySelectorAll<HTMLElement>('[data-module]') ?? [])];
    return (
      inColumn.find((item) => item.dataset.module === id) ??
      box.current?.querySelector<HTMLElement>('.oms-side-star') ??
      null
    );
  };
  return (
    <nav
      ref={box}
      className="oms-side oms-side-slim oms-side-rail"
      part="menu"
      aria-label={t('menu.label')}
      onPointerEnter={Content.preload}
      onFocus={Content.preload}
      onPointerLeave={() => hover.current?.left()}
    >
      <div className="oms-side-scroll">
        <MenuNotice face={face} busy={busy} narrow />
        {face === 'ready' && (
          <Rail
            modules={modules}
            current={current}
            open={shown?.module ?? null}
            controls={LAYER_ID}
            onPress={press}
            onHover={(id, x, y) => hover.current?.over(id, { x, y })}
          />
        )}
      </div>
      {stale && <StaleNotice busy={busy} narrow />}
      <slot name="footer" />
      {face === 'ready' && (
        <button
          type="button"
          className="oms-rail-item oms-side-star"
          aria-expanded={favourites}
          onClick={(event) => pressFavourites(event.detail === 0)}
        >
          <Icon icon={StarIcon} size={20} />
          <span className="oms-rail-label">{t('favourites.title')}</span>
        </button>
      )}
      {shown && (
        <Layer
          anchor={box}
          opener={opener}
          onClose={close}
          onPointerEnter={() => hover.current?.inside()}
          menu={shown.module === null ? null : { title, items }}
          favourites={favourites}
          hint
          editing={editing}
          onEditing={(on) => {
            setEditing(on);
            setShown({ ...shown, pinned: true });
          }}
          onCollapse={() => {
            // The panel goes with the focus in it.
            opener()?.focus();
            onCollapsed(true);
            if (shown.module === null) close();
          }}
          onFollow={close}
          focus={focus}
        />
      )}
    </nav>
  );
}

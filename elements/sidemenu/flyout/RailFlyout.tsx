import { type RefObject, useEffect, useRef, useState } from 'react';
import { createHover } from '../../../src/features/menu/flyout/hover';
import { innerEdge } from '../../../src/features/menu/flyout/inner-edge';
import { useModuleItems } from '../../../src/features/menu/use-module-items';
import { useShell } from '../../../src/react/shell-context';
import { canStayAhead } from '../../../src/ui/layer/can-stay-ahead';
import { useModule } from '../use-module';
import { renderFlyoutAhead } from './ahead';
import type { Pointer, Shown } from './FlyoutMenu';
import FlyoutPanel from './FlyoutPanel';

/** @public the column has it from the module */
export const makeReady = renderFlyoutAhead;

export interface RailFlyoutProps {
  /** The column. */
  anchor: RefObject<HTMLElement | null>;
  pointer: RefObject<Pointer>;
  shown: Shown | null;
  /** Whether it shows the favourites, too. */
  favourites: boolean;
  onOpen(module: string | null, pinned: boolean, byKey: boolean): void;
  onClose(): void;
  /** Folds the favourites away. */
  onCollapse(): void;
}

/** The flyout beside the column of modules, and its opening by the pointer. */
export default function RailFlyout(props: RailFlyoutProps) {
  const { anchor, pointer, shown } = props;
  const { clock } = useShell().platform;
  const latest = useRef(props);
  /** The module on which the pointer stays: rendered ahead, its flyout opens at once. */
  const [near, setNear] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  if (shown && near !== null) {
    setNear(null);
    // The focus cannot move into a layer that is hidden still: Preact runs the effects of its content before those that
    // display it. A new layer is displayed at once.
    if (shown.focus > 0) setTurn(turn + 1);
  }
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const hover = createHover({
      clock,
      opened: () => latest.current.shown?.module ?? null,
      edge() {
        if (!latest.current.shown || !anchor.current) return null;
        const box = anchor.current.getBoundingClientRect();
        return { x: innerEdge(box, innerWidth).x, top: box.top, bottom: box.bottom };
      },
      near: (id) => setNear(latest.current.shown || !canStayAhead() ? null : id),
      open: (id) => latest.current.onOpen(id, false, false),
      close: () => {
        if (latest.current.shown?.pressed === undefined) latest.current.onClose();
      },
    });
    const here = pointer.current;
    here.hover = hover;
    if (here.over) hover.over(...here.over);
    return () => {
      here.hover = null;
      hover.stop();
    };
  }, [clock, anchor, pointer]);
  const rendered = shown ?? (near === null ? null : { module: near, focus: 0, chosen: 0 });
  return rendered && <Rendered key={turn} {...props} open={shown !== null} shown={rendered} />;
}

function Rendered({ open, shown, ...props }: RailFlyoutProps & { open: boolean; shown: Shown }) {
  const { anchor, pointer, favourites, onOpen, onClose, onCollapse } = props;
  const [editing, setEditing] = useState(false);
  const items = useModuleItems(shown.module);
  const { title } = useModule(shown.module ?? undefined);
  const opener = () => {
    const inColumn = [...(anchor.current?.querySelectorAll<HTMLElement>('[data-module]') ?? [])];
    return (
      inColumn.find((item) => item.dataset.module === shown.module) ??
      anchor.current?.querySelector<HTMLElement>('.oms-rail-star') ??
      null
    );
  };
  return (
    <FlyoutPanel
      open={open}
      anchor={anchor}
      opener={opener}
      onClose={onClose}
      onPointerEnter={() => pointer.current.hover?.inside()}
      menu={shown.module === null ? null : { title, items }}
      favourites={favourites}
      hint
      editing={editing}
      onEditing={(on) => {
        setEditing(on);
        onOpen(shown.module, true, false);
      }}
      onCollapse={() => {
        // The panel unmounts with the focus in it.
        opener()?.focus();
        onCollapse();
      }}
      onFollow={onClose}
      onKeep={() => shown.pressed === undefined && onOpen(shown.module, true, false)}
      focus={shown.focus}
      chosen={shown.chosen}
    />
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { createHover } from '../../src/features/menu/hover';
import { useModuleItems } from '../../src/features/menu/use-items';
import { useShell } from '../../src/react/shell-context';
import type { Pointer, Shown } from './FlyoutMenu';
import LayerPart from './LayerPart';
import { useModule } from './use-module';

export interface FlyoutBesideProps {
  /** The column. */
  anchor: RefObject<HTMLElement | null>;
  pointer: RefObject<Pointer>;
  shown: Shown | null;
  favourites: boolean;
  onOpen(module: string | null, pinned: boolean, byKey: boolean): void;
  onClose(): void;
  /** Folds the favourites away. */
  onCollapse(): void;
}

/** What opens beside the column of modules, and the pointer's way of opening it. */
export default function FlyoutBeside(props: FlyoutBesideProps) {
  const { anchor, pointer, shown } = props;
  const { clock } = useShell().platform;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const hover = createHover({
      clock,
      opened: () => latest.current.shown?.module ?? null,
      edge() {
        if (!latest.current.shown || !anchor.current) return null;
        const { right, top, bottom } = anchor.current.getBoundingClientRect();
        return { left: right, top, bottom };
      },
      open: (id) => latest.current.onOpen(id, latest.current.shown?.pinned ?? false, false),
      close: () => {
        if (!latest.current.shown?.pinned) latest.current.onClose();
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
  return shown && <Opened {...props} shown={shown} />;
}

function Opened({ shown, ...props }: FlyoutBesideProps & { shown: Shown }) {
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
    <LayerPart
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
        // The panel goes with the focus in it.
        opener()?.focus();
        onCollapse();
      }}
      onFollow={onClose}
      onKeep={() => shown.pinned || onOpen(shown.module, true, false)}
      focus={shown.focus}
      chosen={shown.chosen}
    />
  );
}

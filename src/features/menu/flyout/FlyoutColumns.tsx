import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useShell } from '../../../react/shell-context';
import { useStore } from '../../../react/use-store';
import { cx } from '../../../ui/class-names';
import type { MenuItem } from '../menu-items';
import { scrollMenuTo } from '../scroll-menu-to';
import { type Block, blocksOf, COLUMN, layOut, type Row } from './columns';
import { FlyoutEntry, FlyoutGroup, FlyoutLabel } from './FlyoutEntry';
import { useColumns } from './use-columns';
import { useFlyoutFocus } from './use-flyout-focus';

export interface FlyoutColumnsProps {
  items: readonly MenuItem[];
  /** px that a column may be high. */
  height: number;
  aside?: ((item: MenuItem) => ReactNode) | undefined;
  onFollow(): void;
}

/** The entries, in as many columns as the height requires; of many only those in view are rendered. */
export function FlyoutColumns({ items, height, aside, onFollow }: FlyoutColumnsProps) {
  const { navigation } = useShell();
  const current = useStore(navigation.$marked)?.id;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => layOut(blocksOf(items, closed), height), [items, closed, height]);
  const listed = useMemo(() => columns.flatMap((column) => column.flatMap(itemsOf)), [columns]);
  const { focused, handlers } = useFlyoutFocus(scroller, listed);
  const isDrawn = useColumns(columns, scroller, [current, focused]);
  const toggle = (id: string) =>
    setClosed((before) => (before.has(id) ? without(before, id) : new Set(before).add(id)));

  const first = items[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another module is the reason to scroll
  useLayoutEffect(() => {
    const pane = scroller.current;
    if (!pane) return;
    // A library of the page may have its own `scrollTo`.
    pane.scrollTop = 0;
    const row = pane.querySelector<HTMLElement>('[aria-current]');
    if (row) scrollMenuTo(row);
  }, [first]);

  const content = ({ kind, item }: Row) => {
    if (kind === 'title') return <FlyoutLabel item={item} />;
    if (kind === 'group')
      return <FlyoutGroup item={item} open={!closed.has(item.id)} onToggle={() => toggle(item.id)} />;
    return (
      <>
        <FlyoutEntry item={item} current={item.id === current} onFollow={onFollow} />
        {aside?.(item)}
      </>
    );
  };
  const block = ({ id, rows }: Block) => (
    <ul
      key={id}
      className="oms-fly-block"
      aria-label={rows[0]?.kind === 'title' ? rows[0].item.label : undefined}
    >
      {rows.map((row) => (
        <li
          key={row.item.id}
          className={cx('oms-fly-row', `oms-fly-row-${row.kind}`)}
          title={row.kind === 'title' ? row.item.label : undefined}
          aria-hidden={row.kind === 'title' ? true : undefined}
        >
          {content(row)}
        </li>
      ))}
    </ul>
  );

  const drawn: ReactNode[] = [];
  let skipped = 0;
  for (const [index, blocks] of columns.entries()) {
    if (!isDrawn(index)) {
      skipped += 1;
      continue;
    }
    const key = blocks[0]?.id ?? '';
    if (skipped > 0) drawn.push(<Gap key={`gap ${key}`} width={skipped * COLUMN} />);
    skipped = 0;
    drawn.push(
      <div key={key} className="oms-fly-column" data-column="">
        {blocks.map(block)}
      </div>,
    );
  }
  return (
    <div ref={scroller} className="oms-fly-scroll" data-scroller="" {...handlers}>
      <div className="oms-fly-columns">{drawn}</div>
    </div>
  );
}

const itemsOf = ({ rows }: Block) => rows.filter(({ kind }) => kind !== 'title').map(({ item }) => item);

/**
 * Takes the room of columns that are not rendered. The width is set through the CSSOM, which a strict policy allows.
 */
function Gap({ width }: { width: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.width = `${width}px`;
  }, [width]);
  return <div ref={ref} className="oms-fly-gap" />;
}

function without(set: ReadonlySet<string>, id: string): Set<string> {
  const rest = new Set(set);
  rest.delete(id);
  return rest;
}

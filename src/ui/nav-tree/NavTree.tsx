import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { takeEscape } from '../keyboard/take-escape';
import { createTypeahead } from '../keyboard/typeahead';
import { useRowFocus } from '../keyboard/use-row-focus';
import noteSheet from '../text/note.css?sheet';
import { groupToClose, keyTarget } from './move-focus';
import { NavItem } from './NavItem';
import sheet from './nav-tree.css?sheet';
import type { NavNode, NavTreeProps } from './nodes';
import { heightOf, isDrawn, type NavRow, rowIndex, rowsOf } from './rows';
import { useRenderedRows } from './use-rendered-rows';

export type { NavNode, NavTreeProps };

/**
 * The entries of a navigation on navy, as nested lists of links and of buttons that open groups; real links, so that
 * each can be opened in a new tab. All are in the Tab order; arrows, Home, End and first letters move the focus, too, and Escape
 * closes the group around it.
 * Of a long list only rows in view are rendered, between gaps of the others' height. The caller renders the `nav`
 * around it.
 */
export function NavTree(props: NavTreeProps) {
  useSheet(sheet);
  useSheet(noteSheet);
  const { id, nodes, expanded, collapsed = false, tall = false, current, scrolls = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const [typeahead] = useState(createTypeahead);
  const rows = useMemo(
    () => rowsOf(nodes, { expanded, collapsed, tall }),
    [nodes, expanded, collapsed, tall],
  );
  const ids = useMemo(() => rows.map(({ node }) => node.id), [rows]);
  const { focused, focus, onRow, onBlur } = useRowFocus(box, 'nav', ids);
  const drawn = useRenderedRows(rows, { scrolls, tree: box, focused, current });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget;
    const at = rowIndex(rows, row.dataset.nav);
    // In a drawer, whose rows are tall, Escape closes the drawer.
    const closing = event.key === 'Escape' && !collapsed && !tall ? groupToClose(rows, at) : undefined;
    if (closing) {
      takeEscape(event);
      focus(closing.node.id);
      return props.onToggle(closing.node.id);
    }
    const target = keyTarget(rows, at, event.nativeEvent, typeahead, row);
    if (target === undefined) return;
    event.preventDefault();
    if (target === 'toggle') return row.click();
    focus(target.node.id);
  };

  /** The rows from one index up to another, with the rows of open groups in them. */
  const list = (from: number, to: number, listId?: string) => {
    const siblings: NavRow[] = [];
    for (let at = from; at < to; at = rows[at]!.end) siblings.push(rows[at]!);
    const whole = isWhole(from, to);
    const items: ReactNode[] = [];
    let bottom = rows[from]?.top ?? 0;
    for (const [place, row] of siblings.entries()) {
      const at = place === 0 ? from : siblings[place - 1]!.end;
      if (!isDrawn(drawn, at, row.end)) continue;
      if (row.top > bottom) items.push(<Gap key={`gap ${row.node.id}`} height={row.top - bottom} />);
      bottom = rows[row.end]?.top ?? heightOf(rows);
      items.push(
        <NavItem
          key={row.node.id}
          {...props}
          row={row}
          listId={`${id}-${row.node.id}`}
          place={whole ? undefined : [place + 1, siblings.length]}
          onKeyDown={onKeyDown}
          onFocus={({ currentTarget }: FocusEvent<HTMLElement>) => onRow(currentTarget, row.node.id)}
          onBlur={onBlur}
        >
          {row.open && list(at + 1, row.end, `${id}-${row.node.id}`)}
        </NavItem>,
      );
    }
    const end = rows[to]?.top ?? heightOf(rows);
    if (end > bottom) items.push(<Gap key="gap" height={end - bottom} />);
    return <ul id={listId}>{items}</ul>;
  };
  const isWhole = (from: number, to: number) => drawn.some(([start, end]) => start <= from && to <= end);

  return (
    <div ref={box} className={cx('oms-nav', collapsed && 'oms-nav-collapsed')}>
      {list(0, rows.length)}
    </div>
  );
}

/** Takes the room of rows that are not rendered. The height is set through the CSSOM, which a strict policy allows. */
function Gap({ height }: { height: number }) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.height = `${height}px`;
  }, [height]);
  return <li ref={ref} aria-hidden="true" />;
}

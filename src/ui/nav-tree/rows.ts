import type { NavNode } from './nodes';

/** A row of the tree with its open groups, in the order of the arrow keys. */
export interface NavRow {
  readonly node: NavNode;
  readonly level: 1 | 2 | 3;
  readonly group: boolean;
  readonly open: boolean;
  /** Index of its group; -1 on the first level. */
  readonly parent: number;
  /** Index behind the last row within it. */
  readonly end: number;
  /** px from the top of the tree. */
  readonly top: number;
  /** px; the style sheet has the same heights. */
  readonly height: number;
}

export interface RowsOptions {
  expanded: ReadonlySet<string>;
  /** Icons alone: no group shows what is in it. */
  collapsed: boolean;
  /** Every row is 44 px high, as on narrow windows and for icons alone. */
  tall: boolean;
}

const TALL = 44;
const HEIGHTS = { 1: 36, 2: 32, 3: 32 } as const;

/** The rows of a tree; a closed group has no rows for its children. */
export function rowsOf(nodes: readonly NavNode[], { expanded, collapsed, tall }: RowsOptions): NavRow[] {
  const rows: NavRow[] = [];
  let top = 0;
  const add = (list: readonly NavNode[], level: 1 | 2 | 3, parent: number) => {
    for (const node of list) {
      const group = Boolean(node.children?.length);
      if (!group && node.to === undefined) continue;
      const open = group && !collapsed && expanded.has(node.id);
      const at = rows.length;
      const height = tall || collapsed ? TALL : HEIGHTS[level];
      const row = { node, level, group, open, parent, end: at + 1, top, height };
      rows.push(row);
      top += height;
      if (open) add(node.children ?? [], level === 1 ? 2 : 3, at);
      row.end = rows.length;
    }
  };
  add(nodes, 1, -1);
  return rows;
}

/** px of the whole. */
export function heightOf(rows: readonly NavRow[]): number {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
}

/** Rows from an index up to another, which is no longer among them. */
export type Range = readonly [from: number, to: number];

/** Rows rendered beyond the edges of the view, so that scrolling shows them without a gap. */
const SPARE = 8;

/** The rows between two positions, px from the top, and some more on either side. */
export function rangeAt(rows: readonly NavRow[], top: number, bottom: number): Range {
  const from = firstBelow(rows, top);
  const to = firstBelow(rows, bottom);
  // In steps, so that not every turn of the wheel renders.
  const start = Math.floor((from - SPARE) / SPARE) * SPARE;
  const end = Math.ceil((to + SPARE) / SPARE) * SPARE;
  return [Math.max(start, 0), Math.min(end, rows.length)];
}

/** Index of the first row that ends below a place. */
function firstBelow(rows: readonly NavRow[], place: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { top, height } = rows[middle]!;
    if (top + height > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** True if any row from `from` up to `to` is to be rendered. */
export function isDrawn(drawn: readonly Range[], from: number, to: number): boolean {
  return drawn.some(([start, end]) => start < to && from < end);
}

export function rowIndex(rows: readonly NavRow[], id: string | undefined): number {
  return id === undefined ? -1 : rows.findIndex(({ node }) => node.id === id);
}

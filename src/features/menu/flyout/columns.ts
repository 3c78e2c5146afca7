import type { MenuItem } from '../menu-items';

/** Heights in px; the style sheet has the same. */
export const ROW = 32;
export const BLOCK_GAP = 8;
/** Width of a column in px (docs/behaviour.md#menus). */
export const COLUMN = 220;
/** Height that the flyout counts with at least (docs/behaviour.md#menus). */
export const MIN_HEIGHT = 600;

export interface Row {
  readonly kind: 'title' | 'entry' | 'group' | 'child';
  readonly item: MenuItem;
}

/** Rows of one group: a titled group, or entries without one. */
export interface Block {
  readonly id: string;
  readonly rows: readonly Row[];
}

export type Column = readonly Block[];

/** The blocks of a module, three levels deep; what lies deeper is listed with the third. */
export function blocksOf(items: readonly MenuItem[], closed: ReadonlySet<string>): Block[] {
  const blocks: { id: string; rows: Row[]; loose: boolean }[] = [];
  for (const item of items) {
    if (item.children.length > 0) {
      const rows: Row[] = [{ kind: 'title', item }];
      for (const child of item.children) rows.push(...rowsOf(child, closed));
      blocks.push({ id: item.id, rows, loose: false });
      continue;
    }
    const last = blocks.at(-1);
    if (last?.loose) last.rows.push({ kind: 'entry', item });
    else blocks.push({ id: item.id, rows: [{ kind: 'entry', item }], loose: true });
  }
  return blocks;
}

function rowsOf(item: MenuItem, closed: ReadonlySet<string>): Row[] {
  if (item.children.length === 0) return [{ kind: 'entry', item }];
  const inner = closed.has(item.id)
    ? []
    : leaves(item.children).map((child) => ({ kind: 'child' as const, item: child }));
  return [{ kind: 'group', item }, ...inner];
}

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));

/**
 * Lays blocks out in columns no higher than `height` px: as few as possible, but three where there are enough blocks,
 * of about the same height. A block is cut only if no column could hold it.
 */
export function layOut(blocks: readonly Block[], height: number): Column[] {
  const limit = Math.max(height, 4 * ROW);
  const wanted = Math.max(fill(blocks, limit).length, Math.min(3, blocks.length));
  const highest = Math.max(...blocks.map(heightOf), ROW);
  const total = blocks.reduce((sum, block) => sum + heightOf(block) + BLOCK_GAP, 0);
  const start = Math.max(Math.min(highest, limit), Math.ceil(total / Math.max(wanted, 1)));
  for (let level = start; level < limit; level += BLOCK_GAP) {
    const columns = fill(blocks, level);
    if (columns.length <= wanted) return columns;
  }
  return fill(blocks, limit);
}

const heightOf = ({ rows }: Block): number => rows.length * ROW;

function fill(blocks: readonly Block[], limit: number): Block[][] {
  const columns: Block[][] = [];
  let used = Number.POSITIVE_INFINITY;
  const put = (block: Block, fresh: boolean) => {
    if (fresh) columns.push([block]);
    else columns.at(-1)?.push(block);
    used = (fresh ? 0 : used + BLOCK_GAP) + heightOf(block);
  };
  for (const block of blocks) {
    let rest = block;
    while (rest.rows.length > 0) {
      const room = Math.floor((limit - used - BLOCK_GAP) / ROW);
      const most = Math.max(Math.floor(limit / ROW), 1);
      if (rest.rows.length <= room) {
        put(rest, false);
        break;
      }
      if (rest.rows.length <= most) {
        put(rest, true);
        break;
      }
      // A title with fewer than two entries below it must not end a column.
      const fresh = room < 3;
      const cut = cutAt(rest.rows, fresh ? most : room);
      put({ id: rest.id, rows: rest.rows.slice(0, cut) }, fresh);
      rest = { id: `${rest.id}/${cut}`, rows: rest.rows.slice(cut) };
      used = Number.POSITIVE_INFINITY;
    }
  }
  return columns;
}

/** Not right after the name of a group. */
function cutAt(rows: readonly Row[], most: number): number {
  const last = rows[most - 1];
  return most > 1 && last?.kind === 'group' ? most - 1 : most;
}

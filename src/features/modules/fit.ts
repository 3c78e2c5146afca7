/** px that must be to spare before one more module comes back: without it a scrollbar makes the row flicker. */
const SLACK = 16;

export interface Fit {
  /** Widths of all modules in their order, px. */
  widths: readonly number[];
  /** px there are for the row. */
  room: number;
  /** Width of the button that leads to the rest, px. */
  more: number;
  /** How many are shown now; null before the first measurement. */
  shown: number | null;
}

/** How many modules stand in the row; the rest, the last in rank, fall behind the button. */
export function fitCount({ widths, room, more, shown }: Fit): number {
  const most = countWithin(widths, room, more);
  if (shown === null || most <= shown) return most;
  return Math.max(shown, countWithin(widths, room - SLACK, more));
}

function countWithin(widths: readonly number[], room: number, more: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0);
  if (all <= room) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count++;
  }
  return count;
}

/** px that must be free before one more is shown: without it a scrollbar makes a row flicker. */
export const SLACK = 16;

export interface Fit {
  /** Widths of all modules in their order, px. */
  widths: readonly number[];
  /** px that the row may take. */
  room: number;
  /** Width of the button that leads to the rest, px. */
  more: number;
  /** How many are shown now; null: the room has its slack already, or nothing is measured yet. */
  shown: number | null;
}

/** How many modules the row shows; the last in rank move behind the button. */
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

/** Height of a row in px; the style sheet has the same. */
export const ROW = 36;

/** An entry that is being moved. Places are 0-based. */
export interface Lift {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Lifted by the pointer, which carries it; else by the keyboard. */
  readonly held: boolean;
}

/** Present offset of a row, in px from its own place. */
export function shiftOf(index: number, lift: Lift | null): number {
  if (!lift) return 0;
  const { from, to } = lift;
  if (index === from) return (to - from) * ROW;
  if (from < index && index <= to) return -ROW;
  if (to <= index && index < from) return ROW;
  return 0;
}

/** The place that a row carried so many px from its own is over. */
export function placeAt(from: number, distance: number, count: number): number {
  return Math.min(Math.max(from + Math.round(distance / ROW), 0), count - 1);
}

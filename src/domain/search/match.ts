import type { Range } from '../../core/text/fold';
import { tailOf } from '../../core/text/tail';

export interface Piece {
  text: string;
  /** Whether it matches the keyword. */
  match: boolean;
  /** Whether it is of the last characters of a number, by which users recognise it. */
  tail: boolean;
}

/** Divides a text at its matches, and before its last `tail` characters. */
export function split(text: string, matches: readonly Range[], tail = 0): Piece[] {
  const last = tailOf(text, tail);
  const cuts = new Set([0, text.length, last]);
  for (const [from, to] of matches) cuts.add(from).add(to);
  const sorted = [...cuts].sort((a, b) => a - b);
  const made: Piece[] = [];
  sorted.forEach((from, index) => {
    const to = sorted[index + 1];
    if (to === undefined) return;
    made.push({
      text: text.slice(from, to),
      match: matches.some(([start, end]) => from >= start && to <= end),
      tail: from >= last,
    });
  });
  return made;
}

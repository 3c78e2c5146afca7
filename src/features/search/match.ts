export interface Piece {
  text: string;
  /** Part of what was searched for. */
  match: boolean;
  /** Part of the last characters of a number, which clerks read. */
  tail: boolean;
}

/** Cuts a text where the keyword matches, in whichever case, and before its last `tail` characters. */
export function pieces(text: string, keyword: string, tail = 0): Piece[] {
  const cuts = new Set([0, text.length, Math.max(0, text.length - tail)]);
  const matches = matchesIn(text, keyword);
  for (const [from, to] of matches) cuts.add(from).add(to);
  const sorted = [...cuts].sort((a, b) => a - b);
  const made: Piece[] = [];
  sorted.forEach((from, index) => {
    const to = sorted[index + 1];
    if (to === undefined) return;
    made.push({
      text: text.slice(from, to),
      match: matches.some(([start, end]) => from >= start && to <= end),
      tail: from >= text.length - tail,
    });
  });
  return made;
}

function matchesIn(text: string, keyword: string): [from: number, to: number][] {
  const lower = text.toLowerCase();
  const needle = keyword.toLowerCase();
  const found: [number, number][] = [];
  // Some letters change their length with their case: then positions would not fit.
  if (needle === '' || lower.length !== text.length) return found;
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, at + needle.length)) {
    found.push([at, at + needle.length]);
  }
  return found;
}

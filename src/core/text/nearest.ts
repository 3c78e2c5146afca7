/** How many letters are added, taken away or exchanged to make one word of another; two neighbours that change places are one. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let y = 1; y <= from.length; y++) {
    const row = [y];
    rows.push(row);
    for (let x = 1; x <= to.length; x++) {
      const differs = from[y - 1] === to[x - 1] ? 0 : 1;
      row[x] = Math.min(row[x - 1]! + 1, rows[y - 1]![x]! + 1, rows[y - 1]![x - 1]! + differs);
      if (x > 1 && y > 1 && from[y - 1] === to[x - 2] && from[y - 2] === to[x - 1]) {
        row[x] = Math.min(row[x]!, rows[y - 2]![x - 2]! + 1);
      }
    }
  }
  return rows[from.length]![to.length]!;
}

/** Case and dashes are what people forget most. */
const bare = (word: string) => word.toLowerCase().replace(/[-_.:]/g, '');

/**
 * The word of a list that somebody meant who wrote another one; null where none is near.
 * @param fold takes from a word what people mix up
 */
export function nearest<Word extends string>(
  word: string,
  words: readonly Word[],
  fold: (word: string) => string = bare,
): Word | null {
  let best: Word | null = null;
  const meant = fold(word);
  // A third of the letters may be wrong: of short words one, of long ones three.
  let least = Math.min(3, Math.max(1, Math.floor(meant.length / 3))) + 1;
  for (const candidate of words) {
    const steps = distance(meant, fold(candidate));
    if (steps >= least) continue;
    least = steps;
    best = candidate;
  }
  return best;
}

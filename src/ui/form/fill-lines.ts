/** A column of the lines of a form. */
export interface LineColumn {
  /** Its name in the schema of a line. */
  name: string;
  label: string;
  /** `decimal` for numbers. */
  inputMode?: 'text' | 'decimal' | 'numeric' | undefined;
  /** Characters of the longest text. */
  maxLength?: number | undefined;
}

export type Line = Readonly<Record<string, string>>;

export interface Filled {
  readonly lines: readonly Line[];
  /** How many lines the block was put into, of these how many are new. */
  readonly filled: number;
  readonly added: number;
  /** How many cells with something in them have no place: columns beyond the last field, lines beyond the limit. */
  readonly left: number;
}

/** Puts a block of cells into lines, from a cell on to the right and down; lines are added for what has none. */
export function fillLines(
  lines: readonly Line[],
  columns: readonly string[],
  from: { readonly line: number; readonly column: number },
  block: readonly (readonly string[])[],
  limit: number,
): Filled {
  const next = [...lines];
  const empty = Object.fromEntries(columns.map((name) => [name, '']));
  let left = 0;
  let filled = 0;
  for (const [down, cells] of block.entries()) {
    const at = from.line + down;
    const fits = at < limit;
    const names = fits ? columns.slice(from.column, from.column + cells.length) : [];
    left += cells.slice(names.length).filter((cell) => cell !== '').length;
    if (!fits) continue;
    const put = Object.fromEntries(names.map((name, across) => [name, cells[across] ?? '']));
    next[at] = { ...empty, ...next[at], ...put };
    filled++;
  }
  return { lines: next, filled, added: next.length - lines.length, left };
}

import { ratiosOf, type Spread } from './statistics';

export type Cell = string | number;

/** Columns of text, the first flush left, the others flush right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((line) => line.map(String));
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart((widths[at] ?? 0) + 3)))
      .join('')
      .trimEnd();
  return lines.map(format).join('\n');
}

export const ms = (value: number): string => value.toFixed(1);

export const span = ({ min, max }: Spread): string => `${ms(min)}–${ms(max)}`;

/** `×1.0`, against the first of the values. */
export const times = (values: readonly number[]): string[] =>
  ratiosOf(values).map((ratio) => (Number.isNaN(ratio) ? '–' : `×${ratio.toFixed(1)}`));

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../../tools/paths';

/** What weighs → bytes of gzip. */
export type Sizes = Readonly<Record<string, number>>;

export interface SizeRecord {
  readonly version: string;
  readonly sizes: Sizes;
}

/**
 * The sizes of the last release, committed with it: no registry has to be asked, and a checkout shows what it is
 * compared with.
 */
export const RECORD = 'scripts/release/released-sizes.json';

/**
 * The sizes of the last release; null before the first.
 * @throws Error where there are some that cannot be read
 */
export function releasedSizes(file = at(RECORD)): SizeRecord | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SizeRecord;
  } catch (error) {
    throw new Error(`${RECORD} cannot be read`, { cause: error });
  }
}

export function writeSizes(record: SizeRecord): void {
  writeFileSync(at(RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

/** A table of what each entry weighs, beside what it weighed in the last release. */
export function sizeTable(before: SizeRecord | null, now: Sizes): string {
  const gone = Object.keys(before?.sizes ?? {}).filter((name) => !(name in now));
  const rows = [...Object.keys(now), ...gone].map((name) => rowOf(name, now[name], before));
  const head = before ? ['gzip', 'now', before.version, 'difference'] : ['gzip', 'now'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const [first = 0, ...others] = widths;
  return [head, ...rows]
    .map(([name = '', ...cells]) =>
      [name.padEnd(first), ...cells.map((cell, column) => cell.padStart(others[column] ?? 0))].join('  '),
    )
    .join('\n');
}

function rowOf(name: string, now: number | undefined, before: SizeRecord | null): string[] {
  if (!before) return [name, written(now)];
  const was = before.sizes[name];
  return [name, written(now), written(was), difference(was, now)];
}

const written = (bytes?: number) => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} KB`);

function difference(was?: number, now?: number): string {
  if (was === undefined) return 'new';
  if (now === undefined) return 'gone';
  const bytes = now - was;
  if (bytes === 0) return '0';
  return `${bytes > 0 ? '+' : '−'}${Math.abs(bytes)} B (${((100 * bytes) / was).toFixed(1)} %)`;
}

import { readFileSync } from 'node:fs';
import { tableOf } from '@oms/tools/markdown';
import { installed } from '../support/installed';
import type { HostPage } from './pages';
import type { Tries } from './tries';

/** What one page has shown, by check. */
export interface Row {
  readonly page: HostPage;
  readonly results: ReadonlyMap<string, Tries>;
}

const held = (tries: Tries): number => tries.filter(({ failure }) => failure === undefined).length;

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8')) as { version: string }).version;

/** What all pages have shown in one engine. */
export interface InEngine {
  /** Its name and version. */
  readonly engine: string;
  readonly rows: readonly Row[];
}

const cellOf = (row: Row | undefined): string => (row ? sum([row]) : '');

/** `held of tried` of each page: a line for a page, a column for an engine. */
export function pagesTable(all: readonly InEngine[]): string {
  const pages = [...new Map(all.flatMap(({ rows }) => rows.map(({ page }) => [page.name, page]))).values()];
  return tableOf(
    ['page', 'packages', ...all.map(({ engine }) => engine)],
    pages.map(({ name, packages }) => [
      name,
      packages.map((one) => `${one} ${versionOf(one)}`).join(', '),
      ...all.map(({ rows }) => cellOf(rows.find(({ page }) => page.name === name))),
    ]),
  );
}

/** `held of tried` of each check, over all pages. */
export function checksTable(all: readonly InEngine[], checks: readonly string[]): string {
  const of = (rows: readonly Row[], check: string) => {
    const tries = rows.flatMap(({ results }) => results.get(check) ?? []);
    return `${held(tries)} of ${tries.length}`;
  };
  return tableOf(
    ['tried', ...all.map(({ engine }) => engine)],
    [
      ...checks.map((check) => [check, ...all.map(({ rows }) => of(rows, check))]),
      ['all', ...all.map(({ rows }) => sum(rows))],
    ],
  );
}

/** What did not hold, in the words of the tries. */
export const failures = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ page, results }) =>
    [...results].flatMap(([check, tries]) =>
      tries
        .filter(({ failure }) => failure !== undefined)
        .map(({ name, failure }) => `${page.name}, ${check}, ${name}: ${failure}`),
    ),
  );

/** `n of m` of all rows. */
export function sum(rows: readonly Row[]): string {
  const all = rows.flatMap(({ results }) => [...results.values()]);
  const add = (count: (tries: Tries) => number) => all.reduce((total, tries) => total + count(tries), 0);
  return `${add(held)} of ${add(({ length }) => length)}`;
}

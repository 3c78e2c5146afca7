import { readFileSync } from 'node:fs';
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

/** `held of tried` of each check, a line for a page. */
export function table(rows: readonly Row[], checks: readonly string[]): string {
  const cells = rows.map(({ page, results }) => [
    page.name,
    page.packages.map((name) => `${name} ${versionOf(name)}`).join(', '),
    ...checks.map((check) => {
      const tries = results.get(check);
      return tries ? `${held(tries)} of ${tries.length}` : '';
    }),
  ]);
  const head = ['page', 'packages', ...checks];
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
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

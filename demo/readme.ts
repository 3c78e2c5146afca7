import { readFileSync, writeFileSync } from 'node:fs';
import { tableOf, withTables } from '@oms/tools/markdown';
import { exampleConfig } from './cluster/haproxy-config';
import { demoHosts } from './hosts';
import { at } from './support/folders';

/** Name of a mark → the table, or the code, that belongs there. */
const TABLES: Readonly<Record<string, () => string>> = {
  haproxy: () => ['```', exampleConfig().trimEnd(), '```'].join('\n'),
  'service-ports': () =>
    tableOf(
      ['port', 'service'],
      Object.entries(demoHosts().services).map(([name, { port }]) => [String(port), `\`${name}\``]),
    ),
};

const file = at('README.md');

export const readme = (): string => readFileSync(file, 'utf8');

/** The README with the tables that are made from the demo's own declarations. */
export const withOwnTables = (text: string): string => withTables(text, TABLES);

/** `npm run generate`: writes them. */
export function writeReadme(): void {
  writeFileSync(file, withOwnTables(readme()));
}

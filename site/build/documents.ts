import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at } from '../../tools/paths';
import type { Group } from './page';

/** A document of the repository that is a page of the site. */
export interface Document {
  readonly file: string;
  readonly group: Group;
  readonly path: string;
}

/** Documents for those who change the product, and not for those who use it. */
const PROJECT = [
  'README.md',
  'docs/architecture.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'proof/README.md',
  'site/README.md',
];

/** Of the demo, which documents of the package name. */
const DEMO = { file: 'demo/README.md', group: 'reference', path: 'reference/demo' } as const;

/** All files of docs/, in folders too. */
export const docFiles = (): string[] =>
  readdirSync(at('docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(at('.').length + 1))
    .sort();

/** The documents by listing: a new file in docs/ is a page without a line here. */
export function documents(): Document[] {
  const files = docFiles().filter((file) => file.endsWith('.md') && !PROJECT.includes(file));
  const pathOf = (file: string) =>
    file
      .replace(/^docs\//, '')
      .replace(/\.md$/, '')
      .toLowerCase();
  return [
    ...files.map((file) => ({ file, group: 'reference' as const, path: `reference/${pathOf(file)}` })),
    DEMO,
    ...PROJECT.map((file) => ({ file, group: 'project' as const, path: `project/${pathOf(file)}` })),
  ];
}

export const read = (file: string): string => readFileSync(at(file), 'utf8');

/** The first heading of a document; its name where it has none. */
export const headingOf = (text: string, file: string): string =>
  /^# (.+)$/m.exec(text)?.[1] ?? basename(file, '.md');

import { REFERENCES } from '../../src/domain/references/catalogue';
import type { ReferenceList } from '../../src/domain/references/types';
import { commentOf, docstringsOf } from './docstrings';
import { codes, tableOf } from './markdown';

/** The table of the reference lists, from their one catalogue. */
export function referenceTable(): string {
  const comments = docstringsOf('src/domain/references/catalogue.ts', 'ReferenceCatalogue');
  const lists: readonly (readonly [string, ReferenceList])[] = Object.entries(REFERENCES);
  const rows = lists.map(([name, { method = 'GET', path, service, takes = [] }]) => [
    `\`${name}\``,
    commentOf(comments, name).words,
    codes(takes),
    `${method} \`${path}\` (${service})`,
  ]);
  return tableOf(['list', 'holds', 'takes', 'call'], rows);
}

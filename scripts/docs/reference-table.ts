import { offFieldsOf } from '../../src/domain/references/api';
import { REFERENCES } from '../../src/domain/references/catalogue';
import type { ReferenceList } from '../../src/domain/references/types';
import { codes, tableOf } from '../../tools/markdown';
import { commentOf, docstringsOf } from '../describe/docstrings';

/** The table of the reference lists, from their one catalogue. */
export function referenceTable(): string {
  const comments = docstringsOf('src/domain/references/catalogue.ts', 'ReferenceCatalogue');
  const lists: readonly (readonly [string, ReferenceList])[] = Object.entries(REFERENCES);
  const rows = lists.map(([name, list]) => {
    const { method = 'GET', path, service, takes = [] } = list;
    return [
      `\`${name}\``,
      commentOf(comments, name).words,
      codes(takes),
      codes(offFieldsOf(list)),
      `${method} \`${path}\` (${service})`,
    ];
  });
  return tableOf(['list', 'holds', 'takes', 'off', 'call'], rows);
}

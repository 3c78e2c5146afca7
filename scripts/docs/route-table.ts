import { OWN_PAGES } from '../../src/console/own-pages';
import { tableOf } from '../../tools/markdown';
import { readDocComments } from '../describe/doc-comments';

/** The table of the console's own pages. */
export function routeTable(): string {
  const { members } = readDocComments('src/console/own-pages.ts', 'OWN_PAGES');
  const rows = Object.entries(OWN_PAGES).map(([id, { path }]) => {
    const text = members.get(id)?.text;
    if (!text) throw new Error(`"${id}" has no comment above it: the documentation needs one`);
    return [`\`${path}\``, `\`${id}\``, text.replace(/\.$/, '')];
  });
  return tableOf(['route', 'id', 'page'], rows);
}

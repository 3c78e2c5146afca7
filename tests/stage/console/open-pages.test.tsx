import { expect, test } from 'vitest';
import { pages } from '../../../demo/console/pages';
import { isOpen } from '../../../demo/server/base-data/open-pages';
import { menuEntries } from '../../../demo/server/seed/menus/menu';
import * as paths from '../../../src/page/addresses/console-paths';

test('the menu of an organisation that begins names each page of the console, and no other', () => {
  const routes = new Set<unknown>([...pages.map(({ path }) => path), ...Object.values(paths)]);
  // Those of other hosts have another scope.
  const entries = menuEntries().filter(({ url, hidden, scope }) => url !== null && !hidden && scope === '1');
  const open = entries.filter(({ url }) => isOpen({ url, host: null, menu_type: 'YES' }));
  expect(open.map(({ url }) => url)).toEqual(entries.map(({ url }) => url).filter((url) => routes.has(url)));
  expect(open.length).toBeGreaterThan(10);
});

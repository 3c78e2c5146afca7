import { consoleRoutes } from '@oms/shell/console';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { pages } from '../../console/pages';
import { isOpen } from '../../server/base-data/open-pages';
import { menuEntries } from '../../server/seed/menus/menu';

/** The addresses of routes that have a page. */
const pathsOf = (routes: readonly RouteObject[], base = ''): string[] =>
  routes.flatMap(({ path = '', children, element, Component, lazy }) => {
    const own = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    return [...(element || Component || lazy ? [own] : []), ...pathsOf(children ?? [], own)];
  });

test('the menu of an organisation that begins names each page of the console, and no other', () => {
  const routes = new Set<unknown>(pathsOf(consoleRoutes({ Frame: () => null, pages })));
  // Those of other hosts have another scope.
  const entries = menuEntries().filter(({ url, hidden, scope }) => url !== null && !hidden && scope === '1');
  const open = entries.filter(({ url }) => isOpen({ url, host: null, menu_type: 'YES' }));
  expect(open.map(({ url }) => url)).toEqual(entries.map(({ url }) => url).filter((url) => routes.has(url)));
  expect(open.length).toBeGreaterThan(10);
});

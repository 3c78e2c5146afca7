import { describe, expect, test } from 'vitest';
import { buildTree } from '../../core/navigation/tree';
import type { MenuEntry } from '../../core/navigation/types';
import { menuHits } from './menu-hits';

const entry = (id: string, title: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  parentId: null,
  title,
  langKey: '',
  url: `/home/${id}`,
  scope: '1',
  visible: true,
  moduleId: 'm',
  iconClass: '',
  labelId: '',
  sortIndex: 0,
  to: null,
  href: null,
  ...more,
});

const source = (entries: readonly MenuEntry[]) => ({
  tree: buildTree(entries),
  modules: [{ id: 'm', title: 'Orders', langKey: '', iconClass: '', sortIndex: 1 }],
  title: ({ title }: { title: string }) => title,
  link: ({ url }: MenuEntry) =>
    url === '' ? null : { url: `http://c.test${url}`, target: '_self' as const, inApp: true },
});

describe('menuHits', () => {
  test('finds by title in whichever case, what starts with it first, with the way there', () => {
    const hits = menuHits(
      'ORD',
      source([
        entry('g', 'Group', { url: '' }),
        entry('1', 'Bill of order', { parentId: 'g' }),
        entry('2', 'Orders', { parentId: 'g' }),
      ]),
    );
    expect(hits.map(({ id, trail }) => [id, trail.join('/')])).toEqual([
      ['2', 'Orders/Group'],
      ['1', 'Orders/Group'],
    ]);
  });

  test('leaves out groups, hidden entries and what stands below them', () => {
    const hits = menuHits(
      'order',
      source([
        entry('g', 'Order group', { url: '' }),
        entry('h', 'Order detail', { visible: false }),
        entry('c', 'Order child', { parentId: 'h' }),
        entry('1', 'Order list'),
      ]),
    );
    expect(hits.map(({ id }) => id)).toEqual(['1']);
  });

  test('gives at most five, and nothing for nothing', () => {
    const many = source(Array.from({ length: 9 }, (_, id) => entry(`${id}`, 'Order')));
    expect(menuHits('order', many)).toHaveLength(5);
    expect(menuHits('  ', many)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { buildTree } from '../menu/tree';
import type { MenuEntry } from '../types';
import { findEntries, needsPinyin } from './find-entries';
import { loadPinyin } from './pinyin';

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
  note: '',
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

describe('findEntries', () => {
  test('finds by title in whichever case, what starts with it first, with the way there', () => {
    const hits = findEntries(
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

  test('leaves out groups, hidden entries and those below them', () => {
    const hits = findEntries(
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

  test('gives all, and nothing for nothing', () => {
    const many = source(Array.from({ length: 9 }, (_, id) => entry(`${id}`, 'Order')));
    expect(findEntries('order', many)).toHaveLength(9);
    expect(findEntries('  ', many)).toEqual([]);
  });

  test('gives pages of late first, then favourites, then starts of words, then the rest', () => {
    const titles = ['Reorder', 'Order list', 'B2C orders', 'Purchase orders', 'Border, order', 'B2C订单'];
    const all = source(titles.map((title, id) => entry(`${id}`, title)));
    const known = { favourites: new Set(['2']), recent: new Set(['http://c.test/home/3']) };
    const hits = findEntries('order', all, { known });
    expect(hits.map(({ title, known }) => [title, known])).toEqual([
      ['Purchase orders', 'recent'],
      ['B2C orders', 'favourite'],
      ['Order list', undefined],
      ['Border, order', undefined],
      ['Reorder', undefined],
    ]);
    expect(hits[3]?.range).toEqual([8, 13]);
    expect(findEntries('订单', all).map(({ title }) => title)).toEqual(['B2C订单']);
  });

  test('says which part of the title matched', () => {
    const [hit] = findEntries('ord', source([entry('1', 'All orders')]));
    expect(hit?.range).toEqual([4, 7]);
    const [odd] = findEntries('list', source([entry('1', 'İ list')]));
    expect(odd?.range).toEqual([2, 6]);
  });

  test('reads titles again once they are others', () => {
    const { title, ...rest } = source([entry('1', 'Orders')]);
    expect(findEntries('orders', { ...rest, title })).toHaveLength(1);
    expect(findEntries('orders', { ...rest, title: () => '订单' })).toEqual([]);
    expect(findEntries('订单', { ...rest, title: () => '订单' })).toHaveLength(1);
  });
});

describe('by pinyin', () => {
  const chinese = source([
    entry('1', '仓储'),
    entry('2', '海外库存 A1'),
    entry('3', '常用 (CC)'),
    entry('4', '重庆 仓'),
  ]);

  test.each([
    [
      'cc',
      [
        ['1', [0, 2]],
        ['3', [4, 6]],
      ],
    ],
    ['cangchu', [['1', [0, 2]]]],
    ['cangc', [['1', [0, 2]]]],
    ['kucun', [['2', [2, 4]]]],
    ['haiwk', [['2', [0, 3]]]],
    ['KC a1', [['2', [2, 7]]]],
    ['库cun', [['2', [2, 4]]]],
    ["chong'qing", [['4', [0, 2]]]],
    ['zhongqing', [['4', [0, 2]]]],
    ['cqc', [['4', [0, 4]]]],
    ['kucunx', []],
    ['ucun', []],
  ])('%s', async (keyword, expected) => {
    const pinyin = await loadPinyin();
    const hits = findEntries(keyword, chinese, { pinyin });
    expect(hits.map(({ id, range }) => [id, range])).toEqual(expected);
  });

  test('of equal matches, the title is before the pinyin', async () => {
    const both = source([entry('1', '仓储'), entry('2', 'CC list')]);
    const hits = findEntries('cc', both, { pinyin: await loadPinyin() });
    expect(hits.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('is of use only for letters among Chinese titles', () => {
    expect(needsPinyin('cc', chinese)).toBe(true);
    expect(needsPinyin('仓', chinese)).toBe(false);
    expect(needsPinyin('12', chinese)).toBe(false);
    expect(needsPinyin('cc', source([entry('1', 'Orders')]))).toBe(false);
  });

  test('is not slow for keywords that break into syllables in many ways', async () => {
    const pinyin = await loadPinyin();
    expect(pinyin('安安安安安安安安', 'an'.repeat(30))).toBeNull();
    expect(pinyin('安那安那安那', 'ananan')).toEqual([0, 5]);
  });
});

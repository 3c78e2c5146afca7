import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdditions } from '../../../core/host-additions/additions';
import { applyAddition } from '../../../core/host-additions/methods';
import type { HostMenuEntry } from '../../../core/host-additions/types';
import { toMenu, toPublicBase } from '../menu/parse';
import { buildTree, type MenuNode } from '../menu/tree';
import type { BaseData } from '../types';
import { badgesIn } from './badges';
import { readHostMenu } from './read';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const data = {
  ...toPublicBase({
    globalcatelogs: [
      { id: '1', title: 'Orders', sortIndex: 1 },
      { id: '7', title: 'Stock', sortIndex: 5 },
    ],
    systems: [],
    bizeventtypes: [],
  }),
  ...toMenu({
    menus: [
      { id: '10', parentId: 0, globalCatelogId: 1, title: 'Lists', sortIndex: 1 },
      {
        id: '11',
        parentId: 10,
        globalCatelogId: 1,
        title: 'B2C',
        url: '/b2c',
        sortIndex: 3,
        labelId: 'order.list',
      },
      { id: '70', parentId: 0, globalCatelogId: 7, title: 'Stock', url: '/stock', sortIndex: 1 },
    ],
  }),
} as BaseData;

function menuWith(rows: readonly object[], config: object = {}) {
  const additions = createAdditions();
  const errors: string[] = [];
  const $lang = atom('en');
  for (const row of rows) additions.add('menu', row);
  const { $extend, $marks } = readHostMenu({
    config: { menuEntries: [], badges: {}, system: 's1', ...config },
    events: { error: (_, message) => errors.push(message) },
    additions,
    $lang,
    href: () => 'https://host.test/page',
  });
  $extend.listen(() => {});
  $marks.listen(() => {});
  const now = () => $extend.get()(data);
  const badges = () => {
    const { entry, module } = badgesIn(buildTree(now().entries), now(), $marks.get());
    const at = (of: typeof entry) => (row: { id: string }) => {
      const badge = of(row.id);
      return badge === undefined ? [] : [[row.id, badge]];
    };
    return [...now().modules.flatMap(at(module)), ...now().entries.flatMap(at(entry))];
  };
  const draw = ({ entry, children }: MenuNode): string =>
    entry.title + (children.length > 0 ? `(${children.map(draw).join(' ')})` : '');
  const shown = () => {
    const { byModule } = buildTree(now().entries);
    return now().modules.map(({ id, title }) => `${title}: ${(byModule.get(id) ?? []).map(draw).join(' ')}`);
  };
  return { additions, $lang, $extend, $marks, errors, now, shown, badges };
}

const returns: HostMenuEntry = { id: 'returns', title: { en: 'Returns', 'zh-CN': '退货' }, url: '/returns' };

describe('an entry of a host', () => {
  it('is a module of its own without a place, behind those of the service', () => {
    expect(menuWith([returns]).shown()).toEqual(['Orders: Lists(B2C)', 'Stock: Stock', 'Returns: Returns']);
  });

  it('has its rank among modules and among neighbours', () => {
    const { shown } = menuWith([
      { ...returns, order: 2 },
      { ...returns, id: 'a', under: '10', order: 2 },
      { ...returns, id: 'b', under: 10, title: 'Last' },
    ]);
    expect(shown()).toEqual(['Orders: Lists(Returns B2C Last)', 'Returns: Returns', 'Stock: Stock']);
  });

  it('stands under an entry of the service, of the host, or at the end of a module', () => {
    const { shown } = menuWith([
      { id: 'group', title: 'Group', under: '7' },
      { ...returns, under: 'group' },
      { ...returns, id: 'top', title: 'Top', under: '1' },
    ]);
    expect(shown()).toEqual(['Orders: Lists(B2C) Top', 'Stock: Stock Group(Returns)']);
  });

  it('stands beside the page of a module of the host, which is its first', () => {
    const { shown } = menuWith([{ ...returns, id: 'in', title: 'In', under: 'returns', order: -5 }, returns]);
    expect(shown().at(-1)).toEqual('Returns: Returns In');
  });

  it('has an id that is none of the service, and the address of the page', () => {
    const { now } = menuWith([
      { ...returns, id: '11', under: '11', icon: 'undo-2', note: 'A note that is far too long' },
    ]);
    const entry = now().entries.at(-1);
    expect(entry).toMatchObject({
      id: 'host:11',
      parentId: '11',
      moduleId: '1',
      href: 'https://host.test/returns',
      scope: 's1',
      iconClass: 'undo-2',
      note: 'A note that is f',
    });
  });

  it('follows the language', () => {
    const { shown, $lang } = menuWith([returns]);
    $lang.set('zh-CN');
    expect(shown().at(-1)).toBe('退货: 退货');
  });

  it('shows itself, and what is under it, to those with its permission alone', () => {
    const inside = { ...returns, id: 'in', under: 'returns' };
    expect(menuWith([{ ...returns, permission: 'order.list' }, inside]).shown()).toHaveLength(3);
    const { shown, now } = menuWith([{ ...returns, permission: 'returns.list' }, inside]);
    expect(shown()).toHaveLength(2);
    expect(now().faults).toEqual([]);
  });

  it('is left out where the menu does not have its place, or it is under itself', () => {
    const { shown, now } = menuWith([
      { ...returns, under: '999' },
      { ...returns, id: 'a', under: 'b' },
      { ...returns, id: 'b', under: 'a' },
    ]);
    expect(shown()).toHaveLength(2);
    expect(now().faults).toEqual([
      `the page's entry "returns" is under "999", which this user's menu does not have`,
      `the page's entry "a" is under itself`,
    ]);
  });

  it('comes from the configuration, too, and goes when it is removed', () => {
    const { shown, additions } = menuWith([], { menuEntries: [returns] });
    expect(shown()).toHaveLength(3);
    additions.remove('menu', 'returns');
    expect(shown()).toHaveLength(2);
  });

  it('is refused with a sentence where it cannot be used', () => {
    const { shown, errors } = menuWith([{ ...returns, url: 'javascript:alert(1)' }]);
    expect(shown()).toHaveLength(2);
    expect(errors).toEqual([
      'menu.add "returns": url: "javascript:alert(1)" cannot be used; allowed: an http or https address, or a path that begins with /',
    ]);
  });
});

describe('a badge', () => {
  it('is at an entry of the service, or of the host, which comes first', () => {
    const { additions, badges } = menuWith([{ ...returns, id: '11', under: '10' }]);
    applyAddition.badge(additions, 11, 3);
    applyAddition.badge(additions, '70', 'New');
    expect(badges()).toEqual([
      ['70', 'New'],
      ['host:11', 3],
    ]);
  });

  it('is at a module where no entry has the id', () => {
    const { additions, badges } = menuWith([]);
    applyAddition.badge(additions, '7', 2);
    expect(badges()).toEqual([['7', 2]]);
  });

  it('is at a module of the host and its page', () => {
    const { additions, badges } = menuWith([returns]);
    applyAddition.badge(additions, 'returns', 2);
    expect(badges()).toEqual([
      ['host:returns', 2],
      ['host:returns', 2],
    ]);
  });

  it('comes from the configuration, in the language, and goes with null', () => {
    const { additions, badges, $lang } = menuWith([], {
      badges: { 11: { en: 'New', 'zh-CN': '新' }, 70: 4 },
    });
    expect(badges()).toEqual([
      ['11', 'New'],
      ['70', 4],
    ]);
    $lang.set('zh-CN');
    applyAddition.badge(additions, '70', null);
    expect(badges()).toEqual([['11', '新']]);
  });

  it('takes counts and short texts alone', () => {
    const { additions, badges, errors } = menuWith([]);
    applyAddition.badge(additions, '11', -1);
    expect(errors).toEqual([
      'badge "11": badge: -1 cannot be used; allowed: a count of 0 or more, a text, or texts by language',
    ]);
    applyAddition.badge(additions, '11', 'Far too long');
    expect(badges()).toEqual([['11', 'Far too']]);
  });

  it('changes neither the entries nor their texts, and they do not change it', () => {
    const { additions, $extend, $marks } = menuWith([returns], { badges: { 11: 1 } });
    const menus = vi.fn();
    const marks = vi.fn();
    $extend.listen(menus);
    $marks.listen(marks);
    for (let count = 0; count < 10; count++) applyAddition.badge(additions, '11', count);
    expect([menus.mock.calls.length, marks.mock.calls.length]).toEqual([0, 10]);
    additions.add('menu', { ...returns, id: 'claims' });
    expect([menus.mock.calls.length, marks.mock.calls.length]).toEqual([1, 10]);
  });
});

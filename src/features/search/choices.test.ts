import { describe, expect, test, vi } from 'vitest';
import type { SearchState } from '../../domain/search/store';
import type { GroupState, Hit } from '../../domain/search/types';
import { choicesOf, firstOf, sectionsOf } from './choices';

const hit = (id: string): Hit => ({
  id,
  code: '',
  title: '',
  also: '',
  quantity: null,
  available: null,
  status: '',
  at: null,
});
const done = (...ids: string[]): GroupState => ({
  status: 'done',
  total: ids.length,
  hits: ids.map(hit),
  error: null,
});
const state = (groups: Partial<SearchState>): SearchState => ({
  keyword: 'x',
  orders: done(),
  products: done(),
  purchases: done(),
  announcements: done(),
  ...groups,
});
const actions = {
  consoleLink: (path: string) => ({ url: `http://c.test${path}`, target: '_self' as const, inApp: true }),
  showAnnouncement: vi.fn(),
  retry: vi.fn(),
  retryHost: vi.fn(),
  showAllEntries: vi.fn(),
  forgetRecent: vi.fn(),
};
const idle = { actions: [], organisations: [] };
const none = { menu: [], menuTotal: 0, recent: [] };
const urls = (groups: Partial<SearchState>) =>
  choicesOf(sectionsOf(state(groups), none, idle, actions)).map(({ to }) =>
    to?.url.slice('http://c.test'.length),
  );

describe('where results lead', () => {
  test.each([
    ['orders', '/home/b2corder/upadte/query?id=7', '/home/b2corder'],
    ['products', '/home/products/allproducts/update/query?id=7', '/home/products/allproducts/list'],
    ['purchases', '/home/purchase/order/update/query?id=7', '/home/purchase/order/list'],
  ])('%s', (group, detail, list) => {
    expect(urls({ [group]: done('7') })).toEqual([detail, list]);
  });

  test('an id cannot change the address', () => {
    expect(urls({ orders: done('7&x=/../') })[0]).toBe('/home/b2corder/upadte/query?id=7%26x%3D%2F..%2F');
  });

  test('an announcement is shown where one is, and has its page for a new tab', () => {
    const [choice, all] = choicesOf(sectionsOf(state({ announcements: done('9') }), none, idle, actions));
    expect(choice?.to?.url).toBe('http://c.test/home/announce/detail?id=9');
    expect(all?.to?.url).toBe('http://c.test/home/announce/list');
    choice?.act?.();
    expect(actions.showAnnouncement).toHaveBeenCalledWith('9');
  });

  test('elements are told apart by ids without blanks', () => {
    const [choice] = choicesOf(sectionsOf(state({ orders: done('a b') }), none, idle, actions));
    expect(choice?.id).not.toMatch(/\s/);
  });

  test('a group that failed can be tried again by the keyboard', () => {
    const failed: GroupState = { status: 'failed', total: 0, hits: [], error: null };
    const choices = choicesOf(sectionsOf(state({ products: failed }), none, idle, actions));
    expect(choices).toHaveLength(1);
    choices[0]?.act?.();
    expect(actions.retry).toHaveBeenCalledWith('products');
  });

  const page = (id: string) => ({
    id,
    title: id,
    link: { url: 'http://c.test/home', target: '_self' as const, inApp: true },
    note: '',
    trail: [],
    range: null,
  });

  test('menu entries stand first, then recent pages, which can be cleared', () => {
    const pages = { menu: [page('e')], menuTotal: 1, recent: [page('r')] };
    const sections = sectionsOf(state({ orders: done('1') }), pages, idle, actions);
    expect(sections.map(({ name }) => name)).toEqual(['menu', 'recent', 'orders']);
    const choices = choicesOf(sections);
    expect(choices[0]).toEqual({
      id: 'search-menu-id-e',
      to: { ...page('e').link, source: 'search', id: null },
    });
    choices[2]?.act?.();
    expect(actions.forgetRecent).toHaveBeenCalled();
  });

  test('of more menu entries the first are shown, with their number and a way to all', () => {
    const few = sectionsOf(null, { menu: [page('a')], menuTotal: 9, recent: [] }, idle, actions);
    expect(few[0]?.total).toBe(9);
    const all = choicesOf(few).at(-1);
    expect(all).toMatchObject({ id: 'search-menu-all', stays: true });
    all?.act?.();
    expect(actions.showAllEntries).toHaveBeenCalled();
    const whole = sectionsOf(null, { menu: [page('a')], menuTotal: 1, recent: [] }, idle, actions);
    expect(choicesOf(whole)).toHaveLength(1);
  });

  test('groups that failed together say so once, and are tried again together', () => {
    actions.retry.mockClear();
    const failed: GroupState = { status: 'failed', total: 0, hits: [], error: null };
    const sections = sectionsOf(
      state({ orders: failed, products: done('1'), purchases: failed, announcements: failed }),
      none,
      idle,
      actions,
    );
    expect(sections.map(({ name }) => name)).toEqual(['failed', 'products']);
    expect(sections[0]?.groups).toEqual(['orders', 'purchases', 'announcements']);
    choicesOf(sections)[0]?.act?.();
    expect(actions.retry.mock.calls).toEqual([['orders'], ['purchases'], ['announcements']]);
  });

  test('without a search there are only pages', () => {
    expect(sectionsOf(null, none, idle, actions)).toEqual([]);
    expect(sectionsOf(null, { ...none, recent: [page('r')] }, idle, actions)).toHaveLength(1);
  });

  const action = (id: string) => ({ id, title: id, range: null, run: vi.fn() });

  test('what can be done stands after pages and before what the services find', () => {
    const doings = { actions: [action('feedback')], organisations: [action('1000398')] };
    const pages = { menu: [page('e')], menuTotal: 1, recent: [page('r')] };
    const sections = sectionsOf(state({ orders: done('1') }), pages, doings, actions);
    expect(sections.map(({ name }) => name)).toEqual([
      'menu',
      'recent',
      'actions',
      'organisations',
      'orders',
    ]);
    const choice = sections[2]?.rows[0]?.choice;
    choice?.act?.();
    expect(doings.actions[0]?.run).toHaveBeenCalled();
    expect(choice?.usedAs).toBe('feedback');
  });
});

describe('the first hit', () => {
  const loading: GroupState = { ...done('1'), status: 'loading' };
  const first = (groups: Partial<SearchState>, searched: boolean) =>
    firstOf(sectionsOf(state(groups), none, idle, actions), searched)?.id;

  test('is that of the first group which has answered', () => {
    expect(first({ orders: loading, products: done('7') }, true)).toBe('search-products-id-7');
    expect(first({ orders: done('1'), products: done('7') }, true)).toBe('search-orders-id-1');
  });

  test('is none of those that were found for another keyword', () => {
    expect(first({ orders: done('1') }, false)).toBeUndefined();
  });

  test('is no button of a group', () => {
    expect(first({ orders: { ...done(), status: 'failed' } }, true)).toBeUndefined();
  });
});

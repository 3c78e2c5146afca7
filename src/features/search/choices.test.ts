import { describe, expect, test, vi } from 'vitest';
import { choicesOf, sectionsOf } from './choices';
import type { SearchState } from './store';
import type { GroupState, Hit } from './types';

const hit = (id: string): Hit => ({
  id,
  code: '',
  title: '',
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
};
const urls = (groups: Partial<SearchState>) =>
  choicesOf(sectionsOf(state(groups), [], actions)).map(({ link }) =>
    link?.url.slice('http://c.test'.length),
  );

describe('where results lead (spec 2.4)', () => {
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

  test('an announcement is shown where one is', () => {
    const [choice, ...rest] = choicesOf(sectionsOf(state({ announcements: done('9') }), [], actions));
    expect(rest).toEqual([]);
    expect(choice?.link).toBeNull();
    choice?.act?.();
    expect(actions.showAnnouncement).toHaveBeenCalledWith('9');
  });

  test('a group that failed can be tried again by the keyboard', () => {
    const failed: GroupState = { status: 'failed', total: 0, hits: [], error: null };
    const choices = choicesOf(sectionsOf(state({ products: failed }), [], actions));
    expect(choices).toHaveLength(1);
    choices[0]?.act?.();
    expect(actions.retry).toHaveBeenCalledWith('products');
  });

  test('menu entries stand first', () => {
    const link = { url: 'http://c.test/home', target: '_self' as const, inApp: true };
    const sections = sectionsOf(
      state({ orders: done('1') }),
      [{ id: 'e', title: 'E', link, trail: [], range: null }],
      actions,
    );
    expect(sections[0]?.name).toBe('menu');
    expect(choicesOf(sections)[0]).toEqual({ id: 'search-menu-e', link });
  });
});

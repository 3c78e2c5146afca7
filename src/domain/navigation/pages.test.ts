import { describe, expect, test } from 'vitest';
import { entryAt, pageOf } from './pages';
import type { MenuEntry } from './types';

const entryOf = (id: string) => ({ id }) as MenuEntry;
const pages = new Map(
  ['/home', '/home/orders', '/home/orders/list', '/report', '/app', '/app#/orders', '/app#/bills'].map(
    (path) => [`https://a.test${path}`, entryOf(path)],
  ),
);
const root = 'https://a.test/home';

describe('a page', () => {
  test.each([
    ['https://a.test/home/', 'https://a.test/home'],
    ['https://a.test/home//?a=1#b', 'https://a.test/home'],
    ['https://a.test', 'https://a.test'],
    ['https://a.test/app/?a=1#/orders/?page=2', 'https://a.test/app#/orders'],
    ['https://a.test/app#!/orders', 'https://a.test/app#/orders'],
    ['https://a.test/#/', 'https://a.test'],
    ['https://a.test/app?back=#/orders', 'https://a.test/app#/orders'],
  ])('%s is %s', (url, page) => expect(pageOf(url)).toBe(page));
});

describe('the entry of an address', () => {
  test.each<[string, string | null]>([
    ['https://a.test/home', '/home'],
    ['https://a.test/home/orders', '/home/orders'],
    ['https://a.test/home/orders/?page=2', '/home/orders'],
    ['https://a.test/home/orders/detail/5', '/home/orders'],
    ['https://a.test/home/orders/list/5', '/home/orders/list'],
    ['https://a.test/home/ordersextra', null],
    ['https://a.test/home/unknown', null],
    ['https://a.test/report/7', '/report'],
    ['https://b.test/home/orders', null],
    ['https://a.test/', null],
    ['about:blank', null],
    ['https://a.test/app#/orders', '/app#/orders'],
    ['https://a.test/app/#/orders/5?tab=2', '/app#/orders'],
    ['https://a.test/app?a=1#!/bills', '/app#/bills'],
    ['https://a.test/app#/', '/app'],
    ['https://a.test/app#/settings', '/app'],
    ['https://a.test/report#orders', '/report'],
  ])('%s → %s', (href, expected) => {
    expect(entryAt(href, pages, root)?.id ?? null).toBe(expected);
  });
});

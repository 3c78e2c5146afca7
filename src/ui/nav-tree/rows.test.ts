import { describe, expect, test } from 'vitest';
import type { NavNode } from './nodes';
import { heightOf, isDrawn, rangeAt, rowsOf } from './rows';

const leaf = (id: string): NavNode => ({
  id,
  label: id,
  to: { url: `/${id}`, target: '_self', source: 'test', id },
});
const NODES: readonly NavNode[] = [
  leaf('home'),
  {
    id: 'orders',
    label: 'Orders',
    children: [leaf('b2c'), { id: 'more', label: 'More', children: [leaf('bad')] }, { id: 'x', label: 'X' }],
  },
  leaf('last'),
];
const options = { expanded: new Set<string>(), collapsed: false, tall: false };
const ids = (expanded: string[], more = {}) =>
  rowsOf(NODES, { ...options, expanded: new Set(expanded), ...more }).map(({ node }) => node.id);

describe('rows of a tree', () => {
  test('closed groups have none within, and what leads nowhere is none', () => {
    expect(ids([])).toEqual(['home', 'orders', 'last']);
    expect(ids(['orders', 'more'])).toEqual(['home', 'orders', 'b2c', 'more', 'bad', 'last']);
    expect(ids(['orders'], { collapsed: true })).toEqual(['home', 'orders', 'last']);
  });

  test('know their level, their group, where they end and how high they stand', () => {
    const rows = rowsOf(NODES, { ...options, expanded: new Set(['orders', 'more']) });
    expect(rows.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3, 1]);
    expect(rows.map(({ parent }) => parent)).toEqual([-1, -1, 1, 1, 3, -1]);
    expect(rows.map(({ end }) => end)).toEqual([1, 5, 3, 5, 5, 6]);
    expect(rows.map(({ top }) => top)).toEqual([0, 36, 72, 104, 136, 168]);
    expect(heightOf(rows)).toBe(204);
    expect(heightOf(rowsOf(NODES, { ...options, tall: true }))).toBe(3 * 44);
  });
});

describe('rows in view', () => {
  const many = rowsOf(
    Array.from({ length: 2000 }, (_, at) => leaf(`${at}`)),
    options,
  );

  test.each([
    ['at the top', 0, 360],
    ['in the middle', 36_000, 36_360],
    ['at the end', 71_640, 72_000],
    ['of a tree above the view', 80_000, 80_360],
    ['of a tree below the view', -900, -540],
  ])('%s: all of them, and few more', (_, top, bottom) => {
    const [from, to] = rangeAt(many, top, bottom);
    for (const [at, row] of many.entries()) {
      const inView = row.top < bottom && row.top + row.height > top;
      if (inView) expect(at >= from && at < to).toBe(true);
    }
    expect(to - from).toBeLessThan(45);
  });

  test('small moves render nothing', () => {
    expect(rangeAt(many, 3600, 3960)).toEqual(rangeAt(many, 3604, 3964));
  });

  test('are drawn with the group that they stand in', () => {
    expect(isDrawn([[5, 9]], 2, 6)).toBe(true);
    expect(isDrawn([[5, 9]], 9, 12)).toBe(false);
    expect(isDrawn([], 0, 1)).toBe(false);
  });
});

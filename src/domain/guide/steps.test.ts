import { describe, expect, test } from 'vitest';
import type { GuideCounts } from './counts';
import { nextTodo, stepsOf } from './steps';

const NONE: GuideCounts = {
  channels: 0,
  productLines: 0,
  products: 0,
  unmatchedSkus: 0,
  warehouses: 0,
  rules: 0,
};
const left = (counts: GuideCounts | null) => stepsOf(counts).map((step) => step.left);

describe('the steps of the guide', () => {
  test('lead to the page of each to-do', () => {
    expect(stepsOf(null).map(({ todos }) => todos.map(({ path }) => path))).toEqual([
      ['/home/managechannel/channelbase/list'],
      ['/home/products/line/update/add', '/home/products/allproducts/update/add'],
      ['/home/dynamicerpsku', '/home/warehouse/account/update/add', '/home/rules/warehouseDeliver'],
    ]);
  });

  test('say nothing before the counts are known', () => {
    expect(left(null)).toEqual([null, null, null]);
    expect(nextTodo(stepsOf(null))).toBeNull();
  });

  test('nothing is done in an empty organisation: without products there is nothing to match', () => {
    expect(left(NONE)).toEqual([1, 2, 3]);
    expect(nextTodo(stepsOf(NONE))).toBe('channel');
  });

  test('matching is done when no SKU waits', () => {
    const counts = { ...NONE, channels: 2, productLines: 1, products: 9, unmatchedSkus: 4 };
    expect(left(counts)).toEqual([0, 0, 3]);
    expect(nextTodo(stepsOf(counts))).toBe('match');
    expect(stepsOf(counts)[2]?.todos[0]).toMatchObject({ done: false, count: 4 });
    expect(left({ ...counts, unmatchedSkus: 0 })).toEqual([0, 0, 2]);
    expect(left({ ...counts, unmatchedSkus: 0, warehouses: 1, rules: 1 })).toEqual([0, 0, 0]);
  });
});

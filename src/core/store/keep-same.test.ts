import { describe, expect, test } from 'vitest';
import { keepSame } from './keep-same';

const base = () => ({ rows: [{ id: '1', at: null }, { id: '2' }], labels: ['a'] });

describe('data that came again', () => {
  test('is the old where it is equal', () => {
    const before = base();
    expect(keepSame(before, base())).toBe(before);
  });

  test('keeps the parts that did not change', () => {
    const before = base();
    const next = { ...base(), rows: [{ id: '1', at: null }, { id: '3' }] };
    const kept = keepSame(before, next);
    expect(kept).toEqual(next);
    expect(kept.labels).toBe(before.labels);
    expect(kept.rows[0]).toBe(before.rows[0]);
  });

  test.each<[string, unknown, unknown]>([
    ['a row more', [1], [1, 2]],
    ['a row less', [1, 2], [1]],
    ['a key more', { a: 1 }, { a: 1, b: undefined }],
    ['a key less', { a: 1, b: undefined }, { a: 1 }],
    ['another key', { a: undefined }, { b: undefined }],
    ['another kind', { 0: 'a' }, ['a']],
    ['nothing before', null, { a: 1 }],
    ['nothing now', { a: 1 }, null],
    ['another set', new Set([1]), new Set([1])],
  ])('%s is a change', (_, before, next) => {
    const kept = keepSame(before, next);
    expect(kept).toEqual(next);
    expect(kept).not.toBe(before);
  });
});

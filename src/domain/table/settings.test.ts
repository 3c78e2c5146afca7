import { expect, test } from 'vitest';
import { PLAIN, readSettings, readViews } from './settings';

test('settings that are damaged count as not kept', () => {
  for (const text of [null, '', '{', '[]', '"x"', '{"order":1,"visible":[],"widths":"x","pinned":{}}'])
    expect(readSettings(text)).toEqual(PLAIN);
  const kept = {
    order: ['a', 1],
    visible: { a: false, b: 'x' },
    widths: { a: 9, b: 9e9 },
    pinned: ['a'],
    compact: true,
  };
  expect(readSettings(JSON.stringify(kept))).toEqual({
    order: ['a'],
    visible: { a: false },
    widths: { a: 64, b: 640 },
    pinned: ['a'],
    compact: true,
  });
});

test('views without a name or an id are left out, and there are twelve at most', () => {
  const view = (id: string, name: string) => ({ id, name, query: 'status=DONE' });
  expect(readViews(JSON.stringify([view('', 'x'), view('v1', ' '), view('v2', ' Mine '), 7]))).toEqual([
    { id: 'v2', name: 'Mine', query: 'status=DONE' },
  ]);
  expect(readViews(JSON.stringify(Array.from({ length: 40 }, (_, at) => view(`v${at}`, 'x'))))).toHaveLength(
    12,
  );
  expect(readViews('nonsense')).toEqual([]);
});

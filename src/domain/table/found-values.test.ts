import { expect, test } from 'vitest';
import { findValues } from './found-values';
import type { TableRow } from './types';

const row = (id: string, wire: Record<string, unknown>): TableRow => ({ id, wire });

/** A service whose rows are found by a number, which the rows show or not; its pages have `size` rows. */
function service(numbers: readonly string[], { size = 100, shows = true } = {}) {
  const asked: (readonly string[])[] = [];
  const ask = async (values: readonly string[]) => {
    asked.push(values);
    const rows = numbers.filter((no) => values.some((value) => value.toLowerCase() === no.toLowerCase()));
    const items = rows.slice(0, size).map((no, at) => row(String(at), shows ? { no } : { name: 'Lamp' }));
    return { items, total: rows.length };
  };
  return { ask, asked };
}

test('rows that are there already tell of what they have, in either case, and need no call', async () => {
  const { ask, asked } = service([]);
  const found = await findValues(['so1001', 'SO1002'], [row('1', { no: 'SO1001', also: 'SO1002' })], ask);
  expect(found).toEqual({ found: ['so1001', 'SO1002'], missing: [], unknown: [] });
  expect(asked).toEqual([]);
});

test('the service is asked for what the page does not show, and says what no row has', async () => {
  const { ask, asked } = service(['SO1001', 'SO1002', 'SO1003']);
  const shown = [row('1', { no: 'SO1001' })];
  const values = ['SO1001', 'SO9999', 'SO1003', 'SO1002'];
  expect(await findValues(values, shown, ask)).toEqual({
    found: ['SO1001', 'SO1003', 'SO1002'],
    missing: ['SO9999'],
    unknown: [],
  });
  expect(asked).toEqual([['SO9999', 'SO1003', 'SO1002'], ['SO9999']]);
});

test('values that no row shows are found all the same, by halves', async () => {
  const { ask } = service(['P-1001', 'P-1003'], { shows: false });
  expect(await findValues(['P-1001', 'P-1002', 'P-1003'], [], ask)).toEqual({
    found: ['P-1001', 'P-1003'],
    missing: ['P-1002'],
    unknown: [],
  });
});

test('short values that stand in a row by chance are not taken as found', async () => {
  const { ask } = service(['7']);
  expect(await findValues(['12', '7'], [row('1', { quantity: '12' })], ask)).toMatchObject({
    found: ['7'],
    missing: ['12'],
  });
});

test('what a few calls cannot tell is not known', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `LAMP-${at}`);
  const { ask, asked } = service(many, { size: 1 });
  const { found, missing, unknown } = await findValues([...many, 'NONE'], [], ask);
  expect(asked).toHaveLength(8);
  expect(found).toHaveLength(8);
  expect(missing).toEqual([]);
  expect(unknown).toHaveLength(33);
});

test('what a service refuses leaves unknown what the rows do not tell', async () => {
  const refused = new Error('down');
  const ask = () => Promise.reject(refused);
  expect(await findValues(['SO1001', 'SO1002'], [row('1', { no: 'SO1001' })], ask)).toEqual({
    found: ['SO1001'],
    missing: [],
    unknown: ['SO1002'],
    error: refused,
  });
});

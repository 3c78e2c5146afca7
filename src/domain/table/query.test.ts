import { expect, test } from 'vitest';
import { conditionsOf, type FilterRule, paramsOf, readQuery, writeQuery } from './query';

const RULES: readonly FilterRule[] = [
  { key: 'text', type: 'text', field: 'keyword' },
  { key: 'status' },
  { key: 'day', type: 'dates', field: 'createdAt' },
  { key: 'kind', options: [{ value: 'A' }, { value: 'B' }] },
  { key: 'rich', search: () => ({ 'search[GE_amount]': '100', LE_amount: null }) },
];
const SORTABLE = new Set(['id', 'amount']);
const read = (query: string) => readQuery(new URLSearchParams(query), RULES, SORTABLE);

test('the plain address asks for ten rows, the newest first, without conditions', () => {
  const query = read('');
  expect(paramsOf(query, conditionsOf(RULES, query.values))).toEqual({
    page: 1,
    rows: 10,
    sidx: 'id',
    sord: 'desc',
  });
});

test('filters become conditions of the service, and empty ones are left out', () => {
  const query = read(
    'text=+OW-+&status=REVIEW,DONE,,REVIEW&day=2026-11-01,2026-11-20&rich=1&page=3&rows=50&sort=amount',
  );
  expect(paramsOf(query, conditionsOf(RULES, query.values))).toEqual({
    page: 3,
    rows: 50,
    sidx: 'amount',
    sord: 'asc',
    'search[CN_keyword]': 'OW-',
    'search[IN_status]': 'REVIEW,DONE',
    'search[GE_createdAt]': '2026-11-01',
    'search[LE_createdAt]': '2026-11-20',
    'search[GE_amount]': '100',
  });
  expect(conditionsOf(RULES, { status: ['REVIEW'], text: [] })).toEqual({ EQ_status: 'REVIEW' });
});

test.each([
  ['page=0', { page: 1 }],
  ['page=1e9', { page: 1 }],
  ['page=2.5', { page: 1 }],
  ['rows=7', { rows: 10 }],
  ['rows=-10', { rows: 10 }],
  ['sort=password', { sort: { field: 'id', descending: true } }],
  ['sort=-', { sort: { field: 'id', descending: true } }],
  ['status=,,', { values: {} }],
  ['text=%E2%80%8B', { values: {} }],
  ['text=%EF%BC%B3%EF%BC%AF26%E2%80%8B', { values: { text: ['SO26'] } }],
  ['day=2026%E2%80%9111-01', { values: { day: ['2026-11-01'] } }],
  ['unknown=1', { values: {} }],
  ['kind=NOPE', { values: {} }],
  ['kind=NOPE,B', { values: { kind: ['B'] } }],
  ['day=soon', { values: {} }],
  ['day=2026-11-01,2026-13-40', { values: {} }],
  ['day=2026-11-01,2026-11-02,2026-11-03', { values: {} }],
])('an address with %s', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('several numbers of a text filter are a list of theirs, which the address keeps to the digit', () => {
  const query = read('text=SO1001%0A844197938336447294%0A00012345');
  expect(conditionsOf(RULES, query.values)).toEqual({ IN_keyword: 'SO1001,844197938336447294,00012345' });
  const address = writeQuery(new URLSearchParams(), query, RULES).toString();
  expect(read(address)).toEqual(query);
  expect(read('text=Lamp%2C+brown').values).toEqual({ text: ['Lamp, brown'] });
  const single = [{ key: 'text', type: 'text', single: true }] as const;
  expect(readQuery(new URLSearchParams(address), single, SORTABLE).values.text).toHaveLength(1);
});

test('a list of texts has an end, in values and in letters', () => {
  const numbers = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => String(at).padStart(length, '0')).join('%0A');
  expect(read(`text=${numbers(300, 10)}`).values.text).toHaveLength(200);
  expect(read(`text=${numbers(200, 50)}`).values.text).toHaveLength(100);
});

test('a text and a list of an address have an end', () => {
  const { values } = read(
    `text=${'x'.repeat(5000)}&status=${Array.from({ length: 900 }, (_, at) => at).join(',')}`,
  );
  expect(values.text?.[0]).toHaveLength(200);
  expect(values.status).toHaveLength(500);
});

test('the address has what differs from the default, and keeps what others have put there', () => {
  const before = new URLSearchParams('tab=2&status=DONE&page=4');
  const query = read('status=REVIEW&sort=-amount&rows=20');
  expect(writeQuery(before, query, RULES).toString()).toBe('tab=2&status=REVIEW&sort=-amount&rows=20');
  expect(writeQuery(before, read(''), RULES).toString()).toBe('tab=2');
});

test('a filter of times takes whole days of the reader, the last one to its end', () => {
  const rules: FilterRule[] = [{ key: 'at', type: 'times', field: 'createdAt' }];
  expect(conditionsOf(rules, { at: ['2026-11-01', '2026-11-20'] })).toEqual({
    GE_createdAt: new Date(2026, 10, 1).toISOString(),
    LE_createdAt: new Date(2026, 10, 20, 23, 59, 59, 999).toISOString(),
  });
});

import { describe, expect, test } from 'vitest';
import { ask } from '../tests/support/ask';
import { fakeServices, list } from './index';

const PATH = 'GET /api/v2/Parcel/findByPage';

// Beyond what a number holds: 2^53 + 1 and its neighbours are told apart only as text.
const rows = [
  { id: '9007199254740993', no: 'P-9', weight: 1.5, sent: '2026-11-02T08:00:00Z', depot: 'LAX' },
  { id: '9007199254740992', no: 'p-10', weight: 12, sent: '2026-11-03T08:00:00Z', depot: 'FRA' },
  { id: '9007199254740994', no: 'P-11', weight: 3, sent: '2026-11-01T08:00:00Z', depot: 'LAX' },
];

async function find(params: Record<string, string>) {
  const { data } = await ask(fakeServices({ replies: { [PATH]: list(rows) } }), PATH, { params });
  return { ...data, found: data.content.map(({ no }: { no: string }) => no) };
}

test('a list has ten rows a page, and says how many there are', async () => {
  expect(await find({})).toMatchObject({ found: ['P-9', 'p-10', 'P-11'], totalElements: 3, totalPages: 1 });
  expect(await find({ rows: '2', page: '2' })).toMatchObject({
    found: ['P-11'],
    totalElements: 3,
    totalPages: 2,
  });
  expect((await find({ rows: '2', page: '3' })).found).toEqual([]);
});

test.each([
  ['EQ_depot', 'FRA', ['p-10']],
  ['NE_depot', 'FRA', ['P-9', 'P-11']],
  ['CN_no', 'P-1', ['p-10', 'P-11']],
  ['IN_no', 'P-9,P-11', ['P-9', 'P-11']],
  ['GE_weight', '3', ['p-10', 'P-11']],
  ['GT_weight', '3', ['p-10']],
  ['LE_weight', '3', ['P-9', 'P-11']],
  ['LT_weight', '3', ['P-9']],
  ['EQ_id', '9007199254740993', ['P-9']],
  ['GT_id', '9007199254740992', ['P-9', 'P-11']],
  ['GE_sent', '2026-11-02', ['P-9', 'p-10']],
  ['EQ_depot', '', ['P-9', 'p-10', 'P-11']],
])('a list is filtered by %s = "%s"', async (filter, value, found) => {
  expect((await find({ [`search[${filter}]`]: value })).found).toEqual(found);
});

test('filters hold together', async () => {
  const { found } = await find({ 'search[EQ_depot]': 'LAX', 'search[GE_weight]': '2' });
  expect(found).toEqual(['P-11']);
});

describe('a list is sorted', () => {
  test.each([
    ['weight', 'asc', ['P-9', 'P-11', 'p-10']],
    ['weight', 'desc', ['p-10', 'P-11', 'P-9']],
    ['sent', 'asc', ['P-11', 'P-9', 'p-10']],
    ['id', 'asc', ['p-10', 'P-9', 'P-11']],
    ['id', 'desc', ['P-11', 'P-9', 'p-10']],
  ])('by %s, %s', async (sidx, sord, found) => {
    expect((await find({ sidx, sord })).found).toEqual(found);
  });
});

test('a list may have its rows from a function, which sees what has changed meanwhile', async () => {
  const parcels = [...rows];
  const services = fakeServices({ replies: { [PATH]: list(() => parcels) } });
  parcels.pop();
  expect((await ask(services, PATH)).data.totalElements).toBe(2);
});

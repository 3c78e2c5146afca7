import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { BY_ID, type TableQuery } from './query';
import { tablesStore } from './store';

const LIST = '/api/v1/list/findByPage';
const SUMS = '/api/v1/list/spanCounts';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const query = (page: number): TableQuery => ({ page, rows: 10, sort: BY_ID, values: {} });

async function open(handlers: Parameters<typeof stage>[0]) {
  current = await stage(handlers);
  const { shell } = current;
  const messages: [string, number | undefined][] = [];
  shell.commands.provide(
    'showMessage',
    async ({ title, duration }) => void messages.push([title(), duration]),
  );
  shell.start();
  await until(() => shell.session.$state.get().status === 'signed-in');
  const rows = shell.use(tablesStore).rows({ path: LIST, counts: SUMS });
  return { rows, messages, server: current.server };
}

test('rows, their number, their sums and counts are read; what is no row is left out', async () => {
  const { rows } = await open({
    [LIST]: (_, response) =>
      json(response, ok({ content: [{ id: 7, a: 'x' }, null, 'x', { a: 1 }], totalElements: '31' })),
    [SUMS]: (_, response) =>
      json(
        response,
        ok({
          sums: { quantity: 5, amount: { USD: 1.5, CAD: 'x' }, odd: 'x' },
          status: { OPEN: 2, LOST: '3' },
          odd: 7,
        }),
      ),
  });
  await rows.load(query(1), {});
  expect(rows.$state.get()).toMatchObject({
    rows: [{ id: '7', wire: { id: 7, a: 'x' } }],
    total: 31,
    summary: { sums: { quantity: 5, amount: { USD: 1.5 } }, counts: { status: { OPEN: 2 } } },
    loading: false,
    error: null,
  });
});

test('a later reply to an earlier query is dropped', async () => {
  const waiting: (() => void)[] = [];
  const { rows } = await open({
    [LIST]: ({ query: asked }, response) => {
      const page = asked.get('page');
      const answer = () => json(response, ok({ content: [{ id: page }], totalElements: 99 }));
      if (page === '1') waiting.push(answer);
      else answer();
    },
    [SUMS]: (_, response) => json(response, ok({ sums: {} })),
  });
  const first = rows.load(query(1), {});
  await until(() => waiting.length === 1);
  await rows.load(query(2), {});
  waiting[0]?.();
  await first;
  expect(rows.$state.get().rows?.map(({ id }) => id)).toEqual(['2']);
});

test('a failure is told for 10 s, that of the sums for 30 s; rows of the same query stay', async () => {
  let broken = false;
  const { rows, messages } = await open({
    [LIST]: (_, response) =>
      broken
        ? json(response, { code: 10999, message: 'no' })
        : json(response, ok({ content: [{ id: 1 }], totalElements: 1 })),
    [SUMS]: (_, response) => json(response, broken ? { code: 10999, message: 'no' } : ok({ sums: { n: 1 } })),
  });
  await rows.load(query(1), {});
  broken = true;
  await rows.refresh();
  expect(rows.$state.get()).toMatchObject({ rows: [{ id: '1' }], summary: null, error: { code: '10999' } });
  expect(messages.toSorted()).toEqual([
    ['列表加载失败', 10_000],
    ['合计加载失败', 30_000],
  ]);
  await rows.load(query(2), {});
  expect(rows.$state.get()).toMatchObject({ rows: null, error: { code: '10999' } });
});

test.each([
  ['no page', 'text'],
  ['a list', []],
  ['rows that are none', { content: 'many', totalElements: 3 }],
])('a reply that is %s is malformed', async (_, data) => {
  const { rows } = await open({
    [LIST]: (_call, response) => json(response, ok(data)),
    [SUMS]: (_call, response) => json(response, ok(data)),
  });
  await rows.load(query(1), {});
  expect(rows.$state.get()).toMatchObject({ rows: null, error: { kind: 'malformed' } });
});

import { expect, test } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock';
import { createRecent, type RecentFrom } from './recent';

const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from - index) }));

function listOf(answer: (from: RecentFrom) => { id: string }[]) {
  const asked: RecentFrom[] = [];
  const clock = fakeClock();
  const list = createRecent<{ id: string }>(
    async (from) => {
      asked.push(from);
      return answer(from);
    },
    ({ id }) => id,
    clock,
  );
  return { list, asked, clock };
}

test('goes on below the last item, and ends at a page that is not full', async () => {
  const { list, asked } = listOf(({ before, rows }) =>
    ids(before === null ? 100 : Number(before) - 1, rows - (before === null ? 0 : 1)),
  );
  await list.search(null);
  expect(list.$state.get()).toMatchObject({ more: true, items: ids(100, 4) });
  await list.loadMore();
  expect(asked).toEqual([
    { before: null, rows: 4 },
    { before: '97', rows: 10 },
  ]);
  expect(list.$state.get().items).toHaveLength(13);
  expect(list.$state.get().more).toBe(false);
});

test('a server that ignores where to go on ends the list instead of repeating it', async () => {
  const { list } = listOf(() => ids(100, 10));
  await list.search(null);
  expect(list.$state.get()).toMatchObject({ more: true, items: ids(100, 10) });
  await list.loadMore();
  expect(list.$state.get()).toMatchObject({ more: false, items: ids(100, 10) });
});

test('an empty reply is the end', async () => {
  const { list } = listOf(() => []);
  await list.search(null);
  expect(list.$state.get()).toMatchObject({ more: false, total: 0, items: [] });
});

test('what was loaded ahead serves the one opening that comes soon', async () => {
  const { list, asked, clock } = listOf(() => ids(100, 4));
  list.ahead();
  list.ahead();
  await list.open();
  expect(asked).toHaveLength(1);
  await list.open();
  expect(asked).toHaveLength(2);
  await clock.advance(20_000);
  list.ahead();
  await clock.advance(1);
  expect(asked).toHaveLength(3);
  await list.open();
  expect(asked).toHaveLength(3);
  await clock.advance(20_000);
  list.ahead();
  await clock.advance(20_000);
  await list.open();
  expect(asked).toHaveLength(5);
});

test('what was loaded ahead is not enough once there is a newer item', async () => {
  const { list, asked, clock } = listOf(() => ids(100, 4));
  list.ahead();
  await clock.advance(1);
  await list.open('100');
  expect(asked).toHaveLength(1);
  list.reset();
  list.ahead();
  await clock.advance(1);
  await list.open('101');
  expect(asked).toHaveLength(3);
});

test('an opening asks again where loading ahead has failed', async () => {
  let fails = true;
  const { list, asked, clock } = listOf(() => {
    if (fails) throw new Error('down');
    return ids(100, 4);
  });
  list.ahead();
  await clock.advance(1);
  fails = false;
  await list.open();
  expect(asked).toHaveLength(2);
  expect(list.$state.get()).toMatchObject({ error: null, items: ids(100, 4) });
});

test('where the newest items do not meet those shown, the list starts again instead of hiding the gap', async () => {
  let newest = 100;
  const { list, asked } = listOf(({ rows }) => ids(newest, rows));
  await list.search(null);
  newest = 200;
  await list.freshen();
  expect(list.$state.get()).toMatchObject({ items: ids(200, 4), more: true });
  expect(asked.at(-1)).toEqual({ before: null, rows: 4 });
});

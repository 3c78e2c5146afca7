import { describe, expect, test } from 'vitest';
import { createList } from './list';

/** A service with 6 rows of each query, 2 a page, that refuses the calls named. */
function make(refused: string[]) {
  const calls: string[] = [];
  const list = createList<string, string>(
    async (query, page) => {
      const call = `${query}${page}`;
      calls.push(call);
      const at = refused.indexOf(call);
      if (at >= 0) {
        refused.splice(at, 1);
        throw new Error('out of reach');
      }
      return { items: [`${call}-1`, `${call}-2`], total: 6 };
    },
    (item) => item,
  );
  return { list, calls };
}

describe('a page that could not be had', () => {
  test('is asked for again by whoever wants more, and is not passed over', async () => {
    const { list } = make(['a2']);
    await list.search('a');
    await list.loadMore();
    expect(list.$state.get().error).not.toBeNull();
    await list.loadMore();
    expect(list.$state.get()).toMatchObject({ items: ['a1-1', 'a1-2', 'a2-1', 'a2-2'], error: null });
  });

  test('of another query: nothing of it is put below what the query before found', async () => {
    const { list } = make(['b1']);
    await list.search('a');
    await list.search('b');
    expect(list.$state.get()).toMatchObject({ items: [], error: { kind: expect.anything() } });
    await list.loadMore();
    expect(list.$state.get().items).toEqual(['b1-1', 'b1-2']);
  });

  test('of the same query once more: what it found before stays', async () => {
    const refused: string[] = [];
    const { list } = make(refused);
    await list.search('a');
    refused.push('a1');
    await list.search('a');
    expect(list.$state.get().items).toEqual(['a1-1', 'a1-2']);
    expect(list.$state.get().error).not.toBeNull();
  });
});

test('a row that has moved to the next page since stands in the list once', async () => {
  const pages = [
    ['c', 'b'],
    ['b', 'a'],
  ];
  const list = createList<string, null>(
    async (_, page) => ({ items: pages[page - 1] ?? [], total: 4 }),
    (item) => item,
  );
  await list.search(null);
  await list.loadMore();
  expect(list.$state.get().items).toEqual(['c', 'b', 'a']);
});

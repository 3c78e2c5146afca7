import { expect, test } from 'vitest';
import { moveRule } from './move-rule';

/** A service with the rules `a`, `b` and `c` at the places 1 to 3. @returns the order in which two are sent back */
async function moved(place: number, by: 1 | -1): Promise<unknown> {
  const ids = ['a', 'b', 'c'];
  let sent: unknown = null;
  const request = {
    async get(_path: string, query: Record<string, number>, { read }: { read: (data: unknown) => unknown }) {
      const id = ids[query['search[EQ_priority]']! - 1];
      return { data: read({ content: id ? [{ id }] : [] }) };
    },
    async post(_path: string, body: { ids: unknown }) {
      sent = body.ids;
    },
  } as unknown as Parameters<typeof moveRule>[0];
  const has = await moveRule(request, { id: ids[place - 1], priority: place }, by);
  return has ? sent : has;
}

test('a rule changes places with its neighbour', async () => {
  expect(await moved(2, 1)).toEqual(['c', 'b']);
  expect(await moved(2, -1)).toEqual(['b', 'a']);
});

test('the last rule stays', async () => {
  expect(await moved(3, 1)).toBe(false);
});

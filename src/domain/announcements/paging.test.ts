import { describe, expect, it } from 'vitest';
import type { Rows as Page } from '../../core/request/rows';
import { adjacentTo, type Direction, isNewer, type KnownPages, ROWS, withPage } from './paging';

/** A service with announcements `count` … 1. */
const ids = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: String(from + count - 1 - at) }));

function pageOf(all: readonly { id: string }[], page: number): Page<{ id: string }> {
  const pages = Math.ceil(all.length / ROWS);
  return { page, pages, total: all.length, items: all.slice((page - 1) * ROWS, page * ROWS) };
}

interface Walk {
  known: KnownPages<{ id: string }>;
  asked: number[];
}

/** Asks for pages until it is known what is beside `id`. */
function look(all: readonly { id: string }[], id: string, direction: Direction, walk: Walk): string | null {
  for (;;) {
    const answer = adjacentTo(walk.known, id, direction);
    if (answer.kind === 'item') return answer.item.id;
    if (answer.kind === 'end') return null;
    if (walk.asked.length > 50) throw new Error('it never ends');
    walk.asked.push(answer.page);
    walk.known = withPage(walk.known, pageOf(all, answer.page));
  }
}

const start = (): Walk => ({ known: new Map(), asked: [] });

describe.each([0, 1, 10, 11, 20])('of %d announcements', (count) => {
  const all = ids(count);

  it('goes through all from the newest to the oldest and back, a page at a time', () => {
    const walk = start();
    const seen = [];
    for (let id: string | null = all[0]?.id ?? null; id !== null; id = look(all, id, 'next', walk))
      seen.push(id);
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(walk.asked).toEqual(Array.from({ length: Math.ceil(count / ROWS) }, (_, at) => at + 1));
    const back = [];
    for (let id = all.at(-1)?.id ?? null; id !== null; id = look(all, id, 'previous', walk)) back.push(id);
    expect(back).toEqual(seen.reverse());
  });

  it('has nothing before the first of page 1 and nothing after the last of the last page', () => {
    if (count === 0) return expect(look(all, '7', 'next', start())).toBeNull();
    expect(look(all, String(count), 'previous', start())).toBeNull();
    expect(look(all, '1', 'next', start())).toBeNull();
  });
});

it('knows without a further page that there is one past the edge of this one', () => {
  const all = ids(11);
  const first = withPage(new Map(), pageOf(all, 1));
  expect(adjacentTo(first, '2', 'next')).toEqual({ kind: 'edge', page: 2 });
  const second = withPage(new Map(), pageOf(all, 2));
  expect(adjacentTo(second, '1', 'previous')).toEqual({ kind: 'edge', page: 1 });
  expect(adjacentTo(second, '1', 'next')).toEqual({ kind: 'end' });
});

it('finds one far down in few calls, and its neighbours even where it is not in the list', () => {
  const all = ids(240, 5001).filter(({ id }) => id !== '5123');
  const walk = start();
  expect(look(all, '5123', 'next', walk)).toBe('5122');
  expect(look(all, '5123', 'previous', walk)).toBe('5124');
  expect(walk.asked.length).toBeLessThanOrEqual(6);
});

it('skips nothing and repeats nothing when one is published between two pages', () => {
  const before = ids(20);
  const walk = start();
  expect(look(before, '12', 'next', walk)).toBe('11');
  const after = ids(21);
  expect(look(after, '11', 'next', walk)).toBe('10');
  expect(look(after, '20', 'previous', walk)).toBe('21');
});

it('skips nothing when one is withdrawn between two pages', () => {
  const before = ids(20);
  const walk = start();
  expect(look(before, '12', 'next', walk)).toBe('11');
  const after = before.filter(({ id }) => id !== '15');
  expect(look(after, '11', 'next', walk)).toBe('10');
  expect(look(after, '16', 'next', walk)).toBe('14');
});

it('ends with a service that has one page only, or gives pages out of order', () => {
  const same = (page: number) => ({ ...pageOf(ids(30), 1), page });
  for (const direction of ['previous', 'next'] as const) {
    const walk = start();
    for (let turn = 0; ; turn++) {
      expect(turn).toBeLessThan(6);
      const answer = adjacentTo(walk.known, '4', direction);
      if (answer.kind === 'item' || answer.kind === 'end') break;
      walk.known = withPage(walk.known, same(answer.page));
    }
  }
});

it.each([
  ['10', '9', true],
  ['9', '10', false],
  ['9007199254740993', '9007199254740992', true],
  ['b', 'a', true],
])('%s is newer than %s: %s', (a, b, newer) => {
  expect(isNewer(a, b)).toBe(newer);
});

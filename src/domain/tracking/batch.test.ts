import { beforeEach, expect, test } from 'vitest';
import { type FakeClock, fakeClock } from '../../../tests/support/fake-clock';
import { createBatch, type Tracked } from './batch';

let clock: FakeClock;
const state = {
  sent: [] as { user: { id: string }; events: { url: string }[] }[],
  takes: true,
  agrees: true,
};
let batch: ReturnType<typeof createBatch>;

beforeEach(() => {
  clock = fakeClock();
  Object.assign(state, { sent: [], takes: true, agrees: true });
  batch = createBatch({
    clock,
    system: '1',
    agreed: () => state.agrees,
    send(text) {
      if (state.takes) state.sent.push(JSON.parse(text));
      return state.takes;
    },
  });
});

const event = (url: string, id = '7', organisation = 'A'): Tracked => ({
  kind: 'page',
  url,
  source: 'page',
  id: null,
  at: '2026-11-24T00:00:00.000Z',
  user: { id, name: 'Zhou Min', orgId: '1', organization: { name: organisation }, email: '', phone: '' },
});
const urls = () => state.sent.map(({ events }) => events.map(({ url }) => url));

test('sends after 30 s, or at 20 events, and never twice', async () => {
  batch.add(event('a'));
  await clock.advance(29_999);
  expect(urls()).toEqual([]);
  batch.add(event('b'));
  await clock.advance(1);
  expect(urls()).toEqual([['a', 'b']]);
  await clock.advance(60_000);
  for (let at = 0; at < 20; at++) batch.add(event(`${at}`));
  expect(state.sent[1]?.events).toHaveLength(20);
  batch.flush();
  expect(state.sent).toHaveLength(2);
});

test('the user stands once in a batch, and not beside each event', () => {
  batch.add(event('a'));
  batch.flush();
  expect(state.sent[0]?.user).toMatchObject({ id: '7', name: 'Zhou Min' });
  expect(state.sent[0]?.events[0]).not.toHaveProperty('user');
});

test('another organisation begins another batch; events of another user are never sent as the first one’s', () => {
  batch.add(event('a'));
  batch.add(event('b', '7', 'B'));
  expect(urls()).toEqual([['a']]);
  batch.add(event('c', '8', 'B'));
  batch.flush();
  expect(urls()).toEqual([['a'], ['c']]);
});

test('without consent nothing is sent, and nothing is kept for later', () => {
  state.agrees = false;
  batch.add(event('a'));
  batch.flush();
  state.agrees = true;
  batch.flush();
  expect(urls()).toEqual([]);
});

test('what the browser does not take waits for the next event, the newest 100 at most', () => {
  state.takes = false;
  for (let at = 0; at < 150; at++) batch.add(event(`${at}`));
  state.takes = true;
  batch.add(event('last'));
  expect(urls()).toHaveLength(1);
  expect(urls()[0]).toHaveLength(101);
  expect(urls()[0]?.at(-1)).toBe('last');
});

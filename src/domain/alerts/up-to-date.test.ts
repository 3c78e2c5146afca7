import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/support/fake-platform';
import type { ConnectionState, Realtime } from '../../core/realtime/types';
import { createUpToDate } from './up-to-date';

function stage() {
  const platform = fakePlatform();
  const $connection = atom<ConnectionState | null>(null);
  const $counts = atom<{ data: unknown }>({ data: null });
  const upToDate = createUpToDate({ platform, realtime: { $connection } as unknown as Realtime }, $counts);
  $connection.listen(upToDate.connected);
  $counts.listen(upToDate.heard);
  const start = platform.clock.now();
  return {
    $connection,
    hear: () => $counts.set({ data: {} }),
    load: () => $counts.set({ ...$counts.get() }),
    pass: platform.clock.advance,
    /** ms from the start. */
    until: () => upToDate.until() - start,
  };
}

test('a page that asks knows what there was at its last answer', async () => {
  const { hear, load, pass, until } = stage();
  await pass(1_000);
  hear();
  await pass(5_000);
  load();
  expect(until()).toBe(1_000);
});

test('a page that is told at once knows all, until its connection ends', async () => {
  const { $connection, hear, pass, until } = stage();
  $connection.set('realtime');
  hear();
  await pass(1_000);
  expect(until()).toBe(1_000);
  $connection.set('polling');
  await pass(1_000);
  $connection.set('offline');
  expect(until()).toBe(1_000);
});

test('a page that is connected again knows no more before it is told', async () => {
  const { $connection, hear, pass, until } = stage();
  hear();
  await pass(1_000);
  $connection.set('realtime');
  expect(until()).toBe(0);
  hear();
  expect(until()).toBe(1_000);
});

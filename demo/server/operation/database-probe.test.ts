import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { databaseProbe } from './database-probe';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once for all who want to know, and again after half a second', async () => {
  const ping = vi.fn(async () => {});
  const isUp = databaseProbe({ ping });
  expect(await Promise.all(Array.from({ length: 50 }, isUp))).toEqual(Array(50).fill(true));
  await vi.advanceTimersByTimeAsync(499);
  ping.mockRejectedValue(new Error('away'));
  expect([await isUp(), ping.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([await isUp(), ping.mock.calls.length]).toEqual([false, 2]);
});

it('takes a database for away that does not answer within a second', async () => {
  const isUp = databaseProbe({ ping: () => new Promise(() => {}) });
  const answer = isUp();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe(false);
});

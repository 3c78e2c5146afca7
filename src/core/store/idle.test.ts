import { expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../tests/support/fake-platform';
import type { StoreContext } from './define-store';
import { idleStore } from './idle';
import { createScope } from './scope';

function start(savesData = false) {
  const platform = fakePlatform();
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const context = { platform: { ...platform, savesData: () => savesData }, ready };
  const idle = idleStore(context as unknown as StoreContext, createScope());
  return { idle, clock: platform.clock, isReady };
}

test('work waits until the page is ready, drawn and idle; later work for idleness alone', async () => {
  const { idle, clock, isReady } = start();
  const [first, second, taken] = [vi.fn(), vi.fn(), vi.fn()];
  idle.run(first);
  idle.run(taken)();
  await clock.advance(60_000);
  expect(first).not.toHaveBeenCalled();
  isReady();
  await clock.advance(1000);
  expect(first).not.toHaveBeenCalled();
  await clock.advance(1000);
  expect(first).toHaveBeenCalledTimes(1);
  expect(taken).not.toHaveBeenCalled();
  idle.run(second);
  await clock.advance(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('a user who saves data gets nothing ahead', async () => {
  const { idle, clock, isReady } = start(true);
  const work = vi.fn();
  isReady();
  idle.run(work);
  await clock.advance(60_000);
  expect(work).not.toHaveBeenCalled();
});

import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { keepFresh } from './keep-fresh';
import { createResource } from './resource';

async function watch(first: string) {
  const platform = fakePlatform();
  const { clock } = platform;
  const state = { now: first, loads: 0 };
  const resource = createResource({
    onDemand: 'never',
    load: async () => {
      state.loads += 1;
      return state.now;
    },
  });
  await resource.refresh();
  state.loads = 0;
  const $moved = atom(0);
  const stop = keepFresh(platform, resource, (data) => data === 'running', $moved);
  return { clock, platform, state, $moved, stop };
}

test('what runs is asked for every 15 s until it has ended', async () => {
  const { clock, state } = await watch('running');
  await clock.advance(14_999);
  expect(state.loads).toBe(0);
  await clock.advance(1);
  expect(state.loads).toBe(1);
  state.now = 'done';
  await clock.advance(15_000);
  expect(state.loads).toBe(2);
  await clock.advance(60_000);
  expect(state.loads).toBe(2);
});

test('a hidden page asks for nothing', async () => {
  const { clock, state, platform } = await watch('running');
  platform.hide(true);
  await clock.advance(60_000);
  expect(state.loads).toBe(0);
});

test('where the world has moved it is asked for once, 15 s after the last time at the soonest', async () => {
  const { clock, state, $moved, stop } = await watch('done');
  $moved.set(1);
  $moved.set(2);
  expect(state.loads).toBe(0);
  await clock.advance(15_000);
  expect(state.loads).toBe(1);
  await clock.advance(20_000);
  $moved.set(3);
  expect(state.loads).toBe(2);
  stop();
  await clock.advance(60_000);
  expect(state.loads).toBe(2);
  expect(clock.waiting).toBe(0);
});

test('a clock that was put back does not hold it up', async () => {
  const { clock, state } = await watch('running');
  const { now } = clock;
  clock.now = () => now() - 3_600_000;
  await clock.advance(15_000);
  expect(state.loads).toBe(1);
  await clock.advance(15_000);
  expect(state.loads).toBe(2);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResource } from './resource';

const MAX_AGE = 3_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function counted() {
  const load = vi.fn(async () => 'data');
  return { load, resource: createResource({ load, onDemand: 'never' }) };
}

test('freshen loads what is not there, and not what has just come', async () => {
  const { load, resource } = counted();
  resource.freshen(MAX_AGE);
  await resource.refresh();
  vi.setSystemTime(Date.now() + MAX_AGE);
  resource.freshen(MAX_AGE);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['older data', () => vi.setSystemTime(Date.now() + MAX_AGE + 1)],
  ['data whose age a clock that was set back hides', () => vi.setSystemTime(Date.now() - 1)],
] as const)('freshen loads %s again', async (_, pass) => {
  const { load, resource } = counted();
  await resource.refresh();
  pass();
  resource.freshen(MAX_AGE);
  expect(load).toHaveBeenCalledTimes(2);
});

test('freshen loads again after a reset', async () => {
  const { load, resource } = counted();
  await resource.refresh();
  resource.reset();
  resource.freshen(MAX_AGE);
  expect(load).toHaveBeenCalledTimes(2);
});

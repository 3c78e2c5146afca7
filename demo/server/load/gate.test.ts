import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '../reply/failure';
import { type CallAtGate, Gate, type GateLimits } from './gate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls at a gate, each of which ends when the test says so. */
function stage(limits: Omit<GateLimits, 'longestWait'>, random = () => 0) {
  const gate = new Gate({ ...limits, longestWait: 1_000 }, random);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, options: CallAtGate = {}) =>
    gate
      .run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }, options)
      .catch(({ code, data }: Failure) => ({ code, data }));
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { gate, begun, call, end };
}

const refused = (wait: number) => ({ code: 503, data: { wait } });

it('lets so many work, so many wait in the order of their coming, and refuses the rest at once', async () => {
  const { gate, begun, call, end } = stage({ atWork: 2, waiting: 2 });
  void [call('a'), call('b'), call('c'), call('d')];
  expect(await call('e')).toEqual(refused(1));
  expect(begun).toEqual(['a', 'b']);
  expect([gate.atWork, gate.waiting]).toEqual([2, 2]);
  await end('b');
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['a', 'd']) await end(name);
  expect([gate.atWork, gate.waiting, gate.refused]).toEqual([0, 0, { full: 1, late: 0, gone: 0 }]);
});

it('gives one caller no more places than it says, and each again when its call has ended', async () => {
  const { gate, call, end } = stage({ atWork: 4, waiting: 0, ofOne: 2 });
  void [call('a', { of: 1 }), call('b', { of: 1 })];
  expect(await call('c', { of: 1 })).toEqual(refused(1));
  void call('d', { of: 2 });
  await end('a');
  void call('e', { of: 1 });
  expect([gate.atWork, gate.refused.full]).toEqual([3, 1]);
});

it('gives the place of a call that fails to the next', async () => {
  const { gate, begun, call } = stage({ atWork: 1, waiting: 1 });
  const failing = gate.run(() => Promise.reject(new Error('broken')));
  void call('next');
  await expect(failing).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['next']);
});

it('lets urgent calls go first, in the place of the last that waits', async () => {
  const { begun, call, end } = stage({ atWork: 1, waiting: 2 });
  void [call('a'), call('b')];
  const last = call('c');
  void call('urgent', { urgent: true });
  expect(await last).toEqual(refused(1));
  void call('another', { urgent: true });
  expect(await call('third', { urgent: true })).toEqual(refused(1));
  for (const name of ['a', 'urgent', 'another']) await end(name);
  expect(begun).toEqual(['a', 'urgent', 'another']);
});

it('refuses a call that has waited for too long, and does no work for one whose caller has gone', async () => {
  const { gate, begun, call, end } = stage({ atWork: 1, waiting: 5 });
  void call('a');
  const late = call('late');
  await vi.advanceTimersByTimeAsync(900);
  const gone = call('gone', { gone: () => true });
  void call('b');
  await vi.advanceTimersByTimeAsync(100);
  expect(await late).toEqual(refused(1));
  await end('a');
  expect(await gone).toEqual(refused(1));
  expect(begun).toEqual(['a', 'b']);
  expect(gate.refused).toEqual({ full: 0, late: 1, gone: 1 });
  // It has a place, so that its time is over no more.
  await vi.advanceTimersByTimeAsync(2_000);
  expect([gate.atWork, gate.waiting]).toEqual([1, 0]);
});

it('spreads those that it refuses over the more seconds, the more they are, up to nine', async () => {
  const most = 1 - Number.EPSILON;
  const { call, end } = stage({ atWork: 1, waiting: 10 }, () => most);
  void call('a');
  for (let n = 0; n < 10; n++) void call(`waits ${n}`);
  const waits: unknown[] = [];
  for (let n = 0; n < 200; n++) waits.push(((await call('more')) as { data: { wait: number } }).data.wait);
  expect([waits[0], waits[9], waits[30], waits[199]]).toEqual([2, 2, 5, 9]);
  await end('a');
  for (let n = 0; n < 10; n++) await end(`waits ${n}`);
  void call('free');
  for (let n = 0; n < 10; n++) void call(`waits again ${n}`);
  expect(await call('more')).toEqual(refused(2));
});

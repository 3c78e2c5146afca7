import { afterEach, expect, test, vi } from 'vitest';
import type { ConnectionState } from '../../src/core/realtime/types';
import { Arrivals } from '../../tools/arrivals';
import { breakDown, listening } from '../../tools/services';
import { type TabOptions, world } from '../support/realtime-tab';
import { addressIn, broker, brokerPort, publish, tap } from './support/rabbitmq';

const credentials = { passcode: broker.passcode };
vi.mock('../../src/core/realtime/socket/address', () => ({
  addressOf: () => addressIn(credentials.passcode),
}));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  credentials.passcode = broker.passcode;
});

/** The realtime connection of a page with a fake clock, over real sockets. */
async function page(options: TabOptions = {}) {
  const made = await world();
  const tab = made.tab('1', { locks: false, ...options });
  const wire = tap();
  tab.platform.late.socket = wire.open;
  const states = new Arrivals<ConnectionState | null>();
  tab.realtime.$connection.listen((state) => states.add(state));
  stops.push(() => tab.realtime.stop());
  const state = () => tab.realtime.$connection.get();
  /** Advances the time in steps, each as long as its attempt takes: the broker answers in real time. */
  const attempts = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      await made.pass(5_000);
      await Promise.race([wire.closed(), connected()]);
    }
  };
  const connect = async () => {
    while (state() !== 'realtime') await attempts(1);
  };
  const connected = () =>
    new Promise<void>((resolve) => {
      if (state() === 'realtime') return resolve();
      const off = tab.realtime.$connection.listen((next) => {
        if (next === 'realtime') resolve(off());
      });
    });
  return { ...made, tab, wire, states, attempts, connect };
}

const stats = (value: number) => JSON.stringify({ data: { stats: value } });

test('the service pushes to a page, which pulls once', async () => {
  const { tab, wire, connect, pass } = await page();
  await connect();
  await wire.taken();
  await publish('/topic/notify_stats', stats(5));
  await wire.frames.when((frame) => frame.includes(stats(5)));
  await pass(1_000);
  expect(tab.got).toEqual([
    [1, 'pull'],
    [5, 'push'],
  ]);
});

test('a broker that is killed and restarts: the page polls meanwhile, pulls the missed changes, gets pushes again', async () => {
  const { tab, wire, states, connect, pass, count } = await page();
  await connect();
  await breakDown(broker.pidFile, 'SIGKILL');
  await states.when((state) => state === 'polling');
  const before = wire.sockets.length;
  count.value = 2;
  await pass(60_000);
  // In sight, one for each check of 5 s.
  expect(wire.sockets.length - before).toBeLessThanOrEqual(12);
  await pass(180_000);
  expect(tab.got.at(-1)).toEqual([2, 'pull']);
  await listening(brokerPort);
  count.value = 3;
  await connect();
  await pass(1_000);
  expect(tab.got.at(-1)).toEqual([3, 'pull']);
  await wire.taken();
  await publish('/topic/notify_stats', stats(4));
  await wire.frames.when((frame) => frame.includes(stats(4)));
  await pass(1_000);
  expect(tab.got.at(-1)).toEqual([4, 'push']);
  expect(tab.states).toEqual(['realtime', 'polling', 'realtime']);
});

test('credentials that the broker refuses without a code: the page polls, tries rarely and reports why', async () => {
  credentials.passcode = 'wrong';
  const { tab, wire, states, attempts, connect } = await page();
  await attempts(1);
  await states.when((state) => state === 'polling');
  await attempts(12);
  expect(wire.sockets.length).toBeLessThanOrEqual(6);
  expect(tab.realtime.report().lastError).toBe('Bad CONNECT');
  credentials.passcode = broker.passcode;
  await connect();
  expect(tab.states).toEqual(['polling', 'realtime']);
});

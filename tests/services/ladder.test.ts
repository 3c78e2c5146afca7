import { afterEach, expect, test, vi } from 'vitest';
import { Arrivals } from '../../demo/server/realtime/testing';
import type { ConnectionState } from '../../src/core/realtime/types';
import { type TabOptions, world } from '../support/realtime-tab';
import { addressIn, broker, brokerPort, publish, tap } from './support/rabbitmq';
import { breakDown, listening } from './support/services';

const credentials = { passcode: broker.passcode };
vi.mock('../../src/core/realtime/address', () => ({ addressOf: () => addressIn(credentials.passcode) }));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  credentials.passcode = broker.passcode;
});

/** The realtime connection of a page whose clock the test holds, over sockets that really travel. */
async function page(options: TabOptions = {}) {
  const made = await world();
  const tab = made.tab('1', { locks: false, ...options });
  const wire = tap();
  tab.platform.wired.socket = wire.open;
  const states = new Arrivals<ConnectionState | null>();
  tab.realtime.$connection.listen((state) => states.add(state));
  stops.push(() => tab.realtime.stop());
  const state = () => tab.realtime.$connection.get();
  /** Lets time pass until the page is pushed to, as long as each try takes. */
  const climb = async () => {
    while (state() !== 'realtime') {
      await made.pass(5_000);
      await Promise.race([wire.closed(), risen()]);
    }
  };
  const risen = () =>
    new Promise<void>((resolve) => {
      if (state() === 'realtime') return resolve();
      const off = tab.realtime.$connection.listen((next) => {
        if (next === 'realtime') resolve(off());
      });
    });
  return { ...made, tab, wire, states, climb };
}

const stats = (value: number) => JSON.stringify({ data: { stats: value } });

test('a page is pushed to, and asks once', async () => {
  const { tab, wire, climb, pass } = await page();
  await climb();
  await wire.taken();
  await publish('/topic/notify_stats', stats(5));
  await wire.frames.when((frame) => frame.includes(stats(5)));
  await pass(1_000);
  expect(tab.got).toEqual([
    [1, 'pull'],
    [5, 'push'],
  ]);
});

test('a broker that is killed and comes back: polls meanwhile, asks for what it missed, is pushed to again', async () => {
  const { tab, wire, states, climb, pass, count } = await page();
  await climb();
  await breakDown(broker.pidFile, 'SIGKILL');
  await states.when((state) => state === 'polling');
  const before = wire.sockets.length;
  count.value = 2;
  await pass(60_000);
  expect(wire.sockets.length - before).toBeLessThanOrEqual(5);
  await pass(180_000);
  expect(tab.got.at(-1)).toEqual([2, 'pull']);
  await listening(brokerPort);
  count.value = 3;
  await climb();
  await pass(1_000);
  expect(tab.got.at(-1)).toEqual([3, 'pull']);
  await wire.taken();
  await publish('/topic/notify_stats', stats(4));
  await wire.frames.when((frame) => frame.includes(stats(4)));
  await pass(1_000);
  expect(tab.got.at(-1)).toEqual([4, 'push']);
  expect(tab.states).toEqual(['realtime', 'polling', 'realtime']);
});

test('credentials that the broker refuses without a code: it polls, tries seldom and says why', async () => {
  credentials.passcode = 'wrong';
  const { tab, wire, states, climb, pass } = await page();
  await pass(5_000);
  await states.when((state) => state === 'polling');
  await pass(60_000);
  expect(wire.sockets.length).toBeLessThanOrEqual(6);
  expect(tab.realtime.report().lastError).toBe('Bad CONNECT');
  credentials.passcode = broker.passcode;
  await climb();
  expect(tab.states).toEqual(['polling', 'realtime']);
});

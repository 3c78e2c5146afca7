import { expect, test } from 'vitest';
import { type RealtimeTab, world } from '../../../tests/support/realtime-tab';
import type { TabMessage } from '../tab-messages/tab-messages';

const LOCK = 'oms.realtime.u1';
const leaders = (tabs: readonly RealtimeTab[]) => tabs.filter(({ realtime }) => realtime.isLeader()).length;
const states = (tabs: readonly RealtimeTab[]) => tabs.map(({ realtime }) => realtime.$connection.get());
const last = (tabs: readonly RealtimeTab[]) => tabs.map(({ got }) => got.at(-1)?.[0]);

async function several(names: readonly string[]) {
  const made = await world();
  const tabs = names.map((name) => made.tab(name));
  await made.pass(2000);
  return { ...made, broker: made.broker, tabs };
}

test('twenty tabs have one socket and one that pulls, and all receive pushed data', async () => {
  const { tabs, broker, push, pass } = await several(Array.from({ length: 20 }, (_, n) => `tab ${n}`));
  expect(leaders(tabs)).toBe(1);
  expect(broker.tries).toBe(1);
  expect(new Set(states(tabs))).toEqual(new Set(['realtime']));
  expect(tabs.reduce((sum, { pulls }) => sum + pulls, 0)).toBe(1);
  push(7);
  await pass(0);
  expect(new Set(last(tabs))).toEqual(new Set([7]));
  expect(new Set(tabs.map(({ got }) => got.filter(([, source]) => source === 'push').length))).toEqual(
    new Set([1]),
  );
});

test('a tab that opens later gets the state', async () => {
  const { tab, pass } = await several(['1', '2']);
  await pass(60_000);
  const late = tab('late');
  await pass(2000);
  expect(late.realtime.$connection.get()).toBe('realtime');
  expect(late.pulls).toBe(0);
});

test('a tab that opens later hears what was pushed between its first call and the start of its connection', async () => {
  const { tab, push, pass } = await several(['1', '2']);
  const late = tab('late');
  await pass(1000);
  push(7);
  await pass(1000);
  expect(late.got).toEqual([[7, 'push']]);
  expect(late.pulls).toBe(0);
});

test('when the leader closes the next takes over at once', async () => {
  const { tabs, broker, push, pass, origin } = await several(['1', '2', '3']);
  tabs[0]?.realtime.stop();
  await pass(0);
  expect(leaders(tabs)).toBe(1);
  expect(origin.holder(LOCK)).toBe('2');
  expect(broker.live).toBe(1);
  push(4);
  await pass(0);
  expect(last(tabs.slice(1))).toEqual([4, 4]);
});

test('the same where its process crashes', async () => {
  const { tabs, pass, origin } = await several(['1', '2']);
  tabs[0]?.browser.crash();
  await pass(0);
  expect(origin.holder(LOCK)).toBe('2');
  expect(tabs[1]?.realtime.isLeader()).toBe(true);
});

test('while there is no socket one tab pulls for all', async () => {
  const { tabs, broker, count, pass } = await several(['1', '2', '3']);
  broker.answer = 'dead';
  broker.cut();
  await pass(3000);
  expect(states(tabs)).toEqual(['polling', 'polling', 'polling']);
  count.value = 6;
  const before = tabs.map(({ pulls }) => pulls);
  await pass(185_000);
  expect(tabs.map(({ pulls }, n) => pulls - (before[n] ?? 0))).toEqual([1, 0, 0]);
  expect(last(tabs)).toEqual([6, 6, 6]);
});

test('a visible follower steals the lock of a frozen leader after two pings', async () => {
  const { tabs, broker, pass, push, origin } = await several(['1', '2', '3']);
  tabs[1]?.platform.hide(true);
  tabs[0]?.browser.freeze();
  await pass(9000);
  expect(origin.holder(LOCK)).toBe('1');
  await pass(7000);
  expect(origin.holder(LOCK)).toBe('3');
  expect(tabs[2]?.realtime.isLeader()).toBe(true);
  push(3);
  await pass(0);
  expect(last(tabs)).toEqual([1, 3, 3]);
  const pulls = tabs.map((tab) => tab.pulls);
  tabs[0]?.browser.thaw();
  await pass(2000);
  // It may have missed messages while it was frozen.
  expect(tabs.map((tab, n) => tab.pulls - (pulls[n] ?? 0))).toEqual([1, 0, 0]);
  expect(last(tabs)).toEqual([3, 3, 3]);
  expect(leaders(tabs)).toBe(1);
  expect(broker.live).toBe(1);
  expect(tabs[0]?.realtime.isLeader()).toBe(false);
  push(9);
  await pass(2000);
  expect(last(tabs)).toEqual([9, 9, 9]);
});

test('a clock set back by days costs one change of the leader, and all follow the new one', async () => {
  const { tabs, pass, push, broker } = await several(['1', '2', '3']);
  for (const { platform } of tabs) {
    const { now } = platform.clock;
    platform.clock.now = () => now() - 7 * 86_400_000;
  }
  await pass(60_000);
  expect(leaders(tabs)).toBe(1);
  expect(broker.tries).toBe(2);
  push(4);
  await pass(0);
  expect(last(tabs)).toEqual([4, 4, 4]);
});

test('a hidden leader whose timers sleep tries again when visible tabs ping', async () => {
  const { tabs, pass, broker } = await several(['1', '2']);
  const [first] = tabs as [RealtimeTab];
  broker.answer = 'dead';
  broker.cut();
  first.platform.hide(true);
  first.browser.doze();
  broker.answer = 'accept';
  await pass(10_000);
  expect(states(tabs)).toEqual(['realtime', 'realtime']);
  expect(first.realtime.isLeader()).toBe(true);
});

test('no tab steals the lock of a leader that answers', async () => {
  const { tabs, pass, origin, broker } = await several(['1', '2']);
  await pass(600_000);
  expect(origin.holder(LOCK)).toBe('1');
  expect(leaders(tabs)).toBe(1);
  expect(broker.tries).toBe(1);
});

test('pings of visible tabs make a hidden leader send its heartbeats', async () => {
  const { pass, broker } = await several(['1', '2']);
  await pass(60_000);
  expect(broker.beats).toBeGreaterThanOrEqual(2);
});

test('heartbeats of the service make a hidden leader without others send its own and check the connection', async () => {
  const { tabs, pass, broker, count } = await several(['1']);
  const [first] = tabs as [RealtimeTab];
  first.platform.hide(true);
  first.browser.doze();
  count.value = 5;
  for (let beats = 0; beats < 20; beats++) {
    await pass(10_000);
    broker.beat();
  }
  expect(broker.beats).toBe(10);
  expect(last(tabs)).toEqual([5]);
});

test('a tab in another organisation pulls for itself and ignores the leader’s data', async () => {
  const { tabs, tab, push, pass, broker } = await several(['1']);
  const other = tab('other', { context: '2' });
  await pass(2000);
  expect(other.realtime.$connection.get()).toBe('polling');
  push(5);
  await pass(0);
  expect(last(tabs)).toEqual([5]);
  expect(other.got).toEqual([]);
  await pass(180_000);
  expect(other.got).toEqual([[1, 'pull']]);
  expect(broker.tries).toBe(1);
  other.move('1');
  await pass(0);
  expect(other.realtime.$connection.get()).toBe('realtime');
  push(6);
  await pass(0);
  expect(last([other])).toEqual([6]);
});

test('after a switch of the leader’s organisation the others pull, until they switch too', async () => {
  const { tabs, pass, push } = await several(['1', '2']);
  const [first, second] = tabs as [RealtimeTab, RealtimeTab];
  first.move('2');
  await pass(2000);
  expect(states(tabs)).toEqual(['realtime', 'polling']);
  push(5);
  await pass(0);
  expect(last([first])).toEqual([5]);
  expect(second.got).not.toContainEqual([5, 'push']);
  second.move('2');
  await pass(0);
  expect(states(tabs)).toEqual(['realtime', 'realtime']);
});

test('a follower pulls a topic that the leader’s page does not show', async () => {
  const { tab, broker, pass } = await several(['1']);
  broker.answer = 'dead';
  broker.cut();
  const other = tab('other', { topic: 'announcements' });
  await pass(2000);
  expect(other.realtime.$connection.get()).toBe('polling');
  await pass(305_000);
  expect(other.pulls).toBe(1);
});

test('another user of the same origin has another leader', async () => {
  const { tabs, tab, pass, broker } = await several(['1']);
  const other = tab('other', { user: 'u2' });
  await pass(2000);
  expect(leaders([...tabs, other])).toBe(2);
  expect(broker.live).toBe(2);
});

test('a follower’s user looks: the leader pulls old data', async () => {
  const { tabs, pass } = await several(['1', '2']);
  const [first, second] = tabs as [RealtimeTab, RealtimeTab];
  await pass(300_000);
  const before = first.pulls;
  second.realtime.pullNow();
  await pass(0);
  expect(first.pulls - before).toBe(1);
});

test('a leader suspended for the back button releases the lock, and follows when it resumes', async () => {
  const { tabs, pass, broker, origin } = await several(['1', '2']);
  const [first] = tabs as [RealtimeTab];
  first.platform.sleep(true);
  await pass(0);
  expect(origin.holder(LOCK)).toBe('2');
  expect(broker.live).toBe(1);
  const before = first.pulls;
  first.platform.sleep(false);
  await pass(2000);
  expect(states(tabs)).toEqual(['realtime', 'realtime']);
  expect(first.realtime.isLeader()).toBe(false);
  expect(first.pulls - before).toBe(1);
});

test('where locks are refused the tab works alone', async () => {
  const made = await world();
  const tab = made.tab('1');
  tab.platform.late.locks = {
    request: () => Promise.reject(new DOMException('sandboxed', 'SecurityError')),
  };
  await made.pass(60_000);
  expect(tab.errors).toEqual(['locks']);
  expect(tab.realtime.isLeader()).toBe(true);
  expect(tab.realtime.$connection.get()).toBe('realtime');
});

test('where the browser never grants a lock a visible tab works alone', async () => {
  const made = await world();
  const tab = made.tab('1');
  tab.platform.late.locks = { request: () => new Promise(() => {}) };
  await made.pass(60_000);
  expect(tab.errors).toEqual(['locks']);
  expect(tab.realtime.isLeader()).toBe(true);
  expect(tab.realtime.$connection.get()).toBe('realtime');
});

test.each([
  ['refuses the channel', () => false],
  ['delivers nothing', () => true],
])('where the browser %s, tabs do not take the lock from each other for ever', async (_, post) => {
  const made = await world();
  const tabs = ['1', '2'].map((name) => made.tab(name));
  for (const { browser, platform } of tabs) {
    platform.tabs.post = post;
    browser.tabs.post = post;
  }
  await made.pass(120_000);
  expect(leaders(tabs)).toBe(2);
  const { tries } = made.broker;
  await made.pass(600_000);
  expect(made.broker.tries).toBe(tries);
  made.push(4);
  await made.pass(0);
  expect(last(tabs)).toEqual([4, 4]);
});

test('where there are no locks each tab has a socket and a poller', async () => {
  const made = await world();
  const tabs = [made.tab('1', { locks: false }), made.tab('2', { locks: false })];
  await made.pass(2000);
  expect(made.broker.live).toBe(2);
  made.push(4);
  await made.pass(0);
  expect(last(tabs)).toEqual([4, 4]);
});

test.each([
  null,
  'state',
  {
    type: 'realtime',
    user: 'u2',
    kind: 'state',
    term: 9e15,
    context: '1',
    lang: 'en',
    state: 'offline',
    topics: [],
  },
  {
    type: 'realtime',
    user: 'u1',
    kind: 'state',
    term: 9e15,
    context: '1',
    lang: 'en',
    state: 'offline',
    topics: [],
  },
  {
    type: 'realtime',
    user: 'u1',
    kind: 'state',
    term: Number.NaN,
    context: '1',
    lang: 'en',
    state: null,
    topics: [],
  },
  {
    type: 'realtime',
    user: 'u1',
    kind: 'state',
    term: 0,
    context: '1',
    lang: 'en',
    state: 'offline',
    topics: [],
  },
  {
    type: 'realtime',
    user: 'u1',
    kind: 'state',
    term: 1,
    context: '1',
    lang: 'en',
    state: 'up',
    topics: [{}],
  },
  { type: 'realtime', user: 'u1', kind: 'frame', wire: { stats: 99 } },
  {
    type: 'realtime',
    user: 'u1',
    kind: 'pulled',
    term: 1,
    context: '1',
    lang: 'en',
    topic: 'notices',
    data: 99,
  },
])('a message that no shell has sent changes nothing: %j', async (message) => {
  const { tabs, pass, origin } = await several(['1', '2']);
  const before = tabs.map(({ got }) => got.length);
  origin.tab('hostile').tabs.post(message as TabMessage);
  await pass(2000);
  expect(tabs.map(({ got }) => got.length)).toEqual(before);
  expect(states(tabs)).toEqual(['realtime', 'realtime']);
  expect(leaders(tabs)).toBe(1);
});

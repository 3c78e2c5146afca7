import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { noticesStore } from '../notices/store';
import type { NoticeStats } from '../notices/types';
import type { Alert } from './channel';
import { alertsStore } from './store';

const NONE = { unread: 0, last: null };
const KEY = 'oms.lastAlert.u1';

/** Counts with a newest reminder: its id, and how many are unread. */
const reminders = (id: number, unread: number): NoticeStats => ({
  2: {
    unread,
    last: {
      id: String(id),
      at: new Date(Date.UTC(2026, 10, 20, 3) + id * 1000).toISOString(),
      title: `Title ${id}`,
      brief: `Brief ${id}`,
      url: '/home/x',
    },
  },
  3: NONE,
  4: NONE,
});

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

async function open(start: NoticeStats | null = reminders(100, 17), stored?: string) {
  current = await stage({
    '/api/v1/BizNotify/stats': (_, response) => json(response, ok({ stats: {} })),
    '/api/v1/BizAnnouncement/stats': (_, response) => json(response, ok({ stats: { remains: 0 } })),
  });
  const { shell, platform } = current;
  if (stored !== undefined) platform.local.set(KEY, stored);
  const shown: [title: string, more: number][] = [];
  const emitted: string[] = [];
  let ended = 0;
  const channel = {
    show: ({ notice, more }: Alert) => void shown.push([notice.title, more]),
    end: () => {
      ended += 1;
    },
  };
  shell.events.on('oms-notice', ({ detail }) => emitted.push(detail.id));
  const { base, stats } = shell.use(noticesStore);
  // The test replaces the counts of the service.
  base.$state.listen(() => {});
  shell.start();
  await until(() => base.$state.get().data !== null && !base.$state.get().loading);
  const receive = (data: NoticeStats) => base.mutate(() => data);
  if (start) receive(start);
  const store = shell.use(alertsStore);
  const stop = store.watch(() => [channel]);
  /** The election of a focused tab takes 50 ms of jitter, and two times 200. */
  const settle = () => platform.clock.advance(500);
  return {
    shell,
    channel,
    platform,
    store,
    stats,
    shown,
    emitted,
    receive,
    settle,
    stop,
    ended: () => ended,
  };
}

test('a first visit alerts of nothing that was there before, only of what arrives later', async () => {
  const { platform, shown, emitted, receive, settle } = await open();
  await settle();
  expect(shown).toEqual([]);
  expect(platform.local.get(KEY)).toContain('"100"');
  receive(reminders(101, 18));
  await settle();
  expect(shown).toEqual([['Title 101', 0]]);
  expect(emitted).toEqual(['101']);
  receive(reminders(101, 17));
  await settle();
  expect(shown).toHaveLength(1);
});

test('what has come since the page began is news, however late it is looked at', async () => {
  const { shown, receive, settle, stop, store, channel, platform } = await open(null);
  stop();
  platform.local.remove(KEY);
  receive(reminders(102, 19));
  store.watch(() => [channel], reminders(100, 17));
  await settle();
  expect(shown).toEqual([['Title 102', 1]]);
});

test('a later visit alerts of what came meanwhile, once', async () => {
  const stored = JSON.stringify({ organisation: '1000412', id: '90', at: '2026-11-20T02:00:00Z' });
  const { shown, settle, platform } = await open(reminders(100, 17), stored);
  await settle();
  expect(shown).toEqual([['Title 100', 0]]);
  expect(platform.local.get(KEY)).toContain('"100"');
});

test.each([
  ['is of another organisation', JSON.stringify({ organisation: '7', id: '90', at: '' })],
  ['somebody has edited', '{"organisation":"1000412","id":{}}'],
  ['is no JSON', '<b>'],
])('what is stored and %s counts for nothing', async (_, stored) => {
  const { shown, settle } = await open(reminders(100, 17), stored);
  await settle();
  expect(shown).toEqual([]);
});

test('what is read, or older than what was known, is not alerted of', async () => {
  const { shown, receive, settle } = await open();
  receive(reminders(101, 0));
  await settle();
  receive(reminders(99, 16));
  await settle();
  expect(shown).toEqual([]);
});

test('the latest of all types counts', async () => {
  const { shown, receive, settle } = await open();
  const [reminder, message] = [reminders(101, 18)[2], reminders(102, 1)[2]];
  receive({ 2: reminder, 3: message, 4: NONE });
  await settle();
  expect(shown).toEqual([['Title 102', 1]]);
});

test('a notice that arrives while one is shown replaces it, and counts the others', async () => {
  const { shown, receive, settle, store } = await open();
  receive(reminders(101, 18));
  await settle();
  receive(reminders(104, 21));
  await settle();
  expect(shown).toEqual([
    ['Title 101', 0],
    ['Title 104', 3],
  ]);
  store.closed();
  receive(reminders(105, 22));
  await settle();
  expect(shown.at(-1)).toEqual(['Title 105', 0]);
});

test('a thousand in a burst are shown one after the other in the same place, with the right count', async () => {
  const { shown, receive, settle, platform } = await open();
  for (let id = 101; id <= 1100; id++) {
    receive(reminders(id, 17 + id - 100));
    if (id % 100 === 0) await platform.clock.advance(50);
  }
  // The first wait ends the running election, the second one the election for the last message.
  await settle();
  await settle();
  expect(shown.length).toBeLessThan(12);
  expect(shown.at(-1)).toEqual(['Title 1100', 999]);
});

test('an alert that another tab shows is not shown here, and ends the one before', async () => {
  const { platform, shown, receive, settle, ended } = await open();
  receive(reminders(101, 18));
  await settle();
  const before = ended();
  platform.cookies.set('oms.claim.notice', 'u1/102/other', { days: 1 });
  receive(reminders(102, 19));
  await settle();
  expect(shown).toEqual([['Title 101', 0]]);
  expect(ended()).toBe(before + 1);
});

test('another organisation starts without alerts for its old notices', async () => {
  const { shell, shown, receive, settle, ended, store } = await open();
  receive(reminders(101, 18));
  store.reset('organisation');
  expect(ended()).toBeGreaterThan(0);
  receive(reminders(500, 9));
  await settle();
  expect(shown).toEqual([]);
  receive(reminders(501, 10));
  await settle();
  expect(shown).toEqual([['Title 501', 0]]);
  expect(shell.doctor.report().errors).toEqual([]);
});

/** Counts with a notice that came at a time. */
function cameAt(time: number, id = 101, unread = 18): NoticeStats {
  const stats = reminders(id, unread);
  return {
    ...stats,
    2: { unread, last: stats[2].last && { ...stats[2].last, at: new Date(time).toISOString() } },
  };
}

/** Where the organisation begins to be switched, after the page has heard of all. */
async function openSwitching() {
  const all = await open(cameAt(0, 100, 17));
  const { shell, platform, store, receive } = all;
  const to = { id: '7', name: 'Harbour', code: 'H', logoUrl: null, role: null };
  const change = () => shell.events.emit('oms-org-changing', { from: null, to });
  change();
  return {
    ...all,
    change,
    ago: (ms: number) => cameAt(platform.clock.now() - ms),
    /** The last step of it, and the first counts of the other organisation. */
    arrive(stats: NoticeStats) {
      shell.session.setContextId(to.id);
      store.reset('organisation');
      receive(stats);
    },
  };
}

test('what comes while the organisation is switched is news in the other one', async () => {
  const { platform, ago, arrive, settle, shown } = await openSwitching();
  await platform.clock.advance(3_000);
  arrive(ago(1_000));
  await settle();
  expect(shown).toEqual([['Title 101', 0]]);
});

test('what came before the switch is none', async () => {
  const { platform, ago, arrive, settle, shown } = await openSwitching();
  await platform.clock.advance(2_000);
  arrive(ago(4_000));
  await settle();
  expect(shown).toEqual([]);
});

test('what came since the page heard of anything is news after a second try to switch, too', async () => {
  const { platform, ago, change, arrive, settle, shown } = await openSwitching();
  await platform.clock.advance(3_000);
  change();
  await platform.clock.advance(1_000);
  arrive(ago(2_000));
  await settle();
  expect(shown).toEqual([['Title 101', 0]]);
});

test('a switch that ends while tabs agree on who shows a notice leaves it to the tab that is elected', async () => {
  const { ago, arrive, receive, settle, shown } = await openSwitching();
  const notice = ago(0);
  receive(notice);
  arrive({ ...notice });
  await settle();
  await settle();
  expect(shown).toEqual([['Title 101', 0]]);
});

test('so does one that begins while they agree', async () => {
  const { ago, change, arrive, receive, settle, shown } = await openSwitching();
  const notice = ago(3_000);
  receive(notice);
  change();
  arrive({ ...notice });
  await settle();
  await settle();
  expect(shown).toEqual([['Title 101', 0]]);
});

test('another notice, which came before the switch, is none then either', async () => {
  const { platform, ago, change, arrive, receive, settle, shown } = await openSwitching();
  await platform.clock.advance(9_000);
  receive(ago(6_000));
  change();
  arrive(cameAt(platform.clock.now() - 4_000, 500, 9));
  await settle();
  await settle();
  expect(shown).toEqual([]);
});

test('a notice that was shown while the organisation was switched is not shown again', async () => {
  const { ago, arrive, receive, settle, shown } = await openSwitching();
  const notice = ago(0);
  receive(notice);
  await settle();
  arrive({ ...notice });
  await settle();
  expect(shown).toEqual([['Title 101', 0]]);
});

test('a channel-out ends it', async () => {
  const { shell, shown, receive, settle, ended } = await open();
  receive(reminders(101, 18));
  await settle();
  const before = ended();
  await shell.session.logout();
  await until(() => ended() > before);
  expect(shown).toHaveLength(1);
});

test('it lives as long as somebody watches', async () => {
  const { shown, receive, settle, stop } = await open();
  stop();
  receive(reminders(101, 18));
  await settle();
  expect(shown).toEqual([]);
});

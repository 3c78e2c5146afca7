import { expect, test } from 'vitest';
import { fakeOrigin } from '../../../tests/support/fake-origin';
import { calls, receiptStages } from '../../../tests/support/notice-receipts';
import { until } from '../../../tests/support/shell-server';
import { noticeFamily } from './lists';

const open = receiptStages();

test('a receipt is posted to the other tabs at once', async () => {
  const { lists, platform } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2');
  expect(platform.posted.at(-1)).toMatchObject({
    type: 'notices-read',
    user: 'u1',
    made: { user: 'u1', contextId: '1000412', mark: { type: '2', ids: null, upTo: '3', count: 3 } },
  });
  await done;
  expect(platform.posted.at(-1)).toMatchObject({
    type: 'notices-read',
    user: 'u1',
    sent: [expect.any(String)],
  });
});

test('a receipt of another tab counts here at once, stays once it is sent, and is undone where it is refused', async () => {
  const { platform, unread, dots } = await open(3, [1, 2, 3]);
  const made = (id: string, ids: string[]) => ({
    id,
    user: 'u1',
    contextId: '1000412',
    at: platform.clock.now(),
    mark: { type: '2', ids, count: ids.length },
  });
  const hear = async (message: object) => {
    platform.receive({ type: 'notices-read', user: 'u1', ...message });
    await platform.clock.advance(0);
  };
  await hear({ made: made('a', ['3']) });
  expect([unread(), dots()]).toEqual([2, ['2', '1']]);
  await hear({ made: made('b', ['2']) });
  expect([unread(), dots()]).toEqual([1, ['1']]);
  await hear({ sent: ['a'] });
  expect([unread(), dots()]).toEqual([1, ['1']]);
  await hear({ refused: ['b'] });
  expect([unread(), dots()]).toEqual([2, ['2', '1']]);
});

test.each([
  [{ user: 'u2' }],
  [{ made: null }],
  [{ made: { id: 'a b' } }],
  [{ made: { id: 'a', user: 'u2', contextId: '1000412', at: 0, mark: {} } }],
  [{ made: { id: 'a', user: 'u1', contextId: '1000412', at: Date.UTC(2026, 10, 20), mark: { type: '9' } } }],
  [
    {
      made: {
        id: 'a',
        user: 'u1',
        contextId: 'other',
        at: Date.UTC(2026, 10, 20),
        mark: { type: '2', ids: null, count: 3 },
      },
    },
  ],
  [{ sent: 7, refused: [{}] }],
])(
  'a message that is not of this user and organisation, or makes no sense, changes nothing: %j',
  async (message) => {
    const { platform, unread, dots } = await open(3, [1, 2, 3]);
    platform.receive({ type: 'notices-read', user: 'u1', ...message });
    await platform.clock.advance(0);
    expect([unread(), dots()]).toEqual([3, ['3', '2', '1']]);
  },
);

test('a message that arrives during read-all counts, whether the service accepts or refuses', async () => {
  for (const refuse of [true, false]) {
    const { lists, state, notices, unread, dots, shell, server } = await open(3, [1, 2, 3]);
    state.refuse = refuse;
    const done = lists.markAllRead('2');
    expect([unread(), dots()]).toEqual([0, []]);
    const unreadThen = [...state.unread];
    state.newest = 4;
    state.unread.add(4);
    notices.base.mutate((data) => data && { ...data, 2: { unread: 4, last: { ...data[2].last!, id: '4' } } });
    await until(() => lists.lists[2].$state.get().items[0]?.id === '4');
    await done;
    await notices.base.refresh();
    expect(unread()).toBe(refuse ? unreadThen.length + 1 : 1);
    expect(lists.$problem.get()?.serverMessage).toBe(refuse ? 'not now' : undefined);
    if (refuse) expect(dots()).toEqual(['4', '3', '2', '1']);
    shell.destroy();
    await server.close();
  }
});

test('without a network it stays read, is kept, and is sent once when the way is free', async () => {
  const { lists, state, server, platform, unread, dots, queue, shell } = await open(3, [1, 2, 3]);
  // The connection is made before: a new one makes another attempt.
  await platform.clock.advance(2_000);
  await until(() => shell.realtime.$connection.get() !== null);
  state.cut = true;
  await lists.markAllRead('2');
  expect(lists.$problem.get()).toBeNull();
  expect([unread(), dots(), queue().length]).toEqual([0, [], 1]);
  await platform.clock.advance(22_499);
  expect(calls(server)).toEqual([]);
  state.cut = false;
  await platform.clock.advance(1);
  await until(() => queue().length === 0);
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  expect([unread(), dots()]).toEqual([0, []]);
});

test('queued receipts are sent at once when the network returns', async () => {
  const { lists, state, server, platform, queue } = await open(3, [1, 2, 3]);
  state.cut = true;
  platform.goOnline(false);
  await lists.markAllRead('2');
  state.cut = false;
  platform.goOnline(true);
  await until(() => queue().length === 0);
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
});

test('after the end of the shell nothing is sent any more: what waits is the next visit’s', async () => {
  const { lists, state, server, platform, queue, shell } = await open(3, [1, 2, 3]);
  state.cut = true;
  await lists.markAllRead('2');
  shell.destroy();
  state.cut = false;
  platform.goOnline(false);
  platform.goOnline(true);
  expect(platform.clock.waiting).toBe(0);
  await platform.clock.advance(600_000);
  expect(calls(server)).toEqual([]);
  expect(queue()).toHaveLength(1);
});

test('where another tab is sending, this one waits for it', async () => {
  const origin = fakeOrigin();
  const { lists, server, platform } = await open(3, [1, 2, 3]);
  Object.assign(platform.late, { locks: origin.tab('this').locks });
  let release = () => {};
  const other = origin
    .tab('other')
    .locks.request('oms.notices-read.u1', { signal: new AbortController().signal }, () => {
      return new Promise((resolve) => {
        release = resolve;
      });
    });
  const done = lists.markAllRead('2');
  await platform.clock.advance(0);
  expect(calls(server)).toEqual([]);
  release();
  await Promise.all([other, done]);
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
});

test('what waits is sent by the next visit, which shows it as read from the start', async () => {
  const { lists, state, server, visit, visitAgain, queue, shell } = await open(3, [1, 2, 3]);
  state.cut = true;
  await lists.markAllRead('2');
  shell.destroy();
  state.cut = false;
  const next = visitAgain();
  const { unread, dots } = await visit(next);
  expect([unread(), dots()]).toEqual([0, []]);
  await until(() => queue().length === 0);
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  next.destroy();
});

test.each([
  ['by what it was up to', true, [{ upTo: '3', upToType: '2' }]],
  ['by ids', false, [{ upTo: '3', upToType: '2' }, { ids: ['3', '2', '1'] }]],
])(
  'read-all that is sent by a later visit marks what was there when it was pressed: %s',
  async (_, knowsUpTo, sent) => {
    const { lists, state, server, visit, visitAgain, queue, shell } = await open(3, [1, 2, 3]);
    state.knowsUpTo = knowsUpTo;
    state.cut = true;
    await lists.markAllRead('2');
    shell.destroy();
    state.newest = 6;
    for (const id of [4, 5, 6]) state.unread.add(id);
    state.cut = false;
    const next = visitAgain();
    const { unread, dots, notices } = await visit(next);
    await until(() => queue().length === 0);
    expect(calls(server)).toEqual(sent);
    expect([...state.unread]).toEqual([4, 5, 6]);
    await notices.base.refresh();
    expect(unread()).toBe(3);
    expect(dots()).toEqual(['6', '5', '4']);
    next.destroy();
  },
);

test('read-all of an older version, which does not say what it was up to, is thrown away', async () => {
  const { platform, visit, visitAgain, queue, shell, server } = await open(3, [1, 2, 3]);
  shell.destroy();
  const at = platform.clock.now();
  const kept = {
    id: 'x',
    user: 'u1',
    contextId: '1000412',
    at,
    mark: { type: '2', ids: null, upTo: null, count: 3 },
  };
  platform.local.set('oms.readQueue.notices.u1.x', JSON.stringify(kept));
  const next = visitAgain();
  const { unread } = await visit(next);
  await until(() => queue().length === 0);
  expect(unread()).toBe(3);
  expect(calls(server)).toEqual([]);
  next.destroy();
});

test('a kept mark that was edited by hand is thrown away', async () => {
  const { platform, visit, visitAgain, queue, shell, server } = await open(3, [1, 2, 3]);
  shell.destroy();
  platform.local.set('oms.readQueue.notices.u1.x', '{"id":"x","mark":{"type":"../x"}}');
  platform.local.set('oms.readQueue.notices.u1.y', 'no json');
  const next = visitAgain();
  const { unread } = await visit(next);
  await until(() => queue().length === 0);
  expect(unread()).toBe(3);
  expect(calls(server)).toEqual([]);
  next.destroy();
});

test('a refused receipt of one notice is undone in silence', async () => {
  const { shell, lists, state, unread, dots, server } = await open(3, [1, 2, 3]);
  state.refuse = true;
  const detail = shell.use(noticeFamily).get('3');
  detail.$state.listen(() => {});
  await until(() => calls(server).length === 1 && unread() === 3);
  expect(dots()).toEqual(['3', '2', '1']);
  expect(lists.$problem.get()).toBeNull();
});

import { afterEach, expect, test } from 'vitest';
import { fakeOrigin } from '../../../tests/support/fake-origin';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, USER, until } from '../../../tests/support/shell-server';
import { noticeFamily, noticeListsStore } from './lists';
import { noticeReceiptsStore } from './read-receipts';
import { noticesStore } from './store';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const MARK = '/api/v1/BizNotify/markAsRead';
const STATS = '/api/v1/BizNotify/stats';
const DETAIL = '/api/v1/BizNotify/loadData';

/** The service's side: reminders 1…`newest`, of which some are unread. */
function service(newest: number, unread: number[]) {
  const state = { newest, unread: new Set(unread), refuse: false, cut: false, lists: 0, knowsUpTo: true };
  const row = (id: number) => ({
    id,
    type: '2',
    title: `n${id}`,
    notifyReadStatus: state.unread.has(id) ? 0 : 1,
  });
  const ids = () => Array.from({ length: state.newest }, (_, at) => state.newest - at);
  const handlers: Parameters<typeof stage>[0] = {
    '/api/v1/My/getUserInfo': ({ query }, response) => {
      const id = query.get('contextId') || USER.organization.id;
      json(response, ok({ ...USER, organization: { ...USER.organization, id } }));
    },
    [STATS]: (_, response) =>
      json(response, ok({ stats: { 2: { remains: state.unread.size, lastId: state.newest } } })),
    '/api/v1/BizNotify/recent': (call, response) => {
      state.lists += 1;
      const rows = Number(call.query.get('rows'));
      json(response, ok({ list: { data: { 2: ids().slice(0, rows).map(row) } } }));
    },
    [DETAIL]: (call, response) => json(response, ok({ entity: row(Number(call.query.get('id'))) })),
    [MARK]: (call, response) => {
      if (state.refuse) return json(response, { code: 10010, message: 'not now' });
      const { ids, upTo } = JSON.parse(call.body);
      if (!ids && !state.knowsUpTo) return json(response, { code: 10010, message: 'ids' });
      for (const id of [...state.unread])
        if (ids ? ids.includes(String(id)) : id <= upTo) state.unread.delete(id);
      return json(response, ok({ upTo }));
    },
    '/api/v1/BizNotify/findByPage': (_, response) => {
      const content = [...state.unread].sort((a, b) => b - a).map(row);
      json(response, ok({ content, totalElements: content.length, totalPages: 1 }));
    },
  };
  return { state, handlers };
}

async function open(newest: number, unread: number[]) {
  const { state, handlers } = service(newest, unread);
  current = await stage(handlers);
  const { shell, platform, server } = current;
  const send = platform.fetch;
  platform.fetch = (input, init) =>
    state.cut && String(input).includes(MARK) ? Promise.reject(new TypeError('cut')) : send(input, init);
  const visit = async (tab: typeof shell) => {
    const notices = tab.use(noticesStore);
    const lists = tab.use(noticeListsStore);
    notices.stats.$state.listen(() => {});
    lists.lists[2].$state.listen(() => {});
    tab.start();
    await until(() => notices.$unread.get() !== null);
    await lists.open('2');
    return {
      notices,
      lists,
      marks: tab.use(noticeReceiptsStore),
      unread: () => notices.$unread.get(),
      dots: () =>
        lists.lists[2].$state
          .get()
          .items.filter(({ read }) => !read)
          .map(({ id }) => id),
    };
  };
  const queue = () => platform.local.keys().filter((key) => key.startsWith('oms.readQueue'));
  return { ...current, server, state, queue, visit, ...(await visit(shell)) };
}

const calls = (server: Stage['server']) => server.calls(MARK).map(({ body }) => JSON.parse(body));

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

test('read-all with an undo shows at once in every tab, and is sent once its time is over', async () => {
  const { lists, server, platform, unread, dots, queue } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2', 7000);
  expect([unread(), dots()]).toEqual([0, []]);
  expect(platform.posted.at(-1)).toMatchObject({ type: 'notices-read', made: { mark: { upTo: '3' } } });
  await platform.clock.advance(6999);
  // Another tab would send what is stored.
  expect([calls(server), queue()]).toEqual([[], []]);
  await platform.clock.advance(1);
  await done;
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  expect(lists.$held.get()).toBeNull();
});

test('taken back, it is unread again in every tab and never sent', async () => {
  const { lists, server, platform, unread, dots } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2', 7000);
  lists.$held.get()?.withdraw();
  await done;
  expect([unread(), dots()]).toEqual([3, ['3', '2', '1']]);
  expect(platform.posted.at(-1)).toMatchObject({ withdrawn: [expect.any(String)] });
  await platform.clock.advance(60_000);
  expect(calls(server)).toEqual([]);
  expect(lists.$held.get()).toBeNull();
});

test('a receipt that another tab takes back is unread here, too', async () => {
  const { platform, unread, dots } = await open(3, [1, 2, 3]);
  const mark = { type: '2', ids: null, upTo: '3', count: 3 };
  const made = { id: 'a', user: 'u1', contextId: '1000412', at: platform.clock.now(), mark };
  const hear = (message: object) => platform.receive({ type: 'notices-read', user: 'u1', ...message });
  hear({ made });
  expect([unread(), dots()]).toEqual([0, []]);
  hear({ withdrawn: ['a'] });
  expect([unread(), dots()]).toEqual([3, ['3', '2', '1']]);
});

test('a page that is left sends it at once, and takes nothing back any more', async () => {
  const { lists, server, platform, unread } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2', 7000);
  const held = lists.$held.get();
  platform.hide(true);
  await done;
  held?.withdraw();
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  expect([unread(), lists.$held.get()]).toEqual([0, null]);
});

test('a page that ends before its time leaves it to the next visit', async () => {
  const { lists, server, shell, visit, visitAgain, queue } = await open(3, [1, 2, 3]);
  void lists.markAllRead('2', 7000);
  shell.destroy();
  const next = visitAgain();
  await visit(next);
  await until(() => queue().length === 0);
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  next.destroy();
});

test('pressed again before its time, the first is sent and the second can be taken back', async () => {
  const { lists, server, state, notices, platform, unread } = await open(3, [1, 2, 3]);
  void lists.markAllRead('2', 7000);
  state.newest = 4;
  state.unread.add(4);
  await notices.base.refresh();
  expect(unread()).toBe(1);
  void lists.markAllRead('2', 7000);
  await until(() => calls(server).length === 1);
  lists.$held.get()?.withdraw();
  await platform.clock.advance(7000);
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
});

test('whoever signs out before its time has it sent first', async () => {
  const { lists, server, platform, shell } = await open(3, [1, 2, 3]);
  const sent: string[] = [];
  const send = platform.fetch;
  platform.fetch = (input, init) => {
    sent.push(new URL(String(input)).pathname);
    return send(input, init);
  };
  void lists.markAllRead('2', 7000);
  await shell.session.logout();
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  expect(sent.filter((path) => path === MARK || path.endsWith('/logout'))).toEqual([
    MARK,
    '/auth/jwt/logout',
  ]);
});

test('a switch of the organisation sends it in the one that it was made in', async () => {
  const { lists, server, shell } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2', 7000);
  await shell.organisations.switchTo({
    id: '1000398',
    name: 'Northwind Supply',
    code: '',
    logoUrl: null,
    role: null,
  });
  await done;
  expect(server.calls(MARK).map(({ query }) => query.get('contextId'))).toEqual(['1000412']);
  expect(lists.$held.get()).toBeNull();
});

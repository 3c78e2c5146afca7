import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { checkStats } from './api';
import { noticeFamily, noticeListsStore } from './lists';
import { noticesStore } from './store';
import type { NoticeType } from './types';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const STATS = '/api/v1/BizNotify/stats';
const RECENT = '/api/v1/BizNotify/recent';
const DETAIL = '/api/v1/BizNotify/loadData';
const MARK = '/api/v1/BizNotify/markAsRead';

const unread = (of: Awaited<ReturnType<typeof open>>['notices'], type: NoticeType) =>
  of.stats.$state.get().data?.[type].unread;

const row = (id: number, status: unknown = 0) => ({
  id,
  type: '2',
  title: `title ${id}`,
  brief: '',
  notifyReceiveAt: '2026-11-20T02:00:00Z',
  notifyReadStatus: status,
});

async function open(handlers: Parameters<typeof stage>[0]) {
  current = await stage({
    [STATS]: (_, response) => json(response, ok({ stats: { 2: { remains: 3 }, 3: { remains: 1 } } })),
    [RECENT]: (_, response) => json(response, ok({ list: { data: { 2: [row(9), row(8, 1), row(7)] } } })),
    [MARK]: (_, response) => json(response, ok({})),
    ...handlers,
  });
  const { shell } = current;
  const notices = shell.use(noticesStore);
  const lists = shell.use(noticeListsStore);
  notices.stats.$state.listen(() => {});
  shell.start();
  await until(() => notices.$unread.get() !== null);
  await lists.open('2');
  const read = () => lists.lists[2].$state.get().items.map((notice) => notice.read);
  return { ...current, notices, lists, read };
}

test('counts are loaded after the session has started, once for all listeners', async () => {
  const { notices, server } = await open({});
  notices.stats.$state.listen(() => {});
  expect([unread(notices, '2'), unread(notices, '3'), unread(notices, '4')]).toEqual([3, 1, 0]);
  expect(notices.$unread.get()).toBe(4);
  expect(server.calls(STATS)).toHaveLength(1);
});

test('counts tell of the newest of each type, with what is needed to show it', async () => {
  const last = {
    remains: 1,
    lastId: 77,
    lastReceiveAt: '2026-11-20T02:00:00Z',
    lastMsgTitle: 'a title',
    lastMsgBrief: null,
    lastMsgUrl: '/home/x',
  };
  const { notices } = await open({
    [STATS]: (_, response) => json(response, ok({ stats: { 2: last, 3: { remains: 1, lastId: null } } })),
  });
  expect(notices.stats.$state.get().data?.[2].last).toEqual({
    id: '77',
    at: '2026-11-20T02:00:00Z',
    title: 'a title',
    brief: '',
    url: '/home/x',
  });
  expect(notices.stats.$state.get().data?.[3].last).toBeNull();
});

test('counts come from the socket and from other tabs; what is neither changes nothing', () => {
  const own = checkStats({ stats: { 2: { remains: 3, lastId: 7, lastMsgTitle: 'a' } }, announcement: {} });
  expect(own?.['2']).toEqual({ unread: 3, last: { id: '7', at: '', title: 'a', brief: '', url: '' } });
  expect(checkStats(JSON.parse(JSON.stringify(own)))).toEqual(own);
  for (const wire of [
    null,
    'x',
    [],
    {},
    { stats: 'x' },
    { stats: null },
    { announcement: { remains: 1 } },
    { 2: 7 },
  ])
    expect(checkStats(wire)).toBeNull();
});

test.each([[{ 2: null }], [{ 2: { remains: -4 } }], [{ 2: { remains: 'many' } }], [{}]])(
  'a count that makes no sense is none: %j',
  async (stats) => {
    const { notices } = await open({ [STATS]: (_, response) => json(response, ok({ stats })) });
    expect(notices.$unread.get()).toBe(0);
  },
);

test('read-all shows at once, counts zero, and asks for the counts afterwards', async () => {
  let marked = false;
  const { lists, notices, read, server } = await open({
    [STATS]: (_, response) => json(response, ok({ stats: { 2: { remains: marked ? 0 : 3 } } })),
    [MARK]: (_, response) => {
      marked = true;
      json(response, ok({ upTo: '9' }));
    },
  });
  const done = lists.markAllRead('2');
  expect(read()).toEqual([true, true, true]);
  expect(unread(notices, '2')).toBe(0);
  await done;
  await until(() => server.calls(STATS).length === 2 && !notices.stats.$state.get().loading);
  expect(JSON.parse(server.calls(MARK)[0]?.body ?? '')).toEqual({ upTo: '9', upToType: '2' });
  expect(read()).toEqual([true, true, true]);
  expect(unread(notices, '2')).toBe(0);
});

test('a refused read-all is undone, with the reason', async () => {
  const { lists, notices, read } = await open({
    [MARK]: (_, response) => json(response, { code: 10010, message: 'not now' }),
  });
  await lists.markAllRead('2');
  expect(read()).toEqual([false, true, false]);
  expect(unread(notices, '2')).toBe(3);
  expect(lists.$problem.get()?.serverMessage).toBe('not now');
  await lists.open('2');
  expect(lists.$problem.get()).toBeNull();
});

test.each([[0], [undefined], [null]])('a notice with status %s is read by being opened', async (status) => {
  const { shell, read, server } = await open({
    [DETAIL]: (_, response) =>
      json(response, ok({ entity: { ...row(9, status), content: 'a\nb', format: '1' } })),
  });
  const detail = shell.use(noticeFamily).get('9');
  detail.$state.listen(() => {});
  await until(() => detail.$state.get().data !== null);
  expect(detail.$state.get().data).toMatchObject({ breaks: true, content: 'a\nb', url: '' });
  await until(() => server.calls(STATS).length === 2);
  expect(JSON.parse(server.calls(MARK)[0]?.body ?? '')).toEqual({ ids: ['9'] });
  expect(read()).toEqual([true, true, false]);
});

test('a notice that has been read is not marked again', async () => {
  const { shell, server } = await open({
    [DETAIL]: (_, response) => json(response, ok({ entity: row(8, 1) })),
  });
  const detail = shell.use(noticeFamily).get('8');
  detail.$state.listen(() => {});
  await until(() => detail.$state.get().data !== null);
  expect(server.calls(MARK)).toHaveLength(0);
});

test.each([
  [RECENT, { list: null }],
  [RECENT, { list: { data: { 2: 'x' } } }],
  [RECENT, null],
])('%s with %j is malformed', async (path, data) => {
  const { lists } = await open({ [path]: (_, response) => json(response, ok(data)) });
  expect(lists.lists[2].$state.get().error?.kind).toBe('malformed');
});

test('rows without an id are left out, and a type that is missing has no notices', async () => {
  const { lists } = await open({
    [RECENT]: (_, response) =>
      json(response, ok({ list: { data: { 2: [row(5), null, { title: 'x' }, 7] } } })),
  });
  expect(lists.lists[2].$state.get().items.map(({ id }) => id)).toEqual(['5']);
  await lists.open('3');
  expect(lists.lists[3].$state.get()).toMatchObject({ items: [], total: 0, error: null });
});

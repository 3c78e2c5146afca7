import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { announcementListStore } from '../announcements/lists';
import { noticesStore } from '../notices/store';
import { tasksStore } from '../tasks/store';
import { latestByTypeStore } from '../unread/latest';
import { unreadStore } from '../unread/store';
import { homeStore, REFRESH_EVERY } from './store';

const SUMMARY = '/api/v1/Dashboard/summary';
const TASKS = '/api/v1/TaskCenter/findList';
const STATS = '/api/v1/BizNotify/stats';
const ANNOUNCEMENT_STATS = '/api/v1/BizAnnouncement/stats';
const ANNOUNCEMENTS = '/api/v1/BizAnnouncement/recent';

const REPLIES: Record<string, unknown> = {
  [SUMMARY]: { asOf: '', orders: { byStatus: [] } },
  [TASKS]: [
    {
      id: 7,
      taskNo: 'TC1',
      status: '3',
      errorMsg: 'x',
      errorDetail: 'a ==> b',
      progressDone: 9,
      progressTotal: 4,
    },
    { id: '8', status: 9 },
    null,
  ],
  [STATS]: { stats: { 2: { remains: '17', lastId: 5, lastMsgTitle: 'low' }, 3: null } },
  [ANNOUNCEMENT_STATS]: { stats: { remains: 2 } },
  [ANNOUNCEMENTS]: {
    list: [{ id: 1, title: 'news', updatedAt: '2026-11-20T00:00:00Z', marked: 0 }, { title: 'no id' }],
  },
  '/api/v1/OrganizationWarehouse/findAllByContextId': [],
};

let current: Stage | null = null;
async function set(replies: Record<string, unknown> = REPLIES) {
  const handlers = Object.entries(replies).map(([path, data]) => [
    path,
    (_: Seen, response: ServerResponse) => json(response, ok(data)),
  ]);
  current = await stage(Object.fromEntries(handlers));
  const { shell, server } = current;
  const calls = (path: string) => server.calls(path).length;
  return { on: current, shell, calls, home: shell.use(homeStore) };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

describe('the home panel', () => {
  test('shows the same tasks as the bell, those of unknown state too', async () => {
    const { shell } = await set();
    const tasks = shell.use(tasksStore);
    await tasks.refresh();
    expect(tasks.$state.get().data).toMatchObject([
      { id: '7', number: 'TC1', status: 3, progress: { done: 4, total: 4 }, error: 'x', businessError: true },
      { id: '8', status: null },
    ]);
  });

  test('has a line for each type, announcements first', async () => {
    const { shell } = await set();
    const { $state } = shell.use(latestByTypeStore);
    $state.listen(() => {});
    shell.start();
    await until(() => $state.get().data !== null);
    expect($state.get().data).toMatchObject([
      { type: 1, count: 2, last: { id: '1', title: 'news', at: '2026-11-20T00:00:00Z' } },
      { type: 2, count: 17, last: { id: '5', title: 'low', at: '' } },
      { type: 3, count: 0, last: null },
      { type: 4, count: 0, last: null },
    ]);
  });

  test('names no message that is read: the newest unread one, or none', async () => {
    const { shell } = await set({
      ...REPLIES,
      [STATS]: {
        stats: {
          2: { remains: 16, lastId: 5, maxReadedId: '5', lastMsgTitle: 'read' },
          3: { remains: 0, lastId: 6, lastMsgTitle: 'read too' },
          4: { remains: 1, lastId: 9, maxReadedId: '8', lastMsgTitle: 'unread' },
        },
      },
      [ANNOUNCEMENTS]: {
        list: [
          { id: 2, title: 'read', updatedAt: '2026-11-20T02:00:00Z', marked: 1 },
          { id: 1, title: 'news', updatedAt: '2026-11-20T00:00:00Z', marked: 0 },
        ],
      },
    });
    const { $state } = shell.use(latestByTypeStore);
    $state.listen(() => {});
    shell.start();
    await until(() => $state.get().data !== null);
    expect($state.get().data?.map(({ count, last }) => [count, last?.title])).toEqual([
      [2, 'news'],
      [16, undefined],
      [0, undefined],
      [1, 'unread'],
    ]);
  });

  test('and the bell make each call once when they open together', async () => {
    const { shell, home, calls } = await set();
    const hide = home.show();
    for (const { $state } of [home.dashboard, home.warehouses, shell.use(tasksStore)])
      $state.listen(() => {});
    const list = shell.use(announcementListStore);
    list.recent.$state.listen(() => {});
    const lines = shell.use(latestByTypeStore).$state;
    lines.listen(() => {});
    shell.use(unreadStore).$unread.listen(() => {});
    void list.open();
    shell.start();
    await until(() => lines.get().data !== null && shell.use(tasksStore).$state.get().data !== null);
    for (const path of [SUMMARY, TASKS, STATS, ANNOUNCEMENT_STATS, ANNOUNCEMENTS]) {
      expect([path, calls(path)]).toEqual([path, 1]);
    }
    hide();
  });

  test('shown again at once asks for nothing twice', async () => {
    const { shell, home, calls } = await set();
    home.show()();
    const paths = [SUMMARY, TASKS, ANNOUNCEMENTS];
    const { recent } = shell.use(announcementListStore);
    const { $state } = shell.use(tasksStore);
    const has = () => [recent.$state.get().total, home.dashboard.$state.get().data, $state.get().data];
    await until(() => !has().includes(null));
    const hide = home.show();
    expect(recent.$state.get().loading).toBe(false);
    expect(paths.map(calls)).toEqual([1, 1, 1]);
    hide();
  });

  test.each([
    [TASKS, 'boss'],
    [STATS, 'notices'],
    [SUMMARY, 'boss'],
  ])('says so where the reply of %s cannot be parsed', async (path) => {
    const { shell, home } = await set({ ...REPLIES, [path]: 'nonsense' });
    const resource =
      path === TASKS ? shell.use(tasksStore) : path === STATS ? shell.use(noticesStore).base : home.dashboard;
    await resource.refresh();
    expect(resource.$state.get().error).toMatchObject({ kind: 'malformed', call: `GET ${path}` });
  });

  test('loads again every three minutes, and only while it is shown', async () => {
    const { on, home, calls } = await set();
    const idle = () => !home.dashboard.$state.get().loading;
    const hide = home.show();
    await until(() => calls(SUMMARY) === 1 && idle());
    on.platform.clock.advance(REFRESH_EVERY);
    await until(() => calls(SUMMARY) === 2 && idle());
    hide();
    on.platform.clock.advance(REFRESH_EVERY);
    expect(calls(SUMMARY)).toBe(2);
  });

  test('forgets its figures in another organisation, and loads those of the new one where they are shown', async () => {
    const { home, calls } = await set();
    home.dashboard.$state.listen(() => {});
    await until(() => home.dashboard.$state.get().data !== null);
    home.reset('organisation');
    expect(home.dashboard.$state.get().data).toBeNull();
    await until(() => calls(SUMMARY) === 2 && home.dashboard.$state.get().data !== null);
  });
});

import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { homeStore, REFRESH_EVERY } from './store';

const SUMMARY = '/api/v1/Dashboard/summary';
const TASKS = '/api/v1/TaskCenter/findList';
const STATS = '/api/v1/BizNotify/stats';

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
    { id: '9', status: 1, taskTitle: 'Import', progressDone: 1, progressTotal: 2 },
    null,
  ],
  [STATS]: { stats: { 2: { remains: '17', lastId: 5, lastMsgTitle: 'low' }, 3: null } },
  '/api/v1/BizAnnouncement/stats': { stats: { remains: 2 } },
  '/api/v1/BizAnnouncement/recent': {
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
  return { on: current, home: current.shell.use(homeStore) };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

describe('the home panel', () => {
  test('reads tasks, and leaves out what is none', async () => {
    const { home } = await set();
    await home.tasks.refresh();
    expect(home.tasks.$state.get().data).toEqual([
      {
        id: '7',
        taskNo: 'TC1',
        title: 'TC1',
        status: 3,
        updatedAt: '',
        progress: { done: 4, total: 4 },
        error: 'x',
        internalError: true,
      },
      expect.objectContaining({ id: '9', title: 'Import', progress: { done: 1, total: 2 } }),
    ]);
  });

  test('counts the unread of each type, announcements first', async () => {
    const { home } = await set();
    await home.unread.refresh();
    expect(home.unread.$state.get().data).toEqual([
      { type: 1, count: 2, last: { id: '1', title: 'news', at: '2026-11-20T00:00:00Z' } },
      { type: 2, count: 17, last: { id: '5', title: 'low', at: '' } },
      { type: 3, count: 0, last: null },
      { type: 4, count: 0, last: null },
    ]);
  });

  test.each([TASKS, STATS, SUMMARY])('says so where the reply of %s is none', async (path) => {
    const { home } = await set({ ...REPLIES, [path]: 'nonsense' });
    const resource = path === TASKS ? home.tasks : path === STATS ? home.unread : home.dashboard;
    await resource.refresh();
    expect(resource.$state.get().error).toMatchObject({ kind: 'malformed', call: `GET ${path}` });
  });

  test('is fresh only while somebody looks', async () => {
    const { on, home } = await set();
    const calls = () => on.server.calls(SUMMARY).length;
    const stop = home.dashboard.$state.listen(() => {});
    await until(() => calls() === 1 && !home.dashboard.$state.get().loading);
    on.platform.clock.advance(REFRESH_EVERY);
    await until(() => calls() === 2 && !home.dashboard.$state.get().loading);
    expect(on.server.calls(TASKS)).toEqual([]);
    stop();
    home.refresh();
    expect(calls()).toBe(2);
  });

  test('counts anew what was read elsewhere, and everything in another organisation', async () => {
    const { on, home } = await set();
    const calls = () => on.server.calls(STATS).length;
    home.unread.$state.listen(() => {});
    await until(() => calls() === 1 && home.unread.$state.get().data !== null);
    home.recount();
    await until(() => calls() === 2 && !home.unread.$state.get().loading);
    home.reset();
    expect(home.unread.$state.get().data).toBeNull();
    await until(() => calls() === 3 && home.unread.$state.get().data !== null);
  });
});

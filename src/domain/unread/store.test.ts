import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { announcementsStore } from '../announcements/store';
import { noticesStore } from '../notices/store';
import { unreadStore } from './store';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

async function open(handlers: Parameters<typeof stage>[0] = {}) {
  current = await stage({
    '/api/v1/BizNotify/stats': (_, response) =>
      json(response, ok({ stats: { 2: { remains: 17 }, 3: { remains: 3 }, 4: { remains: 39 } } })),
    '/api/v1/BizAnnouncement/stats': (_, response) => json(response, ok({ stats: { remains: 2 } })),
    ...handlers,
  });
  const { shell, platform } = current;
  const told: unknown[] = [];
  shell.events.on('oms-unread', ({ detail }) => told.push(detail));
  const { $unread } = shell.use(unreadStore);
  $unread.listen(() => {});
  shell.start();
  return { shell, platform, told, $unread };
}

test('everything unread together, told once and then at each change', async () => {
  const { shell, told, $unread } = await open();
  await until(() => $unread.get() !== null);
  expect($unread.get()).toEqual({ total: 61, byType: { 1: 2, 2: 17, 3: 3, 4: 39 } });
  await shell.use(noticesStore).stats.refresh();
  expect(told).toHaveLength(1);
  shell.use(noticesStore).base.mutate((data) => data && { ...data, 2: { unread: 0, last: null } });
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual({ total: 44, byType: { 1: 2, 2: 0, 3: 3, 4: 39 } });
  expect(shell.use(announcementsStore).stats.$state.get().data).toEqual({
    unread: 2,
    lastId: null,
    lastRead: true,
  });
});

test('a count that fails does not hide the other', async () => {
  const { $unread } = await open({
    '/api/v1/BizAnnouncement/stats': (_, response) => json(response, { code: 403, message: 'no' }, 403),
  });
  await until(() => $unread.get() !== null);
  expect($unread.get()?.total).toBe(59);
});

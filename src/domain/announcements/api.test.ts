import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { attachmentsOf } from './detail-api';
import { announcementListStore } from './lists';
import { announcementsStore } from './store';
import { viewerStore } from './viewer';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const items = (...list: unknown[]) => JSON.stringify({ items: list });

test.each([
  [undefined, []],
  ['', []],
  ['{', []],
  ['null', []],
  ['{"items":{}}', []],
  [items(null, 7, {}, { attachUrl: 'javascript:alert(1)', attachTitle: 'x' }), []],
  [items({ attachUrl: 'https://u@files.test/a', attachTitle: 'x' }), []],
  [
    items({ attachUrl: 'https://files.test/a%20b.pdf', attachTitle: '' }),
    [{ url: 'https://files.test/a%20b.pdf', title: 'a b.pdf' }],
  ],
  [
    items({ attachUrl: 'https://files.test/%', attachTitle: 9 }),
    [{ url: 'https://files.test/%', title: '9' }],
  ],
  [
    items({ attachUrl: 'https://files.test/a', attachTitle: ' 表.xlsx ' }),
    [{ url: 'https://files.test/a', title: '表.xlsx' }],
  ],
  [
    items({ attachUrl: '/files/a.pdf' }, { attachUrl: 'b.pdf' }, { attachUrl: '//evil@x.test/c.pdf' }),
    [
      { url: 'https://service.test/files/a.pdf', title: 'a.pdf' },
      { url: 'https://service.test/uc/b.pdf', title: 'b.pdf' },
    ],
  ],
])('attachments of %s', (meta, expected) => {
  expect(attachmentsOf(meta, 'https://service.test/uc/?lang=en')).toEqual(expected);
});

test.each([
  [{ lastId: 5, marked: 0, remains: 7 }, 7],
  [{ lastId: 5, marked: 0 }, 1],
  [{ lastId: 5, marked: 1 }, 0],
  [{ lastId: null, marked: 0 }, 0],
  [{ lastId: 5, marked: '0', remains: 'x' }, 1],
  [{ lastId: 5, marked: 0, remains: -3 }, 1],
])('unread of %j', async (stats, unread) => {
  current = await stage({
    '/api/v1/BizAnnouncement/stats': (_, response) => json(response, ok({ stats })),
  });
  const store = current.shell.use(announcementsStore);
  store.stats.$state.listen(() => {});
  current.shell.start();
  await until(() => store.stats.$state.get().data !== null);
  expect(store.stats.$state.get().data?.unread).toBe(unread);
});

test('an announcement is read by being opened: in the list at once, and the counts follow', async () => {
  current = await stage({
    '/api/v1/BizAnnouncement/stats': (_, response) => json(response, ok({ stats: { remains: 1 } })),
    '/api/v1/BizAnnouncement/recent': (_, response) =>
      json(
        response,
        ok({ list: [{ id: 5, title: 'a', marked: 0 }, { id: 4, title: 'b', marked: 1 }, { title: 'none' }] }),
      ),
    '/api/v1/BizAnnouncement/loadData': (_, response) =>
      json(response, ok({ entity: { id: 5, title: 'a', content: '<p>x</p>', marked: 0 } })),
    '/api/v1/BizAnnouncement/markAsRead': (_, response) => json(response, ok({ id: '5' })),
  });
  const { shell, server } = current;
  const store = shell.use(announcementListStore);
  shell.start();
  await store.open();
  expect(store.recent.$state.get().items.map(({ read }) => read)).toEqual([false, true]);
  const viewer = shell.use(viewerStore).open('5');
  viewer.$state.listen(() => {});
  await until(() => server.calls('/api/v1/BizAnnouncement/markAsRead').length === 1);
  expect(JSON.parse(server.calls('/api/v1/BizAnnouncement/markAsRead')[0]?.body ?? '')).toEqual({ id: '5' });
  expect(store.recent.$state.get().items.map(({ read }) => read)).toEqual([true, true]);
  const asked = server.calls('/api/v1/BizAnnouncement/stats').length;
  await until(() => server.calls('/api/v1/BizAnnouncement/stats').length > asked);
  expect(viewer.$state.get().shown).toMatchObject({ content: '<p>x</p>', attachments: [] });
});

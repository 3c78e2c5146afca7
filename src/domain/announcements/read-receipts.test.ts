import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { announcementListStore } from './lists';
import { announcementsStore } from './store';
import { viewerStore } from './viewer';

const MARK = '/api/v1/BizAnnouncement/markAsRead';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

/** A service with announcements `newest` … 1, of which some are unread; one that does not count tells of the latest alone. */
async function open(newest: number, unread: number[], counting = true) {
  const state = { newest, unread: new Set(unread), refuse: false, cut: false, portal: false };
  const row = (id: number) => ({ id, title: `a${id}`, marked: state.unread.has(id) ? 0 : 1 });
  current = await stage({
    '/api/v1/BizAnnouncement/stats': (_, response) => {
      const { marked } = row(state.newest);
      const remains = counting ? { remains: state.unread.size } : {};
      json(response, ok({ stats: { lastId: state.newest, marked, ...remains } }));
    },
    '/api/v1/BizAnnouncement/recent': (_, response) =>
      json(response, ok({ list: Array.from({ length: state.newest }, (__, at) => row(state.newest - at)) })),
    '/api/v1/BizAnnouncement/findByPage': (_, response) => json(response, ok({ content: [] })),
    '/api/v1/BizAnnouncement/loadData': (call, response) => {
      const { id, title, marked } = row(Number(call.query.get('id')));
      json(response, ok({ entity: counting ? { id, title, marked } : { id, title } }));
    },
    [MARK]: (call, response) => {
      if (state.refuse) return json(response, { code: 10010, message: 'not now' });
      state.unread.delete(Number(JSON.parse(call.body).id));
      return json(response, ok({}));
    },
  });
  const { shell, platform } = current;
  const send = platform.fetch;
  platform.fetch = async (input, init) => {
    if (!state.cut || !String(input).includes(MARK)) return send(input, init);
    if (state.portal) return new Response('<!doctype html><title>Hotel</title>');
    throw new TypeError('cut');
  };
  const visit = async (tab: typeof shell) => {
    const { stats, base } = tab.use(announcementsStore);
    const { recent, open: load } = tab.use(announcementListStore);
    stats.$state.listen(() => {});
    recent.$state.listen(() => {});
    tab.start();
    await until(() => stats.$state.get().data !== null);
    await load();
    return {
      base,
      unread: () => stats.$state.get().data?.unread,
      lastRead: () => stats.$state.get().data?.lastRead,
      dots: () => recent.$state.get().items.flatMap(({ read, id }) => (read ? [] : [id])),
      /** Opens one as a person does, and waits for its words. */
      async read(id: string) {
        const viewer = tab.use(viewerStore).open(id);
        viewer.$state.listen(() => {});
        await until(() => viewer.$state.get().shown?.id === id);
      },
    };
  };
  const queue = () => platform.local.keys().filter((key) => key.startsWith('oms.readQueue.announcements'));
  return { ...current, state, queue, visit, ...(await visit(shell)) };
}

const marked = ({ server }: Pick<Stage, 'server'>) =>
  server.calls(MARK).map(({ body }) => JSON.parse(body).id);

test.each([
  ['without a network', false],
  ['behind the sign-in page of a network', true],
])('%s it is read at once, kept, and told once when the way is free', async (_, portal) => {
  const scene = await open(3, [3, 2]);
  Object.assign(scene.state, { cut: true, portal });
  await scene.read('3');
  expect([scene.unread(), scene.lastRead(), scene.dots(), scene.queue().length]).toEqual([1, true, ['2'], 1]);
  scene.state.cut = false;
  scene.platform.goOnline(false);
  scene.platform.goOnline(true);
  await until(() => scene.queue().length === 0);
  expect(marked(scene)).toEqual(['3']);
  await until(() => !scene.base.$state.get().loading);
  expect([scene.unread(), scene.dots()]).toEqual([1, ['2']]);
});

test('the next visit shows it as read from the start, and sends the receipt', async () => {
  const scene = await open(3, [3, 2]);
  scene.state.cut = true;
  await scene.read('2');
  scene.shell.destroy();
  scene.state.cut = false;
  const next = scene.visitAgain();
  const { unread, dots } = await scene.visit(next);
  await until(() => scene.queue().length === 0);
  expect(marked(scene)).toEqual(['2']);
  expect([unread(), dots()]).toEqual([1, ['3']]);
  next.destroy();
});

test('where the service refuses it is unread again, with one that came meanwhile', async () => {
  const scene = await open(2, [2]);
  scene.state.refuse = true;
  await scene.read('2');
  scene.base.mutate((data) => data && { ...data, unread: 2, lastId: '3', lastRead: false });
  scene.state.newest = 3;
  scene.state.unread.add(3);
  await until(() => marked(scene).length === 1 && scene.dots().length > 0 && scene.unread() === 2);
  expect(scene.dots()).toEqual(['2']);
  expect(scene.queue()).toEqual([]);
});

test('a service that gives the latest alone counts it alone', async () => {
  const scene = await open(3, [3], false);
  scene.state.cut = true;
  await scene.read('1');
  expect([scene.unread(), scene.lastRead()]).toEqual([1, false]);
  await scene.read('3');
  expect([scene.unread(), scene.lastRead()]).toEqual([0, true]);
});

test('what another tab of the same person has read is read here at once; what makes no sense changes nothing', async () => {
  const { platform, unread, dots } = await open(3, [3, 2]);
  const hear = async (made: object, user = 'u1') => {
    const one = { id: 'x', user: 'u1', contextId: '1000412', at: platform.clock.now(), ...made };
    platform.receive({ type: 'announcements-read', user, made: one });
    await platform.clock.advance(0);
  };
  for (const mark of [null, { id: '2' }, { id: {}, count: 1 }, { id: '2', count: 7 }]) await hear({ mark });
  await hear({ mark: { id: '2', count: 1 } }, 'u2');
  await hear({ mark: { id: '2', count: 1 }, contextId: 'other', id: 'y' });
  expect([unread(), dots()]).toEqual([2, ['3', '2']]);
  await hear({ mark: { id: '2', count: 1 }, id: 'z' });
  await until(() => unread() === 1);
  expect(dots()).toEqual(['3']);
});

import { noticeListsStore } from '../../src/domain/notices/lists';
import { noticeReceiptsStore } from '../../src/domain/notices/read-receipts';
import { noticesStore } from '../../src/domain/notices/store';
import { json, ok } from './http-server';
import { type Handler, type Stage, stages, USER, until } from './shell-server';

export const MARK = '/api/v1/BizNotify/markAsRead';
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
  const handlers: Record<string, Handler> = {
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

/**
 * Gives the tests of a file the store of notices on such a service, which shows what is unread. To be called once,
 * outside of tests.
 */
export function receiptStages() {
  const set = stages();
  return async (newest: number, unread: number[]) => {
    const { state, handlers } = service(newest, unread);
    const current = await set(handlers);
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
  };
}

/** The bodies of the calls that mark as read. */
export const calls = (server: Stage['server']) => server.calls(MARK).map(({ body }) => JSON.parse(body));

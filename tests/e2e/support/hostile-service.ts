import type { BrowserContext } from '@playwright/test';
import { markup, texts, urls } from '../../../tools/attacks/payloads';
import { hosts } from './demo';

const AT = '2026-11-20T02:33:00Z';
const all = [...markup, ...texts, ...urls];

const pick = (list: readonly string[], at: number): string => list[at % list.length] as string;

/** Every one of them, a row each; the highest id comes first, as from the service. */
export const ROWS = all.length;

export const attackOf = (id: number): string => pick(all, Math.abs(ROWS - id));

const announcement = (id: number) => ({
  id: String(id),
  title: `Announcement ${id} ${attackOf(id)}`,
  brief: attackOf(id),
  category: attackOf(id),
  marked: 0,
  updatedAt: attackOf(id),
  content: `<p>Words ${id}</p>${attackOf(id)}`,
  meta: JSON.stringify({
    items: [
      { attachUrl: pick(urls, id), attachTitle: attackOf(id) },
      { attachUrl: `${hosts.userCentre}/files/${id}/${attackOf(id)}`, attachTitle: attackOf(id) },
      {
        attachUrl: `${hosts.userCentre}/files/${id}/${encodeURIComponent(attackOf(id).replaceAll('\ud800', ''))}`,
      },
    ],
  }),
});

/** All of it in one. */
export const EVERYTHING = 9999;
const everything = () => ({
  ...announcement(EVERYTHING),
  title: `Announcement ${EVERYTHING} ${all.join(' ')}`,
  content: `<p>Words ${EVERYTHING}</p>${[...markup, ...markup.toReversed()].join('\n')}`,
});

const notice = (id: number, type = '2') => ({
  id: String(id),
  type,
  title: `Notice ${id} ${attackOf(id)}`,
  brief: attackOf(id),
  content: `${attackOf(id)}\n${all.join('\n')}`,
  format: id % 2,
  url: pick(urls, id),
  srcLabel: attackOf(id),
  idLabel: attackOf(id),
  bizeventTypeId: attackOf(id),
  notifyReceiveAt: id % 3 === 0 ? attackOf(id) : AT,
  notifyReadStatus: 1,
});

/** The list shows five, so each has a fifth of all. */
const task = (id: number) => {
  const share = all.filter((_, at) => at % 5 === id % 5).join('\n');
  return {
    id: String(id),
    taskNo: `T${id} ${share}`,
    taskTitle: `Task ${id} ${share}`,
    status: 3,
    createdAt: AT,
    updatedAt: share,
    createdName: share,
    sourceNo: share,
    lineId: 1,
    errorMsg: share,
    taskFile: pick(urls, id),
    otherParameter: share,
    remark: share,
  };
};

const report = (id: number) => ({
  id: String(id),
  number: attackOf(id),
  title: `Report ${id} ${attackOf(id)}`,
  status: 2,
  createdAt: AT,
  attachUrl: pick(urls, id),
});

export interface HostileService {
  /** The newest message becomes this one. */
  tell(id: number): void;
}

/** Answers every call for notices, announcements, tasks and reports with payloads in every field. */
export async function serveAttacks(context: BrowserContext): Promise<HostileService> {
  let newest = 1;
  const ids = Array.from({ length: ROWS }, (_, at) => ROWS - at);
  const slice = <T>(query: URLSearchParams, make: (id: number) => T) => {
    const [page, rows] = [Number(query.get('page') ?? 1), Number(query.get('rows') ?? 10)];
    const content = ids.slice((page - 1) * rows, page * rows).map(make);
    return { content, totalPages: Math.ceil(ROWS / rows), totalElements: ROWS };
  };
  const one = (query: URLSearchParams) => Number(query.get('id'));
  const replies: Record<string, (query: URLSearchParams) => unknown> = {
    'BizAnnouncement/stats': () => ({ stats: { lastId: '1', marked: 1, remains: 0 } }),
    'BizAnnouncement/recent': () => ({ list: [everything(), ...ids.map(announcement)] }),
    'BizAnnouncement/findByPage': (query) => slice(query, announcement),
    'BizAnnouncement/loadData': (query) => ({
      entity: one(query) === EVERYTHING ? everything() : announcement(one(query)),
    }),
    'BizAnnouncement/markAsRead': () => ({}),
    'BizNotify/stats': () => ({
      stats: {
        2: {
          remains: newest,
          lastId: String(newest),
          lastReceiveAt: new Date(Date.parse(AT) + newest * 1000).toISOString(),
          lastMsgTitle: `News ${newest} ${all.join(' ')}`,
          lastMsgBrief: all.join(' '),
          lastMsgUrl: pick(urls, newest),
        },
        '<img src=x onerror=__xss()>': { remains: 1 },
      },
    }),
    'BizNotify/recent': (query) => {
      const type = query.get('type') ?? '2';
      return { list: { data: { [type]: ids.map((id) => notice(id, type)) } } };
    },
    'BizNotify/findByPage': (query) => slice(query, (id) => notice(id)),
    'BizNotify/loadData': (query) => ({ entity: notice(one(query)) }),
    'BizNotify/markAsRead': () => ({ marked: 1 }),
    'TaskCenter/findList': () => [1, 2, 3, 4, 5].map(task),
    'TaskCenter/findById': (query) => task(one(query)),
    'ProductLine/findAllByContextId': () => [{ id: 1, name: all.join('\n') }],
    'ReportTask/findByPage': () => ({ content: ids.map(report) }),
  };
  // The counts of the socket are the real ones.
  await context.routeWebSocket(/\/stomp/, (socket) => socket.close());
  for (const [call, reply] of Object.entries(replies)) {
    await context.route(`**/api/v1/${call}*`, (route) => {
      const { origin } = route.request().headers();
      if (route.request().method() === 'OPTIONS') return route.fallback();
      return route.fulfill({
        contentType: 'application/json',
        headers: {
          'access-control-allow-origin': origin ?? '*',
          'access-control-allow-credentials': 'true',
        },
        body: JSON.stringify({
          code: 200,
          message: '',
          data: reply(new URL(route.request().url()).searchParams),
        }),
      });
    });
  }
  return {
    tell: (id) => {
      newest = id;
    },
  };
}

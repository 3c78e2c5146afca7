import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../tests/support/http-server';
import { type Handler, type Stage, stage, USER, until } from '../../tests/support/shell-server';
import type { ShellError } from '../core/errors';
import type { Shell } from '../shell/shell';
import { profileStore } from './account/profile';
import { actAsStore } from './act-as/store';
import { announcementListStore } from './announcements/lists';
import { announcementPagesStore } from './announcements/pages';
import { announcementsStore } from './announcements/store';
import { viewerStore } from './announcements/viewer';
import { connectionsStore } from './connections/store';
import { favouritesStore } from './favourites/store';
import { guideCountsStore } from './guide/store';
import { homeStore } from './home/store';
import { noticeFamily, noticeListsStore } from './notices/lists';
import { noticePagesStore } from './notices/pages';
import { noticesStore } from './notices/store';
import { organisationsStore } from './organisations/list';
import { reportsStore } from './reports/store';
import { searchStore } from './search/store';
import { taskFamily, tasksStore } from './tasks/store';

interface State {
  error: ShellError | null;
}
interface Shown {
  $state: { listen(fn: () => void): () => void; get(): State };
  /** Begins the call; by default the first listener does. */
  load?: () => unknown;
}

const ALL = { page: 1, text: '', type: null, read: null } as never;

/** Every resource and every list: where its state is, and the path of its call. */
const SHOWN: Record<string, [path: string, show: (shell: Shell) => Shown]> = {
  'base data': ['/api/v1/Context/baseData', ({ navigation: { base } }) => ({ ...base, load: base.refresh })],
  tasks: ['/api/v1/TaskCenter/findList', (shell) => shell.use(tasksStore)],
  'a task': ['/api/v1/TaskCenter/findById', (shell) => shell.use(taskFamily).get('1')],
  reports: ['/api/v1/ReportTask/findByPage', (shell) => shell.use(reportsStore)],
  dashboard: ['/api/v1/Dashboard/summary', (shell) => shell.use(homeStore).dashboard],
  warehouses: [
    '/api/v1/OrganizationWarehouse/findAllByContextId',
    (shell) => shell.use(homeStore).warehouses,
  ],
  profile: ['/api/v1/My/getUserProfile', (shell) => shell.use(profileStore).profile],
  bindings: ['/auth/connect/bound', (shell) => shell.use(connectionsStore).bindings],
  'counts of the guide': [
    '/api/v1/Dashboard/summary',
    (shell) => ({ ...shell.use(guideCountsStore), load: shell.use(guideCountsStore).refresh }),
  ],
  'counts of notices': ['/api/v1/BizNotify/stats', (shell) => shell.use(noticesStore).stats],
  'counts of announcements': [
    '/api/v1/BizAnnouncement/stats',
    (shell) => shell.use(announcementsStore).stats,
  ],
  'recent notices': [
    '/api/v1/BizNotify/recent',
    (shell) => ({
      ...shell.use(noticeListsStore).lists['2'],
      load: () => shell.use(noticeListsStore).open('2'),
    }),
  ],
  'a notice': ['/api/v1/BizNotify/loadData', (shell) => shell.use(noticeFamily).get('1')],
  'pages of notices': [
    '/api/v1/BizNotify/findByPage',
    (shell) => ({
      $state: shell.use(noticePagesStore).$state,
      load: () => shell.use(noticePagesStore).show(ALL),
    }),
  ],
  'recent announcements': [
    '/api/v1/BizAnnouncement/recent',
    (shell) => ({ ...shell.use(announcementListStore).recent, load: shell.use(announcementListStore).open }),
  ],
  'an announcement': [
    '/api/v1/BizAnnouncement/loadData',
    (shell) => shell.use(viewerStore).open('1', { query: true }),
  ],
  'pages of announcements': [
    '/api/v1/BizAnnouncement/findByPage',
    (shell) => ({
      $state: shell.use(announcementPagesStore).$state,
      load: () => shell.use(announcementPagesStore).show(ALL),
    }),
  ],
  'people to act as': [
    '/api/v1/User/findByPageOrIds',
    (shell) => ({ $state: shell.use(actAsStore).$list, load: shell.use(actAsStore).open }),
  ],
  organisations: [
    '/api/v1/Organization/findByPage',
    (shell) => ({
      $state: shell.use(organisationsStore).$list,
      load: shell.use(organisationsStore).open,
    }),
  ],
  favourites: ['/api/v1/UcUserFavMenu/findAll', (shell) => shell.use(favouritesStore)],
  search: [
    '/api/v1/Product/gsmod',
    (shell) => {
      const { $state, type, flush } = shell.use(searchStore);
      const load = () => {
        type('shirt');
        flush();
      };
      return {
        $state: { listen: (fn) => $state.listen(fn), get: () => $state.get().products },
        load,
      };
    },
  ],
};

/** In another organisation these are closed, with what was searched. */
const CLOSED = new Set(['people to act as', 'organisations', 'search']);

let current: Stage | null = null;
let stop = () => {};
afterEach(async () => {
  stop();
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

/** A service that refuses, and says for whom it does: so the state of every store tells which reply it shows. */
const refusal = ({ query }: Seen) => ({
  code: 777,
  message: `${query.get('lang')} ${query.get('contextId')}`,
});

/** Signed in, with a call of the store under way whose first reply waits for `release`. */
async function underWay(path: string, show: (shell: Shell) => Shown) {
  const held: (() => void)[] = [];
  let holding = false;
  const answer: Handler = (call, response: ServerResponse) => {
    const send = () => json(response, refusal(call));
    if (!holding) return send();
    holding = false;
    held.push(send);
  };
  const user: Handler = ({ query }, response) => {
    const id = query.get('contextId') || USER.orgId;
    json(response, ok({ ...USER, organization: { ...USER.organization, id } }));
  };
  const others: Handler = (call, response) => json(response, refusal(call));
  current = await stage({ '*': others, [path]: answer, '/api/v1/My/getUserInfo': user });
  const { shell, server } = current;
  shell.start();
  await until(() => shell.session.$state.get().status === 'signed-in');
  await until(() => !shell.navigation.base.$state.get().loading);
  const before = server.calls(path).length;
  holding = true;
  const { $state, load } = show(shell);
  stop = $state.listen(() => {});
  void load?.();
  await until(() => held.length === 1);
  expect(server.calls(path).length).toBeGreaterThan(before);
  const asked = () => server.calls(path).slice(before);
  return { shell, asked, error: () => $state.get().error, release: () => held[0]?.() };
}

describe.each(Object.entries(SHOWN))('a call under way: %s', (name, [path, show]) => {
  test('starts over in the new language', async () => {
    const { shell, asked, error, release } = await underWay(path, show);
    await shell.i18n.setLang('en');
    await until(() => asked().some(({ query }) => query.get('lang') === 'en'));
    release();
    await until(() => error()?.serverMessage === `en ${USER.orgId}`);
  });

  test('starts over in the new organisation', async () => {
    const { shell, asked, error, release } = await underWay(path, show);
    await shell.organisations.switchTo({ id: '7', name: '7', code: '', logoUrl: null, role: null });
    if (CLOSED.has(name)) {
      release();
      await until(() => asked().length > 0);
      expect(error()).toBeNull();
      return;
    }
    await until(() => asked().some(({ query }) => query.get('contextId') === '7'));
    release();
    await until(() => error()?.serverMessage === 'zh-CN 7');
  });

  test('ends with the session, and its reply is shown to nobody', async () => {
    const { shell, error, release } = await underWay(path, show);
    await shell.session.logout();
    release();
    await until(() => shell.session.$state.get().status === 'signed-out');
    expect(error()?.serverMessage).toBeUndefined();
  });
});

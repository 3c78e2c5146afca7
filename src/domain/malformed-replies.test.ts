import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '../../locales/en.json';
import zhCN from '../../locales/zh-CN.json';
import { json, ok } from '../../tests/support/http-server';
import { type Handler, type Stage, stage } from '../../tests/support/shell-server';
import type { ShellError } from '../core/errors';
import { errorText } from '../core/i18n/error-text';
import type { Shell } from '../shell/shell';
import { forwardUrl } from './account/links-api';
import { loadProfile } from './account/profile';
import { fetchStats as fetchAnnouncementStats } from './announcements/api';
import { fetchAnnouncement } from './announcements/detail-api';
import { fetchRecent as fetchRecentAnnouncements } from './announcements/lists-api';
import { fetchPage as fetchAnnouncementPage } from './announcements/page-api';
import { loadBindings } from './connections/api';
import { loadFavourites } from './favourites/api';
import { uploadImage } from './feedback/api';
import { fetchAttachments, uploadFile } from './files/api';
import { loadCounts } from './guide/api';
import { loadDashboard, loadWarehouses } from './home/api';
import { changeLabels, fetchLabels, saveLabel } from './labels/api';
import {
  allServicesUp,
  resendCode,
  sendCode,
  signIn,
  signInByProvider,
  ticketAddress,
  verifyCode,
} from './login/api';
import { fetchProducts, fetchUsers, searchProducts, searchUsers } from './lookups/api';
import { readLink } from './mail-links/api';
import { fetchStats as fetchNoticeStats } from './notices/api';
import { fetchNotice, fetchRecent as fetchRecentNotices } from './notices/lists-api';
import { fetchPage as fetchNoticePage } from './notices/page-api';
import { fetchLog } from './operation-log/api';
import { findOrganisations, searchOrganisations } from './organisations/api';
import { fetchPhotos } from './photos/api';
import { fetchReference } from './references/api';
import { REFERENCES } from './references/catalogue';
import * as reminders from './reminders/api';
import { fetchReports } from './reports/api';
import { searchGroup } from './search/api';
import * as security from './security/api';
import { fetchRowsOf, fetchSummary, runBulk } from './table/api';
import { fetchTask, fetchTasks } from './tasks/api';
import { loadOption } from './user-options/api';

const { signal } = new AbortController();
const once = { idempotencyKey: 'k' };
const FROM = { before: null, rows: 4 };
const RECORD = { recordType: 'order', recordId: '1' };
const LIST = { path: '/api/v1/List/findByPage', counts: '/api/v1/List/spanCounts' };
const LOOKUP = { scope: 'standard', ending: '' } as const;
const PAGE = { page: 1, rows: 10, text: '', read: null };

type Call = (shell: Shell) => Promise<unknown>;

/** Every call of a domain whose reply is parsed, by the file and the name of its function. */
const CALLS: Record<string, Call> = {
  'account/links-api forwardUrl': ({ request }) => forwardUrl(request, 'erp'),
  'account/profile loadProfile': (shell) => loadProfile(shell, signal),
  'announcements/api fetchStats': ({ request }) => fetchAnnouncementStats(request, signal),
  'announcements/detail-api fetchAnnouncement': ({ request }) => fetchAnnouncement(request, '1', signal),
  'announcements/lists-api fetchRecent': ({ request }) => fetchRecentAnnouncements(request, FROM, signal),
  'announcements/page-api fetchPage': ({ request }) => fetchAnnouncementPage(request, PAGE, signal),
  'connections/api loadBindings': ({ request }) => loadBindings(request, 'console.test', signal),
  'favourites/api loadFavourites': ({ request }) => loadFavourites(request, signal),
  'feedback/api uploadImage': ({ request }) =>
    uploadImage(request, '/api/v1/Upload', new File(['x'], 'x.png'), signal, () => {}, once),
  'files/api fetchAttachments': ({ request }) => fetchAttachments(request, '/api/v1/Files', RECORD, signal),
  'files/api uploadFile': ({ request }) =>
    uploadFile(request, { path: '/api/v1/Upload' }, new File(['x'], 'x.png'), signal, () => {}, once),
  'guide/api loadCounts': ({ request }) => loadCounts(request, '/api/v1/Dashboard', signal),
  'home/api loadDashboard': (shell) => loadDashboard(shell, signal),
  'home/api loadWarehouses': (shell) => loadWarehouses(shell, signal),
  'labels/api changeLabels': ({ request }) =>
    changeLabels(request, '/api/v1/Mark', { ids: ['1'] }, ['2'], once),
  'labels/api fetchLabels': ({ request }) => fetchLabels(request, '/api/v1/Labels', signal),
  'labels/api saveLabel': ({ request }) =>
    saveLabel(request, '/api/v1/Labels', { id: null, name: 'x', colour: '#000000' }, once),
  'login/api allServicesUp': (shell) => allServicesUp(shell),
  'login/api ticketAddress': (shell) => ticketAddress(shell, 'http://console.test/x'),
  'login/api resendCode': (shell) => resendCode(shell, 'f'),
  'login/api sendCode': (shell) => sendCode(shell, { to: 'a@b.c', remember: false }, undefined),
  'login/api signIn': (shell) => signIn(shell, { account: 'a', password: 'p', remember: false }, undefined),
  'login/api signInByProvider': (shell) =>
    signInByProvider(shell, 'console.test', { provider: 'cloud', code: 'c', state: 's' }),
  'login/api verifyCode': (shell) => verifyCode(shell, 'f', 'totp', '123456'),
  'mail-links/api readLink': ({ request }) => readLink(request, 'resetLink', 't'),
  'reminders/api loadEventTypes': ({ request }) => reminders.loadEventTypes(request, signal),
  'reminders/api loadEventsOf': ({ request }) => reminders.loadEventsOf(request, '1', signal),
  'reminders/api loadRule': ({ request }) => reminders.loadRule(request, '1', signal),
  'reminders/api loadRules': ({ request }) => reminders.loadRules(request, signal),
  'reminders/api loadTemplate': ({ request }) => reminders.loadTemplate(request, '1', signal),
  'reminders/api loadTemplatesOf': ({ request }) => reminders.loadTemplatesOf(request, '1', signal),
  'reminders/api testRule': ({ request }) => reminders.testRule(request, '1', ['2']),
  'security/api beginPhone': ({ request }) => security.beginPhone(request, '13800000000', 'p'),
  'security/api beginSms': ({ request }) => security.beginSms(request, 'p'),
  'security/api beginTotp': ({ request }) => security.beginTotp(request, 'p'),
  'security/api confirmTotp': ({ request }) => security.confirmTotp(request, '123456'),
  'security/api loadMethods': ({ request }) => security.loadMethods(request, signal),
  'security/api loadSessions': ({ request }) => security.loadSessions(request, signal),
  'security/api loadSignIns': ({ request }) => security.loadSignIns(request, signal),
  'security/api renewRecoveryCodes': ({ request }) => security.renewRecoveryCodes(request, 'p'),
  'navigation/base refresh': async ({ navigation }) => {
    await navigation.base.refresh();
    throw navigation.base.$state.get().error;
  },
  'lookups/api fetchProducts': ({ request }) => fetchProducts(request, LOOKUP, ['A']),
  'lookups/api fetchUsers': ({ request }) => fetchUsers(request, ['1']),
  'lookups/api searchProducts': ({ request }) => searchProducts(request, LOOKUP, '', 1, signal),
  'lookups/api searchUsers': ({ request }) => searchUsers(request, '', 1, signal),
  'notices/api fetchStats': ({ request }) => fetchNoticeStats(request, signal),
  'notices/lists-api fetchNotice': ({ request }) => fetchNotice(request, '1', signal),
  'notices/lists-api fetchRecent': ({ request }) => fetchRecentNotices(request, '2', FROM, signal),
  'notices/page-api fetchPage': ({ request }) =>
    fetchNoticePage(request, { ...PAGE, type: null, eventType: null }, { signal }),
  'operation-log/api fetchLog': ({ request }) => fetchLog(request, '/api/v1/Log', RECORD, signal),
  'table/api fetchRowsOf': ({ request }) => fetchRowsOf(request, LIST, {}, signal),
  'table/api fetchSummary': ({ request }) => fetchSummary(request, LIST, {}, signal),
  'table/api runBulk': ({ request }) => runBulk(request, LIST, { ids: ['1'] }, { idempotencyKey: 'k' }),
  'organisations/api findOrganisations': ({ request }) =>
    findOrganisations(request, '/api/v1/Organization/findByPage', '', 1, signal),
  'organisations/api searchOrganisations': ({ request }) =>
    searchOrganisations(request, '/api/v1/Organization/findByPage', '', 1, signal),
  'photos/api fetchPhotos': ({ request }) =>
    fetchPhotos(request, '/api/v1/Photos', { orderType: '200', orderNo: '1' }, signal),
  'references/api fetchReference': ({ request }) =>
    fetchReference(request, REFERENCES.areas, { params: {}, organisation: '1', ending: '' }, signal),
  'reports/api fetchReports': ({ request }) => fetchReports(request, signal),
  'search/api searchGroup': ({ request }) => searchGroup(request, 'orders', 'HY', '', signal),
  'session load': ({ session }) => session.load('1000412'),
  'tasks/api fetchTask': ({ request }) => fetchTask(request, '1', signal),
  'tasks/api fetchTasks': ({ request }) => fetchTasks(request, signal),
  'user-options/api loadOption': ({ request }) => loadOption(request, 'hide_intro'),
};

/** Calls whose reply has nothing that is needed. */
const WITHOUT_REPLY = [
  'announcements/detail-api markAsRead',
  'connections/api finishBinding',
  'connections/api unbind',
  'favourites/api saveFavourites',
  'feedback/api sendFeedback',
  'files/api deleteFile',
  'files/transfers transfersStore',
  'mail-links/api askReset',
  'mail-links/api register',
  'mail-links/api registerAgain',
  'mail-links/api setPassword',
  'mail-links/api verifyAccount',
  'notices/send-receipt createReceiptSender',
  'organisations/choice organisationChoiceStore',
  'password/api changePassword',
  'reminders/api removeEntity',
  'reminders/api saveEntity',
  'reminders/api setActive',
  'security/api confirmPhone',
  'security/api confirmSms',
  'security/api endOtherSessions',
  'security/api endSession',
  'security/api removePhone',
  'security/api removeSms',
  'security/api removeTotp',
  'user-options/api saveOption',
];

let now: Stage;
beforeAll(async () => {
  const bad: Handler = (_, response) => json(response, { ...ok('no such data'), requestId: 'r-7' });
  now = await stage({
    '/api/v1/My/getUserInfo': bad,
    '/api/v1/Context/baseData': bad,
    '*': bad,
  });
});
afterAll(async () => {
  now.shell.destroy();
  await now.server.close();
});

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test('rejects a reply that cannot be parsed, with a sentence in both languages', async () => {
    const error = (await call(now.shell).then(
      () => null,
      (thrown: unknown) => thrown,
    )) as ShellError;
    expect(error).toMatchObject({
      kind: 'malformed',
      code: 'malformed',
      call: expect.stringMatching(/^(GET|POST) \/[\w/-]+$/),
      requestId: 'r-7',
      body: { data: 'no such data' },
    });
    expect(error.message).toBe(`${error.call}: malformed, request r-7`);
    const textIn = (texts: Record<string, string>) =>
      errorText(error, { find: () => null, t: (key) => texts[key] ?? '' });
    expect(textIn(en)).toMatch(/^[A-Z].{20,}\.$/);
    expect(textIn(zhCN)).toMatch(/^[一-鿿].{10,}$/);
  });
});

const isKnown = (name: string) => name in CALLS || WITHOUT_REPLY.includes(name);
const callsService = (code: string) => /\brequest\s*\.(get|post|upload)\b/.test(code);

test('no call of a domain is missing here', () => {
  const files = import.meta.glob<Record<string, unknown>>('./*/*api.ts', { eager: true });
  const calls = Object.entries(files).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(
        ([, value]) =>
          /^(async )?function \w+\((request|shell|\{[^}]*request[^}]*\})/.test(String(value)) ||
          callsService(String(value)),
      )
      .map(([name]) => `${file.slice(2, -3)} ${name}`),
  );
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((name) => !isKnown(name))).toEqual([]);
});

test('no other file with a call is missing here', () => {
  const sources = import.meta.glob<string>(['./*/*.ts', '!./*/*api.ts', '!./*/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const known = [...Object.keys(CALLS), ...WITHOUT_REPLY].map((name) => name.split(' ')[0]);
  const files = Object.entries(sources)
    .filter(([, code]) => callsService(code))
    .map(([file]) => file.slice(2, -3));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
});

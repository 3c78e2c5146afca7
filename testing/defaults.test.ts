import { afterEach, expect, test } from 'vitest';
import en from '../locales/en.json';
import { readConfig } from '../src/core/config/read';
import { languageOf } from '../src/core/i18n/lang';
import { fetchStats as fetchAnnouncementStats } from '../src/domain/announcements/api';
import { fetchRecent as fetchAnnouncements } from '../src/domain/announcements/lists-api';
import { fetchPage as fetchAnnouncementPage } from '../src/domain/announcements/page-api';
import { loadFavourites } from '../src/domain/favourites/api';
import { fetchAttachments, uploadFile } from '../src/domain/files/api';
import { loadCounts } from '../src/domain/guide/api';
import { loadDashboard, loadWarehouses } from '../src/domain/home/api';
import { fetchLabels, saveLabel } from '../src/domain/labels/api';
import { searchProducts, searchUsers } from '../src/domain/lookups/api';
import { fetchStats as fetchNoticeStats } from '../src/domain/notices/api';
import { fetchRecent as fetchNotices } from '../src/domain/notices/lists-api';
import { fetchPage as fetchNoticePage } from '../src/domain/notices/page-api';
import { fetchLog } from '../src/domain/operation-log/api';
import { findOrganisations } from '../src/domain/organisations/api';
import { fetchPhotos } from '../src/domain/photos/api';
import { fetchReference } from '../src/domain/references/api';
import { REFERENCES, type ReferenceName } from '../src/domain/references/catalogue';
import { fetchReports } from '../src/domain/reports/api';
import { searchGroup } from '../src/domain/search/api';
import { fetchTasks } from '../src/domain/tasks/api';
import { loadOption } from '../src/domain/user-options/api';
import { createShell, type Shell } from '../src/shell/shell';
import { fakePlatform } from '../tests/support/fake-platform';
import { fakeServices } from './index';

const { signal } = new AbortController();
const once = { idempotencyKey: 'k' };
const FROM = { before: null, rows: 4 };
const RECORD = { recordType: 'order', recordId: '1' };
const PAGE = { page: 1, rows: 10, text: '', read: null };

let shell: Shell | undefined;
afterEach(() => shell?.destroy());

/** A shell on fake services without options. */
function begin(): Shell {
  const platform = fakePlatform();
  const { config } = readConfig([{ ...fakeServices().config, lang: 'en' }], 'http://console.test');
  shell = createShell(config, platform, { wanted: 'en', language: languageOf('en'), texts: en });
  return shell;
}

test('a shell begins with a user, a menu and its permissions', async () => {
  const { session, navigation, permissions, start } = begin();
  start();
  await expect.poll(() => session.$state.get()).toMatchObject({ user: { name: 'Alex Morgan' } });
  await expect.poll(() => [...navigation.$tree.get().byModule.keys()]).toEqual(['m1', 'm2', 'm3']);
  const entry = navigation.$tree.get().byId.get('orders');
  // Without a console the entries would lead nowhere, and the menu would be empty.
  expect(entry && navigation.link(entry)?.url).toBe('https://console.example.test/home/b2corder');
  expect(permissions.check('order.b2c')).toBe('allowed');
});

test.each<[string, (shell: Shell) => Promise<unknown>]>([
  ['counts of notices', ({ request }) => fetchNoticeStats(request, signal)],
  ['notices', ({ request }) => fetchNotices(request, '2', FROM, signal)],
  [
    'a page of notices',
    ({ request }) => fetchNoticePage(request, { ...PAGE, type: null, eventType: null }, { signal }),
  ],
  ['counts of announcements', ({ request }) => fetchAnnouncementStats(request, signal)],
  ['announcements', ({ request }) => fetchAnnouncements(request, FROM, signal)],
  ['a page of announcements', ({ request }) => fetchAnnouncementPage(request, PAGE, signal)],
  ['tasks', ({ request }) => fetchTasks(request, signal)],
  ['reports', ({ request }) => fetchReports(request, signal)],
  ['favourites', ({ request }) => loadFavourites(request, signal)],
  ['settings of the user', ({ request }) => loadOption(request, 'hide_intro')],
  ['the dashboard', (one) => loadDashboard(one, signal)],
  ['warehouses of the dashboard', (one) => loadWarehouses(one, signal)],
  ['counts of the guide', ({ request, config }) => loadCounts(request, config.endpoints.dashboard, signal)],
  [
    'organisations',
    ({ request, config }) => findOrganisations(request, config.endpoints.organisationList, '', 1, signal),
  ],
  ['users', ({ request }) => searchUsers(request, '', 1, signal)],
  ['products', ({ request }) => searchProducts(request, { scope: 'standard', ending: '' }, '', 1, signal)],
  ['found orders', ({ request }) => searchGroup(request, 'orders', 'SO26', '', signal)],
  ['found announcements', ({ request }) => searchGroup(request, 'announcements', 'Rates', '', signal)],
  ['labels', ({ request, config }) => fetchLabels(request, config.endpoints.labels, signal)],
  ['logs', ({ request, config }) => fetchLog(request, config.endpoints.operationLog, RECORD, signal)],
])('a shell is given %s', async (_, load) => {
  const found = await load(begin());
  expect(found).toBeTruthy();
});

test('a shell is given photographs and files of a record, of which there are none at first', async () => {
  const { request, config } = begin();
  const order = { orderType: '200', orderNo: '1' } as const;
  expect(await fetchPhotos(request, config.endpoints.photos, order, signal)).toEqual([]);
  expect(await fetchAttachments(request, config.endpoints.attachments, RECORD, signal)).toEqual([]);
});

test('a file that is uploaded is among those of its record', async () => {
  const { request, config } = begin();
  const { upload, attachments } = config.endpoints;
  const file = new File(['12345'], 'proof.pdf', { type: 'application/pdf' });
  await uploadFile(request, { path: upload, fields: RECORD }, file, signal, () => {}, once);
  expect(await fetchAttachments(request, attachments, RECORD, signal)).toMatchObject([
    { name: 'proof.pdf', size: 5 },
  ]);
});

test('a label that is saved is among the labels', async () => {
  const { request, config } = begin();
  const { labels, saveLabel: save } = config.endpoints;
  await saveLabel(request, save, { id: null, name: 'Fragile', colour: '#112233' }, once);
  expect(await fetchLabels(request, labels, signal)).toMatchObject([
    { name: 'Urgent' },
    { name: 'Fragile', colour: '#112233' },
  ]);
});

test.each(Object.keys(REFERENCES) as ReferenceName[])('a shell is given the list %s', async (name) => {
  const scope = { params: {}, organisation: '1000400', ending: '' };
  await expect(fetchReference(begin().request, REFERENCES[name], scope, signal)).resolves.toBeInstanceOf(
    Array,
  );
});

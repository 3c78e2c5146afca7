import { afterEach, expect, test } from 'vitest';
import en from '../locales/en.json';
import { readConfig } from '../src/core/config/read';
import { languageOf } from '../src/core/i18n/lang';
import { fetchAttachments, uploadFile } from '../src/domain/files/api';
import { fetchLabels, saveLabel } from '../src/domain/labels/api';
import { fetchPhotos } from '../src/domain/photos/api';
import { fetchReference } from '../src/domain/references/api';
import { REFERENCES, type ReferenceName } from '../src/domain/references/catalogue';
import { searchGroup } from '../src/domain/search/api';
import { createShell, type Shell } from '../src/shell/shell';
import { DOMAIN_CALLS } from '../tests/support/domain-calls';
import { fakePlatform } from '../tests/support/fake-platform';
import { fakeServices } from './index';

const { signal } = new AbortController();
const once = { idempotencyKey: 'k' };
const RECORD = { recordType: 'order', recordId: '1' };

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

/** Calls for a record, a code or a list of the host that there is not at first. */
const REFUSED = [
  'account/links-api forwardUrl',
  'announcements/detail-api fetchAnnouncement',
  'login/api resendCode',
  'login/api signIn',
  'login/api signInByProvider',
  'login/api verifyCode',
  'mail-links/api readLink',
  'notices/lists-api fetchNotice',
  'reminders/api loadRule',
  'reminders/api loadTemplate',
  'reminders/api testRule',
  'security/api beginPhone',
  'security/api beginSms',
  'security/api beginTotp',
  'security/api confirmTotp',
  'security/api renewRecoveryCodes',
  'session load',
  'table/api fetchRowsOf',
  'table/api fetchSummary',
  'table/api runBulk',
  'tasks/api fetchTask',
];

// The base data are a store; the first test has its menu.
const { 'navigation/base refresh': _, ...calls } = DOMAIN_CALLS;

test.each(Object.entries(calls))(
  'a shell is given a reply to %s, unless it has to be refused',
  async (name, call) => {
    const found = call(begin());
    if (REFUSED.includes(name)) await expect(found).rejects.toMatchObject({ name: 'ShellError' });
    else expect(await found).toBeTruthy();
  },
);

test('a shell finds announcements', async () => {
  const { request } = begin();
  expect(await searchGroup(request, 'announcements', 'Rates', '', signal)).toBeTruthy();
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

import { expect, test } from 'vitest';
import { toUser } from '../core/session/read-user';
import { attachmentsOf } from './announcements/detail-api';
import { toAnnouncement } from './announcements/lists-api';
import { toAttachment } from './files/api';
import { toWarehouses } from './home/api';
import { toLabel } from './labels/label';
import { toProduct, toUser as toUserOption } from './lookups/api';
import { toPublicBase } from './navigation/menu/parse';
import { checkStats } from './notices/api';
import { toNotice } from './notices/lists-api';
import { toLog } from './operation-log/api';
import { checkRecent } from './organisations/api';
import { readOptions } from './references/api';
import { toReport } from './reports/api';
import { readViews } from './table/settings';
import { toTask } from './tasks/api';

/** Blanks, a filler, a joiner and a mark of direction: a text that shows nothing. */
const BLANK = ' \u3164\u200b\u202e ';
const BASE = { globalcatelogs: [], systems: [], bizeventtypes: [] };
const LIST = { service: 'boss', path: '/list', label: 'name' } as const;

/** A row whose names all show nothing is named by its number or code, or else by its id. */
test.each<[string, unknown, string | undefined]>([
  ['a module', toPublicBase({ ...BASE, globalcatelogs: [{ id: 7, title: BLANK }] })?.modules[0]?.title, '7'],
  [
    'a system',
    toPublicBase({ ...BASE, systems: [{ id: 7, title: BLANK, label: 'ERP' }] })?.systems[0]?.title,
    'ERP',
  ],
  [
    'an event type',
    toPublicBase({ ...BASE, bizeventtypes: [{ id: 7, title: BLANK }] })?.eventTypes[0]?.title,
    '7',
  ],
  ['a user', toUser({ id: 7, name: BLANK, email: 'a@x.test' })?.name, 'a@x.test'],
  ['who acts as a user', toUser({ id: 7, actor: { id: 8, name: BLANK } })?.actor?.name, '8'],
  ['an organisation', toUser({ id: 7, organization: { id: 9, name: BLANK } })?.organisation?.name, '9'],
  [
    'an organisation with a code',
    toUser({ id: 7, organization: { id: 9, name: BLANK, code: 'NBO' } })?.organisation?.name,
    'NBO',
  ],
  [
    'an organisation of the browser',
    checkRecent({ user: '7', list: [{ id: '9', name: BLANK, code: '' }] }, '7')[0]?.name,
    '9',
  ],
  ['a notice', toNotice({ id: 7, title: BLANK, brief: 'Cancelled' }, '2')?.title, 'Cancelled'],
  ['a notice without anything', toNotice({ id: 7, title: BLANK, brief: BLANK }, '2')?.title, '7'],
  [
    'the newest notice',
    checkStats({ stats: { 2: { lastId: 7, lastMsgTitle: BLANK } } })?.[2].last?.title,
    '',
  ],
  ['an announcement', toAnnouncement({ id: 7, title: BLANK, brief: BLANK })?.title, '7'],
  [
    'a file of an announcement',
    attachmentsOf(`{"items":[{"attachUrl":"https://x.test/a.pdf","attachTitle":"${BLANK}"}]}`)[0]?.title,
    'a.pdf',
  ],
  ['a file', toAttachment({ filename: BLANK, title: 'a.pdf', genUrl: 'https://x.test/1' })?.name, 'a.pdf'],
  ['an option', readOptions(LIST, 'En', [{ id: 7, nameEn: BLANK, name: 'Parcel' }])?.[0]?.label, 'Parcel'],
  [
    'an option with a code',
    readOptions({ ...LIST, code: 'no' }, 'En', [{ id: 7, no: 'P1' }])?.[0]?.label,
    'P1',
  ],
  ['an option without anything', readOptions(LIST, 'En', [{ id: 7, name: BLANK }])?.[0]?.label, '7'],
  ['a user to choose', toUserOption({ id: 7, name: BLANK, email: BLANK })?.name, '7'],
  ['a product', toProduct({ id: 7, erpSku: 'OW-1', nameEn: BLANK, name: '灯' }, 'En')?.name, '灯'],
  ['a label', toLabel({ id: 7, labelName: BLANK })?.name, '7'],
  ['a warehouse', toWarehouses([{ id: 7, title: BLANK, code: 'DE1', timeZone: 'UTC' }])?.[0]?.title, 'DE1'],
  ['a task', toTask({ id: 7, taskNo: BLANK, taskTitle: BLANK })?.title, '7'],
  ['a report task', toReport({ id: 7, number: 'R7', title: BLANK })?.title, 'R7'],
  ['words of an action', toLog([{ id: 7, opAction: BLANK, operateType: 'Packed' }])?.[0]?.words, 'Packed'],
  [
    'a view, which is left out',
    readViews(JSON.stringify([{ id: 'v1', name: BLANK, query: '' }]))[0],
    undefined!,
  ],
])('the name of %s', (_, name, expected) => {
  expect(name).toBe(expected);
});

import { TEXTS } from '../../../src/core/i18n/texts-call';
import { ANNOUNCEMENT_STATS } from '../../../src/domain/announcements/paths';
import { NOTICE_STATS } from '../../../src/domain/notices/paths';
import { NOTICE_TYPES } from '../../../src/domain/notices/types';
import { from, type Operation, type Parameter } from '../operation';
import {
  anything,
  bit,
  count,
  described,
  flag,
  id,
  listOf,
  oneOf,
  orNull,
  pageOf,
  record,
  text,
  time,
} from '../schema';
import { configured } from './endpoint';
import { file, listQuery, organisation, page, user } from './shared';

const moduleRow = record({ id }, { title: text, langKey: text, iconClass: text, sortIndex: count });
const systemRow = record({ id }, { url: text, title: text, label: text });
const eventRow = record({ id }, { title: text, label: text, langKey: text, isSystem: bit });

export const entry = record(
  { id },
  {
    parentId: described(id, 'Id of the entry above; "0" or null at the top of a module.'),
    title: text,
    note: text,
    langKey: described(text, 'Key of the title among the texts of `localeTexts`.'),
    url: described(text, 'A path of the console, or an address. A group has none.'),
    scope: described(id, 'Id of the system that the url belongs to; "1", the console, by default.'),
    menuType: described(text, '"NO" for an entry that is not shown, but counts for crumbs and permissions.'),
    globalCatelogId: described(id, 'Id of the module.'),
    iconClass: text,
    labelId: described(id, 'Its authorisation code.'),
    sortIndex: count,
    props: record({}, { to: text, href: text }),
  },
);

export const announcement = record(
  { id },
  {
    title: text,
    brief: text,
    category: text,
    updatedAt: time,
    marked: described(bit, '0: not read yet.'),
  },
);
export const notice = record(
  { id },
  {
    type: described(id, `One of ${NOTICE_TYPES.join(', ')}.`),
    title: text,
    brief: text,
    notifyReceiveAt: time,
    createdAt: time,
    notifyReadStatus: described(bit, '1: read.'),
  },
);

/** Both forms are read: flat, as here, or with the newest one under `last`. */
const typeStats = record(
  {},
  {
    remains: described(count, 'Unread notices of the type.'),
    lastId: described(id, 'The newest notice.'),
    lastReceiveAt: time,
    lastMsgTitle: text,
    lastMsgBrief: text,
    lastMsgUrl: text,
    maxReadedId: described(id, 'The newest notice that was read.'),
  },
);
export const noticeStats = record({}, Object.fromEntries(NOTICE_TYPES.map((type) => [type, typeStats])));
export const announcementStats = record(
  {},
  { lastId: id, remains: count, marked: described(bit, '0: the newest one is not read yet.') },
);

const recentQuery: Readonly<Record<string, Parameter>> = {
  rows: { schema: { type: 'integer' }, required: true },
  before: { schema: text, about: 'id: only older ones' },
};
const byId = { id: { schema: text, required: true } } as const;

const BELL = 'bell, notice centre';
const NO_NOTICES = 'The bell says that notices are not there now; everything else works.';
const NO_ANNOUNCEMENTS = 'Announcements are missing in bell and home; everything else works.';

export const shellOperations: readonly Operation[] = [
  {
    name: 'userInfo',
    method: 'GET',
    ...configured('userInfo'),
    firstView: true,
    about:
      'The user who is signed in. Code 403 where the user does not belong to the organisation of `contextId`.',
    usedBy: 'top bar, side menu, `useSession`',
    without: 'The bar shows that the service is not there.',
    data: user,
    codes: { 403: 'the user does not belong to the organisation' },
  },
  {
    name: 'publicBase',
    method: 'GET',
    ...configured('baseData'),
    open: true,
    firstView: true,
    about: 'With `noVerify=1` and without a token: modules, systems and types of events.',
    usedBy: 'top bar, side menu',
    without: 'There is no menu.',
    query: { noVerify: { schema: { enum: [1, '1'] }, required: true } },
    send: { query: { noVerify: 1 } },
    data: record(
      { globalcatelogs: described(listOf(moduleRow), 'The modules of the menu.') },
      { systems: listOf(systemRow), bizeventtypes: listOf(eventRow) },
    ),
  },
  {
    name: 'menu',
    method: 'GET',
    ...configured('baseData'),
    firstView: true,
    about:
      "Without `noVerify`: the user's menu, and `labels`, the authorisation codes beside those of its entries.",
    usedBy: 'top bar, side menu, permissions',
    without: 'There is no menu, and nothing is allowed.',
    data: record({ menus: listOf(entry) }, { labels: listOf(id) }),
  },
  {
    name: 'noticeStats',
    method: 'GET',
    path: NOTICE_STATS,
    about: 'Unread notices and the newest one, by type.',
    usedBy: BELL,
    without: NO_NOTICES,
    data: record({ stats: noticeStats }),
  },
  {
    name: 'recentNotices',
    method: 'GET',
    path: '/api/v1/BizNotify/recent',
    about: 'The newest notices of a type.',
    usedBy: BELL,
    without: NO_NOTICES,
    query: { type: { schema: oneOf(...NOTICE_TYPES), required: true }, ...recentQuery },
    send: { query: { type: '2', rows: 10 } },
    data: record({
      list: record({
        data: {
          ...record({}, Object.fromEntries(NOTICE_TYPES.map((type) => [type, listOf(notice)]))),
          description: 'Notices by their type; a type without any may be left out.',
        },
      }),
    }),
  },
  {
    name: 'notices',
    method: 'GET',
    path: '/api/v1/BizNotify/findByPage',
    about: 'A page of the notices, the newest first.',
    usedBy: 'notices of the console, marking all as read',
    without: 'The list says that it could not be loaded.',
    query: {
      ...listQuery,
      'search[CN_title]': { schema: text, about: 'a part of title or brief' },
      'search[EQ_notifyReadStatus]': { schema: { enum: [0, 1, '0', '1'] } },
      'search[EQ_type]': { schema: text },
      'search[EQ_bizeventTypeId]': { schema: text },
    },
    send: { query: page },
    data: pageOf(notice),
  },
  {
    name: 'notice',
    method: 'GET',
    path: '/api/v1/BizNotify/loadData',
    about: 'A notice with its text.',
    usedBy: BELL,
    without: 'An opened notice says that it could not be loaded.',
    query: byId,
    send: { query: { id: from('notices', 'content.0.id') } },
    data: record({
      entity: record(
        { id },
        {
          ...notice.properties,
          content: described(text, 'HTML, of which the shell keeps what is safe.'),
          format: described(bit, '1: newlines are line breaks.'),
          url: text,
          bizeventTypeId: id,
          srcLabel: text,
        },
      ),
    }),
  },
  {
    name: 'markNotices',
    method: 'POST',
    path: '/api/v1/BizNotify/markAsRead',
    about:
      'Marks notices as read: those of `ids`, at most 100, or all of `upToType` up to `upTo`. A service that knows the latter repeats `upTo` in its reply; else the shell sends ids.',
    usedBy: BELL,
    without: 'Notices stay unread, and the shell tries again.',
    once: true,
    body: record({}, { ids: listOf(id), upTo: id, upToType: text }),
    send: { body: { ids: [from('notices', 'content.0.id')] } },
    data: orNull(record({}, { upTo: id })),
  },
  {
    name: 'announcementStats',
    method: 'GET',
    path: ANNOUNCEMENT_STATS,
    about: 'Unread announcements and the newest one.',
    usedBy: BELL,
    without: NO_ANNOUNCEMENTS,
    data: record({ stats: announcementStats }),
  },
  {
    name: 'recentAnnouncements',
    method: 'GET',
    path: '/api/v1/BizAnnouncement/recent',
    about: 'The newest announcements.',
    usedBy: `${BELL}, home`,
    without: NO_ANNOUNCEMENTS,
    query: recentQuery,
    send: { query: { rows: 4 } },
    data: record({ list: listOf(announcement) }),
  },
  {
    name: 'announcements',
    method: 'GET',
    path: '/api/v1/BizAnnouncement/findByPage',
    about: 'A page of the announcements, the newest first.',
    usedBy: 'announcements of the console',
    without: 'The list says that it could not be loaded.',
    query: {
      ...listQuery,
      'search[CN_title]': { schema: text, about: 'a part of title or brief' },
      'search[EQ_marked]': { schema: { enum: [0, 1, '0', '1'] } },
    },
    send: { query: page },
    data: pageOf(announcement),
  },
  {
    name: 'announcement',
    method: 'GET',
    path: '/api/v1/BizAnnouncement/loadData',
    about: 'An announcement with its text.',
    usedBy: `${BELL}, home`,
    without: 'An opened announcement says that it could not be loaded.',
    query: byId,
    send: { query: { id: from('announcements', 'content.0.id') } },
    data: record({
      entity: record(
        { id },
        {
          ...announcement.properties,
          content: described(text, 'HTML, of which the shell keeps what is safe.'),
          meta: described(text, 'JSON text: `{ "items": [{ "attachUrl": "…", "attachTitle": "…" }] }`.'),
        },
      ),
    }),
  },
  {
    name: 'markAnnouncement',
    method: 'POST',
    path: '/api/v1/BizAnnouncement/markAsRead',
    about: 'Marks an announcement as read.',
    usedBy: BELL,
    without: 'Announcements stay unread, and the shell tries again.',
    once: true,
    body: record({ id }),
    send: { body: { id: from('announcements', 'content.0.id') } },
  },
  {
    name: 'organisations',
    method: 'GET',
    ...configured('organisationList'),
    about: 'A page of the organisations that the user can switch to.',
    usedBy: 'organisation switcher',
    without:
      'The panel of organisations says that they could not be loaded; the user stays in the present one.',
    query: {
      ...listQuery,
      'search[EQ_status]': { schema: { enum: [1, '1'] }, about: 'only enabled ones' },
      'search[CN_name]': { schema: text, about: 'a part of name or code' },
      'search[EQ_yqnBpId]': { schema: text, about: 'an id of a partner, 7 to 20 digits' },
      'search[EQ_id]': { schema: text },
    },
    send: { query: { ...page, 'search[EQ_status]': 1 } },
    data: pageOf(organisation),
  },
  {
    name: 'favourites',
    method: 'GET',
    path: '/api/v1/UcUserFavMenu/findAll',
    about: "Ids of the user's favourite menu entries, in their order.",
    usedBy: 'side menu, home',
    without: 'Favourites say that they could not be loaded; the menu works.',
    data: listOf(id),
  },
  {
    name: 'saveFavourites',
    method: 'POST',
    path: '/api/v1/UcUserFavMenu/saveAll',
    about: 'Keeps the whole list; `resourceIds` are joined by commas.',
    usedBy: 'side menu',
    without: 'A star goes out again, with a message.',
    once: true,
    body: record({ resourceIds: text }),
    send: { body: { resourceIds: 'orders' } },
  },
  {
    name: 'userOption',
    method: 'GET',
    path: '/api/v1/My/getUserOptionByName',
    about: 'A small setting of the user; null or without a value where it was never saved.',
    usedBy:
      'appearance, feedback button, guide: `shell_look`, `feedback_position`, `hide_intro`, `hide_setup`',
    without: 'Settings are kept in the browser alone.',
    query: { optionName: { schema: text, required: true } },
    send: { query: { optionName: 'shell_look' } },
    data: orNull(record({}, { optionValue: anything })),
  },
  {
    name: 'saveUserOption',
    method: 'POST',
    path: '/api/v1/My/setUserOptionByName',
    about: 'Keeps a small setting of the user, at most 2,000 characters.',
    usedBy: 'appearance, feedback button, guide',
    without: 'Settings are kept in the browser alone.',
    body: record({ optionName: text, optionValue: text }),
    send: { body: { optionName: 'hide_intro', optionValue: '1' } },
  },
  {
    name: 'forwardUrl',
    method: 'GET',
    path: '/api/v1/UcYqnLogin/genForwardUserUrl',
    about: 'The address of a page of another system for this user.',
    usedBy: 'account menu: user centre, ERP',
    without: 'A press on such an item ends with a message.',
    query: { target: { schema: oneOf('userCentre', 'erp'), required: true } },
    send: { query: { target: 'erp' } },
    data: record({ url: text }),
    example: { url: 'https://erp.example.test/' },
  },
  {
    name: 'localeTexts',
    method: 'GET',
    path: TEXTS,
    open: true,
    about:
      'Texts that the service has by key: titles of the menu (`langKey`), and words of its error codes. Only those that were changed after `search[GT_opAt]`.',
    usedBy: 'menu titles, error messages',
    without: 'Titles and messages of the replies count.',
    query: {
      page: { schema: { type: 'integer' }, required: true },
      rows: { schema: { type: 'integer' }, required: true },
      'search[EQ_locale]': { schema: text, required: true },
      'search[GT_opAt]': { schema: text, about: 'time, as `2019-01-01 00:00:00`' },
    },
    send: {
      query: { page: 1, rows: 2000, 'search[EQ_locale]': 'en', 'search[GT_opAt]': '2019-01-01 00:00:00' },
    },
    data: pageOf(record({}, { langKey: text, langValue: text, opAt: text })),
  },
  {
    name: 'health',
    method: 'GET',
    path: '/status/health',
    open: true,
    about: 'Whether all services work.',
    usedBy: 'sign-in page of the console',
    without: 'The sign-in page does not say how the services are.',
    data: record({}, { up: flag }),
  },
  {
    name: 'feedback',
    method: 'POST',
    ...configured('feedback'),
    service: 'feedback',
    about: 'Feedback of the user; `attachment`: addresses of uploaded pictures, joined by commas.',
    usedBy: '<oms-feedback>',
    without: 'A report is kept, and its form says that it could not be sent.',
    once: true,
    body: record({ questionDescription: text, phone: text }, { attachment: text, environment: text }),
    send: { body: { questionDescription: 'The page is slow', phone: '13800000000', attachment: '' } },
    data: orNull(record({}, { id })),
  },
  {
    name: 'upload',
    method: 'POST',
    ...configured('upload'),
    about:
      'A form with `contextId`, further fields and the file last. The HTTP status has to be 200, and so the code.',
    usedBy: '<oms-feedback>, uploader, `OmsShell.upload`',
    without: 'A file shows that it could not be sent.',
    once: true,
    form: true,
    body: record(
      { file: described(text, 'The file.') },
      { contextId: text, model: text, type: text, source: text },
    ),
    data: record({
      entity: record(
        { genUrl: described(text, 'Address of the file; it may be relative to the service.') },
        {
          id,
          filename: text,
          title: text,
          ...file,
        },
      ),
    }),
    codes: { 413: 'the file is too large', 415: 'files of this kind are not accepted' },
  },
];

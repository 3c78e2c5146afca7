import { NOTICE_TYPES } from '../../src/domain/notices/types';
import { ANNOUNCEMENT_STATS, NOTICE_STATS } from '../../src/page/first-calls/paths';
import { from, type Operation, type Parameter } from '../shape/operation';
import {
  bit,
  count,
  described,
  id,
  listOf,
  oneOf,
  orNull,
  pageOf,
  record,
  text,
  time,
} from '../shape/schema';
import { listQuery, page } from './shared';

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

/** Notices and announcements. */
export const noticeOperations: readonly Operation[] = [
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
];

import { type Answers, type FakeCall, fieldsOf, Refusal } from '../../core/fixtures/answers';
import { checkInEachLang, checkOnce } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { pageOf, recentOf } from '../../core/fixtures/pages';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { NOTICE_STATS } from '../../page/first-calls/paths';
import { toDetail } from './lists-api';
import { NOTICE_TYPES, type NoticeDetail } from './types';

/** A notice of the fake services; whatever is left out has a value of its own. */
export type NoticeFixture = Partial<Omit<NoticeDetail, 'title' | 'brief' | 'content'>> & {
  title: FixtureText;
  brief?: FixtureText;
  content?: FixtureText;
};

type Kept = Required<NoticeFixture>;

/** The notices of the fake services, with their counts. */
export interface FakeNotices {
  readonly answers: Answers;
  /** @param path for the error of a fixture that the shell cannot read */
  add(notice: NoticeFixture, path: string): void;
  /** As `data.stats` of the reply, and of the frames of the socket. */
  stats(lang: Lang): object;
}

/** @param now ms since 1970, at which notices without a time have come */
export function fakeNotices(given: readonly NoticeFixture[], now: number): FakeNotices {
  /** Newest first. */
  const notices: Kept[] = [];
  let lastId = 5_000_000;

  function add(notice: NoticeFixture, path: string, at = now): void {
    lastId += 1;
    const kept: Kept = {
      id: String(lastId),
      type: '2',
      at: new Date(at).toISOString(),
      read: false,
      brief: '',
      content: notice.brief ?? notice.title,
      breaks: false,
      url: '',
      eventTypeId: null,
      source: '',
      ...notice,
    };
    checkInEachLang(
      path,
      (lang) => inWords(kept, lang),
      (lang) => toDetail({ entity: toWire(kept, lang) }),
    );
    const ids = [...notices, kept].map(({ id }) => id);
    checkOnce(ids, () => `${path}.id`);
    notices.unshift(kept);
  }

  // The first of the list is the newest.
  for (const [back, notice] of [...given].reverse().entries()) {
    const index = given.length - 1 - back;
    add(notice, `notices[${index}]`, now - (index + 1) * 37 * 60_000);
  }

  const matching = ({ params, lang }: FakeCall) => {
    const text = params.get('search[CN_title]');
    const read = params.get('search[EQ_notifyReadStatus]');
    const type = params.get('search[EQ_type]');
    const event = params.get('search[EQ_bizeventTypeId]');
    return notices
      .filter((notice) => !type || notice.type === type)
      .filter((notice) => !event || notice.eventTypeId === event)
      .filter((notice) => !read || notice.read === (read === '1'))
      .map((notice) => toWire(notice, lang))
      .filter(({ title, brief }) => !text || `${title} ${brief}`.includes(text));
  };

  const stats = (lang: Lang) =>
    Object.fromEntries(
      NOTICE_TYPES.map((type) => {
        const own = notices.filter((notice) => notice.type === type);
        const [last] = own;
        const remains = own.filter(({ read }) => !read).length;
        if (!last) return [type, { remains }];
        const { id, title, brief, notifyReceiveAt, url } = toWire(last, lang);
        const newest = { lastId: id, lastMsgTitle: title, lastMsgBrief: brief, lastMsgUrl: url };
        return [
          type,
          { remains, ...newest, lastReceiveAt: notifyReceiveAt, maxReadedId: last.read ? id : null },
        ];
      }),
    );

  const find = (id: string | null): Kept => {
    const notice = notices.find((one) => one.id === id);
    if (!notice) throw new Refusal(404, `there is no notice ${id}`);
    return notice;
  };

  return {
    stats,
    add,
    answers: {
      [`GET ${NOTICE_STATS}`]: ({ lang }) => ({ stats: stats(lang) }),
      'GET /api/v1/BizNotify/recent': (call) => {
        const type = call.params.get('type') ?? '2';
        const own = notices.filter((notice) => notice.type === type).map((one) => toWire(one, call.lang));
        return { list: { data: { [type]: recentOf(own, call) } } };
      },
      'GET /api/v1/BizNotify/loadData': ({ params, lang }) => ({
        entity: toWire(find(params.get('id')), lang),
      }),
      'GET /api/v1/BizNotify/findByPage': (call) => pageOf(matching(call), call),
      'POST /api/v1/BizNotify/markAsRead': (call) => {
        const { id, ids, type, upTo, upToType = type } = fieldsOf(call);
        const wanted = new Set([id, ...String(ids ?? '').split(',')].map(String));
        const covers = (notice: Kept) =>
          wanted.has(notice.id) ||
          (upToType !== undefined &&
            notice.type === String(upToType) &&
            (upTo === undefined || BigInt(notice.id) <= BigInt(String(upTo))));
        for (const notice of notices.filter(covers)) notice.read = true;
        return upTo === undefined ? null : { upTo };
      },
    },
  };
}

const inWords = (notice: Kept, lang: Lang): NoticeDetail => ({
  ...notice,
  title: textIn(notice.title, lang),
  brief: textIn(notice.brief, lang),
  content: textIn(notice.content, lang),
});

function toWire(notice: Kept, lang: Lang) {
  const { title, brief, content } = inWords(notice, lang);
  return {
    ...{ id: notice.id, type: notice.type, title, brief, content, url: notice.url },
    notifyReceiveAt: notice.at,
    createdAt: notice.at,
    notifyReadStatus: notice.read ? 1 : 0,
    format: notice.breaks ? 1 : 0,
    bizeventTypeId: notice.eventTypeId,
    srcLabel: notice.source,
  };
}

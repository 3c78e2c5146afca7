import { type Answers, type FakeCall, fieldsOf, Refusal } from '../../core/fixtures/answers';
import { checkInEachLang, checkOnce } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { pageOf, recentOf } from '../../core/fixtures/pages';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { ANNOUNCEMENT_STATS } from '../../page/first-calls/paths';
import { toDetail } from './detail-api';
import type { AnnouncementDetail } from './types';

type Texts = 'title' | 'brief' | 'category' | 'content';

/** An announcement of the fake services; whatever is left out has a value of its own. */
export type AnnouncementFixture = Partial<Omit<AnnouncementDetail, Texts>> & {
  title: FixtureText;
  brief?: FixtureText;
  category?: FixtureText;
  /** HTML. */
  content?: FixtureText;
};

type Kept = Required<AnnouncementFixture>;

/** The announcements of the fake services. */
export interface FakeAnnouncements {
  readonly answers: Answers;
  /** @param path for the error of a fixture that the shell cannot read */
  add(announcement: AnnouncementFixture, path: string): void;
  /** As `data.stats` of the reply, and `announcement` of the frames of the socket. */
  stats(): object;
  /** The rows of a search whose title has the keyword. */
  search(keyword: string, lang: Lang): readonly object[];
}

const DAY = 86_400_000;

/** @param now ms since 1970, at which announcements without a time were published */
export function fakeAnnouncements(given: readonly AnnouncementFixture[], now: number): FakeAnnouncements {
  /** Newest first. */
  const announcements: Kept[] = [];
  let lastId = 80_000;

  function add(announcement: AnnouncementFixture, path: string, at = now): void {
    lastId += 1;
    const kept: Kept = {
      id: String(lastId),
      updatedAt: new Date(at).toISOString(),
      read: false,
      brief: '',
      category: '',
      content: announcement.brief ?? announcement.title,
      attachments: [],
      ...announcement,
    };
    checkInEachLang(
      path,
      (lang) => inWords(kept, lang),
      (lang) => toDetail({ entity: toWire(kept, lang) }),
    );
    const ids = [...announcements, kept].map(({ id }) => id);
    checkOnce(ids, () => `${path}.id`);
    announcements.unshift(kept);
  }

  // The first of the list is the newest.
  for (const [back, announcement] of [...given].reverse().entries()) {
    const index = given.length - 1 - back;
    add(announcement, `announcements[${index}]`, now - (index + 1) * DAY);
  }

  const matching = ({ params, lang }: FakeCall) => {
    const text = params.get('search[CN_title]');
    const read = params.get('search[EQ_marked]');
    return announcements
      .filter((announcement) => !read || announcement.read === (read === '1'))
      .map((announcement) => toWire(announcement, lang))
      .filter(({ title, brief }) => !text || `${title} ${brief}`.includes(text));
  };

  const find = (id: string): Kept => {
    const announcement = announcements.find((one) => one.id === id);
    if (!announcement) throw new Refusal(404, `there is no announcement ${id}`);
    return announcement;
  };

  const stats = () => {
    const [last] = announcements;
    const remains = announcements.filter(({ read }) => !read).length;
    return { lastId: last?.id ?? null, marked: last && !last.read ? 0 : 1, remains };
  };

  return {
    stats,
    add,
    search: (keyword, lang) =>
      announcements
        .map((announcement) => toWire(announcement, lang))
        .filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase())),
    answers: {
      [`GET ${ANNOUNCEMENT_STATS}`]: () => ({ stats: stats() }),
      'GET /api/v1/BizAnnouncement/recent': (call) => ({
        list: recentOf(
          announcements.map((one) => toWire(one, call.lang)),
          call,
        ),
      }),
      'GET /api/v1/BizAnnouncement/loadData': ({ params, lang }) => ({
        entity: toWire(find(params.get('id') ?? ''), lang),
      }),
      'GET /api/v1/BizAnnouncement/findByPage': (call) => pageOf(matching(call), call),
      'POST /api/v1/BizAnnouncement/markAsRead': (call) => {
        const id = String(fieldsOf(call).id);
        find(id).read = true;
        return { id };
      },
    },
  };
}

const inWords = (announcement: Kept, lang: Lang): AnnouncementDetail => ({
  ...announcement,
  title: textIn(announcement.title, lang),
  brief: textIn(announcement.brief, lang),
  category: textIn(announcement.category, lang),
  content: textIn(announcement.content, lang),
});

function toWire(announcement: Kept, lang: Lang) {
  const { read, attachments, ...rest } = inWords(announcement, lang);
  const items = attachments.map(({ url, title }) => ({ attachUrl: url, attachTitle: title }));
  return { ...rest, marked: read ? 1 : 0, meta: JSON.stringify({ items }) };
}

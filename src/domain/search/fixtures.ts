import type { Answer, Answers, FakeCall } from '../../core/fixtures/answers';
import { checkIds, checkInEachLang } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { SOURCES } from './api';
import type { GroupName, Hit } from './types';

/** Something that the global search finds; whatever is left out has a value of its own. */
export type HitFixture = Partial<Omit<Hit, 'title' | 'at'>> & { title?: FixtureText };

export type SearchFixture = Partial<Record<keyof typeof NO_HITS, readonly HitFixture[]>>;

/** Announcements are found by their own fixtures. */
const NO_HITS = { orders: [], products: [], purchases: [] } as const satisfies Partial<
  Record<GroupName, readonly HitFixture[]>
>;

/** Answers the search of each group. @param announcements the rows of the announcements that a keyword finds */
export function fakeSearch(
  given: SearchFixture,
  announcements: (keyword: string, lang: Lang) => readonly object[],
): { readonly answers: Answers } {
  const answers: Record<string, Answer> = {
    [`GET ${SOURCES.announcements.path}`]: (call) => found(announcements(keywordOf(call), call.lang), call),
  };
  for (const name of ['orders', 'products', 'purchases'] as const) {
    const { path, read } = SOURCES[name];
    const hits: readonly HitFixture[] = given[name] ?? NO_HITS[name];
    const rows = (lang: Lang) => hits.map((hit, at) => toWire(name, hit, at, lang));
    for (const [at, { id: _, also: _also, title, ...hit }] of hits.entries()) {
      checkInEachLang(
        `search.${name}[${at}]`,
        (lang) => (title === undefined ? hit : { ...hit, title: textIn(title, lang) }),
        (lang) => read(rows(lang)[at] ?? {}, '', 'UTC'),
      );
    }
    checkIds(`search.${name}`, rows('en'));
    answers[`GET ${path}`] = (call) =>
      found(
        rows(call.lang).filter((row) => matches(row, keywordOf(call))),
        call,
      );
  }
  return { answers };
}

/** A row of a group's reply: the services name the same fields in ways of their own. */
const WIRE: Readonly<Record<keyof typeof NO_HITS, (code: string, title: string) => object>> = {
  orders: (orderNo, sku) => ({ orderNo, sku }),
  products: (sku, title) => ({ sku, title }),
  purchases: (poNo, title) => ({ poNo, title }),
};

function toWire(
  group: keyof typeof NO_HITS,
  { title, code = '', ...hit }: HitFixture,
  at: number,
  lang: Lang,
) {
  return {
    id: String(600_001 + at),
    ...WIRE[group](code, title === undefined ? '' : textIn(title, lang)),
    ...hit,
  };
}

const keywordOf = ({ params }: FakeCall): string => (params.get('keyword') ?? '').toLowerCase();

const matches = (row: object, keyword: string): boolean =>
  Object.values(row).some((value) => typeof value === 'string' && value.toLowerCase().includes(keyword));

const found = (rows: readonly object[], { params }: FakeCall) => ({
  total: rows.length,
  items: rows.slice(0, Number(params.get('size') ?? 5)),
});

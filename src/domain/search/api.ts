import type { ServiceName } from '../../core/config/services';
import type { RequestClient } from '../../core/request/types';
import { cutText } from '../../core/text/cut';
import { fold, foldKeyword } from '../../core/text/fold';
import { nameOf } from '../../core/text/name';
import { momentOf } from '../../core/time/read-time';
import { countOf, idOf, isRecord, textOf } from '../../page/json/json';
import type { GroupName, GroupResult, Hit } from './types';

/** Results of a group (docs/behaviour.md#search). */
const SIZE = 5;

type Wire = Record<string, unknown>;

export interface Source {
  path: string;
  service: ServiceName;
  /** The fields of a row beside its id. @param ending that of the language, as in `nameEn` */
  read(row: Wire, ending: string, zone: string): Partial<Hit>;
}

/** Characters of a text that are worth showing in a line. */
const LONGEST = 200;
const lineOf = (value: unknown): string => cutText(textOf(value), LONGEST);
/** The first of them that shows something: services name a field in one way or another. */
const firstOf = (...values: unknown[]): string => lineOf(nameOf(...values));

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function timeOf(value: unknown, zone: string): number | null {
  const time = momentOf(value, zone);
  return Number.isNaN(time) ? null : time;
}

const skuOf = ({ sku, erpSku, erpSkuCode }: Wire): string => firstOf(sku, erpSku, erpSkuCode);
const titleOf = (row: Wire, ending: string): string =>
  firstOf(row.title, row[`name${ending}`], row.name, row.nameEn);

/** Where each group is searched, and how its rows are read (docs/behaviour.md#search). */
export const SOURCES: Readonly<Record<GroupName, Source>> = {
  orders: {
    path: '/api/v2/B2cOrder/gsmod',
    service: 'boss',
    read: (row, ending) => ({
      code: firstOf(row.orderNo),
      title: skuOf(row) || titleOf(row, ending),
      quantity: numberOf(row.quantity),
      status: lineOf(row.status),
    }),
  },
  products: {
    path: '/api/v1/Product/gsmod',
    service: 'boss',
    read: (row, ending) => ({
      code: skuOf(row),
      title: titleOf(row, ending),
      available: numberOf(row.available),
    }),
  },
  purchases: {
    path: '/api/v2/po/gsmod',
    service: 'boss',
    // The title says how many.
    read: (row, ending) => ({
      code: firstOf(row.poNo),
      title: titleOf(row, ending) || skuOf(row),
      status: lineOf(row.status),
    }),
  },
  announcements: {
    path: '/api/v1/BizAnnouncement/gsmod',
    service: 'userCentre',
    read: (row, ending, zone) => ({ title: titleOf(row, ending), at: timeOf(row.updatedAt, zone) }),
  },
};

const BARE: Omit<Hit, 'id'> = {
  code: '',
  title: '',
  also: '',
  quantity: null,
  available: null,
  status: '',
  at: null,
};

/** Searches one group. Rows without an id are left out. @param ending that of the language @throws {ShellError} */
export async function searchGroup(
  request: RequestClient,
  group: GroupName,
  keyword: string,
  ending: string,
  signal: AbortSignal,
): Promise<GroupResult> {
  const { path, service, read: readHit } = SOURCES[group];
  const read = (data: unknown, zone: string) => toResult(data, (row) => readHit(row, ending, zone), keyword);
  return (await request.get(path, { keyword, size: SIZE }, { service, signal, read })).data;
}

/** The likeliest first: a service may search more than it shows, and in an order of its own. */
function toResult(data: unknown, read: (row: Wire) => Partial<Hit>, keyword: string): GroupResult | null {
  if (!isRecord(data) || !Array.isArray(data.items)) return null;
  const ranked = hitsOf(data.items, read).map((hit) => ({ hit, rank: rankOf(hit, keyword) }));
  ranked.sort((a, b) => a.rank - b.rank);
  const hits = ranked.map(({ hit, rank }) => (rank < NOT_SHOWN ? { ...hit, also: '' } : hit));
  return { total: Math.max(countOf(data.total) ?? 0, hits.length), hits };
}

const NOT_SHOWN = 5;

/**
 * The number itself, its beginning, the beginning of a part of it, of a word of the title, within either; what the row
 * does not show.
 */
function rankOf({ code, title }: Hit, keyword: string): number {
  const needle = foldKeyword(keyword);
  const [number, words] = [fold(code), fold(title)];
  if (number === needle) return 0;
  if (number.startsWith(needle)) return 1;
  if (number.includes(` ${needle}`)) return 2;
  if (` ${words}`.includes(` ${needle}`)) return 3;
  return number.includes(needle) || words.includes(needle) ? 4 : NOT_SHOWN;
}

/** The first of the rows that have an id of their own which an address can contain. */
function hitsOf(items: readonly unknown[], read: (row: Wire) => Partial<Hit>): Hit[] {
  const hits = new Map<string, Hit>();
  for (const row of items) {
    if (hits.size === SIZE) break;
    const id = isRecord(row) ? idOf(row.id) : null;
    if (id === null || hits.has(id) || /\p{Surrogate}/u.test(id)) continue;
    const wire = row as Wire;
    const hit = { ...BARE, also: lineOf(wire.also), ...read(wire), id };
    // A row without any name would be a blank line that can be chosen.
    hits.set(id, hit.code === '' && hit.title === '' ? { ...hit, title: firstOf(hit.also, id) } : hit);
  }
  return [...hits.values()];
}

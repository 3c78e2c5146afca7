import type { ServiceName } from '../../core/config/services';
import { countOf, idOf, isRecord, textOf } from '../../core/json/json';
import { readTime } from '../../core/json/read-time';
import type { RequestClient } from '../../core/request/types';
import { rangesOf } from '../../core/text/fold';
import type { GroupName, GroupResult, Hit } from './types';

/** Results of a group (docs/behaviour.md#search). */
const SIZE = 5;

type Wire = Record<string, unknown>;

export interface Source {
  path: string;
  service: ServiceName;
  /** The fields of a row beside its id. */
  read(row: Wire): Partial<Hit>;
}

/** Characters of a text that are worth showing in a line. */
const LONGEST = 200;
const lineOf = (value: unknown): string => textOf(value).slice(0, LONGEST);

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function timeOf(value: unknown): number | null {
  const time = Date.parse(readTime(value));
  return Number.isNaN(time) ? null : time;
}

/** Where each group is searched, and how its rows are read. */
export const SOURCES: Readonly<Record<GroupName, Source>> = {
  orders: {
    path: '/api/v2/B2cOrder/gsmod',
    service: 'boss',
    read: ({ orderNo, sku, quantity, status }) => ({
      code: lineOf(orderNo),
      title: lineOf(sku),
      quantity: numberOf(quantity),
      status: lineOf(status),
    }),
  },
  products: {
    path: '/api/v1/Product/gsmod',
    service: 'boss',
    read: ({ sku, title, available }) => ({
      code: lineOf(sku),
      title: lineOf(title),
      available: numberOf(available),
    }),
  },
  purchases: {
    path: '/api/v2/po/gsmod',
    service: 'boss',
    // The title says how many.
    read: ({ poNo, title, status }) => ({
      code: lineOf(poNo),
      title: lineOf(title),
      status: lineOf(status),
    }),
  },
  announcements: {
    path: '/api/v1/BizAnnouncement/gsmod',
    service: 'userCentre',
    read: ({ title, updatedAt }) => ({ title: lineOf(title), at: timeOf(updatedAt) }),
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

/** Searches one group. Rows without an id are left out. @throws {ShellError} */
export async function searchGroup(
  request: RequestClient,
  group: GroupName,
  keyword: string,
  signal: AbortSignal,
): Promise<GroupResult> {
  const { path, service, read: readHit } = SOURCES[group];
  const read = (data: unknown) => toResult(data, readHit, keyword);
  return (await request.get(path, { keyword, size: SIZE }, { service, signal, read })).data;
}

/** Results that show what matched come first: a service may search more than it gives. */
function toResult(data: unknown, read: Source['read'], keyword: string): GroupResult | null {
  if (!isRecord(data) || !Array.isArray(data.items)) return null;
  const shows = ({ code, title }: Hit) =>
    rangesOf(code, keyword).length + rangesOf(title, keyword).length > 0;
  const found = hitsOf(data.items, read);
  const hits = [
    ...found.filter(shows).map((hit) => ({ ...hit, also: '' })),
    ...found.filter((hit) => !shows(hit)),
  ];
  return { total: Math.max(countOf(data.total) ?? 0, hits.length), hits };
}

/** The first of the rows that have an id of their own which an address can contain. */
function hitsOf(items: readonly unknown[], read: Source['read']): Hit[] {
  const hits = new Map<string, Hit>();
  for (const row of items) {
    if (hits.size === SIZE) break;
    const id = isRecord(row) ? idOf(row.id) : null;
    if (id === null || hits.has(id) || /\p{Surrogate}/u.test(id)) continue;
    const wire = row as Wire;
    hits.set(id, { ...BARE, also: lineOf(wire.also), ...read(wire), id });
  }
  return [...hits.values()];
}

import { ShellError } from '../../core/errors';
import type { RequestClient, ServiceName } from '../../core/request/types';
import { idOf, isWire, textOf } from '../../core/session/wire';
import type { GroupName, GroupResult, Hit } from './types';

/** Results of a group (spec 9). */
const SIZE = 5;

type Wire = Record<string, unknown>;

interface Source {
  path: string;
  service: ServiceName;
  /** What a row has beside its id. */
  read(row: Wire): Partial<Hit>;
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function timeOf(value: unknown): number | null {
  const time = Date.parse(textOf(value));
  return Number.isNaN(time) ? null : time;
}

const SOURCES: Readonly<Record<GroupName, Source>> = {
  orders: {
    path: '/api/v2/B2cOrder/gsmod',
    service: 'boss',
    read: ({ orderNo, sku, quantity, status }) => ({
      code: textOf(orderNo),
      title: textOf(sku),
      quantity: numberOf(quantity),
      status: textOf(status),
    }),
  },
  products: {
    path: '/api/v1/Product/gsmod',
    service: 'boss',
    read: ({ sku, title, available }) => ({
      code: textOf(sku),
      title: textOf(title),
      available: numberOf(available),
    }),
  },
  purchases: {
    path: '/api/v2/po/gsmod',
    service: 'boss',
    // The title says how many.
    read: ({ poNo, title, status }) => ({
      code: textOf(poNo),
      title: textOf(title),
      status: textOf(status),
    }),
  },
  announcements: {
    path: '/api/v1/BizAnnouncement/gsmod',
    service: 'userCentre',
    read: ({ title, updatedAt }) => ({ title: textOf(title), at: timeOf(updatedAt) }),
  },
};

const BARE: Omit<Hit, 'id'> = {
  code: '',
  title: '',
  quantity: null,
  available: null,
  status: '',
  at: null,
};

/** Searches one group (spec 7). Rows without an id are left out. @throws {ShellError} */
export async function searchGroup(
  request: RequestClient,
  group: GroupName,
  keyword: string,
  signal: AbortSignal,
): Promise<GroupResult> {
  const { path, service, read } = SOURCES[group];
  const { data } = await request.get<unknown>(path, { keyword, size: SIZE }, { service, signal });
  if (!isWire(data) || !Array.isArray(data.items)) {
    throw new ShellError({
      kind: 'malformed',
      code: 'search',
      messageKey: 'error.malformed',
      call: `GET ${path}`,
      body: data,
    });
  }
  const hits = data.items.filter(isWire).flatMap((row): Hit[] => {
    const id = idOf(row.id);
    return id === null ? [] : [{ ...BARE, ...read(row), id }];
  });
  const shown = hits.slice(0, SIZE);
  return { total: Math.max(numberOf(data.total) ?? 0, shown.length), hits: shown };
}

import { menuOf } from './menu-data';

/** Method and path → `data` of the reply. */
export type Replies = Readonly<Record<string, unknown>>;

/** What the page shows: `?n=500&modules=10&notices=40&mode=tree`, each of which may be left out. */
export interface PageSize {
  /** Entries of the menu, in all modules. */
  readonly entries: number;
  readonly modules: number;
  readonly notices: number;
  readonly mode: 'tree' | 'flyout';
}

export function sizeOf(search: string): PageSize {
  const query = new URLSearchParams(search);
  const number = (name: string, fallback: number) => {
    const value = Number(query.get(name) ?? fallback);
    return Number.isInteger(value) && value >= 0 ? value : fallback;
  };
  return {
    entries: number('n', 50),
    modules: Math.max(1, number('modules', 10)),
    notices: number('notices', 40),
    mode: query.get('mode') === 'flyout' ? 'flyout' : 'tree',
  };
}

/** A list without rows, for every other call. */
const EMPTY = { content: [], totalElements: 0, totalPages: 0, items: [], total: 0 };

/**
 * Answers a call to the services: the same menu and notices for the same size.
 * @param replies those of the other calls
 * @param path with its query
 */
export function answersOf(
  { entries, modules, notices }: PageSize,
  replies: Replies,
): (method: string, path: string) => unknown {
  const menu = menuOf({ entries, modules });
  const rows = Array.from({ length: notices }, (_, at) => ({
    id: String(1000 - at),
    type: '2',
    title: `Shipment ${4711 + at} has left the warehouse`,
    brief: 'Two parcels, picked up by the carrier; the label has been printed.',
    createdAt: new Date(Date.UTC(2026, 0, 10) - at * 3_600_000).toISOString(),
    notifyReadStatus: at < notices / 2 ? 0 : 1,
  }));
  const last = rows[0] && { lastId: rows[0].id, lastMsgTitle: rows[0].title, lastMsgBrief: rows[0].brief };
  const bodies: readonly (readonly [path: string, data: unknown])[] = [
    ['/api/v1/Context/baseData?noVerify', menu.open],
    ['/api/v1/Context/baseData', menu.own],
    ['/api/v1/BizNotify/stats', { stats: { 2: { remains: Math.ceil(notices / 2), ...last } } }],
    ['/api/v1/BizNotify/recent', { list: { data: { 2: rows } } }],
  ];
  return (method, path) => {
    const own = bodies.find(([start]) => path.startsWith(start));
    return own ? own[1] : (replies[`${method} ${path.split('?')[0]}`] ?? EMPTY);
  };
}

/** The body of a reply. */
export const bodyOf = (data: unknown): string =>
  JSON.stringify({ code: 200, message: 'OK', data, requestId: '1' });

/** `fetch` of a page without a server. */
export function fetchOf(size: PageSize, replies: Replies): typeof fetch {
  const answer = answersOf(size, replies);
  return async (input, { method = 'GET' } = {}) => {
    const { pathname, search } = new URL(String(input));
    return new Response(bodyOf(answer(method, pathname + search)), {
      headers: { 'content-type': 'application/json' },
    });
  };
}

import { menuOf } from '../../../scripts/bench/menu-data';

/** Method and path → `data` of the reply; made by the fake services when the page is built, so that it loads nothing of them. */
declare const __OMS_REPLIES__: Readonly<Record<string, unknown>>;

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

/** `fetch` of a page without a server: the same menu and notices for the same size. */
export function fetchOf({ entries, modules, notices }: PageSize): typeof fetch {
  const menu = menuOf({ entries, modules });
  const wire = (data: unknown) => JSON.stringify({ code: 200, message: 'OK', data, requestId: '1' });
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
  return async (input, { method = 'GET' } = {}) => {
    const { pathname, search } = new URL(String(input));
    const path = pathname + search;
    const own = bodies.find(([start]) => path.startsWith(start));
    const data = own ? own[1] : (__OMS_REPLIES__[`${method} ${pathname}`] ?? EMPTY);
    return new Response(wire(data), { headers: { 'content-type': 'application/json' } });
  };
}

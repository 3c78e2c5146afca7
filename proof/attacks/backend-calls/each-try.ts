import type { Urls } from '@oms/demo/hosts';
import type { Route } from '@oms/demo/server/http/service';
import { type Answer, bearer, forEachOf, type Person, type Sent, send } from '../calls';
import { ofRoute, type Try, triesOf } from '../foreign-ids';
import { crossedBy, type Tally } from '../tally';
import { MARK, type World, type Worlds } from '../worlds';

/** Of an attack on the backend's calls. */
export interface Stage {
  readonly urls: Urls;
  readonly routes: readonly Route[];
  readonly worlds: Worlds;
  readonly tally: Tally;
  readonly quick: boolean;
}

export interface Target {
  readonly world: World;
  readonly owner: Person;
  readonly session: string;
}

/** Each call as its owner could make it. */
export async function eachTry(
  { urls, routes, quick }: Stage,
  { world, owner, session }: Target,
  work: (route: Route, one: Try) => Promise<void>,
  wanted: (route: Route) => boolean = () => true,
): Promise<void> {
  const rows = new Map<string, Promise<Record<string, unknown>>>();
  /** The record as its owner reads it, which a form sends back. */
  const rowOf = (route: Route, id: string): Promise<Record<string, unknown>> => {
    const base = route.url.replace(/\/\w+$/, '');
    const detail = routes.find(({ url }) => url === `${base}/findById` || url === `${base}/loadData`);
    if (!detail) return Promise.resolve({});
    const key = `${detail.url} ${id}`;
    const known =
      rows.get(key) ??
      send(urls[detail.service], {
        ...{ method: 'GET', path: detail.url },
        ...{ query: { id }, headers: bearer(owner) },
      }).then(({ data, text }) =>
        data && text.includes(MARK) ? JSON.parse(JSON.stringify(data).replaceAll(MARK, '')) : {},
      );
    rows.set(key, known);
    return known;
  };
  // It would end the session that the others need.
  const targets = routes.filter((route) => wanted(route) && !/\/logout$/.test(route.url));
  const all = quick ? targets.filter((_, at) => at % 3 === 0) : targets;
  await forEachOf(all, async (route) => {
    const id = ofRoute(route, world, session).id;
    for (const one of triesOf(route, world, session, await rowOf(route, id), quick)) await work(route, one);
  });
}

export const make = (
  { urls }: Stage,
  route: Route,
  one: Try,
  headers: Sent['headers'] = {},
): Promise<Answer> => send(urls[route.service], { method: route.method, ...one, headers });

/**
 * Finds the mark of the attacked organisation in an answer to somebody of another one.
 * @returns what to report; null where there is none
 */
export function readOf(answer: Answer, route: Route): string | null {
  return answer.text.includes(MARK) ? `${route.method} ${route.url} shows what is not the caller's` : null;
}

export const broke = (tally: Tally, route: Route, { status, code }: Answer): void =>
  tally
    .of('no such call breaks the service')
    .add(crossedBy(status >= 500 || code === 500 ? `${route.method} ${route.url} answers ${status}` : null));

export const isRefused = ({ status, code }: Answer, wanted: number): boolean =>
  status === wanted || code === wanted;

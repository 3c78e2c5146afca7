import type { Urls } from '../../../demo/hosts';
import type { Route } from '../../../demo/server/http/service';
import { demoPassword } from '../../../demo/server/seed/accounts';
import { type Answer, bearer, forEachOf, type Person, type Sent, send, signIn } from './calls';
import { ofRoute, type Try, triesOf } from './foreign-ids';
import { forged } from './forged-tokens';
import { type Case, crossedBy, type Tally } from './tally';
import { ADMIN, MARK, MEMBER, type World, type Worlds } from './worlds';

const EVIL = 'https://evil.example';

/** Of an attack on the backend's calls. */
export interface Stage {
  readonly urls: Urls;
  readonly routes: readonly Route[];
  readonly worlds: Worlds;
  readonly tally: Tally;
  readonly quick: boolean;
}

/** Each call of the backend by those who may not make it, with ids of what is not theirs. */
export async function attackCalls(stage: Stage): Promise<void> {
  const { urls, worlds, tally } = stage;
  const { victim, attacker, control } = worlds;
  const enter = (world: World, of: string) => signIn(urls, world.account(of), demoPassword);
  const owner = await enter(victim, ADMIN);
  const stranger = await enter(attacker, ADMIN);
  const sessions = await send(urls.userCentre, {
    ...{ method: 'GET', path: '/api/v1/My/sessions' },
    headers: bearer(owner),
  });
  const session: string = sessions.data.sessions[0].id;
  const target = { world: victim, owner, session };

  await byNobody(stage, owner, target);
  await byStrangers(stage, stranger, target);
  await inTheOrganisation(stage, stranger, target);
  await withReferences(stage, stranger, target);
  await withoutPermission(stage, await enter(victim, MEMBER), target);
  await asAnother(stage, await signIn(urls, 'super@oms.test', demoPassword), target);
  await fromForeignPages(stage, owner, target);
  await whatIsLeft(stage, stranger);

  const alive = tally.of('the attacked person is signed in still');
  for (const headers of [bearer(owner), { cookie: owner.cookie, origin: urls.console }]) {
    const path = 'cookie' in headers ? '/auth/jwt/authorize' : '/api/v1/My/getUserInfo';
    const method = 'cookie' in headers ? 'POST' : 'GET';
    const { code } = await send(urls.userCentre, { method, path, headers, body: {} });
    alive.add(crossedBy(code === 200 ? null : `${path}: ${code}`));
  }

  const insider = await enter(control, ADMIN);
  let read = 0;
  const ownSession = { world: control, owner: insider, session };
  await eachTry(stage, ownSession, async (route, one) => {
    const { text } = await make(stage, route, one, bearer(insider));
    if (text.includes(MARK)) read += 1;
  });
  tally.control('calls that show marked texts to people of the organisation', read, stage.quick ? 15 : 50);
}

interface Target {
  readonly world: World;
  readonly owner: Person;
  readonly session: string;
}

/** Each call as its owner could make it. */
async function eachTry(
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

const make = ({ urls }: Stage, route: Route, one: Try, headers: Sent['headers'] = {}): Promise<Answer> =>
  send(urls[route.service], { method: route.method, ...one, headers });

/** What is wrong with an answer to somebody who may see and change nothing of the victim's. */
function readOf(answer: Answer, route: Route): string | null {
  return answer.text.includes(MARK) ? `${route.method} ${route.url} shows what is not the caller's` : null;
}

const broke = (tally: Tally, route: Route, { status, code }: Answer): void =>
  tally
    .of('no such call breaks the service')
    .add(crossedBy(status >= 500 || code === 500 ? `${route.method} ${route.url} answers ${status}` : null));

const isRefused = ({ status, code }: Answer, wanted: number): boolean => status === wanted || code === wanted;

async function byNobody(stage: Stage, owner: Person, target: Target): Promise<void> {
  const { tally, quick } = stage;
  const nobody = tally.of('calls of nobody');
  const forgeries = tally.of('calls with forged tokens');
  const tokens = forged(owner);
  await eachTry(stage, target, async (route, one) => {
    const answer = await make(stage, route, one);
    broke(tally, route, answer);
    const open = route.secured && !isRefused(answer, 401) ? `${route.url} answers ${answer.code}` : null;
    nobody.add(crossedBy(readOf(answer, route) ?? open));
    if (!route.secured) return;
    const elsewhere = await make(stage, route, {
      ...one,
      query: { ...one.query, access_token: owner.token, token: owner.token, authorization: owner.token },
    });
    nobody.add(crossedBy(isRefused(elsewhere, 401) ? null : `${route.url} takes a token of its address`));
    const some = quick ? [tokens[route.url.length % tokens.length]!] : tokens;
    for (const token of some) {
      const forgery = await make(stage, route, one, bearer({ token }));
      forgeries.add(crossedBy(isRefused(forgery, 401) ? null : `${route.url} takes ${token.slice(0, 40)}`));
    }
  });
}

async function byStrangers(stage: Stage, stranger: Person, target: Target): Promise<void> {
  const { tally } = stage;
  const row = tally.of('calls of people of another organisation, with its ids');
  await eachTry(stage, target, async (route, one) => {
    const answer = await make(stage, route, one, bearer(stranger));
    broke(tally, route, answer);
    row.add(crossedBy(readOf(answer, route)));
  });
}

/** The organisation as it can be named: in the address, twice, in the body. */
async function inTheOrganisation(stage: Stage, stranger: Person, target: Target): Promise<void> {
  const { tally, worlds } = stage;
  const row = tally.of('calls of people of another organisation, in its place');
  const [foreign, own] = [target.world.id, worlds.attacker.id];
  const places = stage.quick
    ? [foreign]
    : [foreign, [own, foreign], [foreign, own], ` ${foreign}`, `${foreign}.0`];
  await eachTry(
    stage,
    target,
    async (route, one) => {
      for (const contextId of places) {
        const answer = await make(
          stage,
          route,
          { ...one, query: { ...one.query, contextId } },
          bearer(stranger),
        );
        const done = answer.code === 200 || answer.code === 206;
        row.add(crossedBy(readOf(answer, route) ?? (done ? `${route.url} works for ${contextId}` : null)));
      }
    },
    ({ secured, method }) => secured && method !== 'HEAD',
  );
}

/** Own records that name what is another organisation's. What they show of it is looked for at the end. */
async function withReferences(stage: Stage, stranger: Person, target: Target): Promise<void> {
  const { worlds, tally } = stage;
  const row = tally.of('own records that name records of another organisation');
  const own = { world: worlds.attacker, owner: stranger, session: target.session };
  await eachTry(
    stage,
    own,
    async (route, mine) => {
      const [theirs] = triesOf(route, target.world, target.session, {}, true);
      const { id, ids } = (mine.body ?? {}) as Record<string, unknown>;
      const body = { ...(mine.body as object), ...(theirs?.body as object), id, ids };
      const answer = await make(stage, route, { ...mine, body }, bearer(stranger));
      broke(tally, route, answer);
      row.add(crossedBy(readOf(answer, route)));
    },
    ({ secured, method }) => secured && method === 'POST',
  );
}

/** Of the organisation, but no administrator. */
async function withoutPermission(stage: Stage, member: Person, target: Target): Promise<void> {
  const row = stage.tally.of('calls of administrators by a member');
  await eachTry(
    stage,
    target,
    async (route, one) => {
      // Without a user it ends acting, which everybody may.
      if (route.url.endsWith('/actas') && !(one.body as { userId?: string }).userId) return;
      const answer = await make(stage, route, one, bearer(member));
      row.add(crossedBy(isRefused(answer, 403) ? null : `${route.url} answers ${answer.code}`));
    },
    ({ url }) => /\/UcRemind(Rule|Template)\/|\/actas$/.test(url),
  );
}

/** Only the person may change how the person signs in. */
async function asAnother(stage: Stage, superUser: Person, target: Target): Promise<void> {
  const { urls, tally } = stage;
  const row = tally.of('calls about oneself by who acts as that user');
  const profile = await send(urls.userCentre, {
    ...{ method: 'GET', path: '/api/v1/My/getUserProfile' },
    headers: bearer(target.owner),
  });
  const acted = await send(urls.userCentre, {
    ...{ method: 'POST', path: '/auth/jwt/actas' },
    ...{ body: { userId: String(profile.data.id) }, headers: bearer(superUser) },
  });
  const acting = { token: String(acted.data?.token) };
  // Acting is for seeing the same pages as that user.
  const shown = /\/(getUserInfo|getUserProfile|getUserOptionByName|setUserOptionByName)$/;
  await eachTry(
    stage,
    target,
    async (route, one) => {
      const answer = await make(stage, route, one, bearer(acting));
      row.add(
        crossedBy(answer.code === 10014 ? null : `${route.url} answers ${answer.code} ${answer.status}`),
      );
    },
    ({ url, method }) => method !== 'HEAD' && /^\/api\/v1\/My\/|unbind/.test(url) && !shown.test(url),
  );
  const before = await send(urls.userCentre, {
    ...{ method: 'GET', path: '/api/v1/My/getUserInfo' },
    headers: bearer(superUser),
  });
  row.add(crossedBy(isRefused(before, 401) ? null : 'the token of before is good still'));
}

/** What a browser sends for a page of another site, with the cookies of who visits it. */
async function fromForeignPages(stage: Stage, owner: Person, target: Target): Promise<void> {
  const { urls, tally, routes } = stage;
  const row = tally.of('calls of foreign pages with the cookies of their visitor');
  const { cookie } = owner;
  const forms: Record<string, string>[] = [
    { 'content-type': 'text/plain', origin: EVIL },
    { 'content-type': 'application/x-www-form-urlencoded', origin: EVIL },
    { 'content-type': 'application/json', origin: EVIL },
    { 'content-type': 'text/plain', origin: 'null' },
    { 'content-type': 'text/plain', origin: `${urls.console}.evil.example` },
    { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ];
  const wrong = (route: Route, answer: Answer, headers: Record<string, string>): string | null => {
    const allowed = answer.headers.get('access-control-allow-origin');
    const name = `${route.method} ${route.url}`;
    if (allowed === '*' || (headers.origin && allowed === headers.origin))
      return `${name} may be read by ${allowed}`;
    if (/^oms_sso=/m.test(answer.headers.getSetCookie().join('\n'))) return `${name} sets the sign-on cookie`;
    if (/"token":"ey|"ticket":"omst/.test(answer.text)) return `${name} gives a token`;
    return readOf(answer, route);
  };
  await eachTry(stage, target, async (route, one) => {
    for (const headers of stage.quick ? forms.slice(0, 1).concat(forms.slice(-1)) : forms) {
      const body = headers['content-type'] === 'application/json' ? one.body : JSON.stringify(one.body ?? {});
      const answer = await make(stage, route, { ...one, body }, { ...headers, cookie });
      broke(tally, route, answer);
      row.add(crossedBy(wrong(route, answer, headers)));
    }
  });
  const logout = routes.find(({ url }) => url.endsWith('/logout'))!;
  for (const headers of forms) {
    const answer = await make(stage, logout, { path: logout.url, body: '{}' }, { ...headers, cookie });
    row.add(crossedBy(wrong(logout, answer, headers)));
  }
  for (const base of new Set(
    Object.values(urls).filter((url) => url.startsWith(urls.userCentre.slice(0, -2))),
  )) {
    const answer = await send(base, {
      ...{ method: 'OPTIONS', path: '/api/v1/My/getUserInfo' },
      headers: {
        origin: EVIL,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    }).catch(() => null);
    if (answer) row.add(crossedBy(answer.headers.get('access-control-allow-origin') === EVIL ? base : null));
  }
}

const PATIENCE = 60_000;

/** What the attacker's own lists, records and files have of the victim's when all is done. */
async function whatIsLeft(stage: Stage, stranger: Person): Promise<void> {
  const { urls, tally, worlds, quick } = stage;
  const row: Case = tally.of('own lists, records and exported files, afterwards');
  const rest = { world: worlds.attacker, owner: stranger, session: '' };
  const tasks = async () =>
    (
      await send(urls.boss, {
        ...{ method: 'GET', path: '/api/v1/TaskCenter/findByPage' },
        ...{ query: { rows: '100' }, headers: bearer(stranger) },
      })
    ).data.content as { status: number; attachUrl?: string; fileUrl?: string }[];
  const end = performance.now() + PATIENCE;
  let list = await tasks();
  // 1 waits, 2 is under way.
  while (list.some(({ status }) => status < 3) && performance.now() < end && !quick) list = await tasks();
  for (const task of list) {
    for (const url of JSON.stringify(task).match(/http:\/\/localhost:\d+\/files\/[^"\\]+/g) ?? []) {
      const file = await (await fetch(url)).text();
      row.add(crossedBy(file.includes(MARK) ? url : null));
    }
  }
  await eachTry(
    stage,
    rest,
    async (route, one) => {
      const answer = await make(stage, route, one, bearer(stranger));
      row.add(crossedBy(readOf(answer, route)));
    },
    ({ method, url }) => method === 'GET' && !/\/del$|\/start$/.test(url),
  );
}

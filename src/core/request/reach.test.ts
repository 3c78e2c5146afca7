import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { until } from '../../../tests/support/shell-server';
import { readConfig } from '../config/read';
import { createRequest } from './client';
import type { LostService } from './reach';

const BOSS = 'http://boss.test:4111';

/** As a browser sees a service: a call that a page may not read fails as one that nobody answers. */
const SERVICES = {
  down: () => false,
  'not letting this origin in': (init: RequestInit) => init.mode === 'no-cors',
  'answering every origin': (init: RequestInit) => init.credentials === 'omit',
  'allowing no token': (init: RequestInit) => !new Headers(init.headers).has('authorization'),
  well: () => true,
};

interface Options {
  /** The page's policy refuses the service. */
  blocked?: boolean;
  /** The host calls by a transport of its own, and the browser reaches nothing. */
  ownFetch?: boolean;
}

function setUp({ blocked = false, ownFetch = false }: Options = {}) {
  const state: { boss: keyof typeof SERVICES; asked: RequestInit[] } = { boss: 'well', asked: [] };
  const found: LostService[] = [];
  const fetch = async (_url: unknown, init: RequestInit = {}) => {
    state.asked.push(init);
    if (!SERVICES[state.boss](init)) throw new TypeError('Failed to fetch');
    return new Response('{"code":200,"message":"OK","data":1}');
  };
  const browser = fakePlatform({ href: 'http://localhost:5173/orders' });
  const none = () => Promise.reject(new TypeError('Failed to fetch'));
  const platform = { ...browser, fetch: ownFetch ? none : fetch };
  const hosts = { userCentre: 'http://uc.test', boss: BOSS };
  const input = ownFetch ? { hosts, fetch } : { hosts };
  const request = createRequest({
    config: readConfig([input], null).config,
    platform,
    session: {
      token: async () => 'the-token',
      renew: async () => null,
      pending: () => null,
      contextId: () => '1',
      refused: () => {},
      lang: () => 'en',
    },
    translate: () => null,
    refusedByPolicy: (url) => blocked && url === BOSS,
    onLost: (service) => found.push(service),
  });
  // A write is sent once, so no retry waits for the clock.
  const call = () =>
    request.post('/api/v1/Product/save', {}, { service: 'boss' }).catch(({ kind }: { kind: string }) => kind);
  return { state, found, request, call };
}

const reasonOf = ({ request }: ReturnType<typeof setUp>) => request.$lost.get()[0]?.reason;

test('tells a service that is down from one that does not let this origin in, with what to set', async () => {
  const stage = setUp();
  stage.state.boss = 'down';
  expect(await stage.call()).toBe('network');
  await until(() => reasonOf(stage) === 'down');
  expect(stage.request.$lost.get()).toMatchObject([{ service: 'boss', url: BOSS }]);
  expect(stage.found.at(-1)?.advice).toContain(`boss does not answer at ${BOSS}`);

  stage.state.boss = 'not letting this origin in';
  expect(await stage.call()).toBe('network');
  await until(() => reasonOf(stage) === 'origin');
  for (const words of [BOSS, 'Access-Control-Allow-Origin: http://localhost:5173', 'authorization']) {
    expect(stage.found.at(-1)?.advice).toContain(words);
  }

  stage.state.boss = 'well';
  await stage.call();
  expect(stage.request.$lost.get()).toEqual([]);
});

test('a service that has let this page in is down where a proxy answers in its place', async () => {
  const stage = setUp();
  await stage.call();
  stage.state.boss = 'not letting this origin in';
  expect(await stage.call()).toBe('network');
  await until(() => reasonOf(stage) === 'down');
  expect(stage.found.map(({ advice }) => advice)).toEqual([expect.stringContaining('as a proxy does')]);
});

test.each([
  ['', {}],
  [', which a host reaches by a transport of its own,', { ownFetch: true }],
])('a service%s that answers again leaves the list without a call of the page', async (_, options) => {
  const { state, call, request } = setUp(options);
  state.boss = 'down';
  await call();
  await until(() => request.$lost.get()[0]?.reason === 'down');
  request.checkLost();
  state.boss = 'well';
  request.checkLost();
  await until(() => request.$lost.get().length === 0);
});

test('the probe carries neither cookies nor a token', async () => {
  const { state, call, found } = setUp();
  state.boss = 'not letting this origin in';
  await call();
  await until(() => found.length === 1);
  const [, blind, readable] = state.asked;
  expect(blind).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  expect(JSON.stringify([blind, readable])).not.toContain('the-token');
});

test('says the reason once, however many calls fail, and another reason again', async () => {
  const { state, call, found } = setUp();
  const probes = () => state.asked.filter(({ mode }) => mode === 'no-cors').length;
  state.boss = 'down';
  await Promise.all([call(), call(), call()]);
  await until(() => found.length > 0);
  const before = probes();
  await call();
  await until(() => probes() > before);
  // The next call starts a second probe; the first one has ended.
  state.boss = 'not letting this origin in';
  await call();
  await until(() => found.at(-1)?.reason === 'origin');
  expect(found.map(({ reason }) => reason)).toEqual(['down', 'origin']);
});

test('names the page’s own policy where that refuses the service', async () => {
  const stage = setUp({ blocked: true });
  stage.state.boss = 'down';
  await stage.call();
  await until(() => reasonOf(stage) === 'policy');
  expect(stage.found[0]?.advice).toContain(`add ${BOSS} to connect-src`);
});

test.each([
  ['not letting this origin in', 'no Access-Control-Allow-Origin with the page'],
  ['answering every origin', 'no Access-Control-Allow-Credentials: true, or Access-Control-Allow-Origin: *'],
  ['allowing no token', 'no authorization in Access-Control-Allow-Headers of OPTIONS'],
] as const)('names what a service lacks that is %s', async (boss, missing) => {
  const { state, call, found } = setUp();
  state.boss = boss;
  await call();
  await until(() => found.length === 1);
  expect(found[0]?.advice).toContain(`its answers have ${missing}`);
});

test('a service that has let this page in and refuses a header is no proxy', async () => {
  const { state, call, found, request } = setUp();
  await request.get('/api/v1/Product/find', {}, { service: 'boss' });
  state.boss = 'allowing no token';
  await call();
  await until(() => found.length === 1);
  expect(found[0]).toMatchObject({
    reason: 'origin',
    advice: expect.stringContaining('no authorization in'),
  });
});

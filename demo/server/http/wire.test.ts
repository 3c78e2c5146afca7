import { get } from 'node:http';
import { hostname } from 'node:os';
import type { ServiceName } from '@oms/shell';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceNames } from '../../hosts';
import { startTestServer, type TestServer } from '../testing';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer(24_200);
  token = (await server.signIn('client.admin@oms.test')).token;
});
afterAll(() => server.close());

describe('every reply', () => {
  it('has code, message, data and a request id, and is not kept by browsers', async () => {
    const reply = await server.call('userCentre', '/api/v1/My/getUserInfo', { token });
    expect(reply).toMatchObject({
      code: 200,
      message: '操作成功',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is in the language of the call', async () => {
    for (const [lang, message] of [
      ['en', 'Your session has ended. Sign in again'],
      ['zh-CN', '登录已失效，请重新登录'],
      ['fr', 'Your session has ended. Sign in again'],
    ]) {
      expect((await server.call('boss', `/api/v1/TaskCenter/findList?lang=${lang}`)).message).toBe(message);
    }
  });

  it('has the same shape for requests that the server cannot parse', async () => {
    const malformed = await server.call('userCentre', '/auth/jwt/login', { body: '{"username":' });
    expect(malformed).toMatchObject({ status: 400, code: 400, data: null });
    const large = await server.call('userCentre', '/auth/jwt/login', {
      body: { username: 'x'.repeat(300_000) },
    });
    expect(large).toMatchObject({ status: 413, code: 413 });
    const text = await server.call('userCentre', '/auth/jwt/login', {
      body: 'a=1',
      headers: { 'content-type': 'text/plain' },
    });
    expect(text).toMatchObject({ status: 415, code: 415 });
    const empty = { headers: { 'content-type': 'application/json' }, body: '' };
    expect(await server.call('userCentre', '/auth/jwt/login', empty)).toMatchObject({
      status: 200,
      code: 10010,
    });
    expect(await server.call('userCentre', '/api/%ZZ')).toMatchObject({ status: 400, code: 400 });
    expect(await server.call('userCentre', '/auth/jwt/login', { method: 'GET' })).toMatchObject({
      status: 404,
      code: 404,
    });
    for (const body of ['null', '[]', '7', '"text"', '{"__proto__":{"username":"a"}}']) {
      const reply = await server.call('userCentre', '/auth/jwt/login', { body });
      expect([400, 10010]).toContain(reply.code);
    }
  });
});

describe('each port', () => {
  const calls: [ServiceName, string][] = [
    ['userCentre', '/api/v1/My/getUserInfo'],
    ['boss', '/api/v1/Dashboard/summary'],
    ['fbb', '/api/v2/timeZone/findAll'],
    ['ship', '/api/v2/carrierGroupServiceCode/findAllByCustomerId'],
    ['bi', '/api/v1/ReportTask/findByPage'],
    ['orderApi', '/api/v2/deliverOrder/findByPage'],
    ['billingApi', '/api/v3/bill/summary'],
  ];

  it('serves its own service and knows no other; that of the user centre serves all', async () => {
    for (const [owner, path] of calls) {
      for (const service of [...calls.map(([name]) => name), 'feedback'] as ServiceName[]) {
        const { status, code } = await server.call(service, path, { token });
        expect({ service, path, status, code }).toMatchObject(
          service === owner || service === 'userCentre'
            ? { status: 200, code: 200 }
            : { status: 404, code: 404 },
        );
      }
    }
  });
});

describe('CORS', () => {
  const preflight = async (origin: string) => {
    const reply = await server.call('boss', '/api/v1/TaskCenter/findList', {
      origin,
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    return reply.headers;
  };

  it('allows the four hosts with credentials', async () => {
    const { console: main, billing, erp, partner } = server.urls;
    for (const origin of [main, billing, erp, partner]) {
      const headers = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-allow-methods')).toBe('GET, POST');
      expect(headers.get('access-control-allow-headers')).toBe(
        'authorization, content-type, idempotency-key',
      );
      expect(headers.get('access-control-max-age')).toBe('600');
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it('lets a page read when it may come again', async () => {
    const origin = server.urls.erp;
    const reply = await server.call('boss', '/api/v1/TaskCenter/findList', { token, origin });
    expect(reply.headers.get('access-control-expose-headers')).toBe('retry-after');
  });

  it('allows no other origin', async () => {
    const { console: main, cdn } = server.urls;
    for (const origin of [
      'https://evil.example',
      'null',
      cdn,
      main.replace('http:', 'https:'),
      `${main}.evil.example`,
      main.replace('localhost', '127.0.0.1'),
    ]) {
      expect((await preflight(origin)).get('access-control-allow-origin')).toBeNull();
      const reply = await server.call('boss', '/api/v1/TaskCenter/findList', { token, origin });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('status', () => {
  it('reports that every service runs', async () => {
    const { data } = await server.call<{ up: boolean; services: { name: string }[] }>(
      'userCentre',
      '/status/health',
    );
    expect(data.up).toBe(true);
    expect(data.services.map(({ name }) => name)).toEqual([
      'userCentre',
      'boss',
      'fbb',
      'ship',
      'feedback',
      'bi',
      'orderApi',
      'billingApi',
    ]);
  });

  it('makes a notice for a user, who finds it unread', async () => {
    const query = 'user=client.admin@oms.test&type=3&title=Hello&brief=Short&url=/home&content=Long&format=1';
    const { data } = await server.call<{ id: string }>('userCentre', `/status/notify/gen?${query}`);
    const { data: loaded } = await server.call('userCentre', `/api/v1/BizNotify/loadData?id=${data.id}`, {
      token,
    });
    expect(loaded).toMatchObject({
      entity: {
        id: data.id,
        type: '3',
        title: 'Hello',
        brief: 'Short',
        url: '/home',
        content: 'Long',
        format: 1,
        notifyReadStatus: 0,
      },
    });
    expect((await server.call('userCentre', '/status/notify/gen?user=nobody@oms.test&title=x')).code).toBe(
      10020,
    );
    expect((await server.call('userCentre', '/status/notify/gen?user=2002')).code).toBe(10010);
  });

  it('makes many notices at once, numbered, and an announcement for one label of organisations', async () => {
    const list = () =>
      server.call<{ totalElements: number; content: { title: string }[] }>(
        'userCentre',
        '/api/v1/BizNotify/findByPage?search[CN_title]=Crate&rows=10&lang=en',
        { token },
      );
    await server.call('userCentre', '/status/notify/gen?user=2002&title=Crate&count=1000');
    const { data } = await list();
    expect(data.totalElements).toBe(1_000);
    expect(data.content[0]?.title).toBe('Crate 1000');
    expect((await server.call('userCentre', '/status/notify/gen?user=2002&title=x&count=1001')).code).toBe(
      10010,
    );
    const announced = await server.call<{ id: string }>(
      'userCentre',
      '/status/announce/gen?title=Stocktaking&content=%3Cp%3EClosed%3C/p%3E&audience=SERVICE',
    );
    const path = `/api/v1/BizAnnouncement/loadData?id=${announced.data.id}`;
    const member = (await server.signIn('service.member@oms.test')).token;
    expect((await server.call('userCentre', path, { token: member })).data).toMatchObject({
      entity: { title: 'Stocktaking', content: '<p>Closed</p>', marked: 0 },
    });
    expect((await server.call('userCentre', path, { token })).code).toBe(10020);
  });

  it('makes an account with all that another has, which changes without the other', async () => {
    const path = '/status/account/gen?of=client.member@oms.test';
    const [one, other] = await Promise.all(
      [0, 1].map(() => server.call<{ email: string }>('userCentre', path)),
    );
    expect(new Set([one?.data.email, other?.data.email, 'client.member@oms.test']).size).toBe(3);
    const read = async (email: string) => {
      const { token } = await server.signIn(email);
      const { data } = await server.call<{ stats: object }>('userCentre', '/api/v1/BizNotify/stats', {
        token,
      });
      const counts = Object.values(data.stats).map(({ remains }) => remains);
      const rows = await server.call<unknown[]>('userCentre', '/api/v1/UcUserFavMenu/findAll', { token });
      return { token, counts, favourites: rows.data.length };
    };
    const { token: mine, ...copied } = await read(one?.data.email ?? '');
    const { token: _, ...original } = await read('client.member@oms.test');
    expect(copied).toEqual(original);
    await server.call('userCentre', '/api/v1/BizNotify/markAsRead', { token: mine, body: { type: '2' } });
    expect((await read(one?.data.email ?? '')).counts).not.toEqual(original.counts);
    expect((await read('client.member@oms.test')).counts).toEqual(original.counts);
    expect((await server.call('userCentre', '/status/account/gen?of=nobody@oms.test')).code).toBe(10020);
  });

  const makers = [
    'notify/gen?user=2002&title=x',
    'announce/gen?title=x',
    'account/gen?of=client.member@oms.test',
    'world/gen?of=newcomer@oms.test',
  ];

  it.each([
    ['in production', { production: true, makers: true }],
    ['unless it was asked for', { makers: false }],
  ])('tells of its state and nothing else %s, whatever a stranger sends', async (_, options) => {
    const closed = await startTestServer(24_250, options);
    const paths = closed.routes.filter(({ url }) => url.startsWith('/status/')).map(({ url }) => url);
    expect([...new Set(paths)].sort()).toEqual([
      '/status/health',
      '/status/live',
      '/status/locale/findByPage',
      '/status/ready',
    ]);
    for (const headers of [{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }]) {
      for (const path of [...makers, 'outbox?to=client.admin@oms.test', 'usage'])
        expect((await closed.call('userCentre', `/status/${path}`, { origin: null, headers })).code).toBe(
          404,
        );
    }
    await closed.close();
  });

  it.each([
    ['a picture on a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a link there', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a call of an old browser there', { origin: 'https://evil.example' }],
    ['a call of a sandboxed frame', { origin: 'null' }],
  ])('makes nothing for %s', async (_, headers) => {
    for (const path of makers) {
      const reply = await server.call('userCentre', `/status/${path}`, { origin: null, headers });
      expect(reply.code).toBe(403);
    }
  });

  it('makes nothing at an address where browsers do not say which page asks', async () => {
    for (const path of makers) {
      expect(await statusAt('userCentre', `/status/${path}`, '192.0.2.7:24110')).toBe(403);
    }
  });

  it('makes what the command line, an address typed by hand and a page of its own site ask for', async () => {
    for (const headers of [
      {},
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-site', origin: server.urls.console },
    ]) {
      for (const path of makers) {
        const reply = await server.call('userCentre', `/status/${path}`, { origin: null, headers });
        expect(reply.code).toBe(200);
      }
    }
  });
});

/** The HTTP status of what a browser asks for where it takes the service for `host`. */
function statusAt(service: ServiceName, path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(server.urls[service] + path, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('a name that somebody else has pointed at this machine', () => {
  it('gets nothing of any service', async () => {
    for (const service of serviceNames) {
      expect(await statusAt(service, '/status/outbox', 'evil.example:24110')).toBe(421);
    }
    for (const path of ['/status/health', '/status/announce/gen?title=x', '/auth/jwt/logout', '/nothing']) {
      expect(await statusAt('userCentre', path, 'localhost.evil.example')).toBe(421);
    }
  });

  it('is told apart from the names of this machine', async () => {
    for (const host of ['localhost', '127.0.0.1:1', '[::1]:1', '192.0.2.7', hostname()]) {
      expect(await statusAt('userCentre', '/status/health', host)).toBe(200);
    }
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { type FakePlatform, fakePlatform } from '../../../tests/support/fake-platform';
import { type Answer, json, ok, serve, type TestServer } from '../../../tests/support/http-server';
import { until } from '../../../tests/support/shell-server';
import { readConfig } from '../config/read';
import type { ShellError } from '../errors';
import { createRequest, type RequestSession } from './client';
import type { LostService } from './reach';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function setUp(answer: Answer, session: Partial<RequestSession> = {}, extra: object = {}) {
  const server = await serve(answer);
  servers.push(server);
  const platform = fakePlatform();
  const lost: LostService[] = [];
  const { config } = readConfig([{ hosts: { userCentre: server.url }, ...extra }], null);
  const request = createRequest({
    config,
    platform,
    session: {
      token: async () => 'the-token',
      renew: async () => null,
      pending: () => null,
      contextId: () => '1000412',
      refused: () => {},
      lang: () => 'en',
      ...session,
    },
    translate: (key) => (key === 'ucenter.code.777' ? 'Seven sevens' : null),
    refusedByPolicy: () => false,
    onLost: (service) => lost.push(service),
  });
  return { server, platform, request, lost };
}

test("a host's own fetch makes every call, with what the browser's would be given", async () => {
  const calls: [string, RequestInit][] = [];
  const fetch = async (url: string, init: RequestInit) => {
    calls.push([new URL(url).pathname, init]);
    return new Response(JSON.stringify({ code: 200, message: '', data: 'of the host' }));
  };
  const { server, request } = await setUp((_, response) => json(response, ok('x')), {}, { fetch });
  expect(await request.get('/api/v1/a')).toMatchObject({ data: 'of the host' });
  expect(await request.post('/api/v1/b', { n: 1 })).toMatchObject({ data: 'of the host' });
  expect(server.seen).toEqual([]);
  const headers = { authorization: 'Bearer the-token' };
  expect(calls).toMatchObject([
    ['/api/v1/a', { headers, credentials: 'include' }],
    ['/api/v1/b', { headers, method: 'POST', body: '{"n":1}' }],
  ]);
});

const failure = (promise: Promise<unknown>): Promise<ShellError> =>
  promise.then(
    () => {
      throw new Error('it should have failed');
    },
    (error) => error,
  );

test.each([undefined, '', 'api/v1/x', '.evil.example/x', '@evil.example/x', 'https://evil.example/x'])(
  'refuses %o as a path: the token goes to no other host',
  async (path) => {
    const { server, request } = await setUp((_, response) => json(response, ok('x')));
    for (const call of [() => request.get(path as string), () => request.post(path as string)]) {
      const error = await failure(call());
      expect(error).toMatchObject({ name: 'ShellError', code: 'argument' });
      expect(error.message).toContain('a path that starts with /');
    }
    expect(server.seen).toEqual([]);
  },
);

describe('what every call carries', () => {
  test('contextId and lang in the query, the bearer token in the header', async () => {
    const { server, request } = await setUp((_, response) => json(response, ok('x')));
    const reply = await request.get('/api/v1/User/findAll', { page: 2, none: undefined });
    expect(reply).toEqual({ code: 200, message: 'OK', data: 'x' });
    const [call] = server.seen;
    expect(Object.fromEntries(call!.query)).toEqual({ page: '2', contextId: '1000412', lang: 'en' });
    expect(call!.headers.authorization).toBe('Bearer the-token');
  });

  test('a write has them in the query too, and its body as JSON', async () => {
    const { server, request } = await setUp((_, response) => json(response, ok(null)));
    await request.post('/api/v1/UcUserFavMenu/saveAll', { resourceIds: '1,2' });
    expect(server.seen[0]!.query.get('contextId')).toBe('1000412');
    expect(server.seen[0]!.body).toBe('{"resourceIds":"1,2"}');
  });

  test('no token where the call needs no session', async () => {
    const { server, request } = await setUp((_, response) => json(response, ok(1)));
    await request.get('/status/health', {}, { auth: false });
    expect(server.seen[0]!.headers.authorization).toBeUndefined();
  });
});

describe('replies', () => {
  test.each([200, 206])('code %i is a success', async (code) => {
    const { request } = await setUp((_, response) => json(response, { code, data: 1 }));
    await expect(request.get('/x')).resolves.toMatchObject({ code, data: 1 });
  });

  test('any other code rejects with the body, the original response and the server’s message', async () => {
    const body = { code: 10021, message: 'Stock is short', data: null, requestId: 'r-1' };
    const { request } = await setUp((_, response) => json(response, body));
    const error = await failure(request.get('/x'));
    expect(error).toMatchObject({
      kind: 'reply',
      code: '10021',
      message: 'GET /x: reply 10021, request r-1',
      serverMessage: 'Stock is short',
      requestId: 'r-1',
    });
    expect(error.body).toEqual(body);
    expect(error.response?.status).toBe(200);
  });

  test('a code without words is explained by the server’s translations', async () => {
    const { request } = await setUp((_, response) => json(response, { code: 777 }));
    expect(await failure(request.get('/x'))).toMatchObject({
      serverMessage: 'Seven sevens',
      codeKeys: ['ucenter.code.777', 'code.777'],
    });
  });

  test('HTTP 200 without a code rejects with the body as it is', async () => {
    const { request } = await setUp((_, response) => json(response, { hello: 'there' }));
    const error = await failure(request.get('/x'));
    expect(error.kind).toBe('malformed');
    expect(error.body).toEqual({ hello: 'there' });
  });

  test('a reply that is not JSON rejects with its text', async () => {
    const { request } = await setUp((_, response) => void response.end('the proxy'));
    const error = await failure(request.get('/x'));
    expect(error).toMatchObject({
      kind: 'malformed',
      messageKey: 'error.malformed',
      body: 'the proxy',
    });
  });

  test.each([
    [403, { code: 403, message: 'Not yours' }, 'Not yours'],
    [403, { code: 403 }, 'error.forbidden'],
    [200, { code: 403 }, 'error.forbidden'],
    [403, 'nginx', 'error.forbiddenNetwork'],
    [500, 'oops', 'error.network'],
    [502, {}, 'error.network'],
    [413, '<html>nginx</html>', 'error.tooLarge'],
    [415, '', 'error.wrongKind'],
    [500, { code: 500, message: 'Sorry' }, 'Sorry'],
  ])('HTTP %i with %j says %s', async (status, body, words) => {
    const { request } = await setUp((_, response) => json(response, body, status));
    // A write: it is not tried again.
    const { serverMessage, messageKey } = await failure(request.post('/x'));
    expect(serverMessage ?? messageKey).toBe(words);
  });
});

describe('a parser of data', () => {
  const read = (data: unknown) => (typeof data === 'number' ? { count: data } : null);

  test('gives the reply its data, of reads and of writes', async () => {
    const { request } = await setUp((_, response) => json(response, ok(3)));
    expect(await request.get('/x', {}, { read })).toEqual({ code: 200, message: 'OK', data: { count: 3 } });
    expect((await request.post('/x', {}, { read })).data).toEqual({ count: 3 });
    expect((await request.upload('/x', new Blob(['a']), { read })).data).toEqual({ count: 3 });
  });

  test('that gives null, or throws, makes the call fail with its name and request id', async () => {
    const { request } = await setUp((_, response) => json(response, { ...ok('x'), requestId: 'r-2' }));
    const malformed = { kind: 'malformed', requestId: 'r-2', body: { code: 200, data: 'x' } };
    expect(await failure(request.get('/x', { page: 1 }, { read }))).toMatchObject({
      ...malformed,
      call: 'GET /x',
      message: 'GET /x: malformed, request r-2',
    });
    expect(await failure(request.post('/x', {}, { read }))).toMatchObject({ ...malformed, call: 'POST /x' });
    const cause = new TypeError('no list');
    const throwing = () => {
      throw cause;
    };
    expect(await failure(request.get('/x', {}, { read: throwing }))).toMatchObject({ ...malformed, cause });
  });

  test('is each caller’s own: equal reads are one call, and one may fail alone', async () => {
    const { server, request } = await setUp((_, response) => json(response, ok(3)));
    const [mine, theirs, plain] = await Promise.all([
      request.get('/x', {}, { read }),
      failure(request.get('/x', {}, { read: () => null })),
      request.get('/x'),
    ]);
    expect([mine.data, theirs.kind, plain.data]).toEqual([{ count: 3 }, 'malformed', 3]);
    expect(server.seen).toHaveLength(1);
  });
});

describe('401', () => {
  test('asks for another token once and goes on with it', async () => {
    const { server, request } = await setUp(
      (call, response) =>
        call.headers.authorization === 'Bearer fresh'
          ? json(response, ok(1))
          : json(response, { code: 401 }, 401),
      { renew: async (refused) => (refused === 'the-token' ? 'fresh' : null) },
    );
    await expect(request.get('/x')).resolves.toMatchObject({ data: 1 });
    expect(server.seen).toHaveLength(2);
  });

  test.each([
    [{ code: 401 }, 'error.unauthorised'],
    ['gateway', 'error.unauthorisedNetwork'],
  ])('rejects when the session has ended: %j', async (body, messageKey) => {
    const { server, request } = await setUp((_, response) => json(response, body, 401));
    expect(await failure(request.get('/x'))).toMatchObject({ kind: 'unauthorised', messageKey });
    expect(server.seen).toHaveLength(1);
  });

  test('a session that could not be had makes no call at all', async () => {
    const { server, request } = await setUp(() => {}, { token: async () => null });
    expect((await failure(request.get('/x'))).kind).toBe('unauthorised');
    expect(server.seen).toHaveLength(0);
  });
});

describe('the network', () => {
  test('a read is tried again, a write never', async () => {
    let failures = 2;
    const { server, platform, request } = await setUp((call, response) => {
      if (call.method === 'GET' && failures-- <= 0) json(response, ok('late'));
      else response.destroy();
    });
    const read = request.get('/x');
    read.catch(() => {});
    // Beside the call's own timeout a second timer waits once a try has failed.
    for (const tries of [2, 3]) {
      await until(() => platform.clock.waiting === 2);
      await platform.clock.advance(2000);
      await until(() => server.seen.length === tries);
    }
    await expect(read).resolves.toMatchObject({ data: 'late' });

    const error = await failure(request.post('/y'));
    expect(error).toMatchObject({ kind: 'network', messageKey: 'error.network' });
    expect(server.calls('/y')).toHaveLength(1);
    expect(request.$lost.get()).toMatchObject([{ service: 'userCentre', url: server.url }]);
  });

  test('a call that takes too long ends with its own message', async () => {
    const { platform, server, request } = await setUp(() => {}, {}, { requestTimeout: 5000 });
    const error = failure(request.get('/slow'));
    while (server.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await platform.clock.advance(5000);
    expect(await error).toMatchObject({ kind: 'timeout', messageKey: 'error.timeout' });
  });

  test('the default timeout is 300000 ms', async () => {
    const { platform, server, request } = await setUp(() => {});
    let ended = false;
    const error = failure(request.get('/slow')).finally(() => {
      ended = true;
    });
    while (server.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await platform.clock.advance(299_999);
    expect(ended).toBe(false);
    await platform.clock.advance(1);
    expect((await error).kind).toBe('timeout');
  });
});

describe('a service that restarts', () => {
  /** Fails the first calls, then answers with 1. */
  const failing = (times: number, fail: Answer): Answer => {
    let left = times;
    return (call, response) => (left-- > 0 ? fail(call, response) : json(response, ok(1)));
  };
  const cut: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
    response.write('{"code":200,', () => response.destroy());
  };
  const half: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"code":200,"data":[1,');
  };
  /** Waits until a retry waits beside the call's own timeout, and lets it go. */
  async function goOn(platform: FakePlatform, ms = 800): Promise<void> {
    await until(() => platform.clock.waiting === 2);
    await platform.clock.advance(ms);
  }

  test.each<[string, Answer]>([
    ['500', (_, response) => json(response, { code: 500, message: 'no' }, 500)],
    ['502 of a proxy', (_, response) => void response.writeHead(502).end('<html>')],
    [
      'the page of a captive portal',
      (_, response) => void response.end('\n<!doctype html><title>Sign in</title>'),
    ],
    ['503', (_, response) => void response.writeHead(503).end()],
    ['504', (_, response) => void response.writeHead(504).end()],
    ['429', (_, response) => json(response, { code: 429 }, 429)],
    ['a body that is cut', cut],
    ['a body that is cut without the browser’s notice', half],
  ])('a read does not show %s', async (_, fail) => {
    const { server, platform, request } = await setUp(failing(1, fail));
    const read = request.get('/x');
    await goOn(platform);
    await expect(read).resolves.toMatchObject({ data: 1 });
    expect(server.seen).toHaveLength(2);
    expect(request.$lost.get()).toEqual([]);
  });

  test('a read gives up after the third try, with the service’s own words', async () => {
    const { server, platform, request } = await setUp((_, response) =>
      json(response, { code: 503, message: 'Closed for repair' }, 503),
    );
    const error = failure(request.get('/x'));
    await goOn(platform);
    await until(() => server.seen.length === 2);
    await goOn(platform);
    expect(await error).toMatchObject({ kind: 'reply', serverMessage: 'Closed for repair' });
    expect(server.seen).toHaveLength(3);
  });

  test.each<[string, number, unknown]>([
    ['501', 501, 'not here'],
    ['404', 404, 'not here'],
    ['a failing code with 200', 200, { code: 500 }],
    ['words that are no reply', 200, undefined],
  ])('%s is an answer, not tried again', async (_, status, body) => {
    const { server, request } = await setUp((__, response) =>
      body === undefined ? void response.end('OK') : json(response, body, status),
    );
    await failure(request.get('/x'));
    expect(server.seen).toHaveLength(1);
  });

  test('a write is sent once, unless it has an idempotency key or changes nothing', async () => {
    const { server, platform, request } = await setUp((call, response) =>
      server.calls(call.path).length === 1 ? void response.writeHead(502).end() : json(response, ok(1)),
    );
    expect(await failure(request.post('/once'))).toMatchObject({ kind: 'network', code: '502' });
    expect(await failure(request.upload('/up', new Blob(['a'])))).toMatchObject({ code: '502' });
    const keyed = request.post('/keyed', {}, { idempotencyKey: 'k' });
    await goOn(platform);
    await keyed;
    const safe = request.post('/safe', {}, { safe: true });
    await goOn(platform);
    await safe;
    const sent = ['/once', '/up', '/keyed', '/safe'].map((path) => server.calls(path).length);
    expect(sent).toEqual([1, 1, 2, 2]);
  });

  test('a download is tried again like any read', async () => {
    const { platform, request } = await setUp(
      failing(1, (_, response) => void response.writeHead(502).end()),
    );
    const file = request.download('/file');
    await goOn(platform);
    expect((await file).filename).toBe('file');
  });

  test.each<[string, (now: number) => string]>([
    ['seconds', () => '3'],
    ['a date', (now) => new Date(now + 3000).toUTCString()],
  ])('Retry-After in %s is waited for', async (_, header) => {
    const { server, platform, request } = await setUp(
      failing(1, (__, response) => {
        response.writeHead(503, { 'retry-after': header(Math.ceil(platform.clock.now() / 1000) * 1000) });
        response.end();
      }),
    );
    const read = request.get('/x');
    await goOn(platform, 2999);
    expect(server.seen).toHaveLength(1);
    await platform.clock.advance(1401);
    await expect(read).resolves.toMatchObject({ data: 1 });
  });

  test('a call does not wait longer than 10 s, and does not come before the time that was asked for', async () => {
    const { server, request } = await setUp((_, response) => {
      response.writeHead(429, { 'retry-after': '3600' });
      response.end();
    });
    expect(await failure(request.get('/x'))).toMatchObject({ code: '429' });
    expect(server.seen).toHaveLength(1);
  });

  test.each(['soon', '-5', 'Mon, 01 Jan 1990 00:00:00 GMT', ''])(
    'Retry-After of %j asks for nothing',
    async (header) => {
      const { platform, request } = await setUp(
        failing(1, (_, response) => void response.writeHead(503, { 'retry-after': header }).end()),
      );
      const read = request.get('/x');
      await goOn(platform);
      await expect(read).resolves.toMatchObject({ data: 1 });
    },
  );
});

describe('sharing and aborting', () => {
  test('equal reads in flight are one call; different ones are not', async () => {
    const { server, request } = await setUp((call, response) => json(response, ok(call.path)));
    const [a, b, c] = await Promise.all([
      request.get('/a'),
      request.get('/a'),
      request.get('/a', { page: 2 }),
    ]);
    expect([a.data, b.data, c.data]).toEqual(['/a', '/a', '/a']);
    expect(server.seen).toHaveLength(2);
    await request.get('/a');
    expect(server.seen).toHaveLength(3);
  });

  test.each<[string, (request: Awaited<ReturnType<typeof setUp>>['request']) => Promise<unknown>]>([
    ['a write', (request) => request.post('/mark')],
    ['an upload', (request) => request.upload('/up', new Blob(['abc']))],
  ])('a read after %s does not join one from before it', async (_, write) => {
    const held: (() => void)[] = [];
    const { server, request } = await setUp((call, response) => {
      if (call.method === 'POST') json(response, ok(null));
      else held.push(() => json(response, ok(held.length)));
    });
    const before = request.get('/stats');
    while (server.seen.length < 1) await new Promise((resolve) => setImmediate(resolve));
    await write(request);
    const after = request.get('/stats');
    await until(() => server.calls('/stats').length === 2);
    for (const release of held) release();
    await Promise.all([before, after]);
  });

  test('one caller may leave without ending the call of the other', async () => {
    let release = () => {};
    const { server, request } = await setUp((_, response) => {
      release = () => json(response, ok(1));
    });
    const controller = new AbortController();
    const first = failure(request.get('/x', {}, { signal: controller.signal }));
    const second = request.get('/x');
    while (server.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect((await first).kind).toBe('aborted');
    release();
    await expect(second).resolves.toMatchObject({ data: 1 });
    expect(server.seen).toHaveLength(1);
  });

  test('abortAll ends running calls and no later ones', async () => {
    const { server, request } = await setUp((call, response) => {
      if (call.path === '/after') json(response, ok(1));
    });
    const before = failure(request.get('/before'));
    while (server.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    request.abortAll();
    expect((await before).kind).toBe('aborted');
    await expect(request.get('/after')).resolves.toMatchObject({ data: 1 });
  });
});

describe('files', () => {
  test('an upload sends the form and says 100 only after the answer', async () => {
    const { server, request } = await setUp((_, response) => json(response, ok({ entity: {} })));
    const progress: number[] = [];
    await request.upload('/up', new File(['abc'], 'a.png', { type: 'image/png' }), {
      field: 'image',
      fields: { model: 'logistics' },
      onProgress: (percent) => progress.push(percent),
    });
    expect(progress).toEqual([99, 100]);
    expect(server.seen[0]!.body).toContain('name="image"; filename="a.png"');
    expect(server.seen[0]!.body).toContain('name="contextId"');
  });

  test('a download gives the file and its name; a failing one the message', async () => {
    const { request } = await setUp((call, response) => {
      if (call.path === '/no') json(response, { code: 10020, message: 'Not found' });
      else {
        response.setHeader('content-disposition', "attachment; filename*=UTF-8''%E8%B4%A6%E5%8D%95.csv");
        response.end('a,b');
      }
    });
    const file = await request.download('/file');
    expect(file.filename).toBe('账单.csv');
    expect(await file.blob.text()).toBe('a,b');
    expect((await failure(request.download('/no'))).serverMessage).toBe('Not found');
  });

  test.each<[string, object, number, string]>([
    ['code 206', { code: 206, message: 'Some of it', data: {} }, 200, '206'],
    ['status 201', { code: 200, message: 'Made', data: {} }, 201, '201'],
    ['a failing code', { code: 10030, message: 'Too large' }, 200, '10030'],
  ])('an upload with %s is a failure, with the words of the server', async (_, body, status, code) => {
    const { request } = await setUp((__, response) => json(response, body, status));
    const percents: number[] = [];
    const onProgress = (percent: number) => percents.push(percent);
    const error = await failure(request.upload('/up', new Blob(['a']), { onProgress }));
    expect(error).toMatchObject({
      kind: 'reply',
      code,
      serverMessage: (body as { message: string }).message,
    });
    expect(percents).toEqual([99]);
  });

  test('a download by POST sends its body, organisation and language, and is not sent twice', async () => {
    const { server, request } = await setUp((call, response) => {
      if (server.seen.length > 1 || call.path === '/broken') response.writeHead(502).end();
      else response.end('a,b');
    });
    const options = { method: 'POST', body: { ids: ['1'] } } as const;
    const file = await request.download('/export', { kind: 'csv' }, options);
    expect(await file.blob.text()).toBe('a,b');
    const [call] = server.seen;
    expect([call?.method, call?.body, `${call?.query}`]).toEqual([
      'POST',
      '{"ids":["1"]}',
      'kind=csv&contextId=1000412&lang=en',
    ]);
    expect((await failure(request.download('/broken', {}, options))).code).toBe('502');
    expect(server.calls('/broken')).toHaveLength(1);
  });

  test('a large download tells how much of it has arrived', async () => {
    const part = Buffer.alloc(1_000_000, 'x');
    const { request } = await setUp((call, response) => {
      if (call.path === '/sized') response.setHeader('content-length', part.length * 12);
      for (let at = 0; at < 12; at++) response.write(part);
      response.end();
    });
    for (const [path, size] of [
      ['/sized', 12_000_000],
      ['/unsized', null],
    ] as const) {
      const steps: (readonly [number, number | null])[] = [];
      const { blob } = await request.download(path, {}, { onProgress: (...step) => steps.push(step) });
      expect(blob.size).toBe(12_000_000);
      expect(steps.length).toBeGreaterThan(2);
      expect(steps.at(-1)).toEqual([12_000_000, size]);
      expect(steps.every(([received], at) => at === 0 || received > steps[at - 1]![0])).toBe(true);
      expect(new Set(steps.map(([, total]) => total))).toEqual(new Set([size]));
    }
  });

  test('a failing reply is no file, with progress or without', async () => {
    const { request } = await setUp((_, response) => json(response, { code: 10020, message: 'Not found' }));
    const error = await failure(request.download('/no', {}, { onProgress: () => {} }));
    expect(error).toMatchObject({ kind: 'reply', serverMessage: 'Not found' });
  });

  test('half a file is a failure of the network, and is fetched again', async () => {
    const { server, request, platform } = await setUp((_, response) => {
      response.setHeader('content-length', 100);
      response.write('half');
      if (server.seen.length > 1) response.end('x'.repeat(96));
      else setImmediate(() => response.destroy());
    });
    const received: number[] = [];
    const file = request.download('/file', {}, { onProgress: (bytes) => received.push(bytes) });
    await until(() => server.seen.length === 1 && received.length > 0);
    await until(() => {
      platform.clock.advance(1000);
      return server.seen.length === 2;
    });
    expect((await file).blob.size).toBe(100);
    expect(received.at(-1)).toBe(100);
  });

  test('a download that hangs in its middle ends with its caller’s signal', async () => {
    const { server, request } = await setUp((_, response) => void response.write('the first part'));
    const caller = new AbortController();
    const received: number[] = [];
    const file = failure(
      request.download('/file', {}, { signal: caller.signal, onProgress: (bytes) => received.push(bytes) }),
    );
    await until(() => received.length > 0);
    caller.abort();
    expect((await file).kind).toBe('aborted');
    expect(server.seen).toHaveLength(1);
  });
});

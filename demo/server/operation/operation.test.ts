import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoHosts } from '../../hosts';
import { startTestServer, type TestServer } from '../testing';
import { jsonLog, logFrom, textLog } from './log';
import { metricsFrom } from './metrics-server';

const portBase = 24_760;
const { metrics: address } = demoHosts(portBase);

let server: TestServer;
let token: string;
let cookie: string;
const written: string[] = [];
const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  server = await startTestServer(portBase, {
    metrics: {},
    log: jsonLog('info', { write: (line) => void written.push(line) }),
  });
  ({ token, cookie } = await server.signIn('client.admin@oms.test'));
});
afterAll(() => server.close());

describe('metrics', () => {
  const read = async (headers = {}) => {
    const response = await fetch(`${address.url}/metrics`, { headers });
    return { response, text: await response.text() };
  };
  const numberAt = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.slice(name.length),
    );

  it('count calls by the pattern of their route', async () => {
    for (const path of ['/files/one/a.png', '/files/two/b.png', '/nowhere/1', '/nowhere/2'])
      await server.call('userCentre', path);
    const { response, text } = await read();
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const ofFiles =
      'oms_calls_total{service="userCentre",method="GET",route="/files/:id/:name",status="2xx"} ';
    expect(numberAt(text, ofFiles)).toBe(2);
    expect(
      numberAt(text, 'oms_calls_total{service="userCentre",method="GET",route="none",status="4xx"} '),
    ).toBe(2);
    expect(text).not.toMatch(/a\.png|nowhere/);
    expect(text).toContain(
      'oms_call_seconds_bucket{le="0.1",service="userCentre",method="POST",route="/auth/jwt/login"}',
    );
  });

  it('tell what waits, what was refused, the sockets and the memory', async () => {
    const { text } = await read();
    expect(numberAt(text, 'oms_calls_waiting{queue="calls"} ')).toBe(0);
    expect(numberAt(text, 'oms_calls_refused_total{queue="calls",reason="full"} ')).toBe(0);
    expect(numberAt(text, 'oms_sockets ')).toBe(0);
    expect(numberAt(text, 'oms_notices_delivered_total ')).toBe(0);
    expect(numberAt(text, 'oms_realtime_listening ')).toBe(1);
    expect(numberAt(text, 'process_resident_memory_bytes ')).toBeGreaterThan(1_000_000);
  });

  it.each([
    { origin: 'http://localhost:4100' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('are for no page: %o', async (headers) => {
    const { response, text } = await read(headers);
    expect([response.status, text]).toEqual([403, '']);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are not on the port of a service', async () => {
    expect((await server.call('userCentre', '/metrics')).status).toBe(404);
  });

  it('are on the loopback address unless somebody says otherwise', () => {
    expect(address.host).toBe('127.0.0.1');
    expect(metricsFrom({ HOST: '0.0.0.0' })).toEqual({ host: undefined });
    expect(metricsFrom({ METRICS_PORT: 'off' })).toBe(false);
    expect(metricsFrom({ METRICS_HOST: '10.0.0.7', METRICS_PORT: '9100' })).toEqual({
      host: '10.0.0.7',
      port: 9100,
    });
    expect(() => metricsFrom({ METRICS_PORT: '0x10' })).toThrow('METRICS_PORT is 0x10, but');
  });
});

describe('the log', () => {
  it('has a line of JSON for each call, with nothing that is secret', async () => {
    written.length = 0;
    const secret = 'v3ry-secret';
    await server.call('userCentre', `/api/v1/My/getUserInfo?contextId=&note=${secret}`, {
      token,
      cookie,
      headers: { 'x-request-id': 'proxy-0123456789' },
    });
    await server.call('userCentre', '/auth/jwt/login', { body: { username: secret, password: secret } });
    await expect.poll(() => written.length).toBe(2);
    expect(lines()).toMatchObject([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        message: 'call',
        requestId: 'proxy-0123456789',
        service: 'userCentre',
        method: 'GET',
        route: '/api/v1/My/getUserInfo',
        status: 200,
        ms: expect.any(Number),
        user: expect.any(Number),
        organisation: expect.any(Number),
      },
      { route: '/auth/jwt/login', status: 200, code: 10001 },
    ]);
    const text = written.join('');
    for (const hidden of [secret, token, cookie.split('=')[1]]) expect(text).not.toContain(hidden);
  });

  it('takes the request id of a proxy where it is one, and gives it back', async () => {
    const idFor = async (given: string) => {
      const reply = await server.call('boss', '/nowhere', { headers: { 'x-request-id': given } });
      expect(reply.headers.get('x-request-id')).toBe(reply.requestId);
      return reply.requestId;
    };
    expect(await idFor('4bf92f3577b34da6a3ce929d0e0e4736')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    const own = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
    for (const bad of ['short', 'with blanks in it', 'x'.repeat(65), '{"level":"error"}'])
      expect(await idFor(bad)).toMatch(own);
  });

  it('is sentences in a terminal: faults with their call, and no others', () => {
    const said: string[] = [];
    const log = textLog((line) => said.push(line));
    log.info('Made the demo data');
    log.error('Error: broken', { method: 'GET', route: '/x', requestId: '7' });
    log.call({ status: 200 });
    expect(said).toEqual(['Made the demo data', 'GET /x 7: Error: broken']);
  });

  it('leaves out what is less than LOG_LEVEL, and says what it does not know', () => {
    const loud: string[] = [];
    const log = jsonLog('error', { write: (line) => void loud.push(line) });
    log.info('nothing');
    log.call({ status: 200 });
    log.error('Error: broken');
    expect(loud.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', message: 'Error: broken' },
    ]);
    expect(() => logFrom({ LOG_FORMAT: 'xml' })).toThrow('LOG_FORMAT is xml, but');
  });
});

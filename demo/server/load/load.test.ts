import { describe, expect, it } from 'vitest';
import { type Deps, Service } from '../http/service';
import { Lifecycle } from '../operation/lifecycle';
import { noLog } from '../operation/log';
import { Metrics } from '../operation/metrics';
import { Failure } from '../reply/failure';
import { loadFrom, openGates } from './load';

const origin = 'http://localhost:4100';

/** A service with one place to work and one to wait, and calls that end when the test says so. */
function stage() {
  const lifecycle = new Lifecycle();
  const service = new Service('boss', {
    origins: [origin],
    clock: () => new Date(),
    log: noLog,
    metrics: new Metrics(),
    gates: openGates(false, { atWork: 1, waiting: 1, longestWait: 60_000 }),
    lifecycle,
  } as unknown as Deps);
  const held: { path: string; release: () => void }[] = [];
  let noticed = () => {};
  const hold = (path: string) => () =>
    new Promise((resolve) => {
      held.push({ path, release: () => resolve({ path }) });
      noticed();
    });
  service.open('GET', '/list', hold('/list'));
  service.open('POST', '/renew', hold('/renew'), { queue: 'urgent' });
  service.open('GET', '/about', async () => 'here', { queue: 'none' });
  service.open('GET', '/broken', async () => {
    throw new Failure(503);
  });
  const begun = async (n: number) => {
    while (held.length < n) await new Promise<void>((resolve) => (noticed = resolve));
  };
  const call = (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers = {}) =>
    service.app.inject({ method, url, headers: { origin, ...headers } });
  return { call, held, begun };
}

describe('a service with more calls than it can do', () => {
  it('answers the surplus at once, as it answers every call, and says when to come again', async () => {
    const { call, held, begun } = stage();
    const [first, second] = [call('GET', '/list'), call('GET', '/list')];
    await begun(1);
    const refused = await call('GET', '/list?lang=en', { 'x-request-id': 'a-call-0001' });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toEqual({
      code: 503,
      message: 'The service is busy. Try again later',
      data: { wait: expect.any(Number) },
      requestId: 'a-call-0001',
    });
    expect(refused.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]$/),
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
      'x-request-id': 'a-call-0001',
      'cache-control': 'no-store',
    });
    held[0]?.release();
    await begun(2);
    held[1]?.release();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
  });

  it('renews a token before it answers a list that came first', async () => {
    const { call, held, begun } = stage();
    const all = [call('GET', '/list')];
    await begun(1);
    const list = call('GET', '/list');
    // Preflights and questions about the process have no place to wait for; by their replies the list is in the queue.
    const preflight = { 'access-control-request-method': 'GET' };
    expect((await call('OPTIONS', '/list', preflight)).statusCode).toBe(204);
    expect((await call('GET', '/about')).statusCode).toBe(200);
    expect((await call('GET', '/nowhere')).statusCode).toBe(404);
    all.push(call('POST', '/renew'));
    expect((await list).statusCode).toBe(503);
    held[0]?.release();
    await begun(2);
    expect(held[1]?.path).toBe('/renew');
    held[1]?.release();
    await Promise.all(all);
  });

  it('names no time where it does not know one', async () => {
    const { call } = stage();
    const reply = await call('GET', '/broken');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, undefined]);
  });
});

it('is set by whoever operates it', () => {
  expect(loadFrom({})).toEqual({});
  expect(loadFrom({ CALLS_AT_WORK: '16', CALLS_WAITING: ' 0 ' })).toEqual({ atWork: 16, waiting: 0 });
  expect(() => loadFrom({ CALLS_AT_WORK: '0' })).toThrow('CALLS_AT_WORK is 0, but');
  expect(() => loadFrom({ CALLS_WAITING: 'many' })).toThrow('CALLS_WAITING is many, but');
});

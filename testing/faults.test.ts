import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../tests/support/ask';
import { fakeServices } from './index';

const STATS = 'GET /api/v1/BizNotify/stats';
const USER = 'GET /api/v1/My/getUserInfo';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a call has ended, after all that can happen without time. */
async function hasEnded(call: Promise<unknown>): Promise<boolean> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  call.then(end, end);
  await vi.advanceTimersByTimeAsync(0);
  return ended;
}

describe('fail', () => {
  test('makes one call fail until its end is called', async () => {
    const services = fakeServices();
    const end = services.fail(STATS);
    expect((await ask(services, STATS)).code).toBe(500);
    expect((await ask(services, USER)).code).toBe(200);
    end();
    expect((await ask(services, STATS)).code).toBe(200);
  });

  test('makes a call fail as a reply, as a status, and as a service out of reach', async () => {
    const services = fakeServices();
    services.fail(STATS, { code: 10_030, message: 'Closed', status: 409 });
    expect(await ask(services, STATS)).toMatchObject({ status: 409, code: 10_030, message: 'Closed' });
    services.fail(STATS, 'network');
    await expect(ask(services, STATS)).rejects.toThrow(TypeError);
    services.fail(STATS, 503);
    const token = await services.getToken();
    const response = await services.fetch(`${services.config.hosts.userCentre}/api/v1/BizNotify/stats`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.status, await response.text()]).toEqual([503, '']);
  });

  test('takes every call by *, and every call of a method by its name', async () => {
    const services = fakeServices();
    const end = services.fail('POST');
    expect((await ask(services, 'POST /api/v1/BizNotify/markAsRead', { body: {} })).code).toBe(500);
    expect((await ask(services, STATS)).code).toBe(200);
    end();
    services.fail('*');
    expect((await ask(services, STATS)).code).toBe(500);
  });
});

describe('delay', () => {
  test('answers a call after its time and not before', async () => {
    const services = fakeServices();
    services.delay(STATS, 5_000);
    const call = ask(services, STATS);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await hasEnded(call)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).code).toBe(200);
  });

  test('ends at once for a caller that gives up', async () => {
    const services = fakeServices();
    services.delay(STATS, 5_000);
    const controller = new AbortController();
    const call = ask(services, STATS, { signal: controller.signal });
    expect(await hasEnded(call)).toBe(false);
    controller.abort();
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

describe('hold', () => {
  test('leaves a call without an answer until it is released', async () => {
    const services = fakeServices();
    const release = services.hold(STATS);
    const call = ask(services, STATS);
    expect(await hasEnded(call)).toBe(false);
    expect(services.calls(STATS)).toHaveLength(1);
    release();
    expect((await call).code).toBe(200);
    expect((await ask(services, STATS)).code).toBe(200);
  });

  test('lets a call fail that is failing when it is released', async () => {
    const services = fakeServices();
    const release = services.hold(STATS);
    const call = ask(services, STATS);
    expect(await hasEnded(call)).toBe(false);
    services.fail(STATS);
    release();
    expect((await call).code).toBe(500);
  });

  test('ends with reset(), so that no call of a test outlives it', async () => {
    const services = fakeServices();
    services.hold('*');
    const call = ask(services, STATS);
    expect(await hasEnded(call)).toBe(false);
    services.reset();
    expect((await call).code).toBe(200);
  });
});

import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { loginStore } from './store';
import type { Login } from './types';

const CREDENTIALS = { account: ' zhou.min@oceanway.cn ', password: ' pass word ', remember: true };
const LOGIN = '/auth/jwt/login';
const TICKET = '/auth/jwt/ticket';
const PARTNER = 'https://partner.test/orders?week=47';

type Handlers = Record<string, (call: Seen, response: ServerResponse) => void>;

let current: Stage | null = null;
async function arrive(href: string, handlers: Handlers = {}): Promise<{ on: Stage; login: Login }> {
  const config = { loginHosts: ['https://partner.test', 'http://127.0.0.1:9'] };
  current = await stage(handlers, { href, config });
  return { on: current, login: current.shell.use(loginStore) };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

/** The service knows nobody until a login has succeeded. */
function doors(answer: (call: Seen) => unknown = () => ok({ userId: 'u1' })): Handlers {
  let open = false;
  return {
    [LOGIN]: (call, response) => {
      const reply = answer(call) as { code: number };
      open = reply.code === 200;
      json(response, reply);
    },
    '/auth/jwt/authorize': (_, response) =>
      open ? json(response, ok({ token: 'tok', expiresIn: 3600 })) : json(response, { code: 401 }, 401),
  };
}

describe('signing in', () => {
  test('sends the account trimmed and the password as it is, then loads user and menu', async () => {
    const { on, login } = await arrive('http://console.test/login', doors());
    on.shell.start();
    await until(() => on.shell.session.$state.get().status === 'signed-out');
    expect(on.platform.assigned).toEqual([]);
    await login.submit(CREDENTIALS);
    expect(JSON.parse(on.server.calls(LOGIN)[0]?.body ?? '')).toEqual({
      username: 'zhou.min@oceanway.cn',
      password: ' pass word ',
      remember: true,
    });
    expect(on.shell.session.$state.get().status).toBe('signed-in');
    expect(login.$state.get()).toMatchObject({ busy: false, accepted: true, leaveError: null, step: null });
    await until(() => on.shell.navigation.base.$state.get().data !== null);
  });

  test.each([10001, 10002, 500])('gives the refusal %i to the form', async (code) => {
    const { login } = await arrive(
      'http://console.test/login',
      doors(() => ({ code, message: 'no' })),
    );
    await expect(login.submit(CREDENTIALS)).rejects.toMatchObject({
      code: String(code),
      serverMessage: 'no',
    });
    expect(login.$state.get()).toMatchObject({ busy: false, accepted: false });
  });

  test('says that the network is down', async () => {
    const { on, login } = await arrive('http://console.test/login');
    await on.server.close();
    await expect(login.submit(CREDENTIALS)).rejects.toMatchObject({
      kind: 'network',
      messageKey: 'error.network',
    });
  });

  test('is asked for once, however often the button is pressed', async () => {
    const { on, login } = await arrive('http://console.test/login', doors());
    await Promise.all([login.submit(CREDENTIALS), login.submit(CREDENTIALS)]);
    expect(on.server.calls(LOGIN)).toHaveLength(1);
  });
});

describe('leaving for the service', () => {
  const at = (service: string) => `http://console.test/login?service=${encodeURIComponent(service)}`;

  test('is a route where the console is meant', async () => {
    const { on, login } = await arrive(at('http://console.test/home/b2corder?a=1'));
    const opened: string[] = [];
    await login.leave((path) => opened.push(path));
    expect(opened).toEqual(['/home/b2corder?a=1']);
    expect(on.platform.assigned).toEqual([]);
  });

  test('is direct where the cookie reaches', async () => {
    const { on, login } = await arrive(at('http://127.0.0.1:9/bill'));
    await login.leave(() => {});
    expect(on.platform.assigned).toEqual(['http://127.0.0.1:9/bill']);
    expect(on.server.calls(TICKET)).toEqual([]);
  });

  test('takes a ticket to another site', async () => {
    const { on, login } = await arrive(at(PARTNER), {
      [TICKET]: (call, response) =>
        json(response, ok({ redirect: `${JSON.parse(call.body).service}&ticket=omst_x` })),
    });
    await login.leave(() => {});
    expect(on.platform.assigned).toEqual([`${PARTNER}&ticket=omst_x`]);
  });

  test.each([
    ['another origin', { redirect: 'https://evil.test/?ticket=omst_x' }],
    ['another of the allowed origins', { redirect: 'http://console.test/?ticket=omst_x' }],
    ['a script', { redirect: 'javascript:alert(1)' }],
    ['nothing', {}],
    ['no object', null],
  ])('does not go where a reply names %s', async (_, data) => {
    const { on, login } = await arrive(at(PARTNER), {
      [TICKET]: (_call, response) => json(response, ok(data)),
    });
    await login.leave(() => {});
    expect(on.platform.assigned).toEqual([]);
    expect(login.$state.get().leaveError).toMatchObject({ kind: 'malformed' });
  });

  test('can be tried again', async () => {
    let fails = true;
    const { on, login } = await arrive(at(PARTNER), {
      [TICKET]: (_, response) =>
        json(response, fails ? { code: 500, message: 'busy' } : ok({ redirect: `${PARTNER}&ticket=omst_x` })),
    });
    await login.leave(() => {});
    expect(login.$state.get().leaveError).toMatchObject({ serverMessage: 'busy' });
    fails = false;
    await login.leave(() => {});
    expect(login.$state.get().leaveError).toBeNull();
    expect(on.platform.assigned).toHaveLength(1);
  });

  test('is the main panel for a service that is not allowed', async () => {
    const { login } = await arrive(at('https://evil.test/'));
    const opened: string[] = [];
    await login.leave((path) => opened.push(path));
    expect(opened).toEqual(['/home']);
    expect(login.target().refused).toBe('evil.test');
  });
});

import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { loginStore } from './store';
import type { Login } from './types';

const VERIFY = '/auth/jwt/verifyCode';
const AUTHORIZE = '/auth/jwt/authorize';

type Handlers = Record<string, (call: Seen, response: ServerResponse) => void>;

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

/** The service answers calls with what is given, and knows a session once one of them says so. */
async function arrive(replies: Record<string, (body: Record<string, unknown>) => object>, query = '') {
  let signedIn = false;
  const handlers = Object.fromEntries(
    Object.entries(replies).map(([path, answer]): [string, Handlers[string]] => [
      path,
      (call, response) => {
        const reply = answer(JSON.parse(call.body || '{}')) as { data?: { userId?: string } };
        if (reply.data?.userId) signedIn = true;
        json(response, reply);
      },
    ]),
  );
  const social = { providers: ['cloud'], hosts: ['http://console.test'] };
  current = await stage(
    {
      ...handlers,
      [AUTHORIZE]: (_, response) =>
        signedIn ? json(response, ok({ token: 'tok', expiresIn: 3600 })) : json(response, { code: 401 }, 401),
    },
    { href: `http://console.test/login${query}`, config: { social } },
  );
  return { on: current, login: current.shell.use(loginStore) };
}

const NEXT = {
  flow: 'f1',
  risky: true,
  methods: ['sms', 'totp', 'magic'],
  target: '138 •••• 6027',
  resendIn: 60,
  attempt: { ip: '1.2.3.4', browser: 'Edge 142', system: 'Windows', at: '2026-11-20T02:42:00Z' },
};
const byPassword = { account: 'a@b.c', password: 'p', remember: false };
const status = ({ on }: { on: Stage }) => on.shell.session.$state.get().status;

describe('a second proof', () => {
  test('is asked for before there is a session, and signs in', async () => {
    const bodies: unknown[] = [];
    const at = await arrive({
      '/auth/jwt/login': () => ok({ next: NEXT }),
      [VERIFY]: (body) => {
        bodies.push(body);
        return ok({ userId: 'u1' });
      },
    });
    await at.login.submit(byPassword);
    const now = at.on.platform.clock.now();
    expect(at.login.$state.get()).toMatchObject({
      busy: false,
      accepted: false,
      // A method that this version does not know is left out.
      step: { flow: 'f1', kind: 'factor', method: 'sms', methods: ['sms', 'totp'], resendAt: now + 60_000 },
    });
    expect(status(at)).not.toBe('signed-in');
    await at.login.choose('totp');
    await at.login.verify(' 123456 ');
    expect(bodies).toEqual([{ flow: 'f1', method: 'totp', code: '123456' }]);
    expect(status(at)).toBe('signed-in');
    expect(at.login.$state.get().step).toBeNull();
  });

  test('stays where a code is wrong, and begins again where the sign-in has run out', async () => {
    let code = 10007;
    const { login } = await arrive({
      '/auth/jwt/login': () => ok({ next: NEXT }),
      [VERIFY]: () => ({ code, message: 'no', data: { left: 4 } }),
    });
    await login.submit(byPassword);
    await expect(login.verify('000000')).rejects.toMatchObject({ code: '10007' });
    expect(login.$state.get().step?.flow).toBe('f1');
    code = 10006;
    await login.verify('000000');
    expect(login.$state.get()).toMatchObject({ step: null, setback: 'over', busy: false });
  });

  test('asks for a text when the phone is chosen, and not again', async () => {
    let sent = 0;
    const { login } = await arrive({
      '/auth/jwt/login': () => ok({ next: { ...NEXT, methods: ['totp', 'sms'], resendIn: 0 } }),
      '/auth/jwt/resendCode': () => {
        sent += 1;
        return ok({ target: '138', resendIn: 60 });
      },
    });
    await login.submit(byPassword);
    expect(login.$state.get().step).toMatchObject({ method: 'totp', resendAt: null });
    await login.choose('sms');
    await login.choose('totp');
    await login.choose('sms');
    expect(sent).toBe(1);
    login.startOver();
    expect(login.$state.get().step).toBeNull();
  });

  test.each([{ next: { flow: '' } }, { next: { flow: 'f', methods: [] } }, { unbound: {} }, 'x'])(
    'is none where the reply has %j',
    async (data) => {
      const { login } = await arrive({ '/auth/jwt/login': () => ok(data) });
      await expect(login.submit(byPassword)).rejects.toMatchObject({ kind: 'malformed' });
      expect(login.$state.get().busy).toBe(false);
    },
  );
});

test('a code is sent to what was typed, and its tab is remembered', async () => {
  const { on, login } = await arrive({
    '/auth/jwt/sendCode': () => ok({ flow: 'f2', channel: 'mail', resendIn: 60 }),
  });
  expect(login.tab()).toBe('password');
  await login.sendCode({ to: ' a@b.c ', remember: true });
  expect(login.$state.get().step).toMatchObject({
    kind: 'code',
    method: 'mail',
    target: 'a@b.c',
    risky: false,
  });
  expect(on.platform.jar.get('fgFlag')).toMatchObject({ value: 'code', days: 7 });
  expect(login.tab()).toBe('code');
});

describe('by a provider', () => {
  test('leads there and back to this page with its service', async () => {
    const { login } = await arrive({}, '?service=%2Fhome%2Fprofile&code=old');
    const url = new URL(login.providerUrl('cloud'));
    expect(url.pathname).toBe('/auth/connect/render/cloud');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      host: 'console.test',
      redirectUrl: 'http://console.test/login?service=%2Fhome%2Fprofile&provider=cloud',
      purpose: 'login',
    });
  });

  const back = (login: Login, query: string) => login.finishVisit(new URLSearchParams(query));

  test('an account that nobody has bound is bound by the next sign-in', async () => {
    const bodies: Record<string, unknown>[] = [];
    const at = await arrive({
      '/auth/connect/callback/cloud': () =>
        ok({ unbound: { provider: 'cloud', accountName: 'mia', connect: 'secret' } }),
      '/auth/jwt/login': (body) => {
        bodies.push(body);
        return ok({ userId: 'u1' });
      },
    });
    expect(back(at.login, 'provider=cloud&code=c&state=s')).toBe(true);
    await until(() => at.login.$state.get().unbound !== null);
    // Once for each visit.
    expect(back(at.login, 'provider=cloud&code=c&state=s')).toBe(true);
    await at.login.submit(byPassword);
    expect(bodies[0]?.connect).toBe('secret');
    expect(at.login.$state.get().unbound).toBeNull();
    expect(at.on.server.calls('/auth/connect/callback/cloud')).toHaveLength(1);
  });

  test.each([
    ['provider=cloud&error=denied', 'denied'],
    ['provider=cloud&error=anything', 'failed'],
    ['provider=cloud&error=foreign', 'foreign'],
    ['provider=elsewhere&error=denied', null],
    ['code=c&state=s', null],
  ])('%s is %s', async (query, setback) => {
    const { login } = await arrive({});
    expect(back(login, query)).toBe(setback !== null);
    expect(login.$state.get().setback).toBe(setback);
  });

  test('a visit that was used already, or is of another browser, is said as such', async () => {
    const { login } = await arrive({
      '/auth/connect/callback/cloud': () => ({ code: 10016, message: 'not valid any more' }),
    });
    back(login, 'provider=cloud&code=c&state=s');
    await until(() => login.$state.get().setback !== null);
    expect(login.$state.get()).toMatchObject({ setback: 'foreign', visitError: null, busy: false });
  });

  test('a refusal of the service is kept for the page', async () => {
    const { login } = await arrive({
      '/auth/connect/callback/cloud': () => ({ code: 10017, message: 'of somebody else' }),
    });
    back(login, 'provider=cloud&code=c&state=s');
    await until(() => login.$state.get().visitError !== null);
    expect(login.$state.get().visitError).toMatchObject({ code: '10017' });
  });
});

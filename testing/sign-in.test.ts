import { describe, expect, test } from 'vitest';
import { ask } from '../tests/support/ask';
import { type FakeServicesOptions, fakeServices } from './index';

const LOGIN = 'POST /auth/jwt/login';
const SEND = 'POST /auth/jwt/sendCode';
const RESEND = 'POST /auth/jwt/resendCode';
const VERIFY = 'POST /auth/jwt/verifyCode';
const CALLBACK = 'POST /auth/connect/callback/cloud';
const BOUND = 'POST /auth/connect/bound';

const KIM = { email: 'kim@host.test', password: 'pier 9' };
const BY_PASSWORD = { body: { username: KIM.email, password: KIM.password } };
const entry = (options: FakeServicesOptions = {}) =>
  fakeServices({ signedOut: true, user: KIM, login: { code: '246810' }, ...options });

describe('a code', () => {
  test('that was sent to the user signs in, and nobody else', async () => {
    const services = entry();
    for (const [to, channel, signsIn] of [
      ['lee@host.test', 'mail', false],
      [KIM.email, 'mail', true],
      ['13800000000', 'sms', true],
    ] as const) {
      services.signOut();
      const { data: sent } = await ask(services, SEND, { body: { to } });
      expect(sent).toMatchObject({ channel, resendIn: 60 });
      expect((await ask(services, RESEND, { body: { flow: sent.flow } })).data).toEqual({ resendIn: 60 });
      await ask(services, VERIFY, { body: { flow: sent.flow, method: channel, code: '246810' } });
      expect((await services.getToken()) !== null).toBe(signsIn);
    }
  });

  test('that is wrong leaves four tries, and the fifth ends the sign-in', async () => {
    const services = entry();
    const { data: sent } = await ask(services, SEND, { body: { to: KIM.email } });
    const verify = (code: string) => ask(services, VERIFY, { body: { flow: sent.flow, code } });
    for (const left of [4, 3, 2, 1, 0])
      expect(await verify('000000')).toMatchObject({ code: 10_007, data: { left } });
    expect((await verify('246810')).code).toBe(10_006);
    expect((await ask(services, RESEND, { body: { flow: sent.flow } })).code).toBe(10_006);
    expect(await services.getToken()).toBeNull();
  });
});

test('a second proof is asked for after the password, as the fixture says', async () => {
  const services = entry({ login: { next: { methods: ['sms'], risky: true, target: '138 •••• 0000' } } });
  const { next } = (await ask(services, LOGIN, BY_PASSWORD)).data;
  expect(next).toMatchObject({ methods: ['sms'], risky: true, target: '138 •••• 0000' });
  expect(await services.getToken()).toBeNull();
  await ask(services, VERIFY, { body: { flow: next.flow, method: 'sms', code: '123456' } });
  expect(await services.getToken()).not.toBeNull();
});

test('a ticket leads back to the page of another site', async () => {
  const body = { service: 'https://partner.test/orders?week=47' };
  const { data } = await ask(entry({ signedOut: false }), 'POST /auth/jwt/ticket', { body });
  expect(data.redirect).toBe('https://partner.test/orders?week=47&ticket=ticket');
});

describe('the account at a provider', () => {
  const MIA = { provider: 'cloud', accountName: 'mia.chen' };
  const granted = (state: string) => ({ body: { code: 'c', state } });

  test('that is bound signs in, once for each visit', async () => {
    const services = entry({ connections: [MIA] });
    await ask(services, CALLBACK, granted('s1'));
    expect(await services.getToken()).not.toBeNull();
    expect((await ask(services, BOUND)).data).toMatchObject([MIA]);
    services.signOut();
    expect((await ask(services, CALLBACK, granted('s1'))).code).toBe(10_016);
    expect(await services.getToken()).toBeNull();
  });

  test('that is not bound yet is by the next sign-in, also where that takes two steps', async () => {
    for (const login of [{}, { next: { methods: ['totp'] as const } }]) {
      const services = entry({ connections: [{ ...MIA, bound: false }], login });
      const { unbound } = (await ask(services, CALLBACK, granted('s1'))).data;
      expect(unbound).toMatchObject(MIA);
      const body = { ...BY_PASSWORD.body, connect: unbound.connect };
      const { next } = (await ask(services, LOGIN, { body })).data;
      if (next) await ask(services, VERIFY, { body: { flow: next.flow, code: '123456' } });
      expect((await ask(services, BOUND)).data).toMatchObject([MIA]);
    }
  });

  test('is bound by a visit of the user, and unbound', async () => {
    const services = fakeServices({ connections: [{ ...MIA, bound: false }] });
    expect((await ask(services, BOUND)).data).toEqual([]);
    await ask(services, CALLBACK, granted('s1'));
    expect((await ask(services, BOUND)).data).toMatchObject([MIA]);
    await ask(services, 'POST /auth/connect/unbind/cloud');
    expect((await ask(services, BOUND)).data).toEqual([]);
  });
});

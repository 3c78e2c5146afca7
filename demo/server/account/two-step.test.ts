import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shownCode } from '../../tests/support/authenticator';
import { startTestServer, type TestServer } from '../testing';
import { codeIn, type Next, nextMessage, outboxOf, post, verify } from '../testing-sign-in';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(24_140);
});
afterAll(() => server.close());
beforeEach(() => {
  server.ahead += 61 * 60_000;
});

const codeOf = (secret: string) => shownCode(secret, server.ahead);

/** An account of its own for a test that changes how one signs in. */
async function account(of = 'client.member@oms.test') {
  const made = await server.call<{ email: string }>('userCentre', `/status/account/gen?of=${of}`);
  const { email } = made.data;
  const { token } = await server.signIn(email);
  const own = <Data>(path: string, body: unknown) =>
    post<Data>(server, `/api/v1/My/${path}`, body, { token });
  const read = <Data>(path: string) => server.call<Data>('userCentre', `/api/v1/My/${path}`, { token });
  return { email, token, own, read };
}

const password = 'Demo#2026';

async function withTotp() {
  const user = await account();
  const { data } = await user.own<{ secret: string; uri: string }>('totpBegin', { password });
  const { recoveryCodes } = (
    await user.own<{ recoveryCodes: string[] }>('totpConfirm', { code: codeOf(data.secret) })
  ).data;
  // The mail about it is written down after the reply: a test that counts mails must not meet it later.
  await nextMessage(server, user.email);
  server.ahead += 30_000;
  const login = async () =>
    (await post<{ next: Next }>(server, '/auth/jwt/login', { username: user.email, password })).data.next;
  return { ...user, secret: data.secret, uri: data.uri, recoveryCodes, login };
}

describe('an authenticator', () => {
  it('is enrolled with a code, and asked for at the next sign-in', async () => {
    const { email, uri, secret, login, read, recoveryCodes } = await withTotp();
    const address = new URL(uri);
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain(email);
    expect(address.searchParams.get('issuer')).toBe('OMS');
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const next = await login();
    expect(next).toMatchObject({ risky: false, methods: ['totp', 'recovery'] });
    expect((await verify(server, next.flow, 'totp', codeOf(secret))).data).toHaveProperty('userId');
    expect((await read('signInMethods')).data).toMatchObject({ recoveryCodes: 10, sms: false });
    expect((await nextMessage(server, email)).body).toContain('身份验证器');
  });

  it('takes a code once, and none of another step', async () => {
    const { secret, login } = await withTotp();
    const code = codeOf(secret);
    expect((await verify(server, (await login()).flow, 'totp', code)).code).toBe(200);
    expect((await verify(server, (await login()).flow, 'totp', code)).code).toBe(10007);
    server.ahead += 120_000;
    expect((await verify(server, (await login()).flow, 'totp', code)).code).toBe(10007);
    expect((await verify(server, (await login()).flow, 'totp', codeOf(secret))).code).toBe(200);
  });

  it('is replaced by each recovery code once', { tags: ['sql'] }, async () => {
    const { recoveryCodes, login, read } = await withTotp();
    const [code = ''] = recoveryCodes;
    const both = await Promise.all(
      [await login(), await login()].map(({ flow }) => verify(server, flow, 'recovery', code)),
    );
    expect(both.map((reply) => reply.code).sort()).toEqual([10007, 200].sort());
    expect((await read('signInMethods')).data).toMatchObject({ recoveryCodes: 9 });
    const shouted = (recoveryCodes[1] ?? '').toUpperCase().replace('-', ' ');
    expect((await verify(server, (await login()).flow, 'recovery', shouted)).code).toBe(200);
  });

  it('comes and goes with the password alone', async () => {
    const { own, login, secret, email } = await withTotp();
    expect((await own('totpRemove', { password: 'Wrong#2026' })).code).toBe(10011);
    expect((await own('totpBegin', { password })).code).toBe(10009);
    const remade = await own<{ recoveryCodes: string[] }>('recoveryCodes', { password });
    expect(remade.data.recoveryCodes).toHaveLength(10);
    expect((await own('totpRemove', { password })).code).toBe(200);
    expect(await login()).toBeUndefined();
    expect((await own('totpConfirm', { code: codeOf(secret) })).code).toBe(10009);
    await nextMessage(server, email, 2);
  });

  it('does not count before a code of it was given', async () => {
    const user = await account();
    const { data } = await user.own<{ secret: string }>('totpBegin', { password });
    expect((await user.own('totpConfirm', { code: '000000' })).code).toBe(10007);
    const login = await server.login(user.email);
    expect(login.data).toHaveProperty('userId');
    expect((await user.own('totpConfirm', { code: codeOf(data.secret) })).code).toBe(200);
  });

  it('is asked for after a code by mail, too', async () => {
    const { email, secret } = await withTotp();
    const before = (await outboxOf(server, email)).length;
    const { data } = await post<{ flow: string }>(server, '/auth/jwt/sendCode', { to: email });
    const code = codeIn(await nextMessage(server, email, before));
    const { data: first } = await verify(server, data.flow, 'mail', code);
    expect(first?.next?.methods).toEqual(['totp', 'recovery']);
    expect((await verify(server, first?.next?.flow ?? '', 'totp', codeOf(secret))).code).toBe(200);
  });
});

describe('codes by text', () => {
  it('are turned on by a code to the phone, and off by the password', async () => {
    const user = await account('service.member@oms.test');
    const { phone } = (await user.read<{ phone: string }>('getUserProfile')).data;
    const before = (await outboxOf(server, phone)).length;
    const begun = await user.own<{ flow: string }>('smsBegin', { password });
    const code = codeIn(await nextMessage(server, phone, before));
    expect((await verify(server, begun.data.flow, 'sms', code)).code).toBe(10006);
    const other = await account('service.member@oms.test');
    expect((await other.own('smsConfirm', { flow: begun.data.flow, code })).code).toBe(10006);
    expect((await user.own('smsConfirm', { flow: begun.data.flow, code })).code).toBe(200);
    server.ahead += 61_000;
    const login = await post<{ next: Next }>(server, '/auth/jwt/login', { username: user.email, password });
    expect(login.data.next).toMatchObject({ risky: false, methods: ['sms'] });
    expect((await user.own('smsRemove', { password })).code).toBe(200);
    expect((await server.login(user.email)).data).toHaveProperty('userId');
  });
});

describe('what is one’s own', () => {
  it('is refused to a user who acts as another', async () => {
    const { token } = await server.signIn('super@oms.test');
    const acted = await post<{ token: string }>(server, '/auth/jwt/actas', { userId: '2003' }, { token });
    const as = { token: acted.data.token };
    for (const path of ['signInMethods', 'sessions', 'signIns']) {
      expect((await server.call('userCentre', `/api/v1/My/${path}`, as)).code).toBe(10014);
    }
    for (const path of ['totpBegin', 'totpRemove', 'recoveryCodes', 'smsBegin', 'smsRemove', 'endSession']) {
      expect((await post(server, `/api/v1/My/${path}`, { password }, as)).code).toBe(10014);
    }
  });

  it('lists sessions with their devices, and ends one of them elsewhere', async () => {
    const user = await account();
    const elsewhere = await server.signIn(user.email);
    type Sessions = { sessions: { id: string; current: boolean; ip: string }[] };
    const { sessions } = (await user.read<Sessions>('sessions')).data;
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const id = sessions[1]?.id;
    const stranger = await account('service.member@oms.test');
    expect((await stranger.own('endSession', { id })).code).toBe(10020);
    expect((await user.own('endSession', { id })).code).toBe(200);
    const path = '/api/v1/My/getUserProfile';
    expect((await server.call('userCentre', path, { token: elsewhere.token })).status).toBe(401);
    expect((await user.read('getUserProfile')).code).toBe(200);
    const more = await server.signIn(user.email);
    expect((await user.own('endOtherSessions', {})).code).toBe(200);
    expect((await server.call('userCentre', path, { token: more.token })).status).toBe(401);
  });

  it('lists sign-ins, also those that failed', async () => {
    const user = await account();
    await server.login(user.email, 'Wrong#2026');
    type SignIns = { signIns: { succeeded: boolean; way: string }[] };
    const { signIns } = (await user.read<SignIns>('signIns')).data;
    expect(signIns.map(({ succeeded }) => succeeded)).toEqual([false, true]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../testing';
import { codeIn, linkIn, nextMessage, outboxOf, post, startStandingServer, verify } from '../testing-sign-in';

let server: TestServer;
beforeAll(async () => {
  server = await startStandingServer(25_220);
});
afterAll(() => server.close());
beforeEach(() => {
  server.ahead += 61 * 60_000;
});

const password = 'Demo#2026';

/** A signed-in account, made by the link of a registration or as a copy of a seeded one. */
async function account(email: string, secret = password) {
  const cookie =
    (await server.login(email, secret)).headers.get('set-cookie')?.split(';')[0] ?? 'nobody signed in';
  const { token } = (await post<{ token: string }>(server, '/auth/jwt/authorize', {}, { cookie })).data;
  const own = <Data = null>(path: string, body: unknown) =>
    post<Data>(server, `/api/v1/My/${path}`, { password: secret, ...(body as object) }, { token });
  const profile = async () => {
    type Profile = { phone: string; phoneProved: boolean };
    return (await server.call<Profile>('userCentre', '/api/v1/My/getUserProfile', { token })).data;
  };
  return { email, own, profile };
}

async function registered(email: string, phone: string) {
  const form = { email, name: 'Xu Lan', organisation: 'Lanyu Trading', phone };
  await post(server, '/auth/account/register', { ...form, agreed: true });
  const token = linkIn(await nextMessage(server, email)).searchParams.get('token');
  await post(server, '/auth/account/verify', { ...form, token, password: 'Fresh#2027' });
  return account(email, 'Fresh#2027');
}

async function copied(of = 'client.member@oms.test') {
  const made = await server.call<{ email: string }>('userCentre', `/status/account/gen?of=${of}`);
  return account(made.data.email);
}

/** The code that the number gets; '' once it is plain that it got none. */
async function codeTo(phone: string, ask: () => Promise<unknown>): Promise<string> {
  const before = (await outboxOf(server, phone)).length;
  await ask();
  // Messages are written down one after the other: what another address gets afterwards shows that this one got nothing.
  const witness = 'client.admin@oms.test';
  const seen = (await outboxOf(server, witness)).length;
  server.ahead += 61_000;
  await post(server, '/auth/jwt/sendCode', { to: witness });
  await nextMessage(server, witness, seen);
  const [newest, ...rest] = await outboxOf(server, phone);
  return newest && rest.length >= before ? codeIn(newest) : '';
}

async function signInByText(phone: string) {
  let flow = '';
  const code = await codeTo(phone, async () => {
    flow = (await post<{ flow: string }>(server, '/auth/jwt/sendCode', { to: phone })).data.flow;
  });
  return code === '' ? null : (await verify(server, flow, 'sms', code)).data;
}

async function prove({ own }: Awaited<ReturnType<typeof account>>, phone: string) {
  let flow = '';
  const code = await codeTo(phone, async () => {
    flow = (await own<{ flow: string }>('phoneBegin', { phone })).data.flow;
  });
  return own('phoneConfirm', { flow, code });
}

describe('the phone of a registration', () => {
  it('signs in nobody, and is asked for nothing, until a code to it was right', async () => {
    const phone = '13700000001';
    const user = await registered('owner1@lanyu.test', phone);
    expect(await user.profile()).toMatchObject({ phone, phoneProved: false });
    expect(await signInByText(phone)).toBeNull();
    expect((await user.own('smsBegin', {})).code).toBe(10009);
    expect((await prove(user, phone)).code).toBe(200);
    expect(await user.profile()).toMatchObject({ phone, phoneProved: true });
    expect(await signInByText(phone)).toHaveProperty('userId');
  });

  it('takes nothing from who has proved the number', async () => {
    const user = await copied();
    const { phone } = await user.profile();
    await registered('stranger@lanyu.test', phone);
    expect(await signInByText(phone)).toHaveProperty('userId');
  });
});

describe('the phone of an account', () => {
  it('is changed by a code to the new number, after which the old one signs in nobody', async () => {
    const user = await copied();
    const { phone } = await user.profile();
    const next = '13700000002';
    expect((await user.own('phoneBegin', { phone: next, password: 'Wrong#2026' })).code).toBe(10011);
    const begun = await user.own<{ flow: string }>('phoneBegin', { phone: '137 0000-0002' });
    expect((await user.own('phoneConfirm', { flow: begun.data.flow, code: '' })).code).not.toBe(200);
    server.ahead += 61_000;
    expect((await prove(user, next)).code).toBe(200);
    expect(await signInByText(phone)).toBeNull();
    expect(await signInByText(next)).toHaveProperty('userId');
    expect((await nextMessage(server, user.email)).body).toContain('手机号');
  });

  it('turns no codes by text on for another number than the one that was proved', async () => {
    const user = await copied();
    let flow = '';
    const code = await codeTo('13700000003', async () => {
      flow = (await user.own<{ flow: string }>('phoneBegin', { phone: '13700000003' })).data.flow;
    });
    expect((await user.own('smsConfirm', { flow, code })).code).toBe(10009);
  });

  it('is dropped with the password, and signs in nobody from then on', async () => {
    const user = await copied();
    const { phone } = await user.profile();
    expect((await user.own('phoneRemove', { password: 'Wrong#2026' })).code).toBe(10011);
    expect((await user.own('phoneRemove', {})).code).toBe(200);
    expect(await user.profile()).toMatchObject({ phone: '', phoneProved: false });
    expect(await signInByText(phone)).toBeNull();
  });

  it('signs in the account that proved it last', async () => {
    const phone = '13700000004';
    const [first, second] = [await copied(), await copied()];
    await prove(first, phone);
    server.ahead += 61_000;
    await prove(second, phone);
    const before = await signInByText(phone);
    expect((await second.own('phoneRemove', {})).code).toBe(200);
    server.ahead += 61_000;
    const after = await signInByText(phone);
    expect(before).toHaveProperty('userId');
    expect(after).not.toEqual(before);
  });
});

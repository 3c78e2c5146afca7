import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoTables } from '../seed/fill';
import { startTestServer, type TestServer } from '../testing';
import { postFrom } from '../testing-sign-in';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(24_100, { trustProxy: ['127.0.0.1'] });
});
afterAll(() => server.close());

const userInfo = '/api/v1/My/getUserInfo';

describe('sign-in', () => {
  it('sets a cookie that scripts cannot read, for a week if asked to remember', async () => {
    const session = await server.login('client.member@oms.test');
    expect(session).toMatchObject({ status: 200, code: 200, data: { userId: '2003' } });
    const cookie = session.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^oms_sso=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const week = (await server.login('client.member@oms.test', undefined, true)).headers.get('set-cookie');
    expect(week).toContain('Max-Age=604800');
  });

  it('answers the same for a wrong password, an unknown account and one without a password', async () => {
    const users = (await demoTables(new Date())).find(({ name }) => name === 'users')?.rows ?? [];
    const withoutPassword = String(users.find(({ password_hash }) => password_hash === null)?.email);
    expect(withoutPassword).toMatch(/@oms\.test$/);
    const replies = [
      await server.login('super@oms.test', 'Wrong#2026'),
      await server.login('nobody@oms.test'),
      await server.login(withoutPassword),
    ];
    for (const { status, code, message, data } of replies) {
      expect({ status, code, message, data }).toEqual({
        status: 200,
        code: 10001,
        message: '账号或密码错误',
        data: null,
      });
    }
  });

  it('gives a new cookie in the place of one that somebody has planted', async () => {
    const theirs = await server.signIn('service.member@oms.test');
    for (const cookie of [theirs.cookie, `oms_sso=${'p'.repeat(43)}`]) {
      const body = { username: 'client.member@oms.test', password: 'Demo#2026' };
      const reply = await server.call('userCentre', '/auth/jwt/login', { cookie, body });
      expect(reply.headers.get('set-cookie')?.split(';')[0]).not.toBe(cookie);
      const again = await server.call('userCentre', '/auth/jwt/authorize', { cookie, body: {} });
      expect(again.code).toBe(401);
    }
  });

  it('marks the cookie as secure where the browser speaks https to a trusted proxy', async () => {
    const cookieFor = async (proto: string) => {
      const reply = await server.call('userCentre', '/auth/jwt/login', {
        body: { username: 'client.member@oms.test', password: 'Demo#2026' },
        headers: { 'x-forwarded-proto': proto },
      });
      return reply.headers.get('set-cookie');
    };
    expect(await cookieFor('https')).toContain('; Secure');
    // What comes before the word of the proxy is the sender's.
    expect(await cookieFor('https, http')).not.toContain('Secure');
  });

  const tryFrom = async (localAddress: string, username: string, password: string) =>
    (await postFrom(server, localAddress, '/auth/jwt/login', { username, password })).code;

  it('locks nobody out who is at another address than the one who failed', async () => {
    const account = 'service.admin@oms.test';
    for (let tries = 0; tries < 6; tries++) await tryFrom('127.0.0.2', account, 'Wrong#2026');
    expect(await tryFrom('127.0.0.2', account, 'Demo#2026')).toBe(10002);
    expect(await tryFrom('127.0.0.3', account, 'Demo#2026')).toBe(200);
  });

  it('stops an address that tries many accounts, and no other address', async () => {
    const from = (address: string) => (_: unknown, at: number) =>
      tryFrom(address, `nobody${at}@oms.test`, 'Wrong#2026');
    const codes = await Promise.all(Array.from({ length: 64 }, from('127.0.0.4')));
    // Those that were under way when the sixtieth failed fail, too.
    expect(codes.filter((code) => code === 10001).length).toBeGreaterThanOrEqual(60);
    expect(codes.filter((code) => code !== 10001 && code !== 10002)).toEqual([]);
    expect(await tryFrom('127.0.0.4', 'client.member@oms.test', 'Demo#2026')).toBe(10002);
    expect(await tryFrom('127.0.0.5', 'client.member@oms.test', 'Demo#2026')).toBe(200);
  });

  it('stops after five failures in five minutes, even with the right password, and opens again after them', {
    tags: ['sql'],
  }, async () => {
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => server.login('newcomer@oms.test', 'Wrong#2026')),
    );
    expect(tries.filter(({ code }) => code === 10001)).toHaveLength(5);
    expect(tries.filter(({ code }) => code === 10002)).toHaveLength(4);
    expect((await server.login('NEWCOMER@oms.test ')).code).toBe(10002);
    server.ahead += 5 * 60_000 + 1_000;
    expect((await server.login('newcomer@oms.test')).code).toBe(200);
  });

  it.each([
    [{ username: '', password: 'x' }, 'username'],
    [{ username: 'a@b.c' }, 'password'],
    [{ username: ['a'], password: 'x' }, 'username'],
    [{ username: 'a\0b', password: 'x' }, 'username'],
    [{ username: 'a'.repeat(300), password: 'x' }, 'username'],
    [{ username: 'a@b.c', password: 'x', remember: 'yes' }, 'remember'],
  ])('refuses %j and names the field', async (body, field) => {
    const reply = await server.call('userCentre', '/auth/jwt/login?lang=en', { body });
    expect(reply).toMatchObject({
      status: 200,
      code: 10010,
      message: `Field ${field} is missing or not valid`,
    });
  });

  it('is refused from a foreign page', async () => {
    const body = { username: 'super@oms.test', password: 'Demo#2026' };
    const reply = await server.call('userCentre', '/auth/jwt/login', {
      body,
      origin: 'https://evil.example',
    });
    expect(reply).toMatchObject({ status: 403, code: 403 });
  });
});

describe('tokens and sign-out', () => {
  it('needs a session, and one of ours', async () => {
    expect(await server.call('userCentre', userInfo)).toMatchObject({ status: 401, code: 401 });
    expect(await server.call('userCentre', userInfo, { token: 'a.b.c' })).toMatchObject({ status: 401 });
    // The page expects this answer: browsers would log another HTTP status as an error in the console of every page.
    expect(await server.call('userCentre', '/auth/jwt/authorize', { body: {} })).toMatchObject({
      status: 200,
      code: 401,
    });
  });

  it('refuses the cookie from a page that is not ours, or from none', async () => {
    const { cookie } = await server.signIn('service.member@oms.test');
    for (const origin of ['https://evil.example', 'null', null]) {
      const reply = await server.call('userCentre', '/auth/jwt/authorize', { cookie, origin, body: {} });
      expect(reply.status).toBe(403);
    }
  });

  it('ends every token of the session on sign-out, and no other session', async () => {
    const one = await server.signIn('service.member@oms.test');
    const other = await server.signIn('service.member@oms.test');
    const second = await server.call<{ token: string }>('userCentre', '/auth/jwt/authorize', {
      cookie: one.cookie,
      body: {},
      origin: server.urls.erp,
    });
    const out = await server.call('userCentre', '/auth/jwt/logout', { cookie: one.cookie, body: {} });
    expect(out.headers.get('set-cookie')).toMatch(/^oms_sso=;.*(Max-Age=0|1970)/);
    for (const token of [one.token, second.data.token]) {
      expect(await server.call('boss', '/api/v1/TaskCenter/findList', { token })).toMatchObject({
        status: 401,
      });
    }
    expect(
      (await server.call('userCentre', '/auth/jwt/authorize', { cookie: one.cookie, body: {} })).code,
    ).toBe(401);
    expect((await server.call('userCentre', userInfo, { token: other.token })).status).toBe(200);
    await server.call('userCentre', '/auth/jwt/logout', { token: other.token, body: {} });
    expect((await server.call('userCentre', userInfo, { token: other.token })).status).toBe(401);
  });

  it('ends with the token, and with the session of a day', async () => {
    const { cookie, token } = await server.signIn('service.member@oms.test');
    server.ahead += 9 * 3_600_000;
    expect((await server.call('userCentre', userInfo, { token })).status).toBe(401);
    expect((await server.call('userCentre', '/auth/jwt/authorize', { cookie, body: {} })).code).toBe(200);
    server.ahead += 16 * 3_600_000;
    expect((await server.call('userCentre', '/auth/jwt/authorize', { cookie, body: {} })).code).toBe(401);
  });
});

describe('tickets', () => {
  async function ticketFor(service: string) {
    const { cookie, token } = await server.signIn('client.admin@oms.test');
    const body = { service };
    const reply = await server.call<{ ticket: string; redirect: string }>('userCentre', '/auth/jwt/ticket', {
      cookie,
      body,
    });
    return { ...reply, token, cookie };
  }
  const redeem = (ticket: string, origin: string | null) =>
    server.call<{ token: string }>('userCentre', '/auth/jwt/authorize', { body: { ticket }, origin });

  it('turns into a token of the same session once, for its own origin', { tags: ['sql'] }, async () => {
    const { partner, erp } = server.urls;
    const { data, cookie } = await ticketFor(`${partner}/orders?page=2#top`);
    expect(data.redirect).toBe(`${partner}/orders?page=2&ticket=${data.ticket}#top`);
    expect(await redeem(data.ticket, erp)).toMatchObject({ status: 200, code: 10004 });
    expect(await redeem(data.ticket, null)).toMatchObject({ code: 10004 });
    const both = await Promise.all([redeem(data.ticket, partner), redeem(data.ticket, partner)]);
    expect(both.map(({ code }) => code).sort()).toEqual([10004, 200].sort());
    const token = both.find(({ code }) => code === 200)?.data.token ?? '';
    expect((await server.call('userCentre', userInfo, { token, origin: partner })).status).toBe(200);
    await server.call('userCentre', '/auth/jwt/logout', { cookie, body: {} });
    expect((await server.call('userCentre', userInfo, { token, origin: partner })).status).toBe(401);
  });

  it('is worthless once a page has discarded it, and gives that page nothing', async () => {
    const { partner } = server.urls;
    const { data } = await ticketFor(`${partner}/orders?omsState=4f`);
    expect(new URL(data.redirect).searchParams.get('omsState')).toBe('4f');
    const discard = { ticket: data.ticket, discard: true };
    const path = '/auth/jwt/authorize';
    const reply = await server.call('userCentre', path, { body: discard, origin: partner });
    expect(reply).toMatchObject({ code: 200, data: null });
    expect((await redeem(data.ticket, partner)).code).toBe(10004);
    expect((await server.call('userCentre', path, { body: discard, origin: partner })).code).toBe(10004);
  });

  it('brings organisation and language to a host that no cookie reaches', async () => {
    const { partner } = server.urls;
    const { cookie } = await server.signIn('client.admin@oms.test');
    const made = await server.call<{ ticket: string }>(
      'userCentre',
      '/auth/jwt/ticket?contextId=1000412&lang=en',
      { cookie, body: { service: `${partner}/` } },
    );
    expect(made.data.ticket).toMatch(/^omst_[\w-]{32,}$/);
    expect((await redeem(made.data.ticket, partner)).data).toMatchObject({
      contextId: '1000412',
      lang: 'en',
    });
  });

  it('is refused after a minute, after sign-out, and when it was never made', async () => {
    const { partner } = server.urls;
    const late = await ticketFor(`${partner}/`);
    server.ahead += 60_001;
    expect((await redeem(late.data.ticket, partner)).code).toBe(10004);
    const ended = await ticketFor(`${partner}/`);
    await server.call('userCentre', '/auth/jwt/logout', { cookie: ended.cookie, body: {} });
    expect((await redeem(ended.data.ticket, partner)).code).toBe(10004);
    expect((await redeem('made-up', partner)).code).toBe(10004);
  });

  it('is made for our hosts only', async () => {
    const { partner } = server.urls;
    for (const service of [
      'https://evil.example/',
      `${partner}@evil.example/`,
      partner.replace('127.0.0.1', '127.0.0.1.evil.example'),
      'javascript:1',
    ]) {
      expect((await ticketFor(service)).status).toBe(403);
    }
    expect((await ticketFor('not an address')).code).toBe(10010);
  });
});

describe('the expired password', () => {
  it('blocks all but the change, which frees the account and ends its other sessions', async () => {
    const first = await server.signIn('expired@oms.test');
    const { token } = await server.signIn('expired@oms.test');
    for (const path of [userInfo, '/api/v1/Context/baseData', '/api/v1/BizNotify/stats']) {
      expect(await server.call('userCentre', path, { token })).toMatchObject({ status: 200, code: 10003 });
    }
    expect((await server.call('userCentre', '/api/v1/My/getUserProfile', { token })).code).toBe(200);
    const change = async (currentPassword: string, newPassword: string) =>
      (
        await server.call('userCentre', '/api/v1/My/changePassword', {
          token,
          body: { currentPassword, newPassword },
        })
      ).code;
    expect(await change('Wrong#2026', 'Fresh#2027')).toBe(10011);
    expect(await change('Demo#2026', 'Demo#2026')).toBe(10013);
    for (const weak of [
      'Short#1',
      'nouppercase#1',
      'NOLOWERCASE#1',
      'NoDigits##',
      'NoSpecial12',
      'TooLongTooLong#12',
    ]) {
      expect(await change('Demo#2026', weak)).toBe(10012);
    }
    expect(await change('Demo#2026', 'Fresh#2027')).toBe(200);
    expect((await server.call('userCentre', userInfo, { token })).code).toBe(200);
    expect((await server.call('userCentre', userInfo, { token: first.token })).status).toBe(401);
    expect((await server.login('expired@oms.test')).code).toBe(10001);
    expect((await server.login('expired@oms.test', 'Fresh#2027')).code).toBe(200);
  });

  it('cannot be guessed with a stolen token', async () => {
    const { token } = await server.signIn('newcomer@oms.test');
    const body = { currentPassword: 'Wrong#2026', newPassword: 'Fresh#2027' };
    const codes: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      codes.push((await server.call('userCentre', '/api/v1/My/changePassword', { token, body })).code);
    }
    expect(codes).toEqual([10011, 10011, 10011, 10011, 10011, 10002]);
  });
});

describe('the first calls of a page in one', () => {
  const start = (cookie: string | undefined, origin = server.urls.console, query = '') =>
    server.call('userCentre', `/auth/jwt/start${query}`, {
      ...(cookie && { cookie }),
      body: {},
      headers: { origin },
    });

  it('gives the token of the cookie, and what each call would give', async () => {
    const { cookie } = await server.signIn('client.admin@oms.test');
    const { code, data } = await start(cookie, undefined, '?lang=en&contextId=');
    const { token, userId, replies } = data as {
      token: string;
      userId: string;
      replies: Record<string, unknown>;
    };
    expect(code).toBe(200);
    expect(userId).toBe('2002');
    const names = Object.keys(replies);
    expect(names).toHaveLength(5);
    for (const name of names) {
      const path = name.slice('GET '.length);
      const own = await server.call('userCentre', `${path}${path.includes('?') ? '&' : '?'}lang=en`, {
        token,
      });
      expect(replies[name], name).toEqual(own.data);
    }
  });

  it('leaves out what the service refuses, and gives nothing without a session', async () => {
    const { cookie } = await server.signIn('client.admin@oms.test');
    const elsewhere = await start(cookie, undefined, '?contextId=1');
    expect(Object.keys((elsewhere.data as { replies: object }).replies)).toEqual([
      'GET /api/v1/Context/baseData?noVerify=1',
    ]);
    expect((await start(undefined)).code).toBe(401);
    expect((await start(cookie, 'https://evil.example')).status).toBe(403);
  });

  it('answers the same to the GET that a page preloads, and nothing to a page of another or to a link', async () => {
    const { cookie } = await server.signIn('client.admin@oms.test');
    const get = (origin?: string) =>
      fetch(`${server.urls.userCentre}/auth/jwt/start?lang=en&contextId=`, {
        headers: { cookie, ...(origin && { origin }) },
      });
    const own = await get(server.urls.console);
    const { data } = (await own.json()) as { data: { userId: string; replies: object } };
    const posted = (await start(cookie, undefined, '?lang=en&contextId=')).data as { replies: object };
    expect(data).toMatchObject({ userId: '2002', replies: posted.replies });
    expect(own.headers.get('cache-control')).toBe('no-store');
    for (const origin of ['https://evil.example', undefined]) expect((await get(origin)).status).toBe(403);
  });
});

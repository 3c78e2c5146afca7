import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../testing';
import {
  codeIn,
  type Next,
  nextMessage,
  outboxOf,
  post,
  postFrom,
  startStandingServer,
  verify,
} from '../testing-sign-in';

let server: TestServer;

beforeAll(async () => {
  server = await startStandingServer(24_120);
});
afterAll(() => server.close());
// Limits of an hour are over before each test.
beforeEach(() => {
  server.ahead += 61 * 60_000;
});

interface Sending {
  readonly flow: string;
  readonly channel: string;
  readonly resendIn: number;
}

const sendCode = (to: string) => post<Sending>(server, '/auth/jwt/sendCode', { to });

/** Asks for a code and reads it. */
async function codeFor(to: string) {
  const before = (await outboxOf(server, to)).length;
  const { data } = await sendCode(to);
  return { flow: data.flow, code: codeIn(await nextMessage(server, to, before)) };
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');
const phoneOf = async (email: string) => {
  const { token } = await server.signIn(email);
  const path = '/api/v1/My/getUserProfile';
  return (await server.call<{ phone: string }>('userCentre', path, { token })).data.phone;
};

describe('sign-in by a code', () => {
  it('signs in by a mail', async () => {
    const { flow, code } = await codeFor('client.member@oms.test');
    const reply = await verify(server, flow, 'mail', ` ${code} `);
    expect(reply).toMatchObject({ code: 200, data: { userId: '2003' } });
    expect(reply.headers.get('set-cookie')).toContain('oms_sso=');
    expect((await verify(server, flow, 'mail', code)).code).toBe(10006);
  });

  it('signs in by a text to the phone, however the number is written', async () => {
    const phone = await phoneOf('client.member@oms.test');
    const before = (await outboxOf(server, phone)).length;
    const spelled = `${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`;
    const { data } = await sendCode(spelled);
    expect(data.channel).toBe('sms');
    const code = codeIn(await nextMessage(server, phone, before));
    expect((await verify(server, data.flow, 'sms', code)).data).toMatchObject({ userId: '2003' });
  });

  it('answers the same for an address that nobody has, and every code of it is wrong', async () => {
    const known = await sendCode('client.admin@oms.test');
    const unknown = await sendCode('nobody@oms.test');
    const { flow, ...rest } = unknown.data;
    expect(rest).toEqual({ ...known.data, flow: undefined, channel: 'mail' });
    expect(flow).toHaveLength(known.data.flow.length);
    expect(await verify(server, flow, 'mail', '123456')).toMatchObject({ code: 10007, data: { left: 4 } });
    expect(await outboxOf(server, 'nobody@oms.test')).toEqual([]);
    // Neither may be asked again at once, and both refusals are equal.
    const again = [await sendCode('client.admin@oms.test'), await sendCode('nobody@oms.test')];
    expect(again.map(({ code, data }) => [code, data])).toEqual([
      [10005, { wait: 60 }],
      [10005, { wait: 60 }],
    ]);
  });

  it('ends after five wrong codes, also where they come at once', { tags: ['sql'] }, async () => {
    const { flow, code } = await codeFor('service.member@oms.test');
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => verify(server, flow, 'mail', other(code))),
    );
    expect(tries.map((reply) => reply.code).sort()).toEqual([
      ...Array(3).fill(10006),
      ...Array(5).fill(10007),
    ]);
    expect((await verify(server, flow, 'mail', code)).code).toBe(10006);
  });

  it('takes a code for five minutes, in its own sign-in, and by its own way', async () => {
    const one = await codeFor('client.member@oms.test');
    server.ahead += 61_000;
    const two = await codeFor('client.member@oms.test');
    expect((await verify(server, two.flow, 'mail', one.code)).code).toBe(10007);
    expect((await verify(server, two.flow, 'sms', two.code)).code).toBe(10010);
    server.ahead += 5 * 60_000;
    expect((await verify(server, two.flow, 'mail', two.code)).code).toBe(10007);
  });

  it('sends another code, after which the first is worth nothing', async () => {
    const { flow, code } = await codeFor('client.member@oms.test');
    const resend = () => post<{ wait: number }>(server, '/auth/jwt/resendCode', { flow });
    expect(await resend()).toMatchObject({ code: 10005, data: { wait: 60 } });
    server.ahead += 60_000;
    const before = (await outboxOf(server, 'client.member@oms.test')).length;
    expect((await resend()).code).toBe(200);
    const next = codeIn(await nextMessage(server, 'client.member@oms.test', before));
    if (next !== code) expect((await verify(server, flow, 'mail', code)).code).toBe(10007);
    expect((await verify(server, flow, 'mail', next)).code).toBe(200);
  });

  it('sends five codes an hour from one sender to one address', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect((await sendCode('nobody@oms.test')).code).toBe(200);
      server.ahead += 61_000;
    }
    const refused = await post<{ wait: number }>(server, '/auth/jwt/sendCode?lang=en', {
      to: 'nobody@oms.test',
    });
    expect(refused.code).toBe(10005);
    expect(refused.data.wait).toBeGreaterThan(54 * 60 - 10);
    expect(refused.message).toMatch(/^Codes were sent too often\. Try again in 5\d min$/);
  });

  it('keeps nobody waiting for what a stranger has asked for', async () => {
    const to = 'service.admin@oms.test';
    const { flow, code } = await codeFor(to);
    const stranger = () => postFrom(server, '127.0.0.6', '/auth/jwt/sendCode', { to });
    for (let at = 0; at < 5; at += 1) {
      expect((await stranger()).code).toBe(200);
      server.ahead += 50_000;
      expect((await stranger()).code).toBe(10005);
      server.ahead += 11_000;
    }
    expect((await stranger()).code).toBe(10005);
    expect((await sendCode(to)).code).toBe(200);
    server.ahead -= 5 * 61_000;
    expect((await verify(server, flow, 'mail', code)).code).toBe(200);
  });

  it('sends thirty codes an hour to one address, whoever asks', async () => {
    const to = 'nobody@oms.test';
    const codes: number[] = [];
    for (let at = 0; at < 31; at += 1) {
      codes.push((await postFrom(server, `127.0.1.${at + 1}`, '/auth/jwt/sendCode', { to })).code);
    }
    expect(codes).toEqual([...Array(30).fill(200), 10005]);
  });

  it.each([['no address'], ['@'], ['12'], ['1'.repeat(16)], ['a@b c']])(
    'refuses to send to %s',
    async (to) => {
      expect(await sendCode(to)).toMatchObject({ status: 200, code: 10010 });
    },
  );

  it('is refused from a foreign page', async () => {
    for (const path of ['sendCode', 'resendCode', 'verifyCode']) {
      const origin = 'https://evil.example';
      expect((await post(server, `/auth/jwt/${path}`, {}, { origin })).status).toBe(403);
    }
  });
});

describe('a risky sign-in', () => {
  const login = async () => {
    const before = (await outboxOf(server, await phone())).length;
    const reply = await post<{ next: Next }>(
      server,
      '/auth/jwt/login',
      { username: 'risky@oms.test', password: 'Demo#2026' },
      { headers: { 'user-agent': edge } },
    );
    return { ...reply, before };
  };
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
  let known = '';
  /** From the seed: nobody signs in as risky without the phone. */
  async function phone(): Promise<string> {
    if (known) return known;
    const { token } = await server.signIn('super@oms.test');
    const path = '/auth/jwt/actas';
    const acted = await post<{ token: string }>(server, path, { userId: '2007' }, { token });
    const profile = '/api/v1/My/getUserProfile';
    const { data } = await server.call<{ phone: string }>('userCentre', profile, { token: acted.data.token });
    known = data.phone;
    return known;
  }

  it('asks the phone before there is a session', async () => {
    const reply = await login();
    const { next } = reply.data;
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(next).toMatchObject({ risky: true, methods: ['sms'], resendIn: 60 });
    expect(next.target).toBe(`${known.slice(0, 3)} •••• ${known.slice(-4)}`);
    expect(next.attempt).toMatchObject({ browser: 'Microsoft Edge 142', system: 'Windows' });
    const code = codeIn(await nextMessage(server, known, reply.before));
    expect((await verify(server, next.flow, 'sms', other(code))).code).toBe(10007);
    const right = await verify(server, next.flow, 'sms', code);
    expect(right.data).toEqual({ userId: '2007' });
    expect(right.headers.get('set-cookie')).toContain('oms_sso=');
  });

  it('asks for nothing more where the phone was the way in', async () => {
    const number = await phone();
    const { flow, code } = await codeFor(number);
    expect((await verify(server, flow, 'sms', code)).data).toEqual({ userId: '2007' });
  });

  it('asks the phone after a mail, too', async () => {
    const before = (await outboxOf(server, await phone())).length;
    const { flow, code } = await codeFor('risky@oms.test');
    expect((await verify(server, flow, 'mail', code)).data?.next?.risky).toBe(true);
    expect((await nextMessage(server, known, before)).channel).toBe('sms');
  });

  it('begins again without another text within a minute', async () => {
    const first = await login();
    await nextMessage(server, known, first.before);
    server.ahead += 20_000;
    const { data, before } = await login();
    expect(data.next.resendIn).toBe(40);
    // A text is written down after the reply: that of the next minute shows that none came in this one.
    server.ahead += 40_000;
    await login();
    await nextMessage(server, known, before);
    expect(await outboxOf(server, known)).toHaveLength(before + 1);
  });

  it('gives no more than five tries in five minutes, however often it begins again', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 2; at += 1) {
      const { data, before } = await login();
      const code = codeIn(await nextMessage(server, known, before));
      for (let tries = 0; tries < 3; tries += 1) {
        codes.push((await verify(server, data.next.flow, 'sms', other(code))).code);
      }
      server.ahead += 60_000;
    }
    expect(codes).toEqual([10007, 10007, 10007, 10007, 10007, 10002]);
  });
});

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/accounts';
import type { TestServer } from '../testing';
import { linkIn, nextMessage, outboxOf, post, postFrom, startStandingServer } from '../testing-sign-in';

let server: TestServer;
let smtp: SMTPServer;
const arrived: string[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Without a network the look-up of the sender's name keeps each mail for 1.5 s.
    disableReverseLookup: true,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        arrived.push(`${session.envelope.rcptTo[0]?.address}\n${text}`);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  server = await startStandingServer(24_160, { smtpUrl: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(() => {
  server.ahead += 61 * 60_000;
});

const account = <Data = null>(path: string, body: unknown, lang = 'en') =>
  post<Data>(server, `/auth/account/${path}?lang=${lang}`, body);

const form = { name: 'Xu Lan', organisation: 'Lanyu Trading', phone: '138 0000 1111', agreed: true };

async function tokenFor(to: string): Promise<string> {
  return linkIn(await nextMessage(server, to)).searchParams.get('token') ?? '';
}

describe('registration', () => {
  it('makes an account by the link of its mail, once', { tags: ['sql'] }, async () => {
    const email = 'xu.lan@lanyu.test';
    expect((await account('register', { ...form, email: ` ${email.toUpperCase()} ` })).code).toBe(200);
    const sent = await nextMessage(server, email);
    expect(sent.subject).toBe('Activate your OMS account');
    const link = linkIn(sent);
    expect(link.href.startsWith(`${server.urls.console}/verify?token=`)).toBe(true);
    const token = link.searchParams.get('token') ?? '';
    expect((await server.login(email, 'Fresh#2027')).code).toBe(10001);
    const { name, organisation } = form;
    const phone = '13800001111';
    expect((await account('registerLink', { token })).data).toEqual({ email, name, organisation, phone });
    const nameless = await account<{ errors: object }>('verify', { token, password: 'Fresh#2027' });
    expect(nameless.code).toBe(10040);
    expect(Object.keys(nameless.data.errors).sort()).toEqual(['name', 'organisation', 'phone']);
    expect((await account('verify', { ...form, token, password: 'weak' })).code).toBe(10012);
    const both = await Promise.all([
      account('verify', { ...form, token, password: 'Fresh#2027' }),
      account('verify', { ...form, token, password: 'Other#2027' }),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([10008, 200].sort());
    const password = both[0]?.code === 200 ? 'Fresh#2027' : 'Other#2027';
    const login = await server.login(email, password);
    expect(login.code).toBe(200);
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { data } = await post<{ token: string }>(server, '/auth/jwt/authorize', {}, { cookie });
    const info = await server.call<{ organization: { name: string }; roleLabel: string }>(
      'userCentre',
      '/api/v1/My/getUserInfo',
      { token: data.token },
    );
    expect(info.data).toMatchObject({ roleLabel: 'CLADM', organization: { name: 'Lanyu Trading' } });
    const option = await server.call<{ optionValue: string }>(
      'userCentre',
      '/api/v1/My/getUserOptionByName?optionName=hide_intro',
      { token: data.token },
    );
    expect(option.data.optionValue).toBe('0');
  });

  it('arrives by the mail server, in the language of the page', async () => {
    const email = 'mail@lanyu.test';
    await account('register', { ...form, email }, 'zh-CN');
    const found = () => arrived.find((text) => text.startsWith(email));
    await expect.poll(found).toBeDefined();
    const mail = found() ?? '';
    expect(mail).toContain('From: OMS <no-reply@oms.test>');
    expect(mail).toMatch(/Subject: =\?UTF-8\?/);
    await expect.poll(async () => (await outboxOf(server, email))[0]?.sentAt).toEqual(expect.any(String));
    expect((await outboxOf(server, email))[0]?.subject).toBe('激活您的 OMS 账号');
  });

  it('answers the same for an address that has an account, and tells its owner alone', async () => {
    const known = await account('register', { ...form, email: 'client.admin@oms.test' });
    const fresh = await account('register', { ...form, email: 'fresh@lanyu.test' });
    const { requestId: one, headers: _, ...a } = known;
    const { requestId: two, headers: __, ...b } = fresh;
    expect(a).toEqual(b);
    expect(one).not.toBe(two);
    const sent = await nextMessage(server, 'client.admin@oms.test');
    expect(sent.subject).toBe('You have an OMS account already');
    expect(sent.body).not.toContain('token');
  });

  it('names every field that is not right', async () => {
    const reply = await account<{ errors: Record<string, string> }>('register', {
      email: 'nobody',
      name: 'see http://evil.example',
      organisation: '',
      phone: 'abc',
    });
    expect(reply.code).toBe(10040);
    expect(Object.keys(reply.data?.errors ?? {}).sort()).toEqual([
      'agreed',
      'email',
      'name',
      'organisation',
      'phone',
    ]);
  });

  it('sends the link again, not more than once a minute, and each works until one has', async () => {
    const email = 'again@lanyu.test';
    await account('register', { ...form, email });
    const first = await tokenFor(email);
    expect(await account('registerAgain', { email })).toMatchObject({ code: 10005, data: { wait: 60 } });
    server.ahead += 60_000;
    expect((await account('registerAgain', { email })).code).toBe(200);
    const second = linkIn(await nextMessage(server, email, 1)).searchParams.get('token');
    expect((await account('registerLink', { token: first })).code).toBe(200);
    expect((await account('verify', { ...form, token: second, password: 'Fresh#2027' })).code).toBe(200);
    expect((await account('registerLink', { token: first })).code).toBe(10008);
    expect((await account('registerAgain', { email: 'nobody.here@lanyu.test' })).code).toBe(200);
    expect(await outboxOf(server, 'nobody.here@lanyu.test')).toEqual([]);
  });

  it('is over after a day', async () => {
    const email = 'late@lanyu.test';
    await account('register', { ...form, email });
    const token = await tokenFor(email);
    server.ahead += 24 * 60 * 60_000;
    expect((await account('verify', { ...form, token, password: 'Fresh#2027' })).code).toBe(10008);
  });

  it('stays what it was where a stranger registers the address, too', async () => {
    const email = 'owner@lanyu.test';
    await account('register', { ...form, email });
    const token = await tokenFor(email);
    const theirs = { ...form, email, name: 'Mallory', phone: '139 9999 0000' };
    expect((await postFrom(server, '127.0.0.7', '/auth/account/register', theirs)).code).toBe(200);
    await nextMessage(server, email, 1);
    expect((await account<{ name: string }>('registerLink', { token })).data.name).toBe('Xu Lan');
    server.ahead += 61_000;
    await account('registerAgain', { email });
    const again = linkIn(await nextMessage(server, email, 2)).searchParams.get('token');
    expect((await account<{ name: string }>('registerLink', { token: again })).data.name).toBe('Xu Lan');
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => account('reset', { email });
  const copy = async () =>
    (await server.call<{ email: string }>('userCentre', '/status/account/gen?of=client.member@oms.test')).data
      .email;

  it('is replaced by the link of a mail, once, which ends all sessions and takes the old one away', async () => {
    const email = await copy();
    const { token: session } = await server.signIn(email);
    expect((await ask(email)).code).toBe(200);
    const token = await tokenFor(email);
    expect((await account<{ email: string }>('resetLink', { token })).data.email).toBe(email);
    expect((await account('setPassword', { token, password: 'weak' })).code).toBe(10012);
    expect((await account('setPassword', { token, password: demoPassword })).code).toBe(10013);
    expect((await account('setPassword', { token, password: 'Fresh#2027' })).code).toBe(200);
    expect((await account('setPassword', { token, password: 'Fresh#2028' })).code).toBe(10008);
    const info = await server.call('userCentre', '/api/v1/My/getUserInfo', { token: session });
    expect(info.status).toBe(401);
    expect((await server.login(email)).code).toBe(10001);
    expect((await server.login(email, 'Fresh#2027')).code).toBe(200);
    expect((await nextMessage(server, email, 1)).subject).toBe('Your OMS password was changed');
  });

  it('answers the same for an address that nobody has', async () => {
    const replies = [await ask(await copy()), await ask('nobody@lanyu.test')];
    expect(replies.map(({ status, code, message, data }) => ({ status, code, message, data }))).toEqual(
      Array(2).fill({ status: 200, code: 200, message: 'Done', data: null }),
    );
    expect(await outboxOf(server, 'nobody@lanyu.test')).toEqual([]);
    expect(await ask('nobody@lanyu.test')).toMatchObject({ code: 10005, data: { wait: 60 } });
  });

  it('is worth nothing after half an hour and as another link, and stays good where somebody asks for one more', async () => {
    const email = await copy();
    await ask(email);
    const first = await tokenFor(email);
    server.ahead += 61_000;
    await ask(email);
    const second = linkIn(await nextMessage(server, email, 1)).searchParams.get('token') ?? '';
    expect((await account('resetLink', { token: first })).code).toBe(200);
    expect((await account('verify', { ...form, token: second, password: 'Fresh#2027' })).code).toBe(10008);
    server.ahead += 30 * 60_000;
    expect((await account('setPassword', { token: second, password: 'Fresh#2027' })).code).toBe(10008);
  });

  it('keeps nobody waiting for what a stranger has asked for, and ends their links with the owner’s', async () => {
    const email = await copy();
    expect((await postFrom(server, '127.0.0.8', '/auth/account/reset', { email })).code).toBe(200);
    const theirs = await tokenFor(email);
    expect((await ask(email)).code).toBe(200);
    const own = linkIn(await nextMessage(server, email, 1)).searchParams.get('token');
    expect((await account('setPassword', { token: own, password: 'Fresh#2027' })).code).toBe(200);
    expect((await account('setPassword', { token: theirs, password: 'Fresh#2028' })).code).toBe(10008);
  });

  it('is refused from a foreign page', async () => {
    const origin = 'https://evil.example';
    for (const path of ['reset', 'resetLink', 'setPassword', 'register', 'registerAgain', 'verify']) {
      expect((await post(server, `/auth/account/${path}`, {}, { origin })).status).toBe(403);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';
import { atProvider, browserAt } from './testing';

let server: TestServer;
let host: string;

beforeAll(async () => {
  server = await startTestServer(24_960);
  host = new URL(server.urls.console).host;
});
afterAll(() => server.close());

interface Visitor {
  readonly cookie: string;
  readonly token: string;
}

const browser = ({ cookie }: Pick<Visitor, 'cookie'> = { cookie: '' }) => browserAt(server.urls, cookie);

const renderPath = (provider: string, redirectUrl: string, at = host, purpose = 'bind') =>
  `/auth/connect/render/${provider}?${new URLSearchParams({ host: at, redirectUrl, purpose })}`;

const page = () => `${server.urls.console}/home/connections?provider=workplace`;

/** The steps of a person at the provider, and back to the page. */
async function chosen(visitor: Visitor, person = 'mia.chen', provider = 'workplace', purpose = 'bind') {
  const one = browser(visitor);
  const address = await atProvider(one, renderPath(provider, page(), host, purpose), { as: person });
  const { to } = await one.visit(address);
  const [code, state] = ['code', 'state'].map((name) => to?.searchParams.get(name) ?? '');
  return { url: to as URL, code, state, cookie: one.cookies(), address };
}

const post = <Data>(path: string, { token }: Visitor, body: unknown = {}) =>
  server.call<Data>('userCentre', `${path}?host=${encodeURIComponent(host)}`, { token, body });
const back = (visitor: Visitor, body: unknown, provider = 'workplace') =>
  post<{ accountName: string }>(`/auth/connect/callback/${provider}`, visitor, body);
const bound = (visitor: Visitor) =>
  post<{ provider: string; accountName: string }[]>('/auth/connect/bound', visitor);

describe('binding an account of a provider', () => {
  it('goes to the provider and comes back with a code that is good once', async () => {
    const visitor = await server.signIn('client.member@oms.test');
    expect((await bound(visitor)).data).toEqual([]);
    const { url, code, state } = await chosen(visitor);
    expect(url.href.startsWith(`${page()}&`)).toBe(true);
    expect((await back(visitor, { code, state })).data.accountName).toBe('mia.chen');
    expect((await back(visitor, { code, state })).code).toBe(10016);
    expect((await bound(visitor)).data).toMatchObject([{ provider: 'workplace', accountName: 'mia.chen' }]);
    expect((await post('/auth/connect/unbind/workplace', visitor)).code).toBe(200);
    expect((await post('/auth/connect/unbind/workplace', visitor)).code).toBe(10020);
    expect((await bound(visitor)).data).toEqual([]);
  });

  it('is refused with the code of another session, another provider, or too late', async () => {
    const one = await server.signIn('client.member@oms.test');
    const other = await server.signIn('service.member@oms.test');
    const theirs = await chosen(other);
    // Otherwise a link with an attacker's code would bind the attacker's account to the visitor.
    expect((await back(one, theirs)).code).toBe(10016);
    const mine = await chosen(one);
    expect((await back(one, mine, 'cloud')).code).toBe(10016);
    expect((await back(one, { code: 'made-up', state: mine.state })).code).toBe(10016);
    server.ahead += 10 * 60_000 + 1;
    expect((await back(one, mine)).code).toBe(10016);
  });

  it('binds an account to one user only', async () => {
    const one = await server.signIn('client.member@oms.test');
    const other = await server.signIn('service.member@oms.test');
    expect((await back(one, await chosen(one, 'leo.wang'))).code).toBe(200);
    expect((await back(other, await chosen(other, 'leo.wang'))).code).toBe(10017);
    expect((await back(other, await chosen(other, 'ana.liu'))).code).toBe(200);
  });

  it('takes any account that the visitor has there by its name, which is a name and nothing else', async () => {
    const visitor = await server.signIn('client.admin@oms.test');
    expect((await back(visitor, await chosen(visitor, 'client.member.2051'))).data.accountName).toBe(
      'client.member.2051',
    );
    const one = browser(visitor);
    for (const as of ['', '<b>mia', 'x'.repeat(41)]) {
      const refused = await atProvider(one, renderPath('workplace', page()), { as });
      expect((await one.visit(refused)).to?.href).toBe(`${page()}&error=denied`);
    }
  });

  it('is refused to a user who acts as another', async () => {
    const own = await server.signIn('super@oms.test');
    const acted = await server.call<{ token: string }>('userCentre', '/auth/jwt/actas', {
      token: own.token,
      body: { userId: '2003' },
    });
    const visitor = { cookie: own.cookie, token: acted.data.token };
    expect((await back(visitor, await chosen(visitor))).code).toBe(10014);
    expect((await post('/auth/connect/unbind/workplace', visitor)).code).toBe(10014);
  });
});

describe('a provider', () => {
  it('shows nothing of it in frames of others', async () => {
    const identity = `http://localhost:${Number(new URL(server.urls.userCentre).port) + 8}`;
    for (const path of ['/', '/workplace/auth', '/workplace/.well-known/openid-configuration']) {
      const { headers } = await fetch(identity + path, { redirect: 'manual' });
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('the redirect to the provider', () => {
  it('leads back to pages of allowed hosts only', async () => {
    const { cookie } = await server.signIn('client.member@oms.test');
    const { console: home, erp } = server.urls;
    for (const [redirectUrl, at] of [
      ['https://evil.example/', host],
      [`${home}@evil.example/`, host],
      [home.replace('//', '//me@'), host],
      [home, 'evil.example'],
      [erp, new URL(erp).host],
      [erp, host],
      ['javascript:alert(1)', host],
    ] as const) {
      const { response } = await browser({ cookie }).visit(renderPath('workplace', redirectUrl, at));
      expect([redirectUrl, response.status]).toEqual([redirectUrl, 403]);
    }
    expect((await browser({ cookie }).visit(renderPath('nobody', page()))).to).toBeNull();
  });

  it('comes back at once without a session, and from a refusal', async () => {
    const none = await browser().visit(renderPath('workplace', page()));
    expect(none.to?.href).toBe(`${page()}&error=session`);
    const one = browser(await server.signIn('client.member@oms.test'));
    const back = await atProvider(one, renderPath('workplace', page()), { deny: '1' });
    expect((await one.visit(back)).to?.href).toBe(`${page()}&error=denied`);
  });

  it('goes by state, nonce and PKCE', async () => {
    const { to } = await browser(await server.signIn('client.member@oms.test')).visit(
      renderPath('workplace', page()),
    );
    expect(to?.origin).toBe(`http://localhost:${Number(new URL(server.urls.userCentre).port) + 8}`);
    expect(to?.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(to?.searchParams.get(name)?.length).toBeGreaterThan(40);
    }
  });

  it('takes nothing that is changed, sent twice, or brought by another browser', async () => {
    const one = browser();
    const address = await atProvider(one, renderPath('social', page(), host, 'login'), { as: 'mia.chen' });
    const login = `${server.urls.console}/login?provider=social&error=foreign`;
    expect((await browser().visit(address)).to?.href).toBe(login);
    const wrong = new URL(address);
    wrong.searchParams.set('state', 'made-up');
    expect((await one.visit(wrong)).to?.href).toBe(login);
    const forged = new URL(address);
    forged.searchParams.set('code', 'made-up');
    expect((await one.visit(forged)).to?.searchParams.get('error')).toBe('failed');
    expect((await one.visit(address)).to?.searchParams.get('code')).toBeTruthy();
    expect((await one.visit(address)).to?.href).toBe(login);
    const member = browser(await server.signIn('client.member@oms.test'));
    expect((await member.visit(address)).to?.href).toBe(
      `${server.urls.console}/home/connections?provider=social&error=foreign`,
    );
  });
});

describe('signing in by a provider', () => {
  interface Reply {
    readonly userId?: string;
    readonly unbound?: { accountName: string; connect: string };
  }
  const login = ({ code, state, cookie }: Awaited<ReturnType<typeof chosen>>, provider = 'social') =>
    server.call<Reply>('userCentre', `/auth/connect/callback/${provider}?host=${encodeURIComponent(host)}`, {
      cookie,
      body: { code, state },
    });
  const nobody = { cookie: '', token: '' };
  const at = (person: string) => chosen(nobody, person, 'social', 'login');

  it('binds an account that is bound to nobody to the user who then signs in, and signs in by it from then on', async () => {
    const first = await at('mia.chen');
    const reply = await login(first);
    expect(reply.headers.getSetCookie().some((text) => text.startsWith('oms_sso='))).toBe(false);
    expect(reply.data.unbound).toMatchObject({ provider: 'social', accountName: 'mia.chen' });
    expect((await login(first)).code).toBe(10016);
    const body = {
      username: 'service.admin@oms.test',
      password: 'Demo#2026',
      connect: reply.data.unbound?.connect,
    };
    expect((await server.call('userCentre', '/auth/jwt/login', { body })).code).toBe(200);
    const again = await login(await at('mia.chen'));
    expect(again.data).toEqual({ userId: '2004' });
    expect(again.headers.getSetCookie().some((text) => text.startsWith('oms_sso='))).toBe(true);
    const visitor = await server.signIn('service.admin@oms.test');
    expect((await post('/auth/connect/unbind/social', visitor)).code).toBe(200);
    expect((await login(await at('mia.chen'))).data.unbound).toBeDefined();
  });

  it('signs nobody in with the code of another browser, of a binding, or without the cookie of the visit', async () => {
    const theirs = await at('leo.wang');
    expect((await login({ ...theirs, cookie: '' })).code).toBe(10016);
    const mine = await at('leo.wang');
    expect((await login({ ...mine, cookie: theirs.cookie })).code).toBe(10016);
    const visitor = await server.signIn('client.member@oms.test');
    const binding = await chosen(visitor, 'leo.wang', 'social');
    expect((await login(binding)).code).toBe(10016);
    const signsIn = await at('leo.wang');
    expect((await back(visitor, signsIn, 'social')).code).toBe(10016);
  });
});

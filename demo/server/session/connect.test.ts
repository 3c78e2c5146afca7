import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

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

const visit = (path: string, cookie = '') =>
  fetch(server.urls.userCentre + path, { redirect: 'manual', headers: { cookie } });

const renderPath = (provider: string, redirectUrl: string, at = host) =>
  `/auth/connect/render/${provider}?${new URLSearchParams({ host: at, redirectUrl })}`;

const page = () => `${server.urls.console}/home/connections?provider=workplace`;

/** Does the steps of a person: opens the provider's page, chooses an account, returns. */
async function chosen({ cookie }: Visitor, person = 'mia.chen', provider = 'workplace') {
  const off = await visit(renderPath(provider, page()), cookie);
  const state =
    new URL(off.headers.get('location') ?? '', server.urls.userCentre).searchParams.get('state') ?? '';
  const back = await visit(`/demo/identity/${provider}/allow?state=${state}&as=${person}`);
  const url = new URL(back.headers.get('location') ?? '');
  return { url, code: url.searchParams.get('code') ?? '', state };
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
      expect([redirectUrl, (await visit(renderPath('workplace', redirectUrl, at), cookie)).status]).toEqual([
        redirectUrl,
        403,
      ]);
    }
    expect((await visit(renderPath('nobody', page()), cookie)).headers.get('location')).toBeNull();
  });

  it('comes back at once without a session, and from a refusal', async () => {
    const none = await visit(renderPath('workplace', page()));
    expect(none.headers.get('location')).toBe(`${page()}&error=session`);
    const { cookie } = await server.signIn('client.member@oms.test');
    const off = await visit(renderPath('workplace', page()), cookie);
    const at = off.headers.get('location') ?? '';
    const shown = await visit(at);
    expect(await shown.text()).toContain('mia.chen');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const denied = await visit(at.replace('?', '/deny?'));
    expect(denied.headers.get('location')).toBe(`${page()}&error=denied`);
    expect((await visit(at)).headers.get('content-type')).toContain('json');
  });
});

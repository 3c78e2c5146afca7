import { demoPassword } from '@oms/demo/server/seed/accounts';
import { atProvider, browserAt } from '@oms/demo/server/social/testing';
import { EVIL } from '../calls';
import { crossedBy } from '../tally';
import type { Flows } from './flows';

export async function providers(flows: Flows): Promise<void> {
  const row = flows.row('accounts of providers: state, code and cookie mixed');
  const { urls, stage } = flows;
  const host = new URL(urls.console).host;
  const page = `${urls.console}/home/connections`;
  const render = (provider: string, purpose: string, redirectUrl = page, at = host) =>
    `/auth/connect/render/${provider}?${new URLSearchParams({ host: at, redirectUrl, purpose })}`;
  const callback = (provider: string, at = host) =>
    `/auth/connect/callback/${provider}?host=${encodeURIComponent(at)}`;
  /** A person at the provider, and back on the page. */
  const visit = async (purpose: string, cookie = '', as = 'mia.chen', provider = 'social') => {
    const browser = browserAt(urls, cookie);
    const address = await atProvider(browser, render(provider, purpose), { as });
    const { to } = await browser.visit(address);
    const [code, state] = ['code', 'state'].map((name) => to?.searchParams.get(name) ?? '');
    return { body: { code, state }, address, browser, cookie: browser.cookies() };
  };
  const person = await flows.account();
  const stranger = await flows.account();

  for (const [to, at] of [
    [`${EVIL}/`, host],
    [`${urls.console}@evil.example/`, host],
    ['javascript:alert(1)', host],
    [page, 'evil.example'],
    [`${urls.erp}/`, host],
    [`${urls.console}.evil.example/`, host],
  ] as const) {
    const visited = await browserAt(urls, person.cookie).visit(render('social', 'bind', to, at));
    row.add(crossedBy(visited.to ? `it would lead back to ${to}` : null));
  }

  const signsIn = await visit('login');
  const foreign = async (what: string, address: URL, browser = browserAt(urls)) => {
    const { to } = await browser.visit(address);
    row.add(crossedBy(to?.searchParams.get('code') ? `${what}: a code is given` : null));
  };
  const fresh = async () => {
    const browser = browserAt(urls);
    return { browser, address: await atProvider(browser, render('social', 'login'), { as: 'leo.wang' }) };
  };
  const [a, b] = [await fresh(), await fresh()];
  await foreign('by another browser', a.address);
  await foreign('by the browser of another visit', a.address, b.browser);
  await foreign('by who is signed in', a.address, browserAt(urls, person.cookie));
  const mixed = new URL(a.address);
  mixed.searchParams.set('state', b.address.searchParams.get('state') ?? '');
  await foreign('with the state of another visit', mixed, a.browser);
  const swapped = new URL(a.address);
  // The nonce and the verifier of the one visit, the code of the other.
  swapped.searchParams.set('code', b.address.searchParams.get('code') ?? '');
  await foreign('with the code of another visit', swapped, a.browser);
  const elsewhere = new URL(b.address);
  elsewhere.pathname = elsewhere.pathname.replace('social', 'cloud');
  await foreign('at another provider', elsewhere, b.browser);

  const path = callback('social');
  await flows.refused(row, 'without the cookie of the visit', path, signsIn.body);
  const mine = await visit('login', '', 'leo.wang');
  await flows.refused(row, 'with the cookie of another visit', path, mine.body, { cookie: signsIn.cookie });
  const again = await visit('login', '', 'ana.liu');
  await flows.refused(row, 'at another provider', callback('cloud'), again.body, again);
  await flows.refused(
    row,
    'for another host',
    callback('social', new URL(urls.billing).host),
    again.body,
    again,
  );
  await flows.refused(row, 'as a binding', path, again.body, { ...again, token: person.token });
  const first = await flows.post(path, again.body, again);
  if (first.code !== 200) throw new Error(`a provider's account is not taken: ${first.text}`);
  await flows.refused(row, 'twice', path, again.body, again);

  const theirs = await visit('bind', stranger.cookie, 'mia.chen');
  await flows.refused(row, 'another person’s code', path, theirs.body, { token: person.token });
  await flows.refused(row, 'a binding as a sign-in', path, theirs.body, { cookie: theirs.cookie });
  const late = await visit('bind', person.cookie, 'mia.chen');
  stage.ahead(10 * 60_000 + 1_000);
  await flows.refused(row, 'late', path, late.body, { token: person.token });
  const right = await visit('bind', person.cookie, 'mia.chen');
  await flows.right(path, right.body, { token: person.token });
  const taken = await visit('bind', stranger.cookie, 'mia.chen');
  await flows.refused(row, 'an account of somebody else', path, taken.body, { token: stranger.token });
  const secret = first.data.unbound?.connect as string;
  stage.ahead(20 * 60_000);
  const login = { username: stranger.email, password: demoPassword, connect: secret };
  await flows.post('/auth/jwt/login', login);
  const bound = await flows.post(`/auth/connect/bound?host=${encodeURIComponent(host)}`, {}, stranger);
  row.add(crossedBy(JSON.stringify(bound.data).includes('ana.liu') ? 'an account is bound too late' : null));
}

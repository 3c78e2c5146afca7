import { generateSync } from 'otplib';
import type { Urls } from '../../../demo/hosts';
import { demoPassword } from '../../../demo/server/seed/accounts';
import { atProvider, browserAt } from '../../../demo/server/social/testing';
import { type Answer, bearer, type Person, send, signIn } from './calls';
import { type Case, crossedBy, type Tally } from './tally';
import { MEMBER } from './worlds';

const EVIL = 'https://evil.example';
const NEW_PASSWORD = 'Taken#2027';

export interface SignInStage {
  readonly urls: Urls;
  readonly tally: Tally;
  /** Moves the service's clock, ms. */
  readonly ahead: (by: number) => void;
  readonly now: () => number;
}

interface Account extends Person {
  readonly email: string;
  readonly phone: string;
}

/** What a sign-in is made of, used a second time, too late, by another browser, or in the place of something else. */
export async function attackSignIn(stage: SignInStage): Promise<void> {
  const flows = new Flows(stage);
  await tickets(flows);
  await sessions(flows);
  await codes(flows);
  await secondSteps(flows);
  await mailLinks(flows);
  await providers(flows);
}

/** The calls of a sign-in, and attempts that must not succeed. */
class Flows {
  readonly urls: Urls;

  constructor(readonly stage: SignInStage) {
    this.urls = stage.urls;
  }

  row(name: string): Case {
    return this.stage.tally.of(`sign-in: ${name}`);
  }

  post(
    path: string,
    body: unknown,
    { cookie, token, origin = this.urls.console }: PostInit = {},
  ): Promise<Answer> {
    const headers = {
      ...(origin && { origin }),
      ...(cookie && { cookie }),
      ...(token && bearer({ token })),
    };
    return send(this.urls.userCentre, { method: 'POST', path, body, headers });
  }

  /** A step of a person, which has to work: else the attempts show nothing. */
  async right(path: string, body: unknown, init?: PostInit): Promise<Answer> {
    const answer = await this.post(path, body, init);
    if (answer.code !== 200) throw new Error(`${path} answers ${answer.text.slice(0, 200)}`);
    return answer;
  }

  /** Must not be answered with success, nor with a session. */
  async refused(row: Case, what: string, path: string, body: unknown, init?: PostInit): Promise<void> {
    const answer = await this.post(path, body, init);
    const entered = answer.headers.getSetCookie().some((text) => /^oms_sso=./.test(text));
    row.add(crossedBy(answer.code === 200 || entered ? `${what}: ${path} answers ${answer.code}` : null));
  }

  async account(of = MEMBER): Promise<Account> {
    const made = await send(this.urls.userCentre, {
      ...{ method: 'GET', path: '/status/account/gen', query: { of } },
    });
    const { email } = made.data as { email: string };
    const id = /\.(\d+)@/.exec(email)?.[1] ?? '';
    const person = await signIn(this.urls, email, demoPassword);
    return { ...person, email, phone: `199${id.padStart(8, '0')}` };
  }

  async messages(to: string): Promise<readonly { body: string }[]> {
    const { data } = await send(this.urls.userCentre, {
      ...{ method: 'GET', path: '/status/outbox', query: { to } },
    });
    return data.messages;
  }

  /** The newest message, once there are more than `before`. */
  async message(to: string, before: number): Promise<string> {
    const end = performance.now() + 20_000;
    for (;;) {
      const all = await this.messages(to);
      if (all.length > before) return all[0]!.body;
      if (performance.now() > end) throw new Error(`nothing was sent to ${to}`);
    }
  }

  /** Does what sends a message, and reads that. */
  async sent<T>(to: string, work: () => Promise<T>): Promise<readonly [T, string]> {
    this.stage.ahead(61_000);
    const before = (await this.messages(to)).length;
    const result = await work();
    return [result, await this.message(to, before)];
  }

  async code(to: string): Promise<{ flow: string; code: string }> {
    const [{ data }, body] = await this.sent(to, () => this.right('/auth/jwt/sendCode', { to }));
    return { flow: data.flow, code: codeIn(body) };
  }

  verify = (flow: string, method: string, code: string) => ({ flow, method, code });
}

interface PostInit {
  readonly cookie?: string;
  readonly token?: string;
  readonly origin?: string;
}

const codeIn = (body: string): string => /\b\d{6}\b/.exec(body)?.[0] ?? '';
const linkIn = (body: string): string =>
  new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '').searchParams.get('token') ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');

async function tickets(flows: Flows): Promise<void> {
  const row = flows.row('tickets used twice, late, elsewhere, or asked for by others');
  const { urls, stage } = flows;
  const person = await flows.account();
  const ticket = async (service = `${urls.partner}/orders`) =>
    (await flows.right('/auth/jwt/ticket', { service }, person)).data.ticket as string;
  const redeem = (one: string) => ({ ticket: one });
  const partner = { origin: urls.partner };

  const good = await ticket();
  await flows.right('/auth/jwt/authorize', redeem(good), partner);
  await flows.refused(row, 'twice', '/auth/jwt/authorize', redeem(good), partner);
  const both = await ticket();
  const at = await Promise.all([0, 1, 2].map(() => flows.post('/auth/jwt/authorize', redeem(both), partner)));
  row.add(crossedBy(at.filter(({ code }) => code === 200).length === 1 ? null : 'several at once get in'));
  for (const origin of [urls.billing, urls.console, EVIL, 'null', '']) {
    await flows.refused(row, `from ${origin}`, '/auth/jwt/authorize', redeem(await ticket()), { origin });
  }
  const late = await ticket();
  stage.ahead(61_000);
  await flows.refused(row, 'late', '/auth/jwt/authorize', redeem(late), partner);
  const dropped = await ticket();
  await flows.post('/auth/jwt/authorize', { ...redeem(dropped), discard: true }, partner);
  await flows.refused(row, 'after it was discarded', '/auth/jwt/authorize', redeem(dropped), partner);
  for (const made of ['', 'omst_', `${good}x`, good.toUpperCase(), 'x'.repeat(5_000)]) {
    await flows.refused(row, 'made up', '/auth/jwt/authorize', redeem(made), partner);
  }
  for (const service of [
    ...[
      `${EVIL}/`,
      `${urls.partner}@evil.example/`,
      'javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
    ],
    ...[`${urls.partner}.evil.example/`, urls.partner.replace('http:', 'https:'), 'null', ''],
  ]) {
    await flows.refused(row, `for ${service}`, '/auth/jwt/ticket', { service }, person);
  }
  for (const origin of [EVIL, 'null', '']) {
    const service = `${urls.partner}/orders`;
    await flows.refused(
      row,
      `asked for by ${origin}`,
      '/auth/jwt/ticket',
      { service },
      { ...person, origin },
    );
  }
  const after = await ticket();
  await flows.right('/auth/jwt/logout', {}, person);
  await flows.refused(row, 'after the sign-out', '/auth/jwt/authorize', redeem(after), partner);
}

async function sessions(flows: Flows): Promise<void> {
  const row = flows.row('sessions planted, ended, or of another');
  const { urls, stage } = flows;
  const person = await flows.account();
  const planted = await flows.account();
  const login = await flows.right(
    '/auth/jwt/login',
    { username: person.email, password: demoPassword },
    { cookie: planted.cookie },
  );
  const fresh = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  row.add(crossedBy(fresh === planted.cookie || fresh === '' ? 'a planted cookie stays' : null));
  await flows.refused(row, 'the planted cookie', '/auth/jwt/authorize', {}, { cookie: planted.cookie });
  const ended = await flows.account();
  await flows.right('/auth/jwt/logout', {}, ended);
  await flows.refused(
    row,
    'the cookie of an ended session',
    '/auth/jwt/authorize',
    {},
    { cookie: ended.cookie },
  );
  for (const base of new Set(Object.values(urls))) {
    const answer = await send(base, {
      ...{ method: 'GET', path: '/api/v1/My/getUserInfo' },
      headers: bearer(ended),
    }).catch(() => null);
    row.add(crossedBy(answer?.code === 200 ? `the token of an ended session is good at ${base}` : null));
  }
  for (const cookie of ['oms_sso=', 'oms_sso=x', `oms_sso=${person.token}`, `oms_sso="' or 1=1--"`]) {
    await flows.refused(row, 'a made-up cookie', '/auth/jwt/authorize', {}, { cookie });
  }
  const acting = await flows.account('super@oms.test');
  const acted = await flows.right('/auth/jwt/actas', { userId: '2003' }, acting);
  const as = { token: acted.data.token as string };
  await flows.refused(row, 'acting as somebody else still', '/auth/jwt/actas', { userId: '2001' }, as);
  await flows.refused(row, 'the token of before', '/api/v1/My/endOtherSessions', {}, { token: acting.token });
  await flows.right('/auth/jwt/actas', {}, as);
  await flows.refused(row, 'the token of acting', '/api/v1/My/setUserOptionByName', {}, as);
  stage.ahead(9 * 3_600_000);
  await flows.refused(
    row,
    'a token of yesterday',
    '/api/v1/My/endOtherSessions',
    {},
    { token: person.token },
  );
}

async function codes(flows: Flows): Promise<void> {
  const row = flows.row('codes replayed, mixed, guessed or late');
  const { stage } = flows;
  const [one, two] = [await flows.account(), await flows.account()];
  const path = '/auth/jwt/verifyCode';
  const first = await flows.code(one.email);
  const second = await flows.code(two.email);
  await flows.refused(row, 'another person’s code', path, flows.verify(first.flow, 'mail', second.code));
  await flows.refused(row, 'another way', path, flows.verify(first.flow, 'sms', first.code));
  await flows.refused(row, 'as a second step', path, flows.verify(first.flow, 'totp', first.code));
  await flows.refused(row, 'as a recovery code', path, flows.verify(first.flow, 'recovery', first.code));
  await flows.refused(row, 'from a foreign page', path, flows.verify(second.flow, 'mail', second.code), {
    origin: EVIL,
  });
  await flows.right(path, flows.verify(second.flow, 'mail', second.code));
  await flows.refused(row, 'twice', path, flows.verify(second.flow, 'mail', second.code));
  const again = await flows.code(one.email);
  await flows.refused(row, 'an earlier code', path, flows.verify(again.flow, 'mail', first.code));
  const both = await flows.code(two.email);
  const at = await Promise.all(
    [0, 1, 2].map(() => flows.post(path, flows.verify(both.flow, 'mail', both.code))),
  );
  row.add(crossedBy(at.filter(({ code }) => code === 200).length === 1 ? null : 'several at once get in'));
  const guessed = await flows.code(one.email);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () =>
      flows.post(path, flows.verify(guessed.flow, 'mail', other(guessed.code))),
    ),
  );
  const counted = guesses.filter(({ code }) => code === 10007).length;
  row.add(crossedBy(counted <= 5 ? null : `${counted} guesses at once are counted`));
  await flows.refused(row, 'after five guesses', path, flows.verify(guessed.flow, 'mail', guessed.code));
  const late = await flows.code(two.email);
  stage.ahead(5 * 60_000 + 1_000);
  await flows.refused(row, 'late', path, flows.verify(late.flow, 'mail', late.code));
  const [nobody] = [await flows.right('/auth/jwt/sendCode', { to: 'nobody@oms.test' })];
  for (const code of ['', '000000', '123456']) {
    await flows.refused(row, 'of nobody', path, flows.verify(nobody.data.flow, 'mail', code));
  }
}

async function secondSteps(flows: Flows): Promise<void> {
  const row = flows.row('second steps replayed, skipped, or of another');
  const { stage } = flows;
  const path = '/auth/jwt/verifyCode';
  const secretOf = async (person: Account) => {
    const begun = await flows.right('/api/v1/My/totpBegin', { password: demoPassword }, person);
    const secret = begun.data.secret as string;
    const confirmed = await flows.right('/api/v1/My/totpConfirm', { code: totp(secret) }, person);
    return { secret, recovery: confirmed.data.recoveryCodes as string[] };
  };
  const totp = (secret: string) => generateSync({ secret, epoch: Math.floor(stage.now() / 1_000) });
  const login = async ({ email }: Account) =>
    (await flows.right('/auth/jwt/login', { username: email, password: demoPassword })).data.next
      .flow as string;

  const [one, two] = [await flows.account(), await flows.account()];
  const [mine, theirs] = [await secretOf(one), await secretOf(two)];
  stage.ahead(60_000);
  const entry = await flows.right('/auth/jwt/login', { username: one.email, password: demoPassword });
  row.add(crossedBy(entry.headers.get('set-cookie') ? 'there is a session before the second step' : null));
  const code = totp(mine.secret);
  const flow = entry.data.next.flow as string;
  await flows.refused(row, 'another’s authenticator', path, flows.verify(flow, 'totp', totp(theirs.secret)));
  await flows.refused(
    row,
    'another’s recovery code',
    path,
    flows.verify(flow, 'recovery', theirs.recovery[0]!),
  );
  await flows.refused(row, 'by mail', path, flows.verify(flow, 'mail', code));
  await flows.refused(row, 'in another’s sign-in', path, flows.verify(await login(two), 'totp', code));
  await flows.right(path, flows.verify(flow, 'totp', code));
  await flows.refused(row, 'the sign-in twice', path, flows.verify(flow, 'totp', code));
  await flows.refused(row, 'the code twice', path, flows.verify(await login(one), 'totp', code));
  await flows.right(path, flows.verify(await login(one), 'recovery', mine.recovery[0]!));
  await flows.refused(
    row,
    'a recovery code twice',
    path,
    flows.verify(await login(one), 'recovery', mine.recovery[0]!),
  );
  const byMail = await flows.code(one.email);
  const half = await flows.right(path, flows.verify(byMail.flow, 'mail', byMail.code));
  row.add(crossedBy(half.headers.get('set-cookie') ? 'a code by mail skips the authenticator' : null));
  stage.ahead(6 * 60_000);

  // A check of the own phone is no sign-in, nor another's.
  const three = await flows.account();
  const [begun, text] = await flows.sent(three.phone, () =>
    flows.right('/api/v1/My/smsBegin', { password: demoPassword }, three),
  );
  const check = { flow: begun.data.flow as string, code: codeIn(text) };
  await flows.refused(
    row,
    'a check of the phone as a sign-in',
    path,
    flows.verify(check.flow, 'sms', check.code),
  );
  for (const call of ['smsConfirm', 'phoneConfirm']) {
    await flows.refused(row, 'another’s check of the phone', `/api/v1/My/${call}`, check, one);
  }
  const asCode = await flows.code(three.email);
  await flows.refused(row, 'a sign-in as a check of the phone', '/api/v1/My/smsConfirm', asCode, three);
  await flows.right('/api/v1/My/smsConfirm', check, three);
  await flows.refused(row, 'a check of the phone twice', '/api/v1/My/smsConfirm', check, three);
  for (const call of ['totpRemove', 'totpBegin', 'recoveryCodes', 'smsRemove', 'phoneRemove', 'phoneBegin']) {
    await flows.refused(row, 'without the password', `/api/v1/My/${call}`, { phone: '13900001111' }, one);
    await flows.refused(
      row,
      'by the cookie',
      `/api/v1/My/${call}`,
      { password: demoPassword },
      { cookie: one.cookie },
    );
  }
}

async function mailLinks(flows: Flows): Promise<void> {
  const row = flows.row('links of mails used twice, late, or for something else');
  const { stage } = flows;
  const person = await flows.account();
  const reset = async () => {
    const [, body] = await flows.sent(person.email, () =>
      flows.right('/auth/account/reset', { email: person.email }),
    );
    return linkIn(body);
  };
  const password = NEW_PASSWORD;
  const path = '/auth/account/setPassword';
  const [one, two] = [await reset(), await reset()];
  for (const token of [`${one}x`, one.toLowerCase(), one.slice(0, -1), '', '%00', "' or 1=1"]) {
    if (token !== one) await flows.refused(row, 'a changed link', path, { token, password });
  }
  await flows.refused(row, 'from a foreign page', path, { token: one, password }, { origin: EVIL });
  const form = { name: 'Xu Lan', organisation: 'Proof', phone: '13800001111', agreed: true };
  await flows.refused(row, 'as a registration', '/auth/account/verify', { ...form, token: one, password });
  await flows.refused(row, 'as a registration', '/auth/account/registerLink', { token: one });
  await flows.refused(row, 'for another address', path, {
    token: one,
    password: 'weak',
    email: 'super@oms.test',
  });
  await flows.right(path, { token: one, password });
  await flows.refused(row, 'twice', path, { token: one, password: 'Again#2028' });
  await flows.refused(row, 'an earlier one, after another was used', path, {
    token: two,
    password: 'Again#2028',
  });
  await flows.refused(row, 'the session of before', '/auth/jwt/authorize', {}, { cookie: person.cookie });
  await flows.refused(row, 'the password of before', '/auth/jwt/login', {
    username: person.email,
    password: demoPassword,
  });
  const late = await reset();
  stage.ahead(31 * 60_000);
  await flows.refused(row, 'late', path, { token: late, password: 'Again#2028' });

  const email = 'proof.newcomer@proof.test';
  const [, body] = await flows.sent(email, () => flows.right('/auth/account/register', { ...form, email }));
  const token = linkIn(body);
  await flows.refused(row, 'a registration as a reset', path, { token, password });
  await flows.refused(row, 'a registration as a reset', '/auth/account/resetLink', { token });
  const both = await Promise.all(
    ['First#2027', 'Other#2027'].map((each) =>
      flows.post('/auth/account/verify', { ...form, token, password: each }),
    ),
  );
  row.add(
    crossedBy(both.filter(({ code }) => code === 200).length === 1 ? null : 'two at once make accounts'),
  );
  await flows.refused(row, 'a registration twice', '/auth/account/verify', { ...form, token, password });
}

async function providers(flows: Flows): Promise<void> {
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

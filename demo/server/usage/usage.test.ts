import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

const MEMBER = 'client.member@oms.test';
let server: TestServer;
let token: string;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer(25_160);
  ({ token, cookie } = await server.signIn(MEMBER));
});
afterAll(() => server.close());

const event = { kind: 'page', url: 'http://localhost:4100/home', source: 'page', id: null };
const send = (batch: unknown, { origin = server.urls.console, as = cookie } = {}) =>
  fetch(`${server.urls.userCentre}/usage`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin, cookie: as },
    body: typeof batch === 'string' ? batch : JSON.stringify(batch),
  });
const batch = (...events: unknown[]) => ({ system: '1000010', events });
const kept = async () =>
  (await server.call<{ events: { url: string; control: string | null }[] }>('userCentre', '/status/usage'))
    .data.events;
const choose = (optionValue: string) =>
  server.call('userCentre', '/api/v1/My/setUserOptionByName', {
    token,
    body: { optionName: 'usage_statistics', optionValue },
  });

it('keeps the events of users who agree, and of nobody else', async () => {
  expect((await send(batch(event))).status).toBe(200);
  expect(await kept()).toEqual([]);
  await choose('1');
  await send(batch(event, { ...event, kind: 'click', source: 'topnav', id: 'action.close' }));
  expect(await kept()).toMatchObject([
    { kind: 'click', source: 'topnav', control: 'action.close', email: MEMBER },
    { kind: 'page', url: 'http://localhost:4100/home', control: null },
  ]);
  await choose('0');
  await send(batch(event));
  expect(await kept()).toHaveLength(2);
});

it('takes no beacon of a page that is not of the product', async () => {
  await choose('1');
  const before = (await kept()).length;
  expect((await send(batch(event), { origin: 'https://evil.example' })).status).toBe(403);
  expect(await kept()).toHaveLength(before);
});

it.each([
  ['no JSON', 'hello'],
  ['too many events', () => batch(...Array.from({ length: 101 }, () => event))],
  ['an address with a query', () => batch({ ...event, url: 'http://localhost:4100/home?search=secret' })],
  ['another kind', () => batch({ ...event, kind: 'keys' })],
  ['events that are none', () => batch('x')],
])('refuses %s, and keeps nothing of it', async (_, given) => {
  await choose('1');
  const before = (await kept()).length;
  const reply = await send(typeof given === 'function' ? given() : given);
  expect(((await reply.json()) as { code: number }).code).not.toBe(200);
  expect(await kept()).toHaveLength(before);
});

it('are of whoever has the session, whatever the batch says, and of nobody without one', async () => {
  await choose('1');
  const other = await server.signIn('client.admin@oms.test');
  const before = (await kept()).length;
  const own = (await server.call<{ id: string }>('userCentre', '/api/v1/My/getUserInfo', { token })).data.id;
  const foisted = { ...batch(event), user: { id: own, email: MEMBER } };
  for (const as of [other.cookie, '', 'oms_sso=guessed'])
    expect((await send(foisted, { as })).status).toBe(200);
  expect(await kept()).toHaveLength(before);
  await send(foisted);
  expect((await kept())[0]).toMatchObject({ email: MEMBER });
});

it('are not kept of a user as whom another acts', async () => {
  await choose('1');
  const before = (await kept()).length;
  const own = (await server.call<{ id: string }>('userCentre', '/api/v1/My/getUserInfo', { token })).data.id;
  const actor = await server.signIn('super@oms.test');
  await server.call('userCentre', '/auth/jwt/actas', { token: actor.token, body: { userId: own } });
  await send(batch(event), { as: actor.cookie });
  expect(await kept()).toHaveLength(before);
});

it('are limited by session, and whoever is refused hears when to come again', async () => {
  await choose('1');
  server.ahead += 60_000;
  const replies = await Promise.all(Array.from({ length: 61 }, () => send(batch())));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await server.signIn('client.admin@oms.test');
  expect((await send(batch(), { as: other.cookie })).status).toBe(200);
  server.ahead += 60_000;
  expect((await send(batch())).status).toBe(200);
});

it('are limited by network address, also without a session', async () => {
  server.ahead += 60_000;
  const send1200 = Array.from({ length: 1_200 }, () => send(batch(), { as: '' }));
  expect((await Promise.all(send1200)).every(({ status }) => status === 200)).toBe(true);
  expect((await send(batch(), { as: '' })).status).toBe(429);
});

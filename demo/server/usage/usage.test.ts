import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

const MEMBER = 'client.member@oms.test';
let server: TestServer;
let token: string;
let id: string;
beforeAll(async () => {
  server = await startTestServer(25_160);
  ({ token } = await server.signIn(MEMBER));
  id = String((await server.call<{ id: string }>('userCentre', '/api/v1/My/getUserInfo', { token })).data.id);
});
afterAll(() => server.close());

const event = { kind: 'page', url: 'http://localhost:4100/home', source: 'page', id: null };
const send = (batch: unknown, origin: string = server.urls.console) =>
  fetch(`${server.urls.userCentre}/usage`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin },
    body: typeof batch === 'string' ? batch : JSON.stringify(batch),
  });
const batch = (...events: unknown[]) => ({ system: '1000010', user: { id }, events });
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
  expect((await send(batch(event), 'https://evil.example')).status).toBe(403);
  expect(await kept()).toHaveLength(before);
});

it.each([
  ['no JSON', 'hello'],
  ['no user', { events: [event] }],
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

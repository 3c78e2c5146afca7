import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';
import { defaultLimits } from './limits';
import { connectClient, type TestClient } from './testing';

let server: TestServer;
let token: string;
const clients: TestClient[] = [];

beforeAll(async () => {
  server = await startTestServer(24_920);
  token = (await server.signIn('client.admin@oms.test')).token;
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
});
afterAll(() => server.close());

const connect = (as = token, headers: Record<string, string> = {}) => {
  const client = connectClient(server.urls, { Authorization: `Bearer ${as}`, lang: 'en', ...headers });
  clients.push(client);
  return client;
};
const subscribed = async (as?: string, headers?: Record<string, string>) => {
  const client = connect(as, headers);
  await client.subscribed;
  return client;
};
const post = (path: string, body: unknown, as = token) =>
  server.call('userCentre', path, { token: as, body });
const make = (query: string) => server.call<{ id: string }>('userCentre', `/status/notify/gen?${query}`);
const stats = async (query = 'lang=en', as = token) =>
  (await server.call<{ stats: unknown }>('userCentre', `/api/v1/BizNotify/stats?${query}`, { token: as }))
    .data.stats;

describe('a message to a subscriber', () => {
  it('follows a new notice and equals the reply of the call for the stats', async () => {
    const client = await subscribed();
    const { id } = (await make('user=client.admin@oms.test&type=3&title=Pallet+arrived')).data;
    const heard = await client.messages.when(({ stats }) => stats['3']?.lastId === id);
    expect(heard.stats['3']?.lastMsgTitle).toBe('Pallet arrived');
    expect(heard.stats).toEqual(await stats());
    const { data } = await server.call<{ stats: unknown }>('userCentre', '/api/v1/BizAnnouncement/stats', {
      token,
    });
    expect(heard.announcement).toEqual(data.stats);
  });

  it('is sent to a new subscriber that asks for what is, and to no other', async () => {
    const other = await subscribed();
    const client = connectClient(
      server.urls,
      { Authorization: `Bearer ${token}`, lang: 'en' },
      {},
      { snapshot: 'true' },
    );
    clients.push(client);
    expect((await client.messages.when()).stats).toEqual(await stats());
    expect(other.messages.all).toEqual([]);
    const { id } = (await make('user=client.admin@oms.test&type=3&title=Later')).data;
    await other.messages.when(({ stats }) => stats['3']?.lastId === id);
    expect(other.messages.all).toHaveLength(1);
  });

  it('follows a read notice on every connection of the reader, for its organisation and language', async () => {
    const here = await subscribed();
    const chinese = await subscribed(token, { lang: 'zh-CN' });
    const elsewhere = await subscribed(token, { contextId: '1000398' });
    await post('/api/v1/BizNotify/markAsRead', { type: '2' });
    expect((await here.messages.when()).stats).toEqual(await stats());
    expect((await chinese.messages.when()).stats).toEqual(await stats('lang=zh-CN'));
    expect((await elsewhere.messages.when()).stats).toEqual(await stats('lang=en&contextId=1000398'));
  });

  it('follows an announcement for every user, and for a user who has read it', async () => {
    const member = await subscribed((await server.signIn('service.member@oms.test')).token);
    const admin = await subscribed();
    const { data } = await server.call<{ id: string }>(
      'userCentre',
      '/status/announce/gen?title=Stocktaking&content=%3Cp%3EClosed%3C/p%3E',
    );
    const isNew = ({ announcement }: { announcement: { lastId: string } }) => announcement.lastId === data.id;
    expect((await member.messages.when(isNew)).announcement.marked).toBe(0);
    expect((await admin.messages.when(isNew)).announcement.marked).toBe(0);
    await post('/api/v1/BizAnnouncement/markAsRead', { id: data.id });
    await admin.messages.when(({ announcement }) => announcement.marked === 1);
    expect(member.messages.all.every(({ announcement }) => announcement.marked === 0)).toBe(true);
  });

  it('is about no other user', async () => {
    const other = await subscribed((await server.signIn('service.member@oms.test')).token);
    const client = await subscribed();
    await make('user=client.admin@oms.test&title=Mine');
    await client.messages.when(({ stats }) => stats['2']?.lastMsgTitle === 'Mine');
    await make('user=service.member@oms.test&title=Theirs');
    await other.messages.when();
    expect(other.messages.all.map(({ stats }) => stats['2']?.lastMsgTitle)).toEqual(['Theirs']);
  });

  it('covers many of a thousand changes at once, the last message with the newest numbers', async () => {
    const client = await subscribed();
    const began = performance.now();
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        make(`user=client.admin@oms.test&type=4&count=10&title=Burst+${at}`),
      ),
    );
    const now = (await stats()) as Record<string, { lastId: string; remains: number }>;
    const last = await client.messages.when(({ stats }) => stats['4']?.lastId === now['4']?.lastId);
    expect(last.stats['4']?.remains).toBe(now['4']?.remains);
    const most = (performance.now() - began) / defaultLimits.pushInterval + 1;
    expect(client.messages.all.length).toBeLessThan(Math.min(most, 1000));
  });
});

describe('a connection ends', () => {
  it('with code 401 when its session does, wherever it was ended', async () => {
    const { token: own, cookie } = await server.signIn('service.admin@oms.test');
    const client = await subscribed(own);
    await server.call('userCentre', '/auth/jwt/logout', { cookie, body: {} });
    const { headers } = await client.errors.when();
    expect(headers).toMatchObject({ code: '401', message: expect.stringContaining('session has ended') });
    expect((await client.closes.when()).code).toBe(1008);
  });

  it('with code 401 when its session starts or stops acting as another user', async () => {
    const actAs = async (as: string, body: unknown) =>
      (await server.call<{ token: string }>('userCentre', '/auth/jwt/actas', { token: as, body })).data.token;
    const own = (await server.signIn('super@oms.test')).token;
    const before = await subscribed(own);
    const acting = await actAs(own, { userId: '2003' });
    expect((await before.errors.when()).headers.code).toBe('401');
    const member = await subscribed(acting);
    await make('user=client.member@oms.test&title=Seen');
    await member.messages.when(({ stats }) => stats['2']?.lastMsgTitle === 'Seen');
    await actAs(acting, {});
    expect((await member.errors.when()).headers.code).toBe('401');
  });

  it('with code 401 when the password was changed from another session', async () => {
    const [one, other] = [
      await server.signIn('service.member@oms.test'),
      await server.signIn('service.member@oms.test'),
    ];
    const ended = await subscribed(one.token);
    const kept = await subscribed(other.token);
    const change = { currentPassword: 'Demo#2026', newPassword: 'Other#2026' };
    expect((await post('/api/v1/My/changePassword', change, other.token)).code).toBe(200);
    expect((await ended.errors.when()).headers.code).toBe('401');
    await make('user=service.member@oms.test&title=Still+here');
    await kept.messages.when(({ stats }) => stats['2']?.lastMsgTitle === 'Still here');
  });
});

it('reports in its health that it listens', async () => {
  const { data } = await server.call<{ realtime: unknown }>('userCentre', '/status/health');
  expect(data.realtime).toMatchObject({ listening: true });
});

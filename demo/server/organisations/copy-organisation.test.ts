import type { ServiceName } from '@oms/shell';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

interface World {
  organisation: { id: string; code: string };
  accounts: Record<string, string>;
}

interface Order {
  id: string;
  orderNo: string;
  accountId: string;
}

const ADMIN = 'client.admin@oms.test';
const MEMBER = 'client.member@oms.test';

let server: TestServer;
let one: World;
let other: World;

const makeWorld = (of: string) => server.call<World>('userCentre', `/status/world/gen?of=${of}`);
const tokenOf = async (email = '') => (await server.signIn(email)).token;

beforeAll(async () => {
  server = await startTestServer(26_600);
  [one, other] = (await Promise.all([makeWorld(ADMIN), makeWorld(ADMIN)])).map(({ data }) => data) as [
    World,
    World,
  ];
});
afterAll(() => server.close());

const lists: readonly [ServiceName, string][] = [
  ['orderApi', '/api/v2/deliverOrder'],
  ['orderApi', '/api/v2/outbound'],
  ['boss', '/api/v1/Product'],
  ['boss', '/api/v2/po'],
  ['boss', '/api/v1/Stock'],
  ['boss', '/api/v1/SaleReturn'],
  ['boss', '/api/v1/SkuMatch'],
  ['boss', '/api/v1/WarehouseAccount'],
  ['boss', '/api/v1/DeliverRule'],
];

const page = async (service: ServiceName, path: string, token: string) => {
  const reply = await server.call<{ totalElements: number; content: Order[]; spanCounts: object }>(
    service,
    `${path}/findByPage?rows=1`,
    {
      token,
    },
  );
  return reply.data;
};

describe('an organisation for a test', () => {
  it('has all that the original has, under ids and numbers of its own', async () => {
    const [original, copy] = await Promise.all([tokenOf(ADMIN), tokenOf(one.accounts[ADMIN])]);
    for (const [service, path] of lists) {
      const [from, to] = [await page(service, path, original), await page(service, path, copy)];
      expect(from.totalElements).toBeGreaterThan(0);
      expect(to.totalElements).toBe(from.totalElements);
      expect(to.spanCounts).toEqual(from.spanCounts);
      expect(to.content[0]?.id).not.toBe(from.content[0]?.id);
    }
    const [from, to] = [
      (await page('orderApi', '/api/v2/deliverOrder', original)).content[0],
      (await page('orderApi', '/api/v2/deliverOrder', copy)).content[0],
    ];
    expect(to?.orderNo).toMatch(new RegExp(`^${from?.orderNo}\\d+$`));
    expect(to?.accountId).not.toBe(from?.accountId);
  });

  it('keeps what happens in it from the original, and from another that was made at once', {
    tags: ['sql'],
  }, async () => {
    expect(one.organisation).not.toEqual(other.organisation);
    const [mine, theirs, original] = await Promise.all(
      [one.accounts[ADMIN], other.accounts[ADMIN], ADMIN].map((email) => tokenOf(email)),
    );
    const path = '/api/v2/deliverOrder';
    const order = (await page('orderApi', path, mine ?? '')).content[0];
    const read = async (token = '') =>
      (await server.call('orderApi', `${path}/findById?id=${order?.id}`, { token })).code;
    expect([await read(mine), await read(theirs), await read(original)]).toEqual([200, 10020, 10020]);
  });

  it('has a copy of each account that can sign in, with its messages, at home there', async () => {
    expect(Object.keys(one.accounts).sort()).toEqual([ADMIN, MEMBER]);
    const token = await tokenOf(one.accounts[MEMBER]);
    const user = await server.call<{ user: object }>('userCentre', '/api/v1/My/getUserInfo', { token });
    expect(JSON.stringify(user.data)).toContain(one.organisation.code);
    const unread = async (of: string) => {
      const reply = await server.call<{ stats: Record<string, { remains: number }> }>(
        'userCentre',
        '/api/v1/BizNotify/stats',
        {
          token: await tokenOf(of),
        },
      );
      return Object.values(reply.data.stats).map(({ remains }) => remains);
    };
    expect(await unread(one.accounts[MEMBER] ?? '')).toEqual(await unread(MEMBER));
  });

  it('takes new records beside the copies', async () => {
    const token = await tokenOf(one.accounts[ADMIN]);
    const reply = await server.call('boss', '/api/v1/BizLabel/save', {
      token,
      body: { labelName: 'For later', labelColour: '#123abc' },
    });
    expect(reply.code).toBe(200);
  });

  it('is made of the organisation of an account that there is', async () => {
    expect((await makeWorld('nobody@oms.test')).code).toBe(10020);
    expect((await makeWorld('')).code).toBe(10010);
  });
});

import type { ServiceName } from '@oms/shell';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

type Row = Record<string, unknown>;

const main = '1000412';
const warehouse = '1000030';
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer(25_000);
  token = (await server.signIn('client.admin@oms.test')).token;
});
afterAll(() => server.close());

async function list(service: ServiceName, path: string, body?: object, as = token): Promise<Row[]> {
  const { code, data } = await server.call<Row[]>(service, path, { token: as, ...(body && { body }) });
  expect({ path, code }).toEqual({ path, code: 200 });
  return data;
}

const warehouseFields = ['id', 'code', 'title', 'warehouseType', 'active', 'organizationId', 'apiType'];
const organisationFields = ['id', 'name', 'code', 'status'];

/** Service, path, the fields, the least number of rows for the main organisation, whether it is a POST. */
const catalogue: [ServiceName, string, string[], number, 'POST'?][] = [
  ['userCentre', '/api/v1/User/findAllByContextId', ['id', 'name', 'email', 'roleLabel', 'status'], 50],
  ['userCentre', '/api/v1/Organization/findAll', organisationFields, 137],
  ['userCentre', '/api/v1/Organization/findAllContextBind', organisationFields, 2],
  ['userCentre', '/api/v1/Context/findAllByContextId', organisationFields, 1],
  ['userCentre', '/api/v1/Context/organizationClients?includeSelf=1', organisationFields, 1],
  ['userCentre', '/api/v1/Context/organizationHosts', organisationFields, 1],
  ['userCentre', '/api/v1/BizAttach/models', ['id', 'code', 'title'], 10],
  ['userCentre', '/api/v1/BizAttach/types', ['id', 'code', 'title'], 10],
  ['boss', '/api/v1/ProductLine/findAllByContextId', ['id', 'name', 'description', 'flag', 'active'], 7],
  ['boss', '/api/v1/ProductLine/findAllByContextIdBesideFlag?flag=HY', ['id', 'name', 'flag'], 6],
  [
    'boss',
    `/api/v1/ProductLine/findAllByOrgIdInAndIdIn?orgIds=${main},${warehouse}`,
    ['id', 'name', 'flag'],
    8,
  ],
  ['boss', '/api/v1/ProductLine/findAllWithOutOrg', ['id', 'name', 'flag'], 140],
  [
    'boss',
    '/api/v1/Account/findAllByContextId',
    ['id', 'title', 'flag', 'active', 'type', 'status', 'isAdvAuth', 'timeZone', 'orgId'],
    11,
  ],
  ['boss', '/api/v1/Account/findAllByContextIdInManageUseful', ['id', 'title', 'active'], 9],
  ['boss', '/api/v1/OrganizationWarehouse/findAllByContextId', warehouseFields, 6],
  ['boss', `/api/v1/OrganizationWarehouse/findAllByOrgIdInAndIdIn?orgIds=${main}`, warehouseFields, 6],
  ['boss', '/api/v1/commonRegion/getAllCountry', ['id', 'code', 'name', 'nameEn'], 239],
  ['boss', '/api/v1/ChannelCategory/findAllByType', ['id', 'code', 'title', 'type'], 20],
  [
    'fbb',
    '/api/v2/SystemDeliveryCarrier/findAllCarrier',
    ['id', 'carrierCode', 'carrierName', 'services'],
    15,
  ],
  ['fbb', '/api/v2/productLine/findByWarehouseOrgId', ['id', 'name', 'flag'], 6, 'POST'],
  ['fbb', '/api/v2/billingCategory/findAll', ['id', 'code', 'name', 'active'], 30],
  ['fbb', '/api/v3/customerRate/getHostWarehouse', warehouseFields, 1, 'POST'],
  ['fbb', '/api/v3/customerRate/getHostAndFbaWarehouse', warehouseFields, 90, 'POST'],
  ['fbb', '/api/v3/customerRate/getWarehouseByUser', warehouseFields, 6, 'POST'],
  ['fbb', '/api/v3/customerRate/getAllHostWarehouse', warehouseFields, 2, 'POST'],
  ['fbb', '/api/v3/customerRate/getAllWarehouseByUser', warehouseFields, 6, 'POST'],
  ['billingApi', '/api/v3/customerRate/getWarehouseByUser', warehouseFields, 6, 'POST'],
  ['fbb', '/api/v3/processedTransaction/findByClientOrgId', ['id', 'transactionCode', 'transactionName'], 28],
  ['billingApi', '/api/v3/processedTransaction/findByClientOrgId?status=1', ['id', 'transactionCode'], 15],
  ['fbb', '/api/v2/organizationWarehouse/findOrgWarehousesByOrgId', warehouseFields, 6],
  ['fbb', '/api/v2/organizationWarehouse/findAllWarehouseByOrgId', warehouseFields, 6],
  ['fbb', '/api/v2/areaManage/query', ['id', 'areaName', 'areaCode', 'active'], 5_000],
  ['fbb', '/api/v2/areaManage/queryByCustomer', ['id', 'areaName'], 5_000],
  ['fbb', '/api/v2/carrierGroup/findByContextId', ['id', 'groupName', 'carrierCode'], 20],
  ['fbb', '/api/v2/carrierGroup/findAllByContextId', ['id', 'groupName', 'carrierCode'], 20],
  ['fbb', `/api/v2/carrierGroup/findByOrgId?orgId=${warehouse}`, ['id', 'groupName', 'carrierCode'], 1],
  ['fbb', '/api/v2/carrierVolumeWeight/findByContextId', ['id', 'carrierCode', 'divisor', 'unit'], 10],
  ['fbb', '/api/v2/carrierVolumeWeight/findAllByContextId', ['id', 'carrierCode', 'divisor'], 11],
  ['fbb', '/api/v2/timeZone/findAll', ['id', 'timeZoneCode', 'timeZoneName'], 38],
  [
    'ship',
    `/api/v2/carrierGroupServiceCode/findAllByCustomerId?customerId=${main}`,
    ['id', 'code', 'carrierServiceName'],
    20,
  ],
];

describe('every reference list', () => {
  it.each(catalogue)('%s %s has its fields', async (service, path, fields, least, method) => {
    const rows = await list(service, path, method && {});
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.length).toBeLessThanOrEqual(5_000);
    expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(fields));
    expect(rows.every(({ id }) => typeof id === 'string')).toBe(true);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(catalogue)(
    '%s %s needs a session and an organisation of one’s own',
    async (service, path, _, __, method) => {
      const body = method && { body: {} };
      expect((await server.call(service, path, { ...body })).status).toBe(401);
      const foreign = `${path}${path.includes('?') ? '&' : '?'}contextId=1000600`;
      expect((await server.call(service, foreign, { token, ...body })).status).toBe(403);
    },
  );

  it('speaks the language of the call', async () => {
    const one = async (lang: string) =>
      (await list('fbb', `/api/v2/areaManage/query?lang=${lang}`))[0]?.areaName as string;
    expect(await one('en')).toMatch(/aisle 1, bay 1$/);
    expect(await one('zh-CN')).toMatch(/1 排 1 位$/);
  });

  it('keeps what may no longer be chosen, so that old records find its name', async () => {
    for (const [service, path] of [
      ['boss', '/api/v1/ProductLine/findAllByContextId'],
      ['boss', '/api/v1/Account/findAllByContextId'],
      ['fbb', '/api/v2/areaManage/query'],
      ['fbb', '/api/v2/carrierGroup/findAllByContextId'],
      ['fbb', '/api/v2/billingCategory/findAll'],
    ] as const) {
      const states = new Set((await list(service, path)).map(({ active }) => active));
      expect({ path, states }).toEqual({ path, states: new Set([0, 1]) });
    }
    const states = new Set(
      (await list('fbb', '/api/v2/carrierGroup/findByContextId')).map(({ active }) => active),
    );
    expect(states).toEqual(new Set([1]));
  });

  it('names each of five thousand areas once', async () => {
    const areas = await list('fbb', '/api/v2/areaManage/query?lang=en');
    expect(areas).toHaveLength(5_000);
    expect(new Set(areas.map(({ areaCode }) => areaCode)).size).toBe(5_000);
    expect(new Set(areas.map(({ areaName }) => areaName)).size).toBe(5_000);
    const one = await list('fbb', '/api/v2/areaManage/query?warehouseCode=LA1');
    expect(new Set(one.map(({ warehouseCode }) => warehouseCode))).toEqual(new Set(['LA1']));
  });
});

describe('lists that parameters narrow', () => {
  it('give work types of customers and of the management', async () => {
    const of = async (status: string) =>
      (await list('fbb', `/api/v3/processedTransaction/findByClientOrgId?status=${status}`)).map(
        (row) => row.status,
      );
    expect(new Set(await of('1'))).toEqual(new Set([1]));
    expect(new Set(await of('0'))).toEqual(new Set([0]));
    const path = '/api/v3/processedTransaction/findByClientOrgId?status=2';
    expect((await server.call('fbb', path, { token })).code).toBe(10010);
  });

  it('leave out a flag, a type, ids', async () => {
    const lines = await list('boss', '/api/v1/ProductLine/findAllByContextIdBesideFlag?flag=HY');
    expect(lines.map(({ flag }) => flag)).not.toContain('HY');
    const shops = await list('boss', '/api/v1/ChannelCategory/findAllByType?type=2');
    expect(new Set(shops.map(({ type }) => type))).toEqual(new Set([2]));
    const all = await list('boss', '/api/v1/ProductLine/findAllByContextId');
    const ids = all.slice(0, 2).map(({ id }) => id);
    expect(
      (await list('boss', `/api/v1/ProductLine/findAllByOrgIdInAndIdIn?ids=${ids}`)).map(({ id }) => id),
    ).toEqual(ids);
    for (const bad of ['x', '1;2', "1') or 1=1", '-1']) {
      const path = `/api/v1/ProductLine/findAllByOrgIdInAndIdIn?ids=${encodeURIComponent(bad)}`;
      expect((await server.call('boss', path, { token })).code).toBe(10010);
    }
  });

  it('refuse an organisation that the caller has nothing to do with', async () => {
    const { token: newcomer } = await server.signIn('newcomer@oms.test');
    for (const [service, path] of [
      ['fbb', '/api/v2/areaManage/queryByCustomer?customerId='],
      ['fbb', '/api/v2/carrierGroup/findByOrgId?orgId='],
      ['fbb', '/api/v2/organizationWarehouse/findAllWarehouseByOrgId?orgId='],
      ['ship', '/api/v2/carrierGroupServiceCode/findAllByCustomerId?customerId='],
      ['userCentre', '/api/v1/Context/organizationDataAccess?module=order&oid='],
    ] as const) {
      expect((await server.call(service, path + main, { token: newcomer })).status).toBe(403);
      expect((await server.call(service, `${path}999`, { token: newcomer })).status).toBe(403);
    }
    const lines = await list(
      'boss',
      `/api/v1/ProductLine/findAllByOrgIdInAndIdIn?orgIds=${main}`,
      undefined,
      newcomer,
    );
    expect(lines).toEqual([]);
  });

  it('show a warehouse its customers, and a customer its warehouse', async () => {
    const clients = await list('userCentre', `/api/v1/Context/organizationClients?contextId=${warehouse}`);
    expect(clients.length).toBeGreaterThan(400);
    expect(clients.map(({ id }) => id)).not.toContain(warehouse);
    const withSelf = await list(
      'userCentre',
      `/api/v1/Context/organizationClients?includeSelf=1&contextId=${warehouse}`,
    );
    expect(withSelf).toHaveLength(clients.length + 1);
    expect((await list('userCentre', '/api/v1/Context/organizationHosts')).map(({ id }) => id)).toEqual([
      warehouse,
    ]);
  });

  it('tell whose data a user may manage', async () => {
    const access = async (email: string) => {
      const { token: as } = await server.signIn(email);
      const path = `/api/v1/Context/organizationDataAccess?module=order&oid=${main}`;
      const { data } = await server.call<{ accessResourceIds: string[] }>('userCentre', path, { token: as });
      return data.accessResourceIds;
    };
    expect(await access('client.admin@oms.test')).toHaveLength(137);
    expect(await access('client.member@oms.test')).toEqual([main]);
    expect(await access('super@oms.test')).toHaveLength(600);
  });
});

describe('pages of five thousand', () => {
  interface Page {
    content: Row[];
    totalElements: number;
  }

  it('hold all contexts', async () => {
    const { token: superToken } = await server.signIn('super@oms.test');
    const find = async (body: object) =>
      (await server.call<Page>('userCentre', '/api/v1/Context/findByPage', { token: superToken, body })).data;
    const { content, totalElements } = await find({ 'search[EQ_status]': 1, rows: 5_000 });
    expect(content).toHaveLength(totalElements);
    expect(totalElements).toBe(600);
    expect((await find({ search: { EQ_status: 1 }, rows: 5_000 })).totalElements).toBe(600);
    const inQuery = await server.call<Page>(
      'userCentre',
      '/api/v1/Context/findByPage?search[EQ_status]=1&rows=5000',
      {
        token: superToken,
        body: {},
      },
    );
    expect(inQuery.data.content).toHaveLength(600);
  });

  it('hold users, also by thousands of ids', async () => {
    const { data } = await server.call<Page>('userCentre', '/api/v1/User/findByPageOrIds?rows=5000', {
      token,
    });
    expect(data.content).toHaveLength(data.totalElements);
    expect(new Set(data.content.map(({ status }) => status))).toEqual(new Set([0, 1]));
    const ids = Array.from({ length: 4_000 }, (_, at) => String(1 + at));
    const posted = await server.call<Page>('userCentre', '/api/v1/User/findByPageOrIds', {
      token,
      body: { ids },
    });
    expect(posted.data.content.length).toBe(posted.data.totalElements);
    expect(posted.data.totalElements).toBeGreaterThan(50);
    expect(
      (
        await server.call('userCentre', '/api/v1/User/findByPageOrIds', {
          token,
          body: { ids: [...ids, ...ids] },
        })
      ).code,
    ).toBe(10010);
  });
});

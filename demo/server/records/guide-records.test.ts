import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

type Row = Record<string, unknown>;
interface Page {
  content: Row[];
  totalElements: number;
}
interface Bulk {
  done: number;
  failed: { id: string; no: string; reason: string }[];
}
interface Refused {
  errors: Record<string, string>;
}

const channel = '/api/v1/Account';
const line = '/api/v1/ProductLine';
const match = '/api/v1/SkuMatch';
const access = '/api/v1/WarehouseAccount';
const rule = '/api/v1/DeliverRule';
const empty = 'This information cannot be empty, please fill in';
const taken = 'This exists already. Choose another one';
const unknown = 'This choice does not exist or is out of use';

let server: TestServer;
let token: string;
let newcomer: string;

beforeAll(async () => {
  server = await startTestServer(25_120);
  token = (await server.signIn('client.admin@oms.test')).token;
  newcomer = (await server.signIn('newcomer@oms.test')).token;
});
afterAll(() => server.close());

const call = <Data = Row>(path: string, body?: unknown, as = token) =>
  server.call<Data>('boss', `${path}${path.includes('?') ? '&' : '?'}lang=en`, {
    token: as,
    ...(body !== undefined && { body }),
  });
const rows = async (path: string, as = token) => (await call<Row[]>(path, undefined, as)).data;
const page = async (base: string, query = '') =>
  (await call<Page>(`${base}/findByPage?rows=200&${query}`)).data;
const errors = async (path: string, body: object) => {
  const { code, data } = await call<Refused>(path, body);
  expect(code).toBe(10040);
  return data.errors;
};
/** What the form of a product has at least. */
const goods = (erpSku: string, name: string, nameEn: string) => ({
  erpSku,
  name,
  nameEn,
  weightG: 900,
  price: 9,
  currency: 'USD',
});
const lastLog = async (type: string, id: unknown) =>
  (await call<Page>(`/api/v1/OperationLog/findByRecord?recordType=${type}&recordId=${id}`)).data.content[0];
const guide = async () =>
  (await call<{ guide: Record<string, number> }>('/api/v1/Dashboard/summary')).data.guide;

describe('channels', () => {
  const good = { title: 'Otto DE', platform: 'otto', timeZone: 'Europe/Berlin', isAdvAuth: 1 };

  it('that are added can be chosen for orders, until they are out of use', async () => {
    const { data: made } = await call(`${channel}/add`, good);
    expect(made).toMatchObject({ ...good, flag: 'otto', active: 1, status: 1, skus: 0 });
    const listed = async () =>
      (await rows(`${channel}/findAllByContextId`)).find(({ id }) => id === made.id) as Row;
    expect(await listed()).toMatchObject({ title: 'Otto DE', type: 'otto', isAdvAuth: 1, active: 1 });
    const before = await guide();
    const off = await call<Bulk>(`${channel}/disable`, { ids: [made.id] });
    expect(off.data).toMatchObject({ done: 1, failed: [] });
    expect(await listed()).toMatchObject({ active: 0 });
    expect((await guide())?.channels).toBe(Number(before?.channels) - 1);
    expect(await lastLog('channel', made.id)).toMatchObject({ opAction: 3 });
    const again = await call<Bulk>(`${channel}/disable`, { ids: [made.id] });
    expect(again.data).toMatchObject({
      done: 0,
      failed: [{ no: 'Otto DE', reason: 'The state “Disabled” does not allow this' }],
    });
    expect((await call<Bulk>(`${channel}/enable`, { ids: [made.id] })).data).toMatchObject({ done: 1 });
  });

  it('keep the name in the other language if it is unchanged in this one', async () => {
    const [one] = (await page(channel, 'search[CN_title]=Walmart CA')).content as [Row];
    const chinese = async () =>
      (await server.call<Row>('boss', `${channel}/findById?id=${one.id}&lang=zh-CN`, { token })).data.title;
    const before = await chinese();
    const { data: full } = await call(`${channel}/findById?id=${one.id}`);
    const { data: saved } = await call(`${channel}/update`, { ...full, remark: 'x' });
    expect(saved).toMatchObject({ title: 'Walmart CA', remark: 'x' });
    expect(await chinese()).toBe(before);
    expect(before).not.toBe('Walmart CA');
    await call(`${channel}/update`, { ...full, updatedAt: saved.updatedAt, title: 'Walmart Canada' });
    expect(await chinese()).toBe('Walmart Canada');
    expect((await call(`${channel}/update`, { ...full, updatedAt: '2020-01-01T00:00:00Z' })).code).toBe(
      10041,
    );
  });

  it('are refused at the fields that are wrong', async () => {
    expect(await errors(`${channel}/add`, {})).toEqual({ title: empty, platform: empty, timeZone: empty });
    const wrong = { title: 'AMAZON US', platform: 'wish', timeZone: 'Mars/Base', flag: 'a b', isAdvAuth: 2 };
    const said = await errors(`${channel}/add`, wrong);
    expect(Object.keys(said).sort()).toEqual(Object.keys(wrong).sort());
    expect(said).toMatchObject({ title: taken, platform: unknown, timeZone: unknown });
  });
});

describe('product lines', () => {
  it('that are added can be chosen for products', async () => {
    const { data: made } = await call(`${line}/add`, { name: 'Garden', flag: 'gd', description: 'Outdoors' });
    expect(made).toMatchObject({
      name: 'Garden',
      flag: 'GD',
      description: 'Outdoors',
      active: 1,
      products: 0,
    });
    const listed = (await rows(`${line}/findAllByContextId`)).find(({ id }) => id === made.id);
    expect(listed).toMatchObject({ name: 'Garden', flag: 'GD', description: 'Outdoors', active: 1 });
    const product = goods('GD-1', '花盆', 'Pot');
    const added = await call('/api/v1/Product/add', { ...product, productLineId: made.id });
    expect(added.data).toMatchObject({ productLine: 'Garden' });
    expect((await call(`${line}/findById?id=${made.id}`)).data).toMatchObject({ products: 1 });
    await call(`${line}/disable`, { ids: [made.id] });
    const late = { ...product, erpSku: 'GD-2', productLineId: made.id };
    expect(await errors('/api/v1/Product/add', late)).toEqual({ productLineId: unknown });
  });

  it('have each name of a product that changes in its log', async () => {
    const product = goods('GD-3', '花架', 'Stand');
    const { data: made } = await call('/api/v1/Product/add', product);
    const renamed = { ...product, id: made.id, name: '铁花架' };
    await call('/api/v1/Product/update', renamed);
    expect((await lastLog('product', made.id))?.opData).toEqual({ titleZh: ['花架', '铁花架'] });
    await call('/api/v1/Product/update', { ...renamed, nameEn: 'Iron stand' });
    expect((await lastLog('product', made.id))?.opData).toEqual({ titleEn: ['Stand', 'Iron stand'] });
  });

  it('that are added twice at once are one', { tags: ['sql'] }, async () => {
    const add = () => call(`${line}/add`, { name: 'Twice', flag: 'TW' });
    const codes = (await Promise.all([add(), add()])).map(({ code }) => code);
    expect(codes.sort()).toEqual([10040, 200].sort());
  });

  it('have a name and a flag of their own', async () => {
    const [one] = (await page(line)).content as [Row];
    const flag = String(one.flag).toLowerCase();
    const said = await errors(`${line}/add`, { name: String(one.name).toUpperCase(), flag });
    expect(said).toEqual({ name: taken, flag: taken });
    expect(await errors(`${line}/add`, { name: 'x', flag: '-' })).toEqual({
      flag: 'The format is not right',
    });
    const { data: full } = await call(`${line}/findById?id=${one.id}`);
    expect((await call(`${line}/update`, full)).code).toBe(200);
  });
});

describe('SKUs of channels', () => {
  const unmatched = async () => (await page(match, 'search[EQ_status]=UNMATCHED')).content;

  it('are matched one by one or many at once, which the guide counts', async () => {
    const before = await unmatched();
    expect(before.length).toBeGreaterThan(10);
    expect((await guide())?.unmatchedSkus).toBe(before.length);
    const ids = before.slice(0, 3).map(({ id }) => id);
    const { data } = await call<Bulk>(`${match}/match`, { ids, erpSku: 'HY-2206-BK' });
    expect(data).toMatchObject({ done: 3, failed: [] });
    const { data: one } = await call(`${match}/findById?id=${ids[0]}`);
    expect(one).toMatchObject({ erpSku: 'HY-2206-BK', status: 'MATCHED', matchedBy: 'MANUAL' });
    expect(one.productTitle).toBe('Folding storage box 66 L black');
    expect((await guide())?.unmatchedSkus).toBe(before.length - 3);
    const counts = await call<{ status: Row }>(`${match}/spanCounts?search[EQ_status]=MATCHED`);
    expect(counts.data.status).toMatchObject({ UNMATCHED: before.length - 3 });
    expect(await lastLog('skuMatch', ids[0])).toMatchObject({
      opAction: 260,
      opData: { erpSku: 'HY-2206-BK' },
    });
  });

  it('lose their product, which is then a product that no channel sells', async () => {
    const product = goods('SKU-ALONE', '单', 'Alone');
    await call('/api/v1/Product/add', product);
    const matched = async () =>
      (await page('/api/v1/Product', 'search[EQ_sku]=SKU-ALONE')).content.map((row) => row.matched);
    const [one] = (await unmatched()) as [Row];
    await call(`${match}/match`, { ids: [one.id], erpSku: 'SKU-ALONE' });
    expect(await matched()).toEqual([1]);
    const search = { EQ_erpSku: 'SKU-ALONE' };
    const gone = await call<Bulk>(`${match}/unmatch`, { all: true, search, total: 1 });
    expect(gone.data).toMatchObject({ total: 1, done: 1 });
    expect(await matched()).toEqual([0]);
    const again = await call<Bulk>(`${match}/unmatch`, { ids: [one.id] });
    expect(again.data).toMatchObject({ done: 0, failed: [{ no: one.channelSku }] });
  });

  it('take only a product in use that is none of a channel itself', async () => {
    const [one] = (await unmatched()) as [Row];
    const temporary = (await page('/api/v1/Product', 'search[EQ_isTemp]=1')).content[0]?.erpSku;
    const off = (await page('/api/v1/Product', 'search[EQ_status]=2')).content[0]?.erpSku;
    for (const erpSku of [temporary, off, 'NO-SUCH-SKU'])
      expect(await errors(`${match}/match`, { ids: [one.id], erpSku })).toEqual({ erpSku: unknown });
    expect(await errors(`${match}/match`, { ids: [one.id] })).toEqual({ erpSku: empty });
    expect((await call(`${match}/findById?id=${one.id}`)).data).toMatchObject({ erpSku: null });
  });

  it('are added by hand once for a channel, and changed', async () => {
    const [account] = (await rows(`${channel}/findAllByContextId`)).filter(({ active }) => active === 1);
    const good = { accountId: account?.id, channelSku: 'AMZ-NEW', channelTitle: 'New', erpSku: 'HY-2206-GY' };
    const { data: made } = await call(`${match}/add`, good);
    expect(made).toMatchObject({ ...good, status: 'MATCHED', channel: account?.title });
    for (const channelSku of ['amz new', 'a\0b', 'half\ud83d'])
      expect(await errors(`${match}/add`, { ...good, channelSku })).toHaveProperty('channelSku');
    expect(await errors(`${match}/add`, good)).toEqual({ channelSku: taken });
    const changed = await call(`${match}/update`, {
      ...made,
      channelSku: 'OTHER',
      erpSku: '',
      channelItemNo: 'B0X',
    });
    expect(changed.data).toMatchObject({ channelSku: 'AMZ-NEW', channelItemNo: 'B0X', status: 'UNMATCHED' });
  });
});

describe('accounts at warehouses', () => {
  const good = { warehouseCode: 'LA1', account: 'us-west', apiType: 'WMS', apiKey: 'secret-key-1234' };

  it('never show their key, also not in the log', async () => {
    const { data: made } = await call(`${access}/add`, { ...good, apiUrl: 'https://wms.example/la1' });
    expect(made).toMatchObject({ warehouseCode: 'LA1', apiKeyHint: '••••1234', active: 1, country: 'US' });
    const { updatedAt } = made;
    const kept = await call(`${access}/update`, {
      ...good,
      id: made.id,
      updatedAt,
      apiKey: '',
      remark: 'kept',
    });
    expect(kept.data).toMatchObject({ apiKeyHint: '••••1234', remark: 'kept' });
    const changed = await call(`${access}/update`, { ...good, id: made.id, apiKey: 'another-key-9876' });
    expect(changed.data).toMatchObject({ apiKeyHint: '••••9876' });
    expect(await lastLog('warehouseAccount', made.id)).toMatchObject({
      opAction: 260,
      opData: { apiKey: ['••••', '••••'] },
    });
    const all = [
      JSON.stringify([made, kept, changed, await page(access)]),
      JSON.stringify(
        await call(`/api/v1/OperationLog/findByRecord?recordType=warehouseAccount&recordId=${made.id}`),
      ),
      JSON.stringify(await call(`${access}/exportColumns`)),
    ].join();
    for (const secret of ['secret-key', 'another-key', 'apiKey"']) {
      const shown = all.replaceAll('"apiKey":["••••","••••"]', '');
      expect(shown).not.toContain(secret);
    }
  });

  it('can bring a warehouse, which orders can then be sent from', async () => {
    const place = {
      warehouseTitle: 'Memphis',
      country: 'US',
      timeZone: 'America/Chicago',
      isNewWarehouse: 1,
    };
    const body = { ...good, ...place, warehouseCode: 'mem' };
    expect((await call(`${access}/add`, body)).data).toMatchObject({
      warehouseCode: 'MEM',
      warehouse: 'Memphis',
    });
    const listed = await rows('/api/v1/OrganizationWarehouse/findAllByContextId');
    expect(listed.find(({ code }) => code === 'MEM')).toMatchObject({
      title: 'Memphis',
      active: 1,
      apiType: 'WMS',
    });
    expect(await errors(`${access}/add`, { ...body, account: 'other' })).toEqual({ warehouseCode: taken });
    const rest = await errors(`${access}/add`, { isNewWarehouse: 1, warehouseCode: 'X' });
    expect(Object.keys(rest).sort()).toEqual(
      ['account', 'apiKey', 'apiType', 'country', 'timeZone', 'warehouseCode', 'warehouseTitle'].sort(),
    );
  });

  it('make no warehouse if a field is refused', async () => {
    const place = {
      warehouseTitle: 'Reno',
      country: 'US',
      timeZone: 'America/Los_Angeles',
      isNewWarehouse: 1,
    };
    const body = { ...good, ...place, warehouseCode: 'RNO', apiKey: 'short' };
    expect(await errors(`${access}/add`, body)).toEqual({ apiKey: 'The format is not right' });
    const listed = await rows('/api/v1/OrganizationWarehouse/findAllByContextId');
    expect(listed.map(({ code }) => code)).not.toContain('RNO');
  });

  it('are refused at the fields that are wrong', async () => {
    const wrong = { warehouseCode: 'NOPE', account: 'a b', apiType: 'FTP', apiUrl: 'javascript:alert(1)' };
    const said = await errors(`${access}/add`, { ...good, ...wrong });
    expect(Object.keys(said).sort()).toEqual(Object.keys(wrong).sort());
    const [one] = (await page(access, 'search[EQ_warehouseCode]=NJ2')).content as [Row];
    const same = { ...good, warehouseCode: 'NJ2', account: one.account };
    expect(await errors(`${access}/add`, same)).toEqual({ account: taken });
  });
});

describe('delivery rules', () => {
  const good = {
    warehouseCode: 'LA1',
    countries: ['US', 'MX'],
    carriers: ['UPS'],
    weightFrom: 0,
    weightTo: 500,
  };
  const names = async () =>
    (await page(rule, 'sidx=priority&sord=asc')).content.map(({ name, priority }) => [priority, name]);

  it('are numbered without gaps, and a new one is the last or takes its place', async () => {
    const before = await names();
    expect(before.map(([place]) => place)).toEqual(before.map((_, at) => at + 1));
    const { data: last } = await call(`${rule}/add`, { ...good, name: 'Last' });
    expect(last).toMatchObject({ ...good, name: 'Last', priority: before.length + 1, active: 1 });
    const { data: second } = await call(`${rule}/add`, { ...good, name: 'Second', priority: 2 });
    expect(second).toMatchObject({ priority: 2 });
    const moved = await call(`${rule}/update`, { ...second, updatedAt: null, priority: 10_000 });
    expect(moved.data).toMatchObject({ priority: before.length + 2 });
    expect((await names()).map(([place]) => place)).toEqual(
      Array.from({ length: before.length + 2 }, (_, at) => at + 1),
    );
    expect(await lastLog('deliverRule', second.id)).toMatchObject({
      opData: { priority: [2, before.length + 2] },
    });
    const { priority: _, ...kept } = moved.data;
    expect((await call(`${rule}/update`, kept)).data).toMatchObject({ priority: before.length + 2 });
  });

  it('change places among those that are named', async () => {
    const list = (await page(rule, 'sidx=priority&sord=asc')).content;
    const [one, , three, four] = list.map(({ id }) => id);
    const { data } = await call(`${rule}/reorder`, { ids: [four, one, three] });
    expect(data.rules).toEqual([
      { id: four, priority: 1 },
      { id: one, priority: 3 },
      { id: three, priority: 4 },
    ]);
    expect(await lastLog('deliverRule', four)).toMatchObject({ opData: { priority: [4, 1] } });
    const { data: back } = await call(`${rule}/reorder`, { ids: [one, three, four] });
    expect(back.rules).toEqual([
      { id: one, priority: 1 },
      { id: three, priority: 3 },
      { id: four, priority: 4 },
    ]);
    const before = await names();
    expect((await call(`${rule}/reorder`, { ids: [one, '1'] })).code).toBe(10020);
    expect((await call(`${rule}/reorder`, { ids: [] })).code).toBe(10044);
    expect((await call(`${rule}/reorder`, { ids: ['x'] })).code).toBe(10010);
    expect((await call(`${rule}/reorder`, { ids: [one] }, newcomer)).code).toBe(10020);
    expect(await names()).toEqual(before);
  });

  it('are found by country and carrier, with those that hold for all', async () => {
    const found = (await page(rule, 'search[EQ_country]=JP')).content;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ countries }) => (countries as string[]).length === 0)).toBe(true);
    const mexico = (await page(rule, 'search[IN_country]=MX&search[EQ_carrier]=UPS')).content;
    expect(mexico.map(({ name }) => name)).toEqual(expect.arrayContaining(['Last', 'Second']));
  });

  it('are refused at the fields that are wrong', async () => {
    const name = String((await page(rule)).content[0]?.name).toUpperCase();
    const wrong = {
      name,
      warehouseCode: 'ONT',
      countries: ['US', 'XX'],
      carriers: 'UPS',
      weightTo: -1,
      priority: 0,
    };
    const said = await errors(`${rule}/add`, { ...good, ...wrong });
    expect(Object.keys(said).sort()).toEqual(Object.keys(wrong).sort());
    const turned = { ...good, name: 'New', weightFrom: 9, weightTo: 8 };
    expect(await errors(`${rule}/add`, turned)).toEqual({
      weightTo: 'The largest weight cannot be below the least',
    });
  });

  it('are exported with their lists as text', async () => {
    const { data } = await call<{ task: { id: string } }>(`${rule}/export`, {
      all: true,
      search: { EQ_name: 'none' },
      columns: ['name'],
    });
    expect(data).toBeNull();
    const ids = (await page(rule, 'search[CN_name]=Second')).content.map(({ id }) => id);
    const made = await call<{ task: { id: string } }>(`${rule}/export`, {
      ids,
      columns: ['name', 'countries', 'active'],
    });
    for (;;) {
      const { data: task } = await call(`/api/v1/TaskCenter/findById?id=${made.data.task.id}`);
      if (Number(task.status) < 2) continue;
      const text = await (await fetch(String(task.taskFile))).text();
      expect(text).toBe('Rule,Countries,State\r\nSecond,"US, MX",Enabled\r\n');
      break;
    }
  });
});

it('a newcomer goes through the whole guide', async () => {
  const steps = async () =>
    (await call<{ guide: Row }>('/api/v1/Dashboard/summary', undefined, newcomer)).data.guide;
  expect(await steps()).toMatchObject({ channels: 0, productLines: 0, products: 0, warehouses: 0, rules: 0 });
  const done = async (path: string, body: object) => {
    const { code, data } = await call(path, body, newcomer);
    expect({ path, code, data }).toMatchObject({ code: 200 });
    return data;
  };
  const shop = await done(`${channel}/add`, {
    title: 'My shop',
    platform: 'shopify',
    timeZone: 'Asia/Tokyo',
  });
  const own = await done(`${line}/add`, { name: 'Lamps', flag: 'L' });
  const lamp = { erpSku: 'L-1', name: '灯', nameEn: 'Lamp', weightG: 900, price: 20, currency: 'JPY' };
  await done('/api/v1/Product/add', { ...lamp, productLineId: own.id });
  const listing = { accountId: shop.id, channelSku: 'S-1', channelTitle: 'Lamp' };
  const { id } = await done(`${match}/add`, listing);
  expect(await steps()).toMatchObject({ unmatchedSkus: 1 });
  await done(`${match}/match`, { ids: [id], erpSku: 'L-1' });
  const store = { warehouseCode: 'TYO', warehouseTitle: 'Tokyo', country: 'JP', timeZone: 'Asia/Tokyo' };
  const reach = { account: 'tyo', apiType: 'OMS', apiKey: 'k1234567' };
  await done(`${access}/add`, { ...store, ...reach, isNewWarehouse: 1 });
  await done(`${rule}/add`, { name: 'All from Tokyo', warehouseCode: 'TYO' });
  expect(await steps()).toMatchObject({
    channels: 1,
    productLines: 1,
    products: 1,
    unmatchedSkus: 0,
    warehouses: 1,
    rules: 1,
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOfDay } from '../records/days';
import { startTestServer, type TestServer } from '../testing';

interface Page {
  content: Record<string, unknown>[];
  totalElements: number;
  totalPages: number;
  page: number;
  rows: number;
}

const main = '1000412';
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer(24_300);
  token = (await server.signIn('client.admin@oms.test')).token;
});
afterAll(() => server.close());

const page = async (path: string, as = token) =>
  (await server.call<Page>('userCentre', path, { token: as })).data;
const organisations = '/api/v1/Organization/findByPage';

describe('the context organisation', () => {
  it('is the user’s own without contextId, and the named one with it', async () => {
    const info = async (contextId: string) =>
      (await server.call('userCentre', `/api/v1/My/getUserInfo?contextId=${contextId}&lang=en`, { token }))
        .data;
    expect(await info('')).toMatchObject({
      id: '2002',
      name: 'Zhou Min',
      email: 'client.admin@oms.test',
      roleLabel: 'CLADM',
      isSuper: 0,
      orgId: main,
      organization: {
        id: main,
        name: 'Oceanway Select',
        code: 'OWSZ-0318',
        roleLabel: 'CLIENT',
        hostId: '1000030',
      },
    });
    expect(await info('1000030')).toMatchObject({
      organization: { id: '1000030', code: 'HYT-LA1', roleLabel: 'SERVICE' },
    });
  });

  it('is refused on every service if the user may not see it, or it is closed', async () => {
    const superToken = (await server.signIn('super@oms.test')).token;
    const foreign = '1000600';
    for (const [service, path] of [
      ['userCentre', '/api/v1/My/getUserInfo'],
      ['userCentre', '/api/v1/Context/baseData'],
      ['boss', '/api/v2/B2cOrder/gsmod?keyword=SO'],
      ['bi', '/api/v1/ReportTask/findByPage'],
      ['orderApi', '/api/v2/deliverOrder/findByPage'],
      ['billingApi', '/api/v3/bill/summary'],
    ] as const) {
      const at = `${path}${path.includes('?') ? '&' : '?'}contextId=`;
      expect(await server.call(service, at + foreign, { token })).toMatchObject({
        status: 403,
        code: 403,
        data: null,
      });
      expect((await server.call(service, at + foreign, { token: superToken })).status).toBe(200);
      expect((await server.call(service, `${at}1000605`, { token: superToken })).status).toBe(403);
      expect((await server.call(service, `${at}1' or '1'='1`, { token })).code).toBe(10010);
    }
  });

  it('determines which data is read', async () => {
    const total = async (contextId: string) =>
      (
        await server.call<Page>('orderApi', `/api/v2/deliverOrder/findByPage?contextId=${contextId}`, {
          token,
        })
      ).data.totalElements;
    expect(await total(main)).toBe(2_620);
    expect(await total('1000030')).toBe(190);
    const other = await server.call<Page>(
      'orderApi',
      '/api/v2/deliverOrder/findByPage?contextId=1000398&rows=1',
      { token },
    );
    const orderNo = other.data.content[0]?.orderNo;
    const found = await server.call('boss', `/api/v2/B2cOrder/gsmod?keyword=${orderNo}`, { token });
    expect(found.data).toEqual({ total: 0, items: [] });
  });
});

describe('organisations', () => {
  it('are those that the user may work for', async () => {
    expect(await page(`${organisations}?search[EQ_status]=1`)).toMatchObject({
      totalElements: 137,
      totalPages: 7,
      page: 1,
      rows: 20,
    });
    const superToken = (await server.signIn('super@oms.test')).token;
    expect((await page(`${organisations}?search[EQ_status]=1`, superToken)).totalElements).toBe(600);
    expect((await page(organisations, superToken)).totalElements).toBe(612);
    const newcomer = (await server.signIn('newcomer@oms.test')).token;
    expect((await page(organisations, newcomer)).totalElements).toBe(1);
  });

  it('are found by name and code, in both languages and either case', async () => {
    for (const word of ['越洋优品', 'oceanway', 'owsz-03']) {
      const found = await page(`${organisations}?search[CN_name]=${encodeURIComponent(word)}`);
      expect(found.content.map(({ id }) => id)).toContain(main);
    }
    expect((await page(`${organisations}?search[EQ_yqnBpId]=8800412`)).content).toMatchObject([{ id: main }]);
    const posted = await server.call<Page>('userCentre', '/api/v1/Organization/selectByPage', {
      token,
      body: { page: 1, rows: 5, search: { CN_name: 'oceanway', EQ_status: 1 } },
    });
    expect(posted.data.content).toMatchObject([{ id: main }]);
  });
});

describe('lists', () => {
  it('page without gaps or repetitions', async () => {
    const ids: unknown[] = [];
    for (let at = 1; at <= 7; at += 1) {
      ids.push(
        ...(await page(`${organisations}?page=${at}&rows=20&sidx=id&sord=desc`)).content.map(({ id }) =>
          Number(id),
        ),
      );
    }
    expect(ids).toHaveLength(137);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => Number(other) - Number(one)));
    expect(await page(`${organisations}?page=900000`)).toMatchObject({ content: [], totalElements: 137 });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=99999999999999999999',
    'page=a',
    'rows=0',
    'rows=201',
    'rows=NaN',
    'page=1&page=2',
    'sidx=id;drop table orders',
    'sidx=__proto__',
    'sidx=constructor',
    'sord=down',
    'search[CN_nothing]=x',
    'search[XX_name]=x',
    'search[CN___proto__]=x',
    'search[CN_toString]=x',
    'search[LE_status]=1',
    "search[EQ_status]=1' or 1=1 --",
    'search[EQ_status]=99999999999999999999',
    'search[CN_name]=%00',
    `search[CN_name]=${'x'.repeat(300)}`,
    'search[CN_name]=a&search[CN_name]=b',
  ])('refuse %s', async (query) => {
    const reply = await server.call('userCentre', `${organisations}?${query}`, { token });
    expect(reply).toMatchObject({ status: 200, code: 10010, data: null });
  });

  it('treat special characters of SQL as plain text', async () => {
    for (const word of ['%', '_', "'", "' or '1'='1", '\\', '$1', '"; drop table users; --']) {
      const query = encodeURIComponent(word);
      expect((await page(`${organisations}?search[CN_name]=${query}`)).totalElements).toBe(0);
      for (const path of ['/api/v2/B2cOrder/gsmod', '/api/v1/Product/gsmod', '/api/v2/po/gsmod']) {
        const reply = await server.call('boss', `${path}?keyword=${query}${query}`, { token });
        expect(reply).toMatchObject({ code: 200, data: { total: 0, items: [] } });
      }
    }
  });

  it('filter by several states and by time', async () => {
    const list = async (query: string) =>
      (await server.call<Page>('orderApi', `/api/v2/deliverOrder/findByPage?${query}`, { token })).data;
    const both = await list('search[IN_status]=REVIEW,EXCEPTION&rows=200&sidx=createdAt');
    expect(new Set(both.content.map(({ status }) => status))).toEqual(new Set(['REVIEW', 'EXCEPTION']));
    const since = both.content[5]?.createdAt as string;
    const newer = await list(`search[IN_status]=REVIEW,EXCEPTION&search[GT_createdAt]=${since}`);
    expect(newer.totalElements).toBeLessThanOrEqual(5);
    expect(
      (
        await server.call('orderApi', '/api/v2/deliverOrder/findByPage?search[GE_createdAt]=yesterday', {
          token,
        })
      ).code,
    ).toBe(10010);
  });
});

describe('base data', () => {
  interface BaseData {
    menus: Record<string, unknown>[];
    labels: string[];
  }
  const base = async (as: string) =>
    (await server.call<BaseData>('userCentre', '/api/v1/Context/baseData', { token: as })).data;

  it('is public as far as it is the same for all', async () => {
    const { data } = await server.call<Record<string, unknown[]>>(
      'userCentre',
      '/api/v1/Context/baseData?noVerify=1&lang=en',
    );
    expect(data.globalcatelogs).toHaveLength(14);
    expect(data.systems).toMatchObject([
      { id: '1000010', url: server.urls.console, title: 'Console' },
      { id: '1000020', url: server.urls.billing },
      { id: '1000030', url: server.urls.erp },
      { id: '1000040', url: server.urls.partner },
    ]);
    expect(data.bizeventtypes?.length).toBeGreaterThan(10);
    expect((await server.call('userCentre', '/api/v1/Context/baseData')).status).toBe(401);
  });

  it('gives menus by role, whole down to every leaf', async () => {
    const sizes: number[] = [];
    for (const email of ['super@oms.test', 'client.admin@oms.test', 'client.member@oms.test']) {
      const { menus, labels } = await base((await server.signIn(email)).token);
      const ids = new Set(['0', ...menus.map(({ id }) => id)]);
      expect(menus.every(({ parentId }) => ids.has(parentId))).toBe(true);
      const parents = new Set(menus.map(({ parentId }) => parentId));
      expect(menus.filter(({ id, url }) => url === null && !parents.has(id))).toEqual([]);
      expect(new Set(menus.map(({ labelId }) => labelId))).toEqual(new Set(labels));
      sizes.push(menus.length);
    }
    const [all = 0, admin = 0, member = 0] = sizes;
    expect(all).toBeGreaterThanOrEqual(400);
    expect(admin).toBeLessThan(all);
    expect(member).toBeLessThan(admin);
  });

  it('shows who begins those pages alone that are there', async () => {
    const { menus } = await base((await server.signIn('newcomer@oms.test')).token);
    const shown = menus
      .filter(({ menuType, url }) => menuType === 'YES' && url !== null)
      .map(({ url }) => url);
    expect(shown).toContain('/home/managechannel/channelbase/list');
    expect(shown).toContain('/bill/list');
    expect(shown).not.toContain('/home/b2border');
    expect(menus.map(({ url }) => url)).toContain('/home/b2corder/upadte/add');
    expect(menus[0]).not.toHaveProperty('host');
  });

  it('says of entries whose page is not there, whatever their host, that they are not open, and has the same rights', async () => {
    const read = async (lang: string) =>
      (await server.call<BaseData>('userCentre', `/api/v1/Context/baseData?lang=${lang}`, { token })).data;
    const noted = ({ menus }: BaseData) =>
      Object.fromEntries(menus.filter(({ note }) => note !== undefined).map(({ url, note }) => [url, note]));
    const english = await read('en');
    expect(noted(english)).toMatchObject({
      '/home/b2border': 'Not open',
      '/charge/ups': 'Not open',
      '/shipment/tracking': 'Not open',
      '/stock': 'Not open',
    });
    for (const url of [
      '/home/b2corder',
      '/bill/list',
      '/shipment/list',
      '/orders',
      '/home/b2corder/upadte/add',
      null,
    ])
      expect(noted(english)).not.toHaveProperty([String(url)]);
    const chinese = await read('zh-CN');
    expect(noted(chinese)).toMatchObject({ '/home/b2border': '未开放' });
    expect(chinese.labels).toEqual(english.labels);
  });

  it('knows the entries that the shell names', async () => {
    const { menus } = await base(token);
    const urls = menus.map(({ url }) => url);
    for (const url of [
      '/home',
      '/home/password',
      '/home/b2corder',
      '/home/b2corder/upadte/query',
      '/home/products/allproducts/list',
      '/home/purchase/order/list',
      '/home/managechannel/channelbase/list',
      '/home/products/line/update/add',
      '/home/products/allproducts/update/add',
      '/home/dynamicerpsku',
      '/home/warehouse/account/update/add',
      '/home/rules/warehouseDeliver',
      '/33080/transation_flow',
      '/home/bill/transaction/list',
    ]) {
      expect(urls).toContain(url);
    }
    expect(menus.find(({ id }) => id === '1855')).toMatchObject({ parentId: '1854', depth: 3 });
  });
});

describe('translations', () => {
  it('come in pages by time of change, and only what is newer', async () => {
    const list = async (query: string) =>
      page(`/status/locale/findByPage?search[EQ_locale]=en&rows=2000&${query}`, '');
    const first = await list('page=1&search[GT_opAt]=2019-01-01');
    const second = await list('page=2&search[GT_opAt]=2019-01-01');
    expect(first.totalElements).toBeGreaterThanOrEqual(2_100);
    expect(first.content).toHaveLength(2_000);
    const times = [...first.content, ...second.content].map(({ opAt }) => String(opAt));
    expect(times).toEqual([...times].sort());
    expect(times).toHaveLength(first.totalElements);
    expect((await list(`search[GT_opAt]=${times.at(-4)}`)).totalElements).toBe(3);
    const keys = [...first.content, ...second.content].map(({ langKey }) => langKey);
    expect(keys).toEqual(
      expect.arrayContaining([
        'menu.b2corder',
        'module.home',
        'ucenter.code.10001',
        'erp.code.403',
        'fbb.code.500',
        'code.10020',
      ]),
    );
  });
});

describe('favourites and options', () => {
  const call = (path: string, body?: unknown) => server.call('userCentre', path, { token, body });

  it('keep the user’s entries in the user’s order', async () => {
    expect((await call('/api/v1/UcUserFavMenu/saveAll', { resourceIds: '1034,1021,1855,1021' })).code).toBe(
      200,
    );
    expect((await call('/api/v1/UcUserFavMenu/findAll')).data).toEqual(['1034', '1021', '1855']);
    for (const resourceIds of ['1034,abc', '1034,999999', "1');--", '1'.repeat(40), { a: 1 }]) {
      expect((await call('/api/v1/UcUserFavMenu/saveAll', { resourceIds })).code).toBe(10010);
    }
    expect((await call('/api/v1/UcUserFavMenu/findAll')).data).toEqual(['1034', '1021', '1855']);
    await call('/api/v1/UcUserFavMenu/saveAll', { resourceIds: '' });
    expect((await call('/api/v1/UcUserFavMenu/findAll')).data).toEqual([]);
  });

  it('keep small settings', async () => {
    const get = '/api/v1/My/getUserOptionByName?optionName=hide_intro';
    expect((await call(get)).data).toEqual({ optionName: 'hide_intro', optionValue: '1' });
    await call('/api/v1/My/setUserOptionByName', { optionName: 'hide_intro', optionValue: '0' });
    expect((await call(get)).data).toEqual({ optionName: 'hide_intro', optionValue: '0' });
    const newcomer = await server.signIn('newcomer@oms.test');
    expect((await server.call('userCentre', get, { token: newcomer.token })).data).toMatchObject({
      optionValue: '0',
    });
    expect(
      (await call('/api/v1/My/setUserOptionByName', { optionName: '../x', optionValue: '0' })).code,
    ).toBe(10010);
    expect(
      (await call('/api/v1/My/setUserOptionByName', { optionName: 'a', optionValue: 'x'.repeat(20_001) }))
        .code,
    ).toBe(10010);
  });

  it('keep a hundred small settings and no more', async () => {
    const { token: newcomer } = await server.signIn('newcomer@oms.test');
    const set = (optionName: string, optionValue = '1') =>
      server.call('userCentre', '/api/v1/My/setUserOptionByName', {
        token: newcomer,
        body: { optionName, optionValue },
      });
    let accepted = 0;
    for (let at = 0; at < 103; at++) if ((await set(`option${at}`)).code === 200) accepted++;
    // The seed has given this account one.
    expect(accepted).toBe(99);
    expect((await set('option100')).code).toBe(10010);
    expect((await set('option1', '2')).code).toBe(200);
  });
});

describe('the dashboard', () => {
  it('adds up', async () => {
    // The figures are of one day in Beijing: midnight there may have passed since the data was made.
    const newest = '/api/v2/deliverOrder/findByPage?sidx=createdAt&sord=desc&rows=1';
    const { content } = (await server.call<Page>('orderApi', newest, { token })).data;
    server.ahead = startOfDay(new Date(String(content[0]?.createdAt))).getTime() - Date.now();
    const { data } = await server.call<{
      asOf: string;
      orders: {
        total: number;
        yesterdayTotal: number;
        byStatus: { status: string; count: number; yesterday: number; days: number[] }[];
      };
      guide: Record<string, number>;
    }>('boss', '/api/v1/Dashboard/summary', { token });
    server.ahead = 0;
    const { total, yesterdayTotal, byStatus } = data.orders;
    expect(byStatus.map(({ status }) => status)).toEqual([
      'REVIEW',
      'ALLOCATE',
      'PICKING',
      'DISPATCH',
      'DONE',
      'EXCEPTION',
    ]);
    expect(byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(byStatus.reduce((sum, { yesterday }) => sum + yesterday, 0)).toBe(yesterdayTotal);
    for (const { count, yesterday, days } of byStatus) expect(days.slice(5)).toEqual([yesterday, count]);
    expect(total).toBe(1_284);
    expect(data.guide).toMatchObject({
      channels: 9,
      productLines: 6,
      products: 1_600,
      warehouses: 6,
      rules: 6,
    });
  });

  it('is empty for the newcomer', async () => {
    const newcomer = await server.signIn('newcomer@oms.test');
    const { data } = await server.call('boss', '/api/v1/Dashboard/summary', { token: newcomer.token });
    expect(data).toMatchObject({
      orders: { total: 0, yesterdayTotal: 0 },
      guide: { channels: 0, products: 0, warehouses: 0 },
    });
  });
});

describe('the balance', () => {
  it('is the sum of the bills that are not paid, with those that are overdue or disputed', async () => {
    const { data } = await server.call<Page>('billingApi', '/api/v3/bill/findByPage?rows=200', { token });
    expect(data.content).toHaveLength(data.totalElements);
    const sumOf = (...states: string[]) => {
      const bills = data.content.filter(({ status }) => states.includes(String(status)));
      expect(bills.length).toBeGreaterThan(0);
      return bills.reduce((sum, { amount }) => sum + Number(amount), 0);
    };
    const summary = await server.call<Record<string, unknown>>('billingApi', '/api/v3/bill/summary', {
      token,
    });
    const { balance, due, overdue } = summary.data;
    expect(Number(balance)).toBeCloseTo(sumOf('DUE', 'OVERDUE', 'DISPUTED'), 2);
    expect(Number(due)).toBeCloseTo(sumOf('DUE'), 2);
    expect(Number(overdue)).toBeCloseTo(sumOf('OVERDUE'), 2);
  });
});

import type { ServiceName } from '@oms/shell';
import { describe, expect, it } from 'vitest';
import { type Bulk, orders, type Page, type Row, recordServer } from '../testing-records';
import { kinds as recordKinds } from './kinds';

type Counts = { sums: { count: number } } & Record<string, Record<string, number>>;

const product = '/api/v1/Product';
const purchase = '/api/v2/po';
const kinds: [ServiceName, string, string][] = [
  ['orderApi', orders, 'orderNo'],
  ['boss', product, 'erpSku'],
  ['boss', purchase, 'poNo'],
  ['boss', '/api/v1/Stock', 'warehouseCode'],
  ['boss', '/api/v1/SaleReturn', 'returnNo'],
  ['orderApi', '/api/v2/outbound', 'outboundNo'],
  ['boss', '/api/v1/Account', 'title'],
  ['boss', '/api/v1/ProductLine', 'flag'],
  ['boss', '/api/v1/SkuMatch', 'channelSku'],
  ['boss', '/api/v1/WarehouseAccount', 'account'],
  ['boss', '/api/v1/DeliverRule', 'name'],
];
const byBase = new Map(recordKinds.map((kind) => [kind.base, kind]));
const { server, call, page, firstWith, logOf, goodOrder } = recordServer(25_100);

describe.each(kinds)('%s %s', { tags: ['sql'] }, (service, base, no) => {
  it('lists, sums, counts, shows one, and knows its columns', async () => {
    const list = await page(service, `${base}/findByPage?rows=5`);
    expect(list.content).toHaveLength(5);
    expect(list.spanCounts.count).toBe(list.totalElements);
    expect(typeof list.content[0]?.[no]).toBe('string');
    const { data } = await call(service, `${base}/findById?id=${list.content[0]?.id}`);
    expect(data).toMatchObject({ id: list.content[0]?.id });
    expect(data).toHaveProperty('remark');
    const { sums, ...counts } = (await call<Counts>(service, `${base}/spanCounts`)).data;
    expect(sums.count).toBe(list.totalElements);
    expect(Object.keys(counts).length).toBeGreaterThan(0);
    for (const numbers of Object.values(counts))
      expect(Object.values(numbers).reduce((sum, n) => sum + n, 0)).toBe(list.totalElements);
    const columns = (await call<{ key: string }[]>(service, `${base}/exportColumns`)).data;
    for (const { key } of columns) expect(Object.keys(list.content[0] ?? {})).toContain(key);
  });

  it('gives five thousand rows at once, and takes the search as JSON', async () => {
    const all = await page(service, `${base}/findByPage?rows=5000`);
    expect(all.content).toHaveLength(Math.min(5_000, all.totalElements));
    const some = all.content.slice(0, 300).map(({ id }) => id);
    const posted = await call<Page>(service, `${base}/findByPage`, { rows: 500, search: { IN_id: some } });
    expect(posted.data.totalElements).toBe(new Set(some).size);
    expect((await call(service, `${base}/findByPage?rows=5001`)).code).toBe(10010);
    expect((await call(service, `${base}/findByPage?search[EQ_nothing]=1`)).code).toBe(10010);
  });

  it('belongs to its organisation', async () => {
    const mine = (await page(service, `${base}/findByPage?rows=1`)).content[0];
    const other = await call(service, `${base}/findById?id=${mine?.id}&contextId=1000030`);
    expect(other.code).toBe(10020);
    expect((await server().call(service, `${base}/findByPage`)).status).toBe(401);
  });

  it('sorts by every field that it offers, and refuses others', async () => {
    const fields = Object.keys(byBase.get(base)?.rule('en').sort ?? {});
    expect(fields).toContain('updatedAt');
    for (const sidx of fields) {
      const { code } = await call(service, `${base}/findByPage?sidx=${sidx}&sord=asc&rows=1`);
      expect([sidx, code]).toEqual([sidx, 200]);
    }
    expect((await call(service, `${base}/findByPage?sidx=password`)).code).toBe(10010);
  });
});

describe('the order list', () => {
  it('filters by amount, label, owner and time', async () => {
    const costly = await page('orderApi', `${orders}/findByPage?search[GE_amount]=200&rows=200`);
    expect(costly.totalElements).toBeGreaterThan(0);
    expect(costly.content.every(({ amount }) => Number(amount) >= 200)).toBe(true);
    const labels = (await call<Row[]>('boss', '/api/v1/BizLabel/findAll?lang=en')).data;
    expect(labels).toHaveLength(10);
    const [label] = labels;
    const marked = await page(
      'orderApi',
      `${orders}/findByPage?search[EQ_labelId]=${label?.labelId}&rows=5000&lang=en`,
    );
    expect(marked.totalElements).toBe(label?.orders);
    const names = marked.content.map((row) => (row.labels as Row[]).map(({ labelName }) => labelName));
    expect(names.every((list) => list.includes(label?.labelName))).toBe(true);
    const sum = marked.content.reduce((total, { quantity }) => total + Number(quantity), 0);
    expect(marked.spanCounts.quantity).toBe(sum);
  });

  it('treats special characters of values as plain text', async () => {
    for (const word of ["' or '1'='1", '%', '_', '\\', '$1', '"; drop table orders; --', '?']) {
      const list = await page(
        'orderApi',
        `${orders}/findByPage?search[CN_keyword]=${encodeURIComponent(word)}`,
      );
      expect(list.totalElements).toBe(0);
    }
    for (const [name, value] of [
      ['GE_amount', '1;2'],
      ['GE_amount', '1e9'],
      ['EQ_labelId', '1) or (1=1'],
      ['GE_shipBy', 'tomorrow'],
      ['IN_sku', Array(501).fill('A').join(',')],
    ]) {
      expect(
        (await call('orderApi', `${orders}/findByPage?search[${name}]=${encodeURIComponent(value ?? '')}`))
          .code,
      ).toBe(10010);
    }
  });
});

describe('numbers that were pasted into the search', () => {
  it.each(kinds)('are a list for %s %s', async (service, base) => {
    const { totalElements } = await page(service, `${base}/findByPage?search[IN_keyword]=NONE-1,NONE-2`);
    expect(totalElements).toBe(0);
  });

  it('are found by order and parcel, in either case, and whole', async () => {
    const { content } = await page('orderApi', `${orders}/findByPage?rows=200`);
    const parcel = content.find(({ trackingNo }) => typeof trackingNo === 'string' && trackingNo !== '');
    const order = content.find(({ id }) => id !== parcel?.id);
    const wanted = [String(order?.orderNo).toLowerCase(), parcel?.trackingNo, 'SO', 'NONE-1'].join(',');
    const found = await page('orderApi', `${orders}/findByPage?search[IN_keyword]=${wanted}`);
    expect(new Set(found.content.map(({ id }) => id))).toEqual(new Set([order?.id, parcel?.id]));
  });

  it('are five hundred at most, which the refusal says', async () => {
    const many = Array(501).fill('SO-1').join(',');
    const search = { IN_keyword: many };
    const { code, message } = await call('orderApi', `${orders}/findByPage?lang=en`, { search });
    expect([code, message]).toEqual([10010, 'search[IN_keyword] takes 500 values at most']);
  });
});

describe('the numbers of the tabs', () => {
  it('leave out the conditions on the field that they are of, and no others', async () => {
    const search = { EQ_status: 'REVIEW', EQ_priority: 'RUSH' };
    const posted = (await call<Counts>('orderApi', `${orders}/spanCounts`, { search })).data;
    const query = 'search[EQ_status]=REVIEW&search[EQ_priority]=RUSH';
    expect((await call<Counts>('orderApi', `${orders}/spanCounts?${query}`)).data).toEqual(posted);
    const number = async (conditions: string) =>
      (await page('orderApi', `${orders}/findByPage?${conditions}`)).totalElements;
    expect(posted.sums.count).toBe(await number(query));
    expect(posted.status?.DONE).toBe(await number('search[EQ_priority]=RUSH&search[EQ_status]=DONE'));
    expect(posted.priority?.NORMAL).toBe(await number('search[EQ_status]=REVIEW&search[EQ_priority]=NORMAL'));
  });

  it('name values that no record has', async () => {
    const { data } = await call<Counts>('orderApi', `${orders}/spanCounts?search[EQ_orderNo]=none`);
    expect(data.sums.count).toBe(0);
    expect(data.status).toMatchObject({ REVIEW: 0, DONE: 0, CANCELLED: 0 });
    expect((await call('orderApi', `${orders}/spanCounts?search[EQ_nothing]=1`)).code).toBe(10010);
  });
});

describe('the query of products', () => {
  it('finds hundreds of SKUs at once, and marks temporary ones', async () => {
    const all = await page('boss', `${product}/findByPage?rows=500`);
    const skus = all.content.slice(0, 400).map(({ erpSku }) => erpSku as string);
    const found = await page(
      'boss',
      `${product}/findByPage?rows=500&search[IN_sku]=${[...skus, 'NO-SUCH-SKU'].join(',')}`,
    );
    expect(new Set(found.content.map(({ erpSku }) => erpSku))).toEqual(new Set(skus));
    for (const field of ['erpSku', 'erpSkuCode', 'name', 'nameEn', 'isTemp'])
      expect(found.content[0]).toHaveProperty(field);
    const temporary = await page('boss', `${product}/findByPage?search[EQ_isTemp]=1`);
    expect(temporary.totalElements).toBeGreaterThan(10);
  });

  it('of the management covers every organisation that the user may work for', async () => {
    const path = '/api/v2/productManage/findByPage';
    const mine = await page('boss', `${product}/findByPage?rows=1`);
    const managed = await page('boss', `${path}?rows=5000`);
    expect(managed.totalElements).toBeGreaterThan(mine.totalElements);
    expect(new Set(managed.content.map(({ orgId }) => orgId)).size).toBeGreaterThan(10);
    const { token: member } = await server().signIn('client.member@oms.test');
    const less = await server().call<Page>('boss', path, {
      token: member,
      body: { search: { IN_sku: ['HY-2206-BK'] } },
    });
    expect(less.data.content.length).toBeGreaterThan(0);
    expect(less.data.totalElements).toBeLessThanOrEqual(2);
  });
});

describe('a form', () => {
  it('is saved, read again, changed, and leaves its way in the log', async () => {
    const { data: made, code } = await call('orderApi', `${orders}/add`, await goodOrder());
    expect(code).toBe(200);
    expect(made).toMatchObject({
      status: 'REVIEW',
      quantity: 3,
      amount: 110.97,
      priority: 'RUSH',
      insured: 0,
      carrier: 'UPS',
    });
    const [label] = (await call<Row[]>('boss', '/api/v1/BizLabel/findAll')).data;
    const changed = await call('orderApi', `${orders}/update`, {
      ...(await goodOrder()),
      id: made.id,
      updatedAt: made.updatedAt,
      recipientCity: 'Boston, MA',
      labelIds: [label?.id],
    });
    expect(changed.data).toMatchObject({ recipientCity: 'Boston, MA', amount: 110.97 });
    const log = await logOf('order', made.id);
    expect(log.map(({ opAction }) => opAction)).toEqual([260, 100]);
    expect(log[0]).toMatchObject({
      createdName: 'Zhou Min',
      operateType: '260',
      opResult: 1,
      opData: { recipientCity: ['New York, NY', 'Boston, MA'], labelIds: ['', label?.id] },
    });
  });

  it('is refused with a message at every field, in the language of the call', async () => {
    const errors = async (body: object, lang = 'en') =>
      call<{ errors: Record<string, string> }>('orderApi', `${orders}/add?lang=${lang}`, body);
    const empty = await errors({});
    expect(empty).toMatchObject({ status: 200, code: 10040 });
    expect(empty.data.errors).toMatchObject({
      recipientName: 'This information cannot be empty, please fill in',
      accountId: 'This information cannot be empty, please fill in',
      quantity: 'This information cannot be empty, please fill in',
    });
    expect(empty.data.errors).not.toHaveProperty('remark');
    expect((await errors({}, 'zh-CN')).data.errors.sku).toBe('此项不能为空，请填写');
    const wrong = {
      quantity: 0,
      recipientPhone: '12',
      recipientEmail: 'nobody',
      accountId: "1' or 1=1",
      sku: 'NO-SUCH-SKU',
      warehouseCode: 'ONT',
      carrierServiceCode: { a: 1 },
      deliverFrom: '2026-12-05',
      deliverTo: '2026-12-03',
      shipBy: 'tomorrow',
      declaredValue: 1.005,
      priority: 'FAST',
      recipientCountry: 'XX',
      ownerId: '2008',
      labelIds: 'x',
      remark: 'x'.repeat(501),
      recipientName: 'a\u0000b',
      signature: 'yes',
    };
    const refused = await errors({ ...(await goodOrder()), ...wrong });
    expect(refused.code).toBe(10040);
    expect(Object.keys(refused.data.errors).sort()).toEqual(
      Object.keys(wrong)
        .filter((name) => name !== 'deliverFrom')
        .sort(),
    );
  });

  it('does not overwrite what somebody else has changed, and not what is on its way', async () => {
    const { data: made } = await call('orderApi', `${orders}/add`, await goodOrder());
    const update = async (body: object) =>
      (await call('orderApi', `${orders}/update`, { ...(await goodOrder()), id: made.id, ...body })).code;
    expect(await update({ remark: 'first', updatedAt: made.updatedAt })).toBe(200);
    const late = { ...(await goodOrder()), id: made.id, remark: 'second', updatedAt: made.updatedAt };
    const refused = await call('orderApi', `${orders}/update?lang=en`, late);
    expect(refused.code).toBe(10041);
    const { data: now } = await call('orderApi', `${orders}/findById?id=${made.id}`);
    const [entry] = await logOf('order', made.id);
    expect(refused.data).toEqual({ changedBy: entry?.createdName, actedName: '', changedAt: now.updatedAt });
    const done = await firstWith('DONE');
    expect(await update({ id: done.id })).toBe(10042);
    expect(await update({ id: '1' })).toBe(10020);
  });

  it('of products and purchase orders keeps to their rules', async () => {
    const good = {
      erpSku: 'NEW-1',
      name: '新品',
      nameEn: 'New',
      weightG: 100,
      price: '9.90',
      currency: 'USD',
    };
    const { data: made } = await call('boss', `${product}/add`, good);
    expect(made).toMatchObject({ erpSku: 'NEW-1', name: '新品', nameEn: 'New', price: 9.9, status: 1 });
    const again = await call<{ errors: object }>('boss', `${product}/add?lang=en`, {
      ...good,
      hsCode: 'abc',
    });
    expect(again.data.errors).toEqual({
      erpSku: 'This exists already. Choose another one',
      hsCode: 'The format is not right',
    });
    const order = {
      lines: [{ sku: 'NEW-1', quantity: 500, unitPrice: 2.5 }],
      warehouseCode: 'LA1',
      supplier: 'Acme',
      currency: 'USD',
    };
    const refused = await call<{ errors: object }>('boss', `${purchase}/add`, {
      ...order,
      expectedAt: '2026-02-31',
    });
    expect(Object.keys(refused.data.errors)).toEqual(['expectedAt']);
    const { data: bought } = await call('boss', `${purchase}/add`, { ...order, expectedAt: '2026-12-31' });
    expect(bought).toMatchObject({
      status: 'DRAFT',
      amount: 1_250,
      supplier: 'Acme',
      expectedAt: '2026-12-31',
    });
    const submitted = await call<Bulk>('boss', `${purchase}/submit`, { ids: [bought.id] });
    expect(submitted.data).toMatchObject({ total: 1, done: 1 });
    expect((await logOf('purchase', bought.id))[0]).toMatchObject({
      opAction: 210,
      opData: { status: ['DRAFT', 'TRANSIT'] },
    });
  });
});

describe('labels', () => {
  const save = (body: object) => call<{ errors: Row } & Row>('boss', '/api/v1/BizLabel/save', body);

  it('are named, coloured, renamed and deleted', async () => {
    const { data: made } = await save({ labelName: ' 待核价 ', labelColour: '#123abc' });
    expect(made).toMatchObject({ labelName: '待核价', labelColour: '#123abc' });
    expect((await save({ id: made.id, labelName: '已核价', labelColour: '#000000' })).data).toMatchObject({
      id: made.id,
      labelName: '已核价',
    });
    const { token: other } = await server().signIn('service.admin@oms.test');
    const foreign = { id: made.id, labelName: 'x', labelColour: '#000000' };
    expect((await server().call('boss', '/api/v1/BizLabel/save', { token: other, body: foreign })).code).toBe(
      10020,
    );
    expect((await call('boss', '/api/v1/BizLabel/del', { id: made.id })).code).toBe(200);
    expect((await call('boss', '/api/v1/BizLabel/del', { id: made.id })).code).toBe(10020);
  });

  it('need a name of their own and a colour', async () => {
    for (const labelName of ['', '   ', undefined]) {
      expect(await save({ labelName, labelColour: '#000000' })).toMatchObject({
        code: 10046,
        message: '标签名不能为空',
        data: { errors: { labelName: expect.any(String) } },
      });
    }
    expect((await save({ labelName: 'rush', labelColour: '#000000' })).data.errors).toHaveProperty(
      'labelName',
    );
    for (const labelColour of ['red', '#fff', 'url(x)', '#00000g']) {
      expect((await save({ labelName: 'New', labelColour })).data.errors).toHaveProperty('labelColour');
    }
  });
});

describe('the operation log', () => {
  it('has many actions, in both languages, and shows no other organisation', async () => {
    const list = await page('orderApi', `${orders}/findByPage?rows=200&search[EQ_status]=DONE`);
    const codes = new Set<unknown>();
    for (const { id } of list.content.slice(0, 40))
      for (const row of await logOf('order', id)) codes.add(row.opAction);
    expect(codes.size).toBeGreaterThan(15);
    const { id } = list.content[0] as Row;
    const foreign = await call<Page>(
      'boss',
      `/api/v1/OperationLog/findByRecord?recordType=order&recordId=${id}&contextId=1000030`,
    );
    expect(foreign.data.totalElements).toBe(0);
    expect((await call('boss', `/api/v1/OperationLog/findByRecord?recordType=user&recordId=1`)).code).toBe(
      10010,
    );
  });
});

describe('photographs', () => {
  it.each([200, 300, 301, 320, 400, 410, 420, 430, 431, 500])(
    'of type %i are found and shown',
    async (orderType) => {
      const path = '/api/v2/orderPicture/findByFilters';
      const all = (await call<Page>('feedback', `${path}?orderType=${orderType}&lang=en`)).data;
      expect(all.totalElements).toBeGreaterThan(10);
      const { orderNo } = all.content[0] as Row;
      const { data } = await call<Page>(
        'feedback',
        `${path}?orderType=${orderType}&orderNo=${orderNo}&lang=en`,
      );
      expect(data.totalElements).toBeGreaterThan(1);
      expect(data.content[0]).toMatchObject({ orderNo, sku: expect.any(String), remark: expect.any(String) });
      const picture = await fetch(String(data.content[0]?.pictureUrl));
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect(picture.headers.get('content-disposition')).toMatch(/^inline/);
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    },
  );

  it('need a known type', async () => {
    expect((await call('feedback', '/api/v2/orderPicture/findByFilters?orderType=1')).code).toBe(10010);
    expect((await call('feedback', '/api/v2/orderPicture/findByFilters')).code).toBe(10010);
  });
});

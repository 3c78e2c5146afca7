import { describe, expect, it } from 'vitest';
import { orders, type Row, recordServer } from '../testing-records';

const { call, page, goodOrder, firstWith } = recordServer(25_320);

const read = async (id: unknown, lang = 'en') =>
  (await call<Row & { history: Row[]; lines: Row[] }>('orderApi', `${orders}/findById?id=${id}&lang=${lang}`))
    .data;

describe('a single record', () => {
  it('tells how it came to its state: who, when and why, in the language of the call, and of no other change', async () => {
    const { data: made } = await call('orderApi', `${orders}/add`, await goodOrder());
    await call('orderApi', `${orders}/update`, {
      ...(await goodOrder()),
      id: made.id,
      remark: 'Mind the dog',
    });
    await call('orderApi', `${orders}/approve`, { ids: [made.id] });
    await call('orderApi', `${orders}/cancel`, { ids: [made.id], reason: 'Ordered twice' });
    const { history } = await read(made.id);
    const by = { createdName: 'Zhou Min', actedName: null, at: expect.stringMatching(/^\d{4}-.+Z$/) };
    expect(history).toEqual([
      { ...by, from: null, to: null, opRemark: null },
      { ...by, from: 'REVIEW', to: 'ALLOCATE', opRemark: null },
      { ...by, from: 'ALLOCATE', to: 'CANCELLED', opRemark: 'Ordered twice' },
    ]);
    expect((await read(made.id, 'zh-CN')).history.map(({ createdName }) => createdName)).toEqual(
      Array(3).fill('周敏'),
    );
  });

  it('of the seed has its whole way, each step after the one before', async () => {
    const { id } = await firstWith('DONE');
    const { history, createdAt } = await read(id);
    expect(history.map(({ to }) => to)).toEqual([null, 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE']);
    const times = history.map(({ at }) => String(at));
    expect(times).toEqual([...times].sort());
    expect(times[0]).toBe(createdAt);
  });

  it('ends with its delivery, which its carrier tells of', async () => {
    const { content } = await page(
      'orderApi',
      `${orders}/findByPage?search[EQ_status]=DONE&sidx=createdAt&sord=asc&rows=20`,
    );
    const all = await Promise.all(content.map(({ id }) => read(id)));
    const one = all.find(({ deliveredAt }) => deliveredAt !== null);
    expect(one?.history.at(-1)).toEqual({
      ...{ from: 'DONE', to: 'DELIVERED', at: one?.deliveredAt, createdName: one?.carrier, actedName: null },
      opRemark: "From the carrier's tracking",
    });
    expect((await read(one?.id, 'zh-CN')).history.at(-1)?.opRemark).toBe('来自承运商的物流跟踪');
  });

  it('has the remark of the seed in the language of the call, and that of a person as it was typed', async () => {
    const { content } = await page('orderApi', `${orders}/findByPage?search[EQ_status]=REVIEW&rows=500`);
    // The seed has it at one of 41.
    const one = content.find(({ id }) => Number(id) % 41 === 7);
    expect((await read(one?.id)).remark).toBe('Leave at the front desk');
    expect((await read(one?.id, 'zh-CN')).remark).toBe('请放在前台');
    const save = async (remark: string, lang = 'en') =>
      call('orderApi', `${orders}/update?lang=${lang}`, { ...(await goodOrder()), id: one?.id, remark });
    // What stays as it is keeps its translation.
    await save('Leave at the front desk');
    expect((await read(one?.id, 'zh-CN')).remark).toBe('请放在前台');
    await save('Mind the dog');
    expect((await read(one?.id, 'zh-CN')).remark).toBe('Mind the dog');
    const { data: log } = await call<{ content: Row[] }>(
      'boss',
      `/api/v1/OperationLog/findByRecord?recordType=order&recordId=${one?.id}`,
    );
    expect(log.content[0]).toMatchObject({ opData: { remark: ['Leave at the front desk', 'Mind the dog'] } });
  });

  it('has its product as a line, with price and sum', async () => {
    const { data: made } = await call('orderApi', `${orders}/add`, await goodOrder());
    const { lines, title } = await read(made.id);
    expect(lines).toEqual([{ sku: 'HY-2206-BK', title, quantity: 3, unitPrice: 36.99, amount: 110.97 }]);
  });
});

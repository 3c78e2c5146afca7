import { describe, expect, it } from 'vitest';
import { type Bulk, orders, type Page, type Row, recordServer } from '../testing-records';

const { server, token, call, page, firstWith, logOf, goodOrder } = recordServer(25_140);

/** The task once it has ended. */
async function ended(id: string): Promise<Row> {
  for (;;) {
    const { data } = await call('boss', `/api/v1/TaskCenter/findById?id=${id}&lang=en`);
    if (Number(data.status) > 1) return data;
  }
}

describe('an action with many records', () => {
  it('says how many were done, and why each other was not', async () => {
    const review = await page('orderApi', `${orders}/findByPage?search[EQ_status]=REVIEW&rows=3`);
    const done = await firstWith('DONE');
    const ids = [...review.content.map(({ id }) => id), done.id, '1'];
    const { data } = await call<Bulk>('orderApi', `${orders}/approve?lang=en`, { ids });
    expect(data).toEqual({
      total: 5,
      done: 3,
      failed: [
        { id: done.id, no: done.orderNo, reason: 'The state “Dispatched” does not allow this' },
        { id: '1', no: null, reason: 'This record does not exist or was deleted' },
      ],
      task: null,
    });
    expect((await logOf('order', ids[0]))[0]).toMatchObject({
      opAction: 500,
      opData: { status: ['REVIEW', 'ALLOCATE'] },
    });
  });

  it('takes all that match but for some, and records of no other organisation', async () => {
    const search = { EQ_status: 'EXCEPTION' };
    const before = await page('orderApi', `${orders}/findByPage?search[EQ_status]=EXCEPTION&rows=200`);
    const except = [before.content[0]?.id];
    const { data } = await call<Bulk>('orderApi', `${orders}/cancel`, {
      all: true,
      search,
      except,
      reason: '买家取消',
    });
    expect(data).toMatchObject({
      total: before.totalElements - 1,
      done: before.totalElements - 1,
      failed: [],
    });
    const left = await page('orderApi', `${orders}/findByPage?search[EQ_status]=EXCEPTION`);
    expect(left.content.map(({ id }) => id)).toEqual(except);
    expect((await logOf('order', before.content[1]?.id))[0]).toMatchObject({
      opAction: 400,
      opRemark: '买家取消',
    });
    const other = await server().call<Page>('orderApi', `${orders}/findByPage?contextId=1000030&rows=1`, {
      token: token(),
    });
    const foreign = await call<Bulk>('orderApi', `${orders}/cancel`, {
      ids: [other.data.content[0]?.id],
      reason: 'x',
    });
    expect(foreign.data).toMatchObject({ done: 0, failed: [{ no: null }] });
  });

  it('needs records, a reason where it asks for one, and known filters', async () => {
    expect((await call('orderApi', `${orders}/approve`, {})).code).toBe(10044);
    expect((await call('orderApi', `${orders}/approve`, { ids: [] })).code).toBe(10044);
    expect(
      (await call('orderApi', `${orders}/approve`, { all: true, search: { EQ_orderNo: 'none' } })).code,
    ).toBe(10044);
    expect(
      (await call('orderApi', `${orders}/approve`, { all: true, search: { EQ_nothing: '1' } })).code,
    ).toBe(10010);
    expect((await call('orderApi', `${orders}/approve`, { all: 'yes' })).code).toBe(10010);
    expect((await call('orderApi', `${orders}/approve`, { ids: ['1 or 1=1'] })).code).toBe(10010);
    const { id } = await firstWith('REVIEW');
    for (const reason of ['  ', 'a\0b', 'half of a character: \ud83d'])
      expect((await call('orderApi', `${orders}/cancel`, { ids: [id], reason })).code).toBe(10010);
  });

  it('does nothing if the number that was confirmed is another by now', async () => {
    const search = { EQ_status: 'PICKING' };
    const { totalElements: now } = await page('orderApi', `${orders}/findByPage?search[EQ_status]=PICKING`);
    const cancel = (total: unknown, key = `confirmed-${total}`) =>
      call<Bulk>(
        'orderApi',
        `${orders}/cancel?lang=en`,
        { all: true, search, total, reason: 'x' },
        { 'idempotency-key': key },
      );
    const most = Math.ceil(now / 0.95) + 1;
    for (const total of [0, Math.floor(now / 1.05) - 1, most]) {
      expect(await cancel(total)).toMatchObject({
        status: 200,
        code: 10047,
        message: `${now} records match by now. Look at the list and confirm again`,
        data: { total: now },
      });
    }
    for (const total of [-1, 'all', 1.5]) expect((await cancel(total, 'not-a-number')).code).toBe(10010);
    const none = { all: true, search: { EQ_orderNo: 'none' }, total: 3, reason: 'x' };
    expect((await call('orderApi', `${orders}/cancel`, none)).data).toEqual({ total: 0 });
    expect(await page('orderApi', `${orders}/findByPage?search[EQ_status]=PICKING`)).toMatchObject({
      totalElements: now,
    });
    const exported = await call('orderApi', `${orders}/export`, { all: true, search, total: most });
    expect(exported.code).toBe(10047);
    // A refused request has not used up its key, and the number of a few more or less is near enough.
    expect((await cancel(now + 1, `confirmed-${most}`)).data).toMatchObject({ total: now });
  });

  it('is done once for one key', { tags: ['sql'] }, async () => {
    const order = await firstWith('REVIEW');
    const key = { 'idempotency-key': 'a1b2c3d4-0001' };
    const approve = (body: object, headers = key) =>
      call<Bulk>('orderApi', `${orders}/approve`, body, headers);
    const replies = await Promise.all([1, 2, 3].map(() => approve({ ids: [order.id] })));
    for (const { data } of replies) expect(data).toMatchObject({ total: 1, done: 1, failed: [] });
    expect((await logOf('order', order.id)).filter(({ opAction }) => opAction === 500)).toHaveLength(1);
    expect((await approve({ ids: ['600001'] })).code).toBe(10048);
    expect((await approve({ ids: [order.id] }, { 'idempotency-key': 'a b' })).code).toBe(10010);
  });

  it('marks and removes labels', async () => {
    const [label] = (await call<Row[]>('boss', '/api/v1/BizLabel/findAll?lang=en')).data;
    const order = await firstWith('ALLOCATE');
    const send = (name: string, labelIds: unknown[]) =>
      call<Bulk>('orderApi', `${orders}/${name}`, { ids: [order.id], labelIds });
    const names = async () =>
      ((await call('orderApi', `${orders}/findById?id=${order.id}&lang=en`)).data.labels as Row[]).map(
        ({ labelName }) => labelName,
      );
    expect((await send('markLabels', [label?.labelId])).data).toMatchObject({ done: 1 });
    expect(await names()).toContain(label?.labelName);
    await send('removeLabels', [label?.labelId]);
    expect(await names()).not.toContain(label?.labelName);
    expect(await send('markLabels', [])).toMatchObject({ code: 10043, message: '请先选中标签' });
    expect((await send('markLabels', ['999999'])).code).toBe(10020);
  });

  it('with more than two hundred records is a task in the background, which tells its creator', async () => {
    const search = { IN_status: 'ALLOCATE,DONE' };
    const before = await page('orderApi', `${orders}/findByPage?search[EQ_status]=DONE&rows=1`);
    const { data } = await call<Bulk>('orderApi', `${orders}/cancel`, { all: true, search, reason: 'stop' });
    expect(data).toMatchObject({ done: 0, failed: [] });
    expect(data.total).toBeGreaterThan(1_000);
    const task = await ended(data.task?.id ?? '');
    expect(task).toMatchObject({
      status: 3,
      progressDone: data.total,
      progressTotal: data.total,
      createdName: 'Zhou Min',
    });
    expect(task.errorMsg).toBe(`${before.totalElements} of ${data.total} were not done; the file says why`);
    const file = await (await fetch(String(task.taskFile))).text();
    expect(file.trim().split('\r\n')).toHaveLength(before.totalElements + 1);
    const notices = await server().call<Page>('userCentre', '/api/v1/BizNotify/findByPage?rows=1&lang=en', {
      token: token(),
    });
    expect(notices.data.content[0]).toMatchObject({ title: 'Cancel B2C orders: not all succeeded' });
    const after = await page('orderApi', `${orders}/findByPage?search[EQ_status]=ALLOCATE`);
    expect(after.totalElements).toBe(0);
  });
});

describe('an export', () => {
  it('is a task that writes a file of what was selected', async () => {
    await call('orderApi', `${orders}/add`, { ...(await goodOrder()), recipientName: '=1+1, "quoted"' });
    const body = {
      all: true,
      search: {},
      columns: ['orderNo', 'recipientName', 'amount', 'status', 'createdAt'],
    };
    const { data } = await call<{ total: number; task: { id: string } }>(
      'orderApi',
      `${orders}/export?lang=en`,
      body,
    );
    const task = await ended(data.task.id);
    expect(task).toMatchObject({ status: 2, taskTitle: 'Export B2C orders', progressDone: data.total });
    const reply = await fetch(String(task.taskFile));
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).trim().split('\r\n');
    expect(lines[0]).toBe('Order no.,Recipient,Amount,Status,Created (UTC+8)');
    expect(lines).toHaveLength(data.total + 1);
    expect(lines[1]).toMatch(
      /^SO\d+,"'=1\+1, ""quoted""",110\.97,To review,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+08:00$/,
    );
  });

  it('speaks Chinese in Chinese, and refuses columns that it does not have', async () => {
    const ids = (await page('boss', '/api/v1/Stock/findByPage?rows=3')).content.map(({ id }) => id);
    const { data } = await call<{ task: { id: string } }>('boss', '/api/v1/Stock/export', { ids });
    const text = await (await fetch(String((await ended(data.task.id)).taskFile))).text();
    expect(text).toContain('仓库代码');
    expect(text.trim().split('\r\n')).toHaveLength(4);
    for (const columns of [[], ['password'], 'orderNo', [1]]) {
      expect((await call('orderApi', `${orders}/export`, { ids: ['600001'], columns })).code).toBe(10010);
    }
  });
});

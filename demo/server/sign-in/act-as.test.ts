import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(24_940);
});
afterAll(() => server.close());

const member = '2003';
const info = (token: string) =>
  server.call<{ id: string; isSuper: number; actor: unknown }>('userCentre', '/api/v1/My/getUserInfo', {
    token,
  });
const actAs = (token: string, body: unknown) =>
  server.call<{ token: string; userId: string }>('userCentre', '/auth/jwt/actas?lang=en', { token, body });

describe('acting as another user', () => {
  it('gives the other’s rights, says who acts, and ends by going back', async () => {
    const { token, cookie } = await server.signIn('super@oms.test');
    const { data } = await actAs(token, { userId: member });
    expect(data.userId).toBe(member);
    expect((await info(data.token)).data).toMatchObject({
      id: member,
      isSuper: 0,
      actor: { id: '2001', name: '方远' },
    });
    // A page that still shows the super user must not act as the other user.
    expect((await info(token)).status).toBe(401);
    const renewed = await server.call<{ token: string; userId: string }>(
      'userCentre',
      '/auth/jwt/authorize',
      {
        cookie,
        body: {},
      },
    );
    expect(renewed.data.userId).toBe(member);
    const back = await actAs(renewed.data.token, {});
    expect((await info(back.data.token)).data).toMatchObject({ id: '2001', isSuper: 1, actor: null });
    expect((await info(data.token)).status).toBe(401);
  });

  it('is for super users, and never as another super user or through a second one', async () => {
    const client = await server.signIn('client.admin@oms.test');
    expect(await actAs(client.token, { userId: member })).toMatchObject({ status: 403, code: 403 });
    const own = await server.signIn('super@oms.test');
    expect((await actAs(own.token, { userId: '2001' })).code).toBe(10015);
    expect((await actAs(own.token, { userId: '99' })).code).toBe(10020);
    expect((await actAs(own.token, { userId: 'x' })).code).toBe(10010);
    const { data } = await actAs(own.token, { userId: member });
    expect((await actAs(data.token, { userId: '2005' })).code).toBe(403);
  });

  it('does not let the actor change the password, nor ask for a new one that has expired', async () => {
    const { token } = await server.signIn('super@oms.test');
    const { data } = await actAs(token, { userId: '2006' });
    expect((await info(data.token)).code).toBe(200);
    const change = await server.call('userCentre', '/api/v1/My/changePassword', {
      token: data.token,
      body: { currentPassword: 'Demo#2026', newPassword: 'Fresh#2027' },
    });
    expect(change.code).toBe(10014);
  });

  it('does not let the actor agree to anything in the user’s name, nor withdraw it', async () => {
    const choose = (token: string, optionName: string) =>
      server.call('userCentre', '/api/v1/My/setUserOptionByName?lang=en', {
        token,
        body: { optionName, optionValue: '1' },
      });
    const { token } = await server.signIn('super@oms.test');
    const { data } = await actAs(token, { userId: '2006' });
    expect(await choose(data.token, 'usage_statistics')).toMatchObject({
      code: 10014,
      message: expect.stringContaining('you cannot agree to anything'),
    });
    const read = '/api/v1/My/getUserOptionByName?optionName=usage_statistics';
    expect((await server.call('userCentre', read, { token: data.token })).data).toMatchObject({
      optionValue: null,
    });
    expect((await choose(data.token, 'hide_intro')).code).toBe(200);
  });

  it('is named in the log of what was done, at once and by a task in the background', async () => {
    const { token } = await server.signIn('super@oms.test');
    const { data } = await actAs(token, { userId: member });
    const as = { token: data.token };
    const orders = '/api/v2/deliverOrder/findByPage?rows=1&search[EQ_status]=REVIEW';
    const found = await server.call<{ content: { id: string }[] }>('orderApi', orders, as);
    const id = found.data.content[0]?.id ?? '';
    const log = async () => {
      const path = `/api/v1/OperationLog/findByRecord?recordType=order&recordId=${id}&rows=1&lang=en`;
      return (await server.call<{ content: unknown[] }>('boss', path, { token: as.token })).data.content[0];
    };
    const form = new FormData();
    form.set('recordType', 'order');
    form.set('recordId', id);
    form.set('file', new Blob(['text']), 'proof.txt');
    await server.call('userCentre', '/api/v1/BizAttach/uploadFile', { ...as, body: form });
    const both = { createdName: 'He Jiayi', actedName: 'Fang Yuan' };
    expect(await log()).toMatchObject({ ...both, opAction: 20 });
    const bulk = await server.call<{ task: { id: string } }>('orderApi', '/api/v2/deliverOrder/approve', {
      ...as,
      body: { all: true, search: {} },
    });
    const task = `/api/v1/TaskCenter/findById?id=${bulk.data.task.id}`;
    await expect
      .poll(async () => (await server.call<{ status: number }>('boss', task, as)).data.status)
      .toBe(3);
    expect(await log()).toMatchObject({ ...both, opAction: 500 });
    expect((await server.call('boss', `${task}&lang=en`, as)).data).toMatchObject(both);
  });

  it('is named to whoever would overwrite a record that was changed so', async () => {
    const { token } = await server.signIn('super@oms.test');
    const { data } = await actAs(token, { userId: member });
    const as = { token: data.token };
    const lists = '/api/v1/Product/findByPage?rows=1';
    const found = await server.call<{ content: { id: string }[] }>('boss', lists, as);
    const read = await server.call<Record<string, unknown>>(
      'boss',
      `/api/v1/Product/findById?id=${found.data.content[0]?.id}`,
      as,
    );
    const save = (values: object) =>
      server.call('boss', '/api/v1/Product/update?lang=en', { ...as, body: { ...read.data, ...values } });
    expect((await save({ remark: 'first' })).code).toBe(200);
    expect(await save({ remark: 'second' })).toMatchObject({
      code: 10041,
      data: { changedBy: 'He Jiayi', actedName: 'Fang Yuan' },
    });
  });

  it('ends with the session', async () => {
    const { token, cookie } = await server.signIn('super@oms.test');
    const { data } = await actAs(token, { userId: member });
    await server.call('userCentre', '/auth/jwt/logout', { cookie, body: {} });
    expect((await info(data.token)).status).toBe(401);
  });
});

describe('the list of users', () => {
  const find = (token: string, query: string) =>
    server.call<{ content: { id: string; orgId: string; isSuper: number }[]; totalElements: number }>(
      'userCentre',
      `/api/v1/User/findByPageOrIds?${query}`,
      { token },
    );

  it('finds by name, address and organisation, and by ids', async () => {
    const { token } = await server.signIn('super@oms.test');
    const found = await find(token, `search[CN_name]=${encodeURIComponent('何嘉怡')}`);
    expect(found.data.content).toMatchObject([{ id: member, email: 'client.member@oms.test', isSuper: 0 }]);
    expect((await find(token, 'ids=2003,2005')).data.content.map(({ id }) => id)).toEqual(['2003', '2005']);
    expect((await find(token, 'ids=x')).code).toBe(10010);
  });

  it('shows nobody of an organisation that the caller may not work for', async () => {
    const all = await server.signIn('super@oms.test');
    const { token } = await server.signIn('client.member@oms.test');
    const [every, few] = [await find(all.token, 'rows=1'), await find(token, 'rows=200')];
    expect(few.data.totalElements).toBeLessThan(every.data.totalElements);
    expect(new Set(few.data.content.map(({ orgId }) => orgId)).size).toBeLessThanOrEqual(2);
    expect((await find(token, 'ids=2001')).data.content).toEqual([]);
  });
});

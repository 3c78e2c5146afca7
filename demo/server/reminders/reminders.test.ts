import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';
import { outboxOf, post } from '../testing-sign-in';

let server: TestServer;
let admin: string;
let member: string;
let root: string;
beforeAll(async () => {
  server = await startTestServer(24_180);
  admin = (await server.signIn('client.admin@oms.test')).token;
  member = (await server.signIn('client.member@oms.test')).token;
  root = (await server.signIn('super@oms.test')).token;
});
afterAll(() => server.close());

const TEMPLATE = '/api/v1/UcRemindTemplate';
const RULE = '/api/v1/UcRemindRule';
const get = <Data>(path: string, token = admin) => server.call<Data>('userCentre', path, { token });
const send = <Data>(path: string, body: unknown, token = admin) => post<Data>(server, path, body, { token });

type Entity = { entity: Record<string, unknown> & { id: string } };
interface Page {
  readonly content: readonly Record<string, unknown>[];
  readonly totalElements: number;
}
interface EventType {
  readonly id: string;
  readonly label: string;
  readonly placeholders: readonly { name: string }[];
}

const typeId = async (label: string) =>
  (await get<{ eventTypes: EventType[] }>(`${TEMPLATE}/eventTypes`)).data.eventTypes.find(
    (type) => type.label === label,
  )?.id ?? '';

const texts = {
  titleZh: '订单 {orderNo} 已取消',
  titleEn: 'Order {orderNo} is off',
  briefZh: '{channel}',
  briefEn: '{channel}',
  contentZh: '',
  contentEn: '',
};

async function template(more: Record<string, unknown> = {}) {
  const bizeventTypeId = await typeId('order.cancelled');
  return send<Entity>(`${TEMPLATE}/saveData`, {
    ...{ name: 'Off', bizeventTypeId, url: '', format: 1, ...texts },
    ...more,
  });
}

async function rule(more: Record<string, unknown> = {}) {
  const { data } = await template();
  return send<Entity>(`${RULE}/saveData`, {
    name: 'Tell the designated',
    ruleType: '1',
    bizeventTypeId: data.entity.bizeventTypeId,
    templateId: data.entity.id,
    level: '0',
    channels: ['inbox', 'email', 'dingtalkbot'],
    notifiers: ['toCustomeCreator'],
    userIds: ['2003'],
    ...more,
  });
}

describe('templates', () => {
  it('are made, changed, turned off and deleted', async () => {
    const { data } = await template();
    const { id } = data.entity;
    expect(data.entity).toMatchObject({ name: 'Off', status: 1, rules: 0, format: 1 });
    const saved = await send<Entity>(`${TEMPLATE}/saveData`, { ...data.entity, name: 'Cancelled' });
    expect(saved.data.entity.name).toBe('Cancelled');
    const old = { ...data.entity, name: 'Too late', updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await send(`${TEMPLATE}/saveData`, old)).code).toBe(10041);
    expect((await send(`${TEMPLATE}/setActive`, { id, status: 2 })).code).toBe(200);
    const list = await get<Page>(`${TEMPLATE}/findByPage?search[EQ_status]=2`);
    expect(list.data.content.map((row) => row.id)).toContain(id);
    expect((await get(`${TEMPLATE}/del?id=${id}`)).code).toBe(200);
    expect((await get(`${TEMPLATE}/loadData?id=${id}`)).code).toBe(10020);
  });

  it('say who has changed them, and when, to whoever would overwrite that', async () => {
    const [one, other] = [(await template()).data.entity, (await rule()).data.entity];
    for (const [base, read] of [
      [TEMPLATE, one],
      [RULE, other],
    ] as const) {
      const first = { ...read, name: 'First', ...(base === RULE && { userIds: ['2003'] }) };
      const lists = base === RULE && { channels: ['inbox'], notifiers: ['toCustomeCreator'] };
      const saved = await send<Entity>(`${base}/saveData`, { ...first, ...lists });
      expect(saved.code).toBe(200);
      const late = await send(`${base}/saveData?lang=en`, { ...first, ...lists, name: 'Second' });
      expect(late).toMatchObject({
        code: 10041,
        data: { changedBy: 'Zhou Min', actedName: '', changedAt: saved.data.entity.updatedAt },
      });
    }
    await get(`${RULE}/del?id=${other.id}`);
  });

  it('name what is wrong with each field', async () => {
    const reply = await template({
      titleEn: 'Order {password}',
      briefZh: '',
      url: 'javascript:alert(1)',
      name: '',
    });
    expect(reply).toMatchObject({ code: 10040 });
    const { errors } = reply.data as unknown as { errors: Record<string, string> };
    expect(Object.keys(errors).sort()).toEqual(['briefZh', 'name', 'titleEn', 'url']);
    expect(errors.titleEn).toContain('{password}'.slice(1, -1));
    expect((await template({ bizeventTypeId: '1' })).code).toBe(10040);
  });

  it('stay while rules use them, with their event', async () => {
    const { data } = await rule();
    const id = String(data.entity.templateId);
    expect((await get(`${TEMPLATE}/del?id=${id}`)).code).toBe(10050);
    const used = (await get<Entity>(`${TEMPLATE}/loadData?id=${id}`)).data.entity;
    const other = await send(`${TEMPLATE}/saveData`, {
      ...used,
      bizeventTypeId: await typeId('task.failed'),
    });
    expect(other.code).toBe(10040);
    await get(`${RULE}/del?id=${data.entity.id}`);
  });
});

describe('who may', () => {
  it('is an administrator, and for what holds for all the platform', async () => {
    for (const path of [
      `${TEMPLATE}/findByPage`,
      `${TEMPLATE}/loadData?id=1`,
      `${TEMPLATE}/del?id=1`,
      `${RULE}/findByPage`,
      `${RULE}/del?id=1`,
      `${RULE}/events?bizeventTypeId=101`,
    ]) {
      expect((await get(path, member)).status).toBe(403);
    }
    for (const path of [`${TEMPLATE}/saveData`, `${RULE}/saveData`, `${RULE}/setActive`, `${RULE}/test`]) {
      expect((await send(path, { id: 1 }, member)).status).toBe(403);
    }
    // Template 1 holds for all.
    expect((await get(`${TEMPLATE}/loadData?id=1`)).code).toBe(200);
    expect((await get(`${TEMPLATE}/del?id=1`)).status).toBe(403);
    expect((await send(`${TEMPLATE}/setActive`, { id: 1, status: 2 })).status).toBe(403);
    expect((await send(`${TEMPLATE}/setActive`, { id: 1, status: 1 }, root)).code).toBe(200);
    const admins = await rule({ ruleType: '2' });
    expect((admins.data as unknown as { errors: object }).errors).toHaveProperty('ruleType');
  });

  it('sees nothing of other organisations', async () => {
    const { data } = await rule();
    const other = (await server.signIn('service.admin@oms.test')).token;
    expect((await get(`${RULE}/loadData?id=${data.entity.id}`, other)).code).toBe(10020);
    expect((await get(`${RULE}/del?id=${data.entity.id}`, other)).code).toBe(10020);
    await get(`${RULE}/del?id=${data.entity.id}`);
  });
});

/** Cancels an order that can be, as an operator does. */
async function cancelOrder(): Promise<string> {
  const list = await server.call<{ content: { id: string; orderNo: string }[] }>(
    'orderApi',
    '/api/v2/deliverOrder/findByPage?search[IN_status]=REVIEW&rows=1',
    { token: admin },
  );
  const order = list.data.content[0];
  const body = { ids: [order?.id], reason: 'The buyer changed their mind' };
  const done = await server.call('orderApi', '/api/v2/deliverOrder/cancel', { token: admin, body });
  expect(done.code).toBe(200);
  return order?.orderNo ?? '';
}

const noticesOf = async (token: string, text: string) =>
  (
    await server.call<Page>(
      'userCentre',
      `/api/v1/BizNotify/findByPage?lang=en&search[CN_title]=${encodeURIComponent(text)}`,
      { token },
    )
  ).data;

describe('rules', () => {
  it('fire: an event makes a notice, a mail and a message to the group chat', async () => {
    const { data } = await rule();
    const orderNo = await cancelOrder();
    const title = `Order ${orderNo} is off`;
    await expect.poll(async () => (await noticesOf(member, title)).totalElements).toBe(1);
    // Its language is that of the last sign-in.
    const mails = await outboxOf(server, 'client.member@oms.test');
    expect(mails.map(({ subject }) => subject)).toContain(`订单 ${orderNo} 已取消`);
    const chat = await outboxOf(server, 'group:owsz-0318');
    expect(chat[0]).toMatchObject({ channel: 'bot', subject: `订单 ${orderNo} 已取消` });
    const after = (await get<Entity>(`${RULE}/loadData?id=${data.entity.id}`)).data.entity;
    expect(after).toMatchObject({ fired: 1 });
    expect(after.lastFiredAt).not.toBeNull();
    await get(`${RULE}/del?id=${data.entity.id}`);
  });

  it('do not fire while they are off, or below their level', async () => {
    const off = await rule({ name: 'off' });
    await send(`${RULE}/setActive`, { id: off.data.entity.id, status: 2 });
    const high = await rule({ name: 'high', level: '600' });
    const sure = await rule({ name: 'sure', userIds: ['2002'] });
    const orderNo = await cancelOrder();
    const noticed = async (token: string) =>
      (await noticesOf(token, `Order ${orderNo} is off`)).totalElements;
    await expect.poll(() => noticed(admin)).toBe(1);
    expect(await noticed(member)).toBe(0);
    for (const { data } of [off, high, sure]) await get(`${RULE}/del?id=${data.entity.id}`);
  });

  it('say for events of the past what they would have sent, and send nothing', async () => {
    const { data } = await rule({ level: '300', notifiers: ['toAccountAgent', 'toCustomeCreator'] });
    const type = String(data.entity.bizeventTypeId);
    const events = await get<{ events: { id: string; documentNo: string }[] }>(
      `${RULE}/events?bizeventTypeId=${type}`,
    );
    const eventIds = events.data.events.slice(0, 3).map(({ id }) => id);
    const before = (await outboxOf(server, 'client.member@oms.test')).length;
    interface Result {
      readonly obstacle: string | null;
      readonly people: { email: string; by: string[] }[];
      readonly group: string;
      readonly text: { title: string };
      readonly documentNo: string;
    }
    const tested = await send<{ results: Result[] }>(`${RULE}/test?lang=en`, {
      id: data.entity.id,
      eventIds,
    });
    expect(tested.data.results).toHaveLength(3);
    const [first] = tested.data.results;
    expect(first).toMatchObject({ obstacle: null, group: 'group:owsz-0318' });
    expect(first?.people).toEqual([
      expect.objectContaining({
        email: 'client.member@oms.test',
        by: ['toAccountAgent', 'toCustomeCreator'],
      }),
    ]);
    expect(first?.text.title).toBe(`Order ${first?.documentNo} is off`);
    expect((await outboxOf(server, 'client.member@oms.test')).length).toBe(before);
    const strict = await send<Entity>(`${RULE}/saveData`, {
      ...data.entity,
      level: '400',
      channels: ['inbox'],
      notifiers: ['toAccountAgent'],
      userIds: [],
    });
    expect(strict.code).toBe(200);
    const none = await send<{ results: Result[] }>(`${RULE}/test`, { id: data.entity.id, eventIds });
    expect(none.data.results.map(({ obstacle }) => obstacle)).toEqual(['level', 'level', 'level']);
    await get(`${RULE}/del?id=${data.entity.id}`);
  });

  it('name what is wrong with each field', async () => {
    const reply = await rule({
      channels: [],
      notifiers: ['toCustomeCreator'],
      userIds: ['2008'],
      templateId: '3',
      level: '1',
    });
    expect(Object.keys((reply.data as unknown as { errors: object }).errors).sort()).toEqual([
      'channels',
      'level',
      'templateId',
      'userIds',
    ]);
  });
});

import { Client, type IFrame, type IMessage } from '@stomp/stompjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../tests/support/ask';
import { type FakeServices, fakeServices } from './index';

const STATS = 'GET /api/v1/BizNotify/stats';

const clients: Client[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) void client.deactivate({ force: true });
});

/** A page's connection, with all that it has been told. */
async function connect(services: FakeServices, given?: string) {
  const { hosts, socket } = services.config;
  // biome-ignore lint/suspicious/noExplicitAny: what is pushed is read by the expectations
  const messages: any[] = [];
  const errors: IFrame['headers'][] = [];
  const closed = vi.fn();
  const client = new Client({
    webSocketFactory: () => socket(`${hosts.userCentre.replace('http', 'ws')}/stomp`, ['v12.stomp']),
    connectHeaders: { Authorization: `Bearer ${given ?? (await services.getToken())}` },
    reconnectDelay: 0,
    onConnect: () => {
      const read = ({ body }: IMessage) => void messages.push(JSON.parse(body).data);
      client.subscribe('/user/topic/notify_stats', read, { snapshot: 'true' });
    },
    onStompError: ({ headers }) => void errors.push(headers),
    onWebSocketClose: closed,
  });
  clients.push(client);
  client.activate();
  return { messages, errors, closed };
}

describe('the connection', () => {
  test('tells the present counts first, and then each pushed notice', async () => {
    const services = fakeServices({ lang: 'en', notices: [{ title: 'First' }] });
    const { messages } = await connect(services);
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0].stats['2']).toMatchObject({ remains: 1, lastMsgTitle: 'First' });
    services.push({ title: 'Second' });
    await expect.poll(() => messages).toHaveLength(2);
    expect(messages[1].stats['2']).toMatchObject({ remains: 2, lastMsgTitle: 'Second' });
  });

  test('tells an announcement to every page', async () => {
    const services = fakeServices({ announcements: [] });
    const pages = [await connect(services), await connect(services)];
    for (const { messages } of pages) await expect.poll(() => messages).toHaveLength(1);
    services.announce({ title: 'Rates' });
    for (const { messages } of pages) {
      await expect.poll(() => messages.at(-1)?.announcement).toMatchObject({ remains: 1, marked: 0 });
    }
  });

  test('speaks the language that the page has called in', async () => {
    const services = fakeServices({ notices: [] });
    await ask(services, STATS, { params: { lang: 'en' } });
    const { messages } = await connect(services);
    services.push({ title: { en: 'A parcel', 'zh-CN': '包裹' } });
    await expect.poll(() => messages.at(-1)?.stats['2'].lastMsgTitle).toBe('A parcel');
  });

  test('is refused to a page without the token of the session', async () => {
    const services = fakeServices();
    const { errors, closed, messages } = await connect(services, 'another');
    await expect.poll(() => closed.mock.calls).toHaveLength(1);
    expect(errors).toMatchObject([{ code: '401' }]);
    services.push({ title: 'Nobody hears of it' });
    expect(messages).toEqual([]);
  });

  test('ends with the session, with code 401', async () => {
    const services = fakeServices();
    const { messages, errors, closed } = await connect(services);
    await expect.poll(() => messages).toHaveLength(1);
    services.endSession();
    await expect.poll(() => closed.mock.calls).toHaveLength(1);
    expect(errors).toMatchObject([{ code: '401', message: 'the session has ended' }]);
  });
});

test('a pushed notice is in the list, unread, and counted until it is read', async () => {
  const services = fakeServices({ notices: [] });
  services.push({ id: '9007199254740993', title: 'A parcel' });
  const recent = await ask(services, 'GET /api/v1/BizNotify/recent', { params: { type: '2' } });
  expect(recent.data.list.data['2']).toMatchObject([{ id: '9007199254740993', title: 'A parcel' }]);
  await ask(services, 'POST /api/v1/BizNotify/markAsRead', { body: { id: '9007199254740993' } });
  expect((await ask(services, STATS)).data.stats['2'].remains).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { ask } from '../tests/support/ask';
import { type FakeServicesOptions, fakeServices, Refusal } from './index';

const RECENT = 'GET /api/v1/BizNotify/recent';
const STATS = 'GET /api/v1/BizNotify/stats';
const USER = 'GET /api/v1/My/getUserInfo';

describe('the world', () => {
  test('is that of the options, with what they leave out by default', async () => {
    const services = fakeServices({ user: { name: 'Kim Lee' }, organisations: [{ name: 'Quay Four' }] });
    const { data } = await ask(services, USER);
    expect(data).toMatchObject({
      name: 'Kim Lee',
      email: 'alex.morgan@example.test',
      organization: { name: 'Quay Four' },
    });
  });

  test('speaks the language of each call', async () => {
    const services = fakeServices({ notices: [{ title: { en: 'Low stock', 'zh-CN': '库存不足' } }] });
    const titles = async (lang: string) =>
      (await ask(services, RECENT, { params: { lang, type: '2' } })).data.list.data['2'].map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('en')).toEqual(['Low stock']);
    expect(await titles('zh-CN')).toEqual(['库存不足']);
  });

  test('lies before the time of the options', async () => {
    const now = Date.UTC(2026, 10, 26, 8);
    const services = fakeServices({ now, notices: [{ title: 'Low stock' }] });
    const { data } = await ask(services, STATS);
    expect(Date.parse(data.stats['2'].lastReceiveAt)).toBeLessThan(now);
  });

  test.each([
    ['notices[2].type', { notices: [{ title: 'a' }, { title: 'b' }, { title: 'c', type: '9' as never }] }],
    ['announcements[0].read', { announcements: [{ title: 'a', read: 'yes' as never }] }],
    ['tasks[1].status', { tasks: [{ title: 'a' }, { title: 'b', status: 99 as never }] }],
    ['user.role', { user: { role: 'KING' as never } }],
    ['organisations[0].role', { organisations: [{ name: 'a', role: 'KING' as never }] }],
    ['references.countries', { references: { countries: [{ value: '', label: 'Nowhere' }] } }],
  ])('refuses a fixture that the shell cannot read, at %s', (path, options) => {
    const make = () => fakeServices(options);
    expect(make).toThrow(expect.objectContaining({ name: 'FixtureError' }));
    expect(make).toThrow(path);
  });

  const twins = <Fixture extends object>(fixture: Fixture) => [
    { id: '7', ...fixture },
    { id: '7', ...fixture },
  ];
  const titled = twins({ title: 'a' });
  test.each<[string, FakeServicesOptions]>([
    ['organisations[1].id', { organisations: twins({ name: 'a' }) }],
    // Notices and announcements are added from the oldest, which is the last of the list.
    ['notices[0].id', { notices: titled }],
    ['announcements[0].id', { announcements: titled }],
    ['tasks[1].id', { tasks: titled }],
    ['reports[1].id', { reports: titled }],
    ['favourites[2]', { favourites: ['orders', 'stock', 'orders'] }],
    ['menu[1].id', { menu: twins({ title: 'a', entries: [] }) }],
    [
      'menu[0].entries[0].entries[1].id',
      { menu: [{ title: 'a', entries: [{ title: 'b', entries: titled }] }] },
    ],
    [
      'references.carriers[1].value',
      { references: { carriers: [1, 2].map(() => ({ value: 'DHL', label: 'a' })) } },
    ],
    ['search.orders[1].id', { search: { orders: twins({}) } }],
    ['people[1].id', { people: twins({ name: 'a' }) }],
    ['products[1].id', { products: twins({ sku: 'a', name: 'a' }) }],
    ['labels[1].id', { labels: twins({ name: 'a' }) }],
    ['attachments[1].id', { attachments: twins({ name: 'a' }) }],
    ['operationLog[1].id', { operationLog: twins({}) }],
    ['photos[1].id', { photos: twins({ url: 'https://files.example.test/a.png' }) }],
    [
      'mailLinks[1].token',
      { mailLinks: [1, 2].map(() => ({ token: 't', leadsTo: 'reset' as const, email: 'a@host.test' })) },
    ],
    ['connections[1].provider', { connections: [1, 2].map(() => ({ provider: 'cloud', accountName: 'a' })) }],
    ['reminders.eventTypes[1].id', { reminders: { eventTypes: titled } }],
    ['reminders.templates[1].id', { reminders: { templates: twins({ name: 'a' }) } }],
    ['reminders.rules[1].id', { reminders: { rules: twins({ name: 'a' }) } }],
    ['reminders.events[1].id', { reminders: { events: twins({ documentNo: 'a' }) } }],
  ])('refuses an id that another one has, at %s', (path, options) => {
    expect(() => fakeServices(options)).toThrow(expect.objectContaining({ name: 'FixtureError', path }));
  });

  const nameless = { en: 'a', 'zh-CN': '' };
  test.each<[string, FakeServicesOptions]>([
    ['tasks[0].title', { tasks: [{ title: nameless }] }],
    ['reports[0].title', { reports: [{ title: nameless }] }],
    ['organisations[0].name', { organisations: [{ name: nameless }] }],
    ['favourites[1]', { favourites: ['orders', 'stock,bills'] }],
    ['options.hide_intro', { options: { hide_intro: '' } }],
    ['login.next.methods', { login: { next: { methods: ['totp', 'fax' as never] } } }],
    ['mailLinks[0]', { mailLinks: [{ token: 't', leadsTo: 'reset', email: '' }] }],
    ['connections[0].accountName', { connections: [{ provider: 'cloud', accountName: ' ' }] }],
    ['reminders.eventTypes[0].title', { reminders: { eventTypes: [{ id: '7', title: nameless }] } }],
    ['reminders.rules[0].level', { reminders: { rules: [{ name: 'a', level: '999' as never }] } }],
    [
      'reminders.templates[0].updatedAt',
      { reminders: { templates: [{ name: 'a', updatedAt: true as never }] } },
    ],
  ])('refuses what the shell reads as something else, in one language too, at %s', (path, options) => {
    expect(() => fakeServices(options)).toThrow(expect.objectContaining({ name: 'FixtureError', path }));
  });

  test('refuses a pushed notice that the shell cannot read, or whose id another one has', () => {
    expect(() => fakeServices().push({ title: 'a', type: '9' as never })).toThrow('push.type');
    const services = fakeServices({ notices: [{ id: '7', title: 'a' }] });
    expect(() => services.push({ id: '7', title: 'b' })).toThrow(
      expect.objectContaining({ path: 'push.id' }),
    );
  });
});

describe('a call', () => {
  test('that has no answer is refused by a sentence that says how to give one', async () => {
    const { status, message } = await ask(fakeServices(), 'PUT /api/v2/Parcel/save');
    expect(status).toBe(404);
    expect(message).toBe(
      "fakeServices has no answer to PUT /api/v2/Parcel/save. Give it one: fakeServices({ replies: { 'PUT /api/v2/Parcel/save': data } })",
    );
  });

  test('is answered by the replies of the options, before those of the shell', async () => {
    const services = fakeServices({
      replies: {
        [STATS]: { stats: {} },
        'POST /api/v2/Parcel/save': ({ body }: { body: unknown }) => ({ saved: body }),
        'GET /api/v2/Parcel/load': () => {
          throw new Refusal(10_020, 'The parcel has left', 409);
        },
      },
    });
    expect((await ask(services, STATS)).data).toEqual({ stats: {} });
    const saved = await ask(services, 'POST /api/v2/Parcel/save', { body: { weight: 2 } });
    expect(saved).toMatchObject({ status: 200, code: 200, data: { saved: { weight: 2 } } });
    expect(await ask(services, 'GET /api/v2/Parcel/load')).toMatchObject({
      status: 409,
      code: 10_020,
      message: 'The parcel has left',
    });
  });

  test('may be given a whole response, at each call', async () => {
    const services = fakeServices({ replies: { 'GET /file': Response.json({ code: 7 }) } });
    expect((await ask(services, 'GET /file')).code).toBe(7);
    expect((await ask(services, 'GET /file')).code).toBe(7);
  });

  test('is answered in another way after reply()', async () => {
    const services = fakeServices();
    services.reply('GET /api/v2/Parcel/load', { id: '1' });
    expect((await ask(services, 'GET /api/v2/Parcel/load')).data).toEqual({ id: '1' });
  });

  test('has the path below the base URL as its name', async () => {
    const services = fakeServices({ userCentre: 'https://host.test/oms/' });
    expect((await ask(services, STATS)).status).toBe(200);
    expect(services.calls(STATS)).toHaveLength(1);
  });

  test('goes to the endpoints of the options', async () => {
    const services = fakeServices({ endpoints: { feedback: '/own/feedback' } });
    const body = { questionDescription: 'Slow', phone: '13800000000' };
    expect((await ask(services, 'POST /own/feedback', { body })).code).toBe(200);
  });
});

test('calls() tells what was asked for, oldest first, and of one name alone', async () => {
  const services = fakeServices();
  await ask(services, USER, { params: { contextId: '1000400' } });
  await ask(services, 'POST /api/v1/BizNotify/markAsRead', { body: { id: '5000001' } });
  await ask(services, STATS, { params: { lang: 'zh-CN', rows: '5' } });
  expect(services.calls().map(({ call }) => call)).toEqual([
    USER,
    'POST /api/v1/BizNotify/markAsRead',
    STATS,
  ]);
  expect(services.calls(USER)).toMatchObject([{ lang: 'en', contextId: '1000400', params: {} }]);
  expect(services.calls('POST /api/v1/BizNotify/markAsRead')).toMatchObject([{ body: { id: '5000001' } }]);
  expect(services.calls(STATS)).toMatchObject([{ lang: 'zh-CN', params: { rows: '5' } }]);
});

test('reset() takes back what was pushed, marked, saved, failed, replied and called', async () => {
  const services = fakeServices({ notices: [{ title: 'First' }] });
  services.push({ title: 'Second' });
  await ask(services, 'POST /api/v1/BizNotify/markAsRead', { body: { type: '2' } });
  await ask(services, 'POST /api/v1/UcUserFavMenu/saveAll', { body: { resourceIds: 'stock' } });
  services.reply('GET /api/v2/Parcel/load', {});
  services.fail(USER);
  services.endSession();
  services.reset();

  expect(services.calls()).toEqual([]);
  expect((await ask(services, USER)).code).toBe(200);
  expect((await ask(services, STATS)).data.stats['2']).toMatchObject({ remains: 1, lastMsgTitle: 'First' });
  expect((await ask(services, 'GET /api/v1/UcUserFavMenu/findAll')).data).toEqual(['orders']);
  expect((await ask(services, 'GET /api/v2/Parcel/load')).status).toBe(404);
});

test('two services have nothing in common', async () => {
  const [one, other] = [fakeServices({ notices: [] }), fakeServices({ notices: [] })];
  one.push({ title: 'Only here' });
  expect((await ask(other, STATS)).data.stats['2']).toEqual({ remains: 0 });
});

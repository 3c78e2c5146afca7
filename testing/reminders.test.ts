import { expect, test } from 'vitest';
import { ask } from '../tests/support/ask';
import { fakeServices, type RemindersFixture } from './index';

const TEMPLATES = '/api/v1/UcRemindTemplate';
const RULES = '/api/v1/UcRemindRule';

const CANCELLED = {
  id: '7',
  title: { en: 'Order cancelled', 'zh-CN': '订单取消' },
  placeholders: [{ name: 'no', title: 'Order', sampleZh: '样单', sampleEn: 'SO1' }],
};
const OFF = { id: '9', name: 'Off', titleEn: 'Order {no} is off', titleZh: '订单 {no} 取消' };

const begin = (reminders: RemindersFixture = {}) =>
  fakeServices({
    user: { id: '1', name: 'Alex' },
    people: [{ id: '31', name: 'Robin' }],
    reminders: { eventTypes: [CANCELLED], templates: [OFF], ...reminders },
  });
type Services = ReturnType<typeof begin>;
const namesIn = async (services: Services, base: string, params = {}) => {
  const { data } = await ask(services, `GET ${base}/findByPage`, { params });
  return (data.content as { name: string }[]).map(({ name }) => name);
};

test('templates and rules are searched, read, saved, switched off and deleted', async () => {
  const services = begin({ rules: [{ id: '3', name: 'Tell', userIds: ['31'], channels: ['email'] }] });
  const { data } = await ask(services, `GET ${RULES}/loadData`, { params: { id: '3' } });
  expect(data.entity).toMatchObject({ bizeventTypeId: '7', templateId: '9', templateName: 'Off' });
  await ask(services, `POST ${RULES}/saveData`, { body: { ...data.entity, channels: ['inbox', 'email'] } });
  const { data: saved } = await ask(services, `GET ${RULES}/loadData`, { params: { id: '3' } });
  expect(saved.entity.channels).toBe('inbox,email');

  await ask(services, `POST ${RULES}/saveData`, { body: { name: 'New', templateId: '9' } });
  expect(await namesIn(services, RULES)).toEqual(['New', 'Tell']);
  await ask(services, `POST ${RULES}/setActive`, { body: { id: '3', status: '2' } });
  expect(await namesIn(services, RULES, { 'search[EQ_status]': '2' })).toEqual(['Tell']);

  const remove = async (base: string, id: string) =>
    (await ask(services, `GET ${base}/del`, { params: { id } })).code;
  // Two rules use it.
  expect(await remove(TEMPLATES, '9')).toBe(10_050);
  expect(await remove(RULES, '3')).toBe(200);
  expect(await remove(RULES, '3')).toBe(10_020);
  expect(await namesIn(services, RULES)).toEqual(['New']);
  services.reset();
  expect(await namesIn(services, RULES)).toEqual(['Tell']);
});

test('each new record has an id of its own, also after one was deleted', async () => {
  const services = begin({ rules: [{ id: '900002', name: 'Given' }] });
  const save = async (name: string): Promise<string> =>
    (await ask(services, `POST ${RULES}/saveData`, { body: { name, templateId: '9' } })).data.entity.id;
  const first = await save('First');
  const second = await save('Second');
  await ask(services, `GET ${RULES}/del`, { params: { id: first } });
  const third = await save('Third');
  expect(new Set(['900002', first, second, third]).size).toBe(4);
  await ask(services, `GET ${RULES}/del`, { params: { id: third } });
  expect(await namesIn(services, RULES)).toEqual(['Second', 'Given']);
});

test.each([
  ['GET', 'loadData'],
  ['POST', 'saveData'],
  ['POST', 'setActive'],
  ['GET', 'del'],
])('a record that is not there is refused: %s %s', async (method, what) => {
  const gone = { id: '404', status: '2' };
  const services = begin();
  for (const base of [TEMPLATES, RULES]) {
    const given = method === 'GET' ? { params: gone } : { body: gone };
    expect((await ask(services, `${method} ${base}/${what}`, given)).code).toBe(10_020);
  }
});

test('events are of their type, and what happens has a title in each language', async () => {
  const services = begin({ events: [{ documentNo: 'SO51' }, { documentNo: 'IN1', bizeventTypeId: '8' }] });
  const { data: types } = await ask(services, `GET ${TEMPLATES}/eventTypes`, { params: { lang: 'zh-CN' } });
  expect(types.eventTypes).toMatchObject([{ id: '7', title: '订单取消' }]);
  const { data } = await ask(services, `GET ${RULES}/events`, { params: { bizeventTypeId: '7' } });
  expect(data.events).toMatchObject([{ documentNo: 'SO51' }]);
});

test('the test of a rule says who would have got what, and why an event makes no message', async () => {
  const services = begin({
    rules: [{ id: '3', name: 'Tell', level: '300', userIds: ['31'], notifiers: ['toCustomeCreator'] }],
    events: [
      { id: '51', documentNo: 'SO51', level: '400' },
      { id: '52', documentNo: 'SO52', level: '100' },
      { id: '53', documentNo: 'IN1', level: '400', bizeventTypeId: '8' },
    ],
  });
  const body = { id: '3', eventIds: ['51', '52', '53'] };
  const { data } = await ask(services, `POST ${RULES}/test`, { body });
  expect(data.results).toMatchObject([
    {
      obstacle: null,
      people: [{ id: '31', name: 'Robin', by: ['toCustomeCreator'] }],
      text: { title: 'Order SO1 is off' },
    },
    { obstacle: 'level', people: [] },
    { obstacle: 'type', people: [] },
  ]);
});

test.each([
  [
    'designated people only where the rule says so',
    { userIds: ['31'], notifiers: ['toSourceCreator'] },
    [['1', ['toSourceCreator']]],
    null,
  ],
  [
    'each once, with all that the rule knows them by',
    { userIds: ['1', '31', '31'], notifiers: ['toSourceCreator', 'toServiceAgent', 'toCustomeCreator'] },
    [
      ['1', ['toSourceCreator', 'toServiceAgent', 'toCustomeCreator']],
      ['31', ['toCustomeCreator']],
    ],
    null,
  ],
  [
    'those who are there',
    { userIds: ['31', '99'], notifiers: ['toCustomeCreator'] },
    [['31', ['toCustomeCreator']]],
    null,
  ],
  ['nobody, which is said', { userIds: ['99'], notifiers: ['toCustomeCreator'] }, [], 'nobody'],
  ['nobody but a group', { notifiers: [], channels: ['dingtalkbot'] }, [], null],
] as const)('the test of a rule tells %s', async (_, rule, people, obstacle) => {
  const services = begin({
    rules: [{ id: '3', name: 'Tell', ...rule }],
    events: [{ id: '51', documentNo: 'SO51' }],
  });
  const { data } = await ask(services, `POST ${RULES}/test`, { body: { id: '3', eventIds: ['51'] } });
  const [result] = data.results;
  expect(result.people.map(({ id, by }: { id: string; by: string[] }) => [id, by])).toEqual(people);
  expect(result.obstacle).toBe(obstacle);
});

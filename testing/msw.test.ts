import { expect, test } from 'vitest';
import { fakeServices } from './index';

/** What MSW asks of a handler (docs/testing.md is run on MSW itself, by tests/package). */
interface Handler {
  kind: string;
  run(args: { request: Request; requestId: string }): Promise<{ response: Response } | null>;
}

const TEXTS = '/status/locale/findByPage?lang=en';

const answerOf = async ([handler]: Handler[], request: Request) =>
  (await handler?.run({ request, requestId: '1' }))?.response;

test('handlers answer the calls to the services, and leave those of others to the next handler', async () => {
  const services = fakeServices();
  const handlers = services.handlers<Handler>();
  expect(handlers.map(({ kind }) => kind)).toEqual(['request']);
  const { userCentre } = services.config.hosts;
  expect((await answerOf(handlers, new Request(userCentre + TEXTS)))?.status).toBe(200);
  for (const other of ['https://other.test', `${userCentre}.other.test`]) {
    expect(await answerOf(handlers, new Request(other + TEXTS))).toBeUndefined();
  }
});

test('handlers answer at the addresses of the page, of which there may be several, and with paths', async () => {
  const services = fakeServices();
  const handlers = services.handlers<Handler>({ url: ['https://uc.host.test/', 'https://host.test/boss'] });
  for (const base of ['https://uc.host.test', 'https://host.test/boss']) {
    expect((await answerOf(handlers, new Request(base + TEXTS)))?.status).toBe(200);
  }
  expect(await answerOf(handlers, new Request(`https://host.test/bossy${TEXTS}`))).toBeUndefined();
  expect(services.calls('GET /status/locale/findByPage')).toHaveLength(2);
});

test('handlers read the JSON and the files of a request', async () => {
  const services = fakeServices({ replies: { 'POST /auth/echo': ({ body }: { body: unknown }) => body } });
  const handlers = services.handlers<Handler>({ url: 'https://uc.test' });
  const form = new FormData();
  form.set('file', new File(['12345'], 'proof.pdf'));
  await answerOf(handlers, new Request('https://uc.test/auth/echo', { method: 'POST', body: '{"a":1}' }));
  await answerOf(handlers, new Request('https://uc.test/auth/echo', { method: 'POST', body: form }));
  const [json, files] = services.calls().map(({ body }) => body);
  expect(json).toEqual({ a: 1 });
  expect((files as FormData).get('file')).toMatchObject({ name: 'proof.pdf', size: 5 });
});

test('handlers give a network error for a service out of reach', async () => {
  const services = fakeServices();
  services.fail('*', 'network');
  const handlers = services.handlers<Handler>({ url: 'https://uc.test' });
  expect((await answerOf(handlers, new Request(`https://uc.test${TEXTS}`)))?.type).toBe('error');
});

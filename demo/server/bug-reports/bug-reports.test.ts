import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUG_REPORT_USER } from '../../config';
import { startTestServer, type TestServer } from '../testing';
import { support } from './bug-reports';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(25_180);
});
afterAll(() => server.close());

const address = (values: Record<string, string>) =>
  `${server.urls.feedback}/bug-report?${new URLSearchParams(values)}`;
const known = { userId: BUG_REPORT_USER, lang: 'en', page: 'http://localhost:4102/orders' };
const post = (values: Record<string, string>) =>
  // A frame without an origin sends this one.
  fetch(address(known), { method: 'POST', headers: { origin: 'null' }, body: new URLSearchParams(values) });
const mails = async () =>
  (await server.call<{ messages: { body: string }[] }>('userCentre', `/status/outbox?to=${support}`)).data
    .messages;

it('gives a form to the frames of the product alone, and runs no script in it', async () => {
  const reply = await fetch(address(known));
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${server.urls.console} `);
  expect(policy).toContain("default-src 'none'");
  expect(await reply.text()).toContain('What happens');
});

it('knows its users', async () => {
  const reply = await fetch(address({ ...known, userId: 'nobody' }));
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('The user id is not known');
});

it('sends a report by mail, and writes what came from outside as text', async () => {
  const page = '"><script>alert(1)</script>';
  expect(await (await fetch(address({ ...known, page }))).text()).not.toContain('<script>');
  const reply = await post({ summary: 'The list is empty', steps: 'Open it', severity: 'high' });
  expect(reply.status).toBe(200);
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.body).toContain('The list is empty');
  expect((await mails())[0]?.body).not.toContain(BUG_REPORT_USER);
});

it('says what is missing, keeps what was written, and sends nothing', async () => {
  const reply = await post({ summary: '  ', steps: 'Open the list', severity: 'high' });
  expect(reply.status).toBe(400);
  const text = await reply.text();
  expect(text).toContain('at most 1,000 characters');
  expect(text).toContain('Open the list');
  expect(await mails()).toHaveLength(1);
});

it('takes ten reports a minute from one network address, and keeps what was written of the next', async () => {
  const before = (await mails()).length;
  for (let at = before; at < 10; at += 1) {
    await post({ summary: `Report ${at}`, steps: '', severity: 'low' });
    await expect.poll(async () => (await mails()).length).toBe(at + 1);
  }
  const reply = await post({ summary: 'One too many', steps: '', severity: 'low' });
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await reply.text()).toContain('One too many');
  server.ahead = 61_000;
  expect((await post({ summary: 'Later', steps: '', severity: 'low' })).status).toBe(200);
});

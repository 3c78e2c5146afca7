import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoConfig } from '../../config';
import { startTestServer, type TestServer } from '../testing';

/** What `ALLOW_ORIGINS` has. */
const own = 'http://localhost:5173';
const other = 'http://localhost:5174';
const portBase = 25_020;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(portBase, { allowOrigins: [own] });
});
afterAll(() => server.close());

/** What a browser asks before a call with a token. */
const preflight = (origin: string) =>
  server.call('boss', '/api/v1/TaskCenter/findList', {
    origin,
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });

it('lets a page of an allowed origin call with credentials, and no other page', async () => {
  const { headers } = await preflight(own);
  expect(headers.get('access-control-allow-origin')).toBe(own);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect((await preflight(other)).headers.get('access-control-allow-origin')).toBeNull();
});

it('gives an allowed origin a token by cookie, and leads a sign-in back to it with a ticket', async () => {
  const { cookie } = await server.signIn('client.admin@oms.test');
  const authorize = (origin: string, body: object) =>
    server.call<{ token: string }>('userCentre', '/auth/jwt/authorize', { origin, cookie, body });
  expect((await authorize(own, {})).code).toBe(200);
  expect((await authorize(other, {})).code).toBe(403);

  const ticketFor = (service: string) =>
    server.call<{ ticket: string; redirect: string }>('userCentre', '/auth/jwt/ticket', {
      cookie,
      body: { service },
    });
  const { data } = await ticketFor(`${own}/orders?page=2`);
  expect(data.redirect).toContain(`${own}/orders?page=2&ticket=`);
  expect((await authorize(own, { ticket: data.ticket })).code).toBe(200);
  expect((await ticketFor(`${other}/orders`)).code).toBe(403);
});

it('names the allowed origins as hosts that the login page may lead back to', () => {
  expect(demoConfig(portBase, [own]).loginHosts).toContain(own);
  expect(demoConfig(portBase).loginHosts).not.toContain(own);
});

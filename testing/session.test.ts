import { describe, expect, test } from 'vitest';
import { ask } from '../tests/support/ask';
import { fakeServices } from './index';

const USER = 'GET /api/v1/My/getUserInfo';
const AUTHORIZE = 'POST /auth/jwt/authorize';

describe('the session', () => {
  test('gives the token of the signed-in user, by getToken and to a page that signs on by itself', async () => {
    const services = fakeServices();
    const { data } = await ask(services, AUTHORIZE, { token: null });
    expect(data.token).toBe(await services.getToken());
    expect((await ask(services, USER, { token: data.token })).code).toBe(200);
  });

  test('refuses calls without a token, and with that of an earlier session', async () => {
    const services = fakeServices();
    const earlier = await services.getToken();
    expect((await ask(services, USER, { token: null })).status).toBe(401);
    services.signIn();
    expect((await ask(services, USER, { token: earlier })).status).toBe(401);
    expect((await ask(services, USER)).status).toBe(200);
  });

  test('is none where the options say so, and what needs none is answered then', async () => {
    const services = fakeServices({ signedOut: true });
    expect(await services.getToken()).toBeNull();
    expect((await ask(services, AUTHORIZE)).status).toBe(401);
    expect((await ask(services, USER)).status).toBe(401);
    expect((await ask(services, 'GET /api/v1/Context/baseData', { params: { noVerify: '1' } })).code).toBe(
      200,
    );
  });

  test.each([
    ['POST /auth/jwt/actas', { userId: '7' }],
    ['POST /auth/jwt/actas', {}],
    ['POST /auth/jwt/ticket', { service: 'https://partner.test/' }],
    ['POST /auth/connect/bound', {}],
    ['POST /auth/connect/unbind/cloud', {}],
  ])('is needed by %s of %j, which makes none', async (call, body) => {
    const people = [{ id: '7', name: 'Kim Lake' }];
    const connections = [{ provider: 'cloud', accountName: 'alex' }];
    const services = fakeServices({ user: { isSuper: true }, people, connections });
    expect((await ask(services, call, { body })).status).toBe(200);
    const token = await services.getToken();
    services.endSession();
    expect((await ask(services, call, { body, token })).status).toBe(401);
    expect(await services.getToken()).toBeNull();
  });

  test('begins at the paths of the deployment, too', async () => {
    const endpoints = { login: '/sso/login', actAs: '/sso/actas', ticket: '/sso/ticket' };
    const user = { email: 'kim@host.test', password: 'pier 9' };
    const services = fakeServices({ signedOut: true, user, endpoints });
    expect((await ask(services, 'POST /sso/actas', { body: {} })).status).toBe(401);
    await ask(services, 'POST /sso/login', { body: { username: user.email, password: user.password } });
    const body = { service: 'https://partner.test/' };
    expect((await ask(services, 'POST /sso/ticket', { body, token: null })).status).toBe(200);
    expect((await ask(services, USER)).data.email).toBe(user.email);
  });

  test('ends by signOut, and by the sign-out of the page', async () => {
    const services = fakeServices();
    services.signOut();
    expect((await ask(services, AUTHORIZE)).status).toBe(401);
    services.signIn();
    await ask(services, 'POST /auth/jwt/logout');
    expect(await services.getToken()).toBeNull();
  });

  test('begins with the password of the user alone', async () => {
    const services = fakeServices({ signedOut: true, user: { email: 'kim@host.test', password: 'pier 9' } });
    const login = 'POST /auth/jwt/login';
    const wrong = await ask(services, login, { body: { username: 'kim@host.test', password: 'x' } });
    expect(wrong.code).not.toBe(200);
    expect(await services.getToken()).toBeNull();
    await ask(services, login, { body: { username: 'kim@host.test', password: 'pier 9' } });
    expect((await ask(services, USER)).data.email).toBe('kim@host.test');
  });

  test('is in the organisation that a call names, if the user belongs to it', async () => {
    const services = fakeServices({ organisations: [{ name: 'One' }, { id: '77', name: 'Two' }] });
    const { data } = await ask(services, USER, { params: { contextId: '77' } });
    expect(data.organization.name).toBe('Two');
    expect((await ask(services, USER, { params: { contextId: '78' } })).code).toBe(403);
  });
});

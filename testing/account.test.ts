import { describe, expect, test } from 'vitest';
import { ask } from '../tests/support/ask';
import { type FakeServices, fakeServices } from './index';

const USER = 'GET /api/v1/My/getUserInfo';
const ACT_AS = 'POST /auth/jwt/actas';
const CHANGE = 'POST /api/v1/My/changePassword';
const LOGIN = 'POST /auth/jwt/login';
const KIM = { id: '7', name: { en: 'Kim Lake', 'zh-CN': '李金' }, email: 'kim@host.test' };

describe('acting as a user', () => {
  test('answers as to that person, with who acts and under a new token, until the user goes back', async () => {
    const user = { id: '1', name: { en: 'Alex', 'zh-CN': '周敏' }, isSuper: true };
    const services = fakeServices({ user, people: [KIM] });
    const before = await services.getToken();
    await ask(services, ACT_AS, { body: { userId: '7' } });
    expect((await ask(services, USER, { token: before })).status).toBe(401);
    const as = await ask(services, USER);
    expect(as.data).toMatchObject({ id: '7', name: 'Kim Lake', email: 'kim@host.test', isSuper: 0 });
    expect(as.data.actor).toEqual({ id: '1', name: 'Alex' });
    const { data: zh } = await ask(services, USER, { params: { lang: 'zh-CN' } });
    expect([zh.name, zh.actor.name]).toEqual(['李金', '周敏']);
    expect((await ask(services, ACT_AS, { body: {} })).data).toMatchObject({ userId: '1' });
    expect((await ask(services, USER)).data).toMatchObject({ name: 'Alex', actor: null });
  });

  test('is refused to whoever is no super user, and for whoever is not there', async () => {
    for (const [isSuper, userId] of [
      [false, '7'],
      [true, '8'],
    ] as const) {
      const services = fakeServices({ user: { name: 'Alex', isSuper }, people: [KIM] });
      expect((await ask(services, ACT_AS, { body: { userId } })).code).toBe(10_015);
      expect((await ask(services, USER)).data.name).toBe('Alex');
    }
  });

  test.each([
    ['by the page', (services: FakeServices) => ask(services, 'POST /auth/jwt/logout')],
    ['by the services', async (services: FakeServices) => services.signOut()],
    ['elsewhere', async (services: FakeServices) => services.endSession()],
    ['by another one', async () => {}],
  ])('ends with the session, %s: whoever signs in is there as before', async (_, end) => {
    const own = { id: '1', name: 'Alex', email: 'alex@host.test', password: 'pier 9', isSuper: true };
    const bound = [{ provider: 'cloud', accountName: 'alex' }];
    const services = fakeServices({ user: own, people: [KIM], connections: bound });
    const body = { username: own.email, password: own.password };
    for (const signIn of [
      async () => services.signIn(),
      () => ask(services, LOGIN, { body }),
      // An account of somebody who is signed in is bound, and begins no session.
      async () => {
        services.signOut();
        await ask(services, 'POST /auth/connect/callback/cloud', { body: { state: 's1' } });
      },
    ]) {
      await ask(services, ACT_AS, { body: { userId: '7' } });
      expect((await ask(services, USER)).data.id).toBe('7');
      await end(services);
      await signIn();
      expect((await ask(services, USER)).data).toMatchObject({ id: '1', isSuper: 1, actor: null });
    }
  });

  test('that has begun before ends with the session, and the actor signs in, by the id', async () => {
    const robin = {
      id: '2',
      name: 'Robin',
      email: 'robin@host.test',
      phone: '13900000000',
      password: 'pier 9',
    };
    const services = fakeServices({ user: { ...robin, actor: { id: '1', name: 'Alex' } } });
    expect((await ask(services, USER)).data).toMatchObject({ id: '2', actor: { id: '1', name: 'Alex' } });
    services.signOut();
    for (const username of [robin.email, robin.phone, robin.id, '']) {
      expect((await ask(services, LOGIN, { body: { username, password: 'pier 9' } })).code).toBe(10_001);
    }
    await ask(services, LOGIN, { body: { username: '1', password: 'pier 9' } });
    expect((await ask(services, USER)).data).toMatchObject({
      id: '1',
      name: 'Alex',
      isSuper: 1,
      actor: null,
    });
    services.reset();
    expect((await ask(services, USER)).data).toMatchObject({ id: '2', actor: { id: '1' } });
  });

  test('that has begun before leads back to the one who acts', async () => {
    const services = fakeServices({ user: { name: 'Kim', actor: { id: '1', name: 'Alex' } } });
    await ask(services, ACT_AS, { body: {} });
    expect((await ask(services, USER)).data).toMatchObject({ id: '1', name: 'Alex', actor: null });
  });
});

test('a password is changed by the present one, to another, with which the next sign-in succeeds', async () => {
  const services = fakeServices({ user: { email: 'kim@host.test', password: 'pier 9' } });
  const change = async (currentPassword: string, newPassword: string) =>
    (await ask(services, CHANGE, { body: { currentPassword, newPassword } })).code;
  const signIn = async (password: string) =>
    (await ask(services, LOGIN, { body: { username: 'kim@host.test', password } })).code;
  expect(await change('pier 8', 'Fresh#2027')).toBe(10_011);
  expect(await change('pier 9', 'pier 9')).toBe(10_013);
  expect(await signIn('Fresh#2027')).toBe(10_001);
  expect(await change('pier 9', 'Fresh#2027')).toBe(200);
  expect(await signIn('Fresh#2027')).toBe(200);
  services.reset();
  expect(await signIn('pier 9')).toBe(200);
});

describe('a link of a mail', () => {
  const open = (call: string, body: object) => ({ call: `POST /auth/account/${call}`, body });

  test('says for whom it is, leads to one thing, and works until it was used', async () => {
    const invited = { email: 'lan@host.test', name: 'Xu Lan' };
    const services = fakeServices({
      signedOut: true,
      mailLinks: [{ token: 't1', leadsTo: 'registration', ...invited }],
    });
    const send = ({ call, body }: ReturnType<typeof open>) => ask(services, call, { body });
    expect((await send(open('register', { email: 'lan@host.test' }))).code).toBe(200);
    expect((await send(open('registerLink', { token: 't1' }))).data).toMatchObject(invited);
    expect((await send(open('resetLink', { token: 't1' }))).code).toBe(10_008);
    expect((await send(open('verify', { token: 't1', password: 'Fresh#2027' }))).code).toBe(200);
    expect((await send(open('registerLink', { token: 't1' }))).code).toBe(10_008);
  });

  test('of a forgotten password sets the next one of the user', async () => {
    const services = fakeServices({
      signedOut: true,
      user: { email: 'kim@host.test', password: 'pier 9' },
      mailLinks: [{ token: 't2', leadsTo: 'reset', email: 'kim@host.test' }],
    });
    const set = async (password: string) =>
      (await ask(services, 'POST /auth/account/setPassword', { body: { token: 't2', password } })).code;
    expect(await set('pier 9')).toBe(10_013);
    expect(await set('Fresh#2027')).toBe(200);
    expect(await set('Other#2027')).toBe(10_008);
    await ask(services, LOGIN, { body: { username: 'kim@host.test', password: 'Fresh#2027' } });
    expect(await services.getToken()).not.toBeNull();
  });
});

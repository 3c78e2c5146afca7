import { describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Handler, stages, USER, until } from '../../../tests/support/shell-server';
import * as KEYS from '../../page/storage-keys/keys';
import { type ShellError, toShellError } from '../errors';
import { errorText } from '../i18n/error-text';

const set = stages();

const ORDERS = '/api/v1/Order/findAll';
const BILLS = '/api/v3/bill/findByPage';

let granted = 0;
/** A user centre that knows the session, and a service that does not want its tokens. */
const REFUSING: Record<string, Handler> = {
  '/auth/jwt/authorize': (_, response) =>
    json(response, ok({ token: `tok-${++granted}`, expiresIn: 3600, userId: USER.id })),
  [ORDERS]: (_, response) => json(response, { code: 401 }, 401),
  '/api/v1/Photo/list': (_, response) => json(response, { oops: true }, 401),
};
const HOME = { href: 'http://console.test/home' };
const at = (address: string | undefined) => new URL(address ?? '').searchParams;

const WORDS = '“账号、菜单与消息”服务不接受您的登录状态';

type Visits = Awaited<ReturnType<typeof set>>;

/**
 * A visit with a call that the service refuses; the next is a minute later.
 * @returns how often a page has left for the login page by then
 */
async function visit(
  { platform, visitAgain }: Visits,
  path = ORDERS,
  config?: Parameters<Visits['visitAgain']>[0],
): Promise<number> {
  const shell = visitAgain(config);
  await shell.session.start();
  await shell.request.get(path).catch(() => {});
  const left = platform.assigned.length;
  shell.destroy();
  await platform.clock.advance(60_000);
  return left;
}

describe('a service that refuses tokens of the user centre', () => {
  test.each([
    [ORDERS, 'refused'],
    ['/api/v1/Photo/list', 'network'],
  ])('is named at the login page: %s is %s', async (path, why) => {
    const { shell, platform } = await set(REFUSING, HOME);
    await shell.session.start();
    await shell.request.get(path).catch(() => {});
    await until(() => platform.assigned.length > 0);
    expect(at(platform.assigned[0]).get('ended')).toBe(why);
    expect(at(platform.assigned[0]).get('by')).toBe('userCentre');
  });

  test('does not end the session once a new sign-in has not helped: its calls fail by name, and others go on', async () => {
    const { shell, platform, visitAgain, server } = await set(
      { ...REFUSING, '/api/v1/BizNotify/stats': (_, response) => json(response, ok({})) },
      HOME,
    );
    await shell.session.start();
    await shell.request.get(ORDERS).catch(() => {});
    await until(() => platform.assigned.length > 0);
    shell.destroy();

    await platform.clock.advance(60_000);
    const back = visitAgain();
    const said: string[] = [];
    back.commands.provide('showMessage', async ({ title }) => void said.push(title()));
    await back.session.start();
    for (const _ of ['first', 'second']) {
      const error = await back.request.get(ORDERS).catch(toShellError);
      expect(error).toMatchObject({ kind: 'unauthorised', code: 'refused' });
      expect(errorText(error as ShellError, back.i18n)).toBe(WORDS);
    }
    expect(said).toEqual([WORDS]);
    expect(back.session.$state.get().status).toBe('signed-in');
    expect((await back.request.get('/api/v1/BizNotify/stats')).code).toBe(200);
    expect(platform.assigned).toHaveLength(1);
    expect(server.calls('/auth/jwt/logout')).toHaveLength(1);
    back.destroy();
  });

  test('ends that of somebody else who signs in there next, once', async () => {
    let id = USER.id;
    const visits = await set(
      {
        ...REFUSING,
        '/auth/jwt/authorize': (_, response) =>
          json(response, ok({ token: `tok-${++granted}`, expiresIn: 3600, userId: id })),
        '/api/v1/My/getUserInfo': (_, response) => json(response, ok({ ...USER, id })),
      },
      HOME,
    );
    expect(await visit(visits)).toBe(1);
    id = 'u2';
    expect(await visit(visits)).toBe(2);
    expect(at(visits.platform.assigned[1]).get('ended')).toBe('refused');
  });

  test('ends it again half an hour after its last refusal', async () => {
    const visits = await set(REFUSING, HOME);
    expect(await visit(visits)).toBe(1);
    await visits.platform.clock.advance(1_740_000);
    expect(await visit(visits)).toBe(2);
  });

  test('ends it once for each of two services, and then no more', async () => {
    const visits = await set(
      { ...REFUSING, [BILLS]: (_, response) => json(response, { code: 401 }, 401) },
      HOME,
    );
    const hosts = { billingApi: visits.server.url };
    const ended: number[] = [];
    for (const path of [ORDERS, BILLS, ORDERS, BILLS]) ended.push(await visit(visits, path, { hosts }));
    expect(ended).toEqual([1, 2, 2, 2]);
  });

  test('ends that of a person who is not known once, and once more when the person is known', async () => {
    let user = (response: Parameters<Handler>[1]) => json(response, { code: 401 }, 401);
    const visits = await set(
      { ...REFUSING, '/api/v1/My/getUserInfo': (_, response) => user(response) },
      { ...HOME, config: { getToken: async () => `tok-${++granted}` } },
    );
    expect([await visit(visits), await visit(visits)]).toEqual([1, 1]);
    user = (response) => json(response, ok(USER));
    expect([await visit(visits), await visit(visits)]).toEqual([2, 2]);
  });

  test.each<[string, (now: number) => unknown]>([
    ['no list', () => ({ user: USER.id, services: null })],
    ['an empty entry', () => ({ user: USER.id, services: { userCentre: null } })],
    ['no times', () => ({ user: USER.id, services: { userCentre: { at: '0', ends: '9' } } })],
    ['for ever', () => ({ user: USER.id, services: { userCentre: { at: 0, ends: Number.MAX_VALUE } } })],
    ['of an earlier version', (now) => ({ service: 'userCentre', user: USER.id, at: 0, ends: now + 1000 })],
  ])('ends it where what is stored cannot be of the shell: %s', async (_, stored) => {
    const { shell, platform } = await set(REFUSING, HOME);
    platform.local.set(KEYS.refusal, JSON.stringify(stored(platform.clock.now())));
    await shell.session.start();
    await shell.request.get(ORDERS).catch(() => {});
    expect(platform.assigned).toHaveLength(1);
  });
});

test('the user of an earlier visit reads at the login page that the session is over, a first visitor nothing', async () => {
  const gone: Record<string, Handler> = {
    '/auth/jwt/authorize': (_, response) => json(response, { code: 401 }, 401),
  };
  const known = await set(gone, { ...HOME, cookies: { userId: 'u1' } });
  await known.shell.session.start();
  expect(at(known.platform.assigned[0]).get('ended')).toBe('over');
  const first = await set(gone, HOME);
  await first.shell.session.start();
  expect(at(first.platform.assigned[0]).get('ended')).toBeNull();
});

test('a session that another tab has ended is told as such', async () => {
  const { shell, platform } = await set({}, HOME);
  await shell.session.start();
  platform.receive({ type: 'signed-out' });
  await until(() => platform.assigned.length > 0);
  expect(at(platform.assigned[0]).get('ended')).toBe('elsewhere');
});

test('a page that stays leads to the login page, once its user wants to, with the reason why the session ended', async () => {
  const { shell, platform } = await set({}, { config: { unauthorised: 'button' } });
  await shell.session.start();
  platform.receive({ type: 'signed-out' });
  await until(() => shell.session.$state.get().status === 'signed-out');
  expect(platform.assigned).toEqual([]);
  shell.session.signIn();
  expect(at(platform.assigned[0]).get('ended')).toBe('elsewhere');
});

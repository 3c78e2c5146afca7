import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { START, stages, USER, until } from '../../../tests/support/shell-server';

const set = stages();

describe('the end', () => {
  test('logout calls the service, and clears stored data and cookies except fg, fgFlag and lang', async () => {
    const { shell, platform, server } = await set(
      {},
      { cookies: { fg: '1', fgFlag: 'x', lang: 'en', other: 'theirs' }, href: 'http://console.test/home' },
    );
    await shell.session.start();
    platform.local.set('anything', '1');
    await shell.session.logout();
    expect(server.calls('/auth/jwt/logout')[0]?.headers.authorization).toBe('Bearer tok');
    expect([...platform.jar.keys()].sort()).toEqual(['fg', 'fgFlag', 'lang']);
    expect(
      [...platform.local.keys(), ...platform.session.keys()].filter((key) => key !== 'oms.signin'),
    ).toEqual([]);
    expect(platform.assigned.at(-1)).toBe(
      `http://console.test/login?service=${encodeURIComponent('http://console.test/home?omsState=a-secret')}`,
    );
  });

  test('a service that does not answer holds nobody back: after 10 s the page goes, and the failure is known', async () => {
    const { shell, platform, server } = await set({ '/auth/jwt/logout': () => {} });
    await shell.session.start();
    const out = shell.session.logout();
    await until(() => server.calls('/auth/jwt/logout').length === 1);
    await platform.clock.advance(9999);
    expect(platform.assigned).toEqual([]);
    await platform.clock.advance(1);
    await out;
    expect(platform.assigned.at(-1)).toContain('/login?service=');
    expect(shell.session.$state.get().status).toBe('signed-out');
    // The second: no element of this page can tell the person.
    expect(shell.doctor.report().errors.map(({ code }) => code)).toEqual(['logout', 'shell']);
  });

  test('on a host that is not ours only what the shell owns is cleared', async () => {
    const { shell, platform } = await set(
      {},
      { href: 'http://billing.test/', cookies: { PHPSESSID: 'theirs' } },
    );
    await shell.session.start();
    platform.local.set('cart', 'theirs');
    await shell.session.logout();
    expect(platform.local.get('cart')).toBe('theirs');
    expect([...platform.jar.keys()]).toEqual(['PHPSESSID', 'lang']);
  });

  test('a 401 anywhere ends the session and goes to the login page', async () => {
    let live = true;
    const { shell, platform, server } = await set({
      '/auth/jwt/authorize': (call, response) =>
        live ? START['/auth/jwt/authorize']!(call, response) : json(response, { code: 401 }, 401),
      '/api/v1/My/getUserProfile': (_, response) => json(response, { code: 401, message: 'ended' }, 401),
    });
    await shell.session.start();
    live = false;
    await expect(shell.request.get('/api/v1/My/getUserProfile')).rejects.toMatchObject({
      kind: 'unauthorised',
    });
    await until(() => platform.assigned.length > 0);
    expect(platform.assigned[0]).toContain('/login?service=');
    // Else the login page would find the cookie and sign in again.
    expect(server.calls('/auth/jwt/logout')).toHaveLength(1);
  });

  test.each(['another token', 'the same token'])(
    'a 401 that stays after %s was granted ends it once',
    async (kind) => {
      let granted = 0;
      const { shell, platform, server } = await set({
        '/auth/jwt/authorize': (_, response) => {
          granted += 1;
          const token = kind === 'the same token' ? 'tok' : `tok-${granted}`;
          json(response, ok({ token, expiresIn: 3600, userId: USER.id }));
        },
        '/api/v1/a': (_, response) => json(response, { code: 401 }, 401),
      });
      await shell.session.start();
      const ended: string[] = [];
      shell.events.on('oms-session-ended', ({ detail }) => ended.push(detail.reason));
      await expect(shell.request.get('/api/v1/a')).rejects.toMatchObject({ kind: 'unauthorised' });
      await until(() => platform.assigned.length > 0);
      expect(ended).toEqual(['unauthorised']);
      // Renewed once, and the service is called once more with the new token.
      expect(granted).toBe(2);
      expect(server.calls('/api/v1/a')).toHaveLength(kind === 'the same token' ? 1 : 2);
      expect(shell.session.$state.get().status).toBe('signed-out');
    },
  );

  test('several 401 at once end it once', async () => {
    const { shell, platform } = await set({
      '/api/v1/a': (_, response) => json(response, { code: 401 }, 401),
      '/api/v1/b': (_, response) => json(response, { code: 401 }, 401),
    });
    await shell.session.start();
    let ends = 0;
    shell.events.on('oms-session-ended', () => {
      ends += 1;
    });
    await Promise.allSettled([shell.request.get('/api/v1/a'), shell.request.get('/api/v1/b')]);
    await until(() => platform.assigned.length > 0);
    expect(ends).toBe(1);
  });

  test('another tab that signed out is followed without telling the service again', async () => {
    const { shell, platform, server } = await set();
    await shell.session.start();
    platform.receive({ type: 'signed-out' });
    await until(() => platform.assigned.length > 0);
    expect(shell.session.$state.get().status).toBe('signed-out');
    expect(server.calls('/auth/jwt/logout')).toHaveLength(0);
  });

  test('nonsense from another tab does nothing', async () => {
    const { shell, platform } = await set();
    await shell.session.start();
    for (const message of [null, 'x', { type: 'lang', lang: 'fr' }, { type: 'lang' }, [], { type: 7 }]) {
      platform.receive(message);
    }
    expect(shell.session.$state.get().status).toBe('signed-in');
    expect(shell.i18n.lang()).toBe('zh-CN');
  });
});

describe('a sign-out that does not reach the service', () => {
  const MARK = 'oms.logout';
  const cut = (_: unknown, response: ServerResponse) => void response.destroy();

  /** A service whose sign-out fails while `reachable` is false; its sign-on cookie lives until it has heard. */
  async function unheard(options: Parameters<typeof set>[1] = {}) {
    const service = { reachable: true, alive: true };
    const made = await set(
      {
        '/auth/jwt/logout': (call, response) => {
          if (!service.reachable) return cut(call, response);
          service.alive = false;
          return json(response, ok(null));
        },
        '/auth/jwt/authorize': (call, response) => {
          if (!service.reachable) return cut(call, response);
          return service.alive
            ? json(response, ok({ token: 'tok', expiresIn: 3600, userId: 'u1' }))
            : json(response, { code: 401 }, 401);
        },
      },
      options,
    );
    const told: string[] = [];
    made.shell.commands.provide('showMessage', async ({ title }) => void told.push(title()));
    await made.shell.session.start();
    service.reachable = false;
    await made.shell.session.logout();
    return { ...made, service, told };
  }

  test('is sent again until the service has heard, and the person is told both', async () => {
    const { shell, platform, server, service, told } = await unheard();
    expect(platform.jar.has(MARK)).toBe(true);
    await platform.clock.advance(5000);
    await until(() => server.calls('/auth/jwt/logout').length === 2);
    service.reachable = true;
    await until(() => {
      void platform.clock.advance(1000);
      return !shell.session.$logoutUnheard.get();
    });
    expect(service.alive).toBe(false);
    expect(platform.jar.has(MARK)).toBe(false);
    expect(told).toEqual(['您已在此页面退出登录，但服务器尚未收到', '您已从所有页面退出登录']);
  });

  test('is sent by the next page, before that asks for a session', async () => {
    const { service, server, visitAgain } = await unheard();
    service.reachable = true;
    const before = server.seen.length;
    const next = visitAgain();
    await next.session.start();
    const paths = server.seen.slice(before).map(({ path }) => path);
    expect(paths.filter((path) => path !== '/')).toEqual(['/auth/jwt/logout', '/auth/jwt/authorize']);
    expect(next.session.$state.get().status).toBe('signed-out');
    next.destroy();
  });

  test('lets no page start a session while the service cannot be reached for it', async () => {
    const { server, visitAgain } = await unheard();
    const before = server.seen.length;
    const next = visitAgain();
    await next.session.start();
    expect(next.session.$state.get().status).toBe('failed');
    expect(server.seen.slice(before).map(({ path }) => path)).not.toContain('/auth/jwt/authorize');
    next.destroy();
  });

  test('leads to no login page that does not know of it', async () => {
    const { platform } = await unheard({ href: 'http://partner.test/' });
    expect(platform.assigned).toEqual([]);
  });

  test('ends with the next sign-in: the new session stays', async () => {
    const { shell, platform, service } = await unheard();
    shell.session.discardLogout();
    service.reachable = true;
    await shell.session.start();
    await platform.clock.advance(120_000);
    expect(shell.session.$state.get().status).toBe('signed-in');
    expect(service.alive).toBe(true);
  });
});

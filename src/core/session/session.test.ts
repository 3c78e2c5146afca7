import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { START, type Stage, stages, USER, until } from '../../../tests/support/shell-server';

const set = stages();

const refused = {
  '/auth/jwt/authorize': (_: unknown, response: ServerResponse) => json(response, { code: 401 }, 401),
};

test('a token that is about to end is not used any more', async () => {
  const { shell, server } = await set({
    '/auth/jwt/authorize': (_, response) => json(response, ok({ token: 'tok', expiresIn: 20, userId: 'u1' })),
  });
  await shell.session.token();
  await shell.session.token();
  expect(server.calls('/auth/jwt/authorize')).toHaveLength(2);
});

describe('start', () => {
  test('authorises, loads the user and remembers who it is', async () => {
    const { shell, platform } = await set();
    await shell.session.start();
    expect(shell.session.$state.get()).toMatchObject({
      status: 'signed-in',
      user: { id: 'u1', name: '周敏', isSuper: false, role: 'CLADM', organisation: { code: 'OWSZ-0318' } },
    });
    expect(platform.jar.get('userId')).toEqual({ value: 'u1', days: 14 });
    expect(platform.jar.get('contextId')).toEqual({ value: '1000412', days: 7 });
    expect(platform.local.keys().concat(platform.session.keys()).join()).not.toContain('token');
  });

  test('without a session it goes to the login page with the current address as service', async () => {
    const { shell, platform } = await set(refused, { href: 'http://billing.test/bill/list?page=2' });
    const ended: string[] = [];
    shell.events.on('oms-session-ended', (event) => ended.push(event.detail.reason));
    await shell.session.start();
    expect(platform.assigned).toEqual([
      `http://console.test/login?service=${encodeURIComponent('http://billing.test/bill/list?page=2&omsState=a-secret')}`,
    ]);
    expect(ended).toEqual(['unauthorised']);
    expect(shell.session.$state.get().status).toBe('signed-out');
  });

  test('a page that is not ours stays and offers a button', async () => {
    const { shell, platform } = await set(refused, { config: { unauthorised: 'button' } });
    await shell.session.start();
    expect(platform.assigned).toEqual([]);
    expect(shell.session.$state.get().status).toBe('signed-out');
  });

  test('a host may prevent the redirect', async () => {
    const { shell, platform } = await set(refused);
    shell.events.on('oms-session-ended', (event) => event.preventDefault());
    await shell.session.start();
    expect(platform.assigned).toEqual([]);
  });

  test('on the login page itself nothing is redirected', async () => {
    const { shell, platform } = await set(refused, { href: 'http://console.test/login?service=x' });
    await shell.session.start();
    expect(platform.assigned).toEqual([]);
  });

  test('an expired password leads to the password page', async () => {
    const { shell, platform } = await set({
      '/api/v1/My/getUserInfo': (_, response) => json(response, { code: 10003, message: 'expired' }),
    });
    await shell.session.start();
    expect(shell.session.$state.get().status).toBe('password-expired');
    expect(platform.assigned).toEqual(['http://console.test/home/password']);
  });

  test('a service out of reach is a failure that can be tried again, not a sign-out', async () => {
    let works = false;
    const { shell, platform } = await set({
      '/api/v1/My/getUserInfo': (_, response) =>
        works ? json(response, ok(USER)) : json(response, { oops: true }, 501),
    });
    await shell.session.start();
    expect(shell.session.$state.get()).toMatchObject({ status: 'failed', error: { kind: 'network' } });
    expect(platform.assigned).toEqual([]);
    works = true;
    await shell.session.start();
    expect(shell.session.$state.get()).toMatchObject({ status: 'signed-in', error: null });
  });

  test.each([
    ['no user', ok({})],
    ['a list', ok([])],
    ['nothing', ok(null)],
  ])('a user reply that is %s is a failure with a clear message', async (_, body) => {
    const { shell } = await set({ '/api/v1/My/getUserInfo': (__, response) => json(response, body) });
    await shell.session.start();
    expect(shell.session.$state.get()).toMatchObject({
      status: 'failed',
      error: { messageKey: 'error.malformed' },
    });
  });

  test('an organisation that the user may no longer see is forgotten', async () => {
    const { shell, platform } = await set(
      {
        '/api/v1/My/getUserInfo': (call, response) =>
          call.query.get('contextId') === '999'
            ? json(response, { code: 403, message: 'closed' }, 403)
            : json(response, ok(USER)),
      },
      { cookies: { contextId: '999' } },
    );
    await shell.session.start();
    expect(shell.session.$state.get().status).toBe('signed-in');
    expect(platform.jar.get('contextId')?.value).toBe('1000412');
  });
});

describe('a cookie of the organisation that holds no id', () => {
  const refusing = (call: Seen, response: ServerResponse) =>
    !/^\d*$/.test(call.query.get('contextId') ?? '')
      ? json(response, { code: 10_010, message: 'Field contextId is missing or not valid', data: null })
      : json(response, ok(USER));

  test.each(['abc', '1,2', '', ' 1', '<b>', 'x'.repeat(65)])('is dropped: %j', async (contextId) => {
    const { shell, platform } = await set({ '/api/v1/My/getUserInfo': refusing }, { cookies: { contextId } });
    await shell.session.start();
    expect(shell.session.$state.get().status).toBe('signed-in');
    expect(platform.jar.get('contextId')?.value).toBe('1000412');
  });
});

describe('the one-time ticket', () => {
  const ticket = `omst_${'a'.repeat(32)}`;
  const link = `http://partner.test/shipments?page=2&ticket=${ticket}`;
  const href = `${link}&omsState=a-secret`;
  /** Stores in the tab that it has gone to the login page. */
  const asked = (platform: Stage['platform'], ends = platform.clock.now() + 600_000) =>
    platform.session.set('oms.signin', JSON.stringify({ state: 'a-secret', ends }));
  const byTicket = {
    '/auth/jwt/authorize': (call: Seen, response: ServerResponse) =>
      call.body.includes(ticket)
        ? json(response, ok({ token: 'tok', expiresIn: 60, userId: 'u1', contextId: '1000030', lang: 'en' }))
        : json(response, { code: 401 }, 401),
  };

  test('is removed from the address and exchanged for a token, with organisation and language', async () => {
    const { shell, platform, server } = await set(byTicket, { href, config: { unauthorised: 'button' } });
    asked(platform);
    await shell.session.start();
    expect(platform.location.href()).toBe('http://partner.test/shipments?page=2');
    expect(shell.session.$state.get().status).toBe('signed-in');
    expect(shell.i18n.lang()).toBe('en');
    expect(server.calls('/api/v1/My/getUserInfo')[0]?.query.get('contextId')).toBe('1000030');
  });

  const bodies = ({ server }: Stage) =>
    server.calls('/auth/jwt/authorize').map(({ body }) => JSON.parse(body) as unknown);

  test('of a tab that did not ask is made worthless, not used, and the tab asks for its own', async () => {
    const at = await set(byTicket, { href: link, config: { unauthorised: 'button' } });
    await at.shell.session.start();
    expect(at.platform.location.href()).toBe('http://partner.test/shipments?page=2');
    expect(bodies(at)).toEqual(expect.arrayContaining([{ ticket, discard: true }, {}]));
    expect(bodies(at)).toHaveLength(2);
    expect(at.shell.session.$state.get().status).toBe('signed-out');
    const service = 'http://partner.test/shipments?page=2&omsState=a-secret';
    expect(at.platform.assigned).toEqual([
      `http://console.test/login?service=${encodeURIComponent(service)}`,
    ]);
  });

  test('that the service does not know leads nowhere', async () => {
    const at = await set(refused, { href: link, config: { unauthorised: 'button' } });
    await at.shell.session.start();
    expect(at.platform.assigned).toEqual([]);
  });

  test.each([
    ['with another state', `${link}&omsState=other`],
    ['without a state', link],
  ])('%s is not used, and said', async (_, address) => {
    const at = await set(byTicket, { href: address, config: { unauthorised: 'button' } });
    const errors: string[] = [];
    at.shell.events.on('oms-error', ({ detail }) => errors.push(`${detail.code}: ${detail.message}`));
    asked(at.platform);
    await at.shell.session.start();
    expect(at.platform.location.href()).toBe('http://partner.test/shipments?page=2');
    expect(bodies(at)).not.toContainEqual({ ticket });
    // A service that has lost the state once would lose it again.
    expect(at.platform.assigned).toEqual([]);
    expect(errors).toEqual([expect.stringMatching(/^ticket: .*omsState/)]);
  });

  test('is asked for again where the way took more than ten minutes', async () => {
    const at = await set(byTicket, { href, config: { unauthorised: 'button' } });
    asked(at.platform, at.platform.clock.now());
    await at.shell.session.start();
    expect(bodies(at)).not.toContainEqual({ ticket });
    expect(at.platform.assigned).toHaveLength(1);
  });

  test('made up in a link takes no good token away', async () => {
    const config = { unauthorised: 'button', tokenStorage: 'session' } as const;
    const at = await set({}, { href: 'http://partner.test/shipments', config });
    await at.shell.session.start();
    at.platform.go(link);
    const next = at.visitAgain(config);
    await next.session.start();
    expect(next.session.$state.get().status).toBe('signed-in');
    expect(bodies(at)).not.toContainEqual({ ticket });
    expect(at.platform.location.href()).toBe('http://partner.test/shipments?page=2');
    next.destroy();
  });

  test('a refused one is reported, and the page stays', async () => {
    const { shell, platform } = await set(
      {
        '/auth/jwt/authorize': (call, response) =>
          call.body.includes(ticket)
            ? json(response, { code: 10004, message: 'The ticket was used' })
            : json(response, { code: 401 }, 401),
      },
      { href, config: { unauthorised: 'button' } },
    );
    asked(platform);
    await shell.session.start();
    expect(shell.session.$state.get()).toMatchObject({
      status: 'signed-out',
      error: { serverMessage: 'The ticket was used' },
    });
  });

  test('a host’s own ticket parameter is left alone', async () => {
    const { shell, platform } = await set({}, { href: 'http://partner.test/support?ticket=4711' });
    await shell.session.start();
    expect(platform.location.href()).toBe('http://partner.test/support?ticket=4711');
  });
});

describe('where the token comes from', () => {
  test('the host’s getToken goes before the cookie', async () => {
    const { shell, server } = await set({}, { config: { getToken: async () => 'theirs' } });
    await shell.session.start();
    expect(server.calls('/auth/jwt/authorize')).toHaveLength(0);
    expect(server.calls('/api/v1/My/getUserInfo')[0]?.headers.authorization).toBe('Bearer theirs');
  });

  test('the tab’s storage keeps it over a page load only where that was chosen', async () => {
    const stageOne = await set({}, { config: { tokenStorage: 'session' } });
    await stageOne.shell.session.start();
    const next = stageOne.visitAgain({ tokenStorage: 'session' });
    await next.session.start();
    expect(stageOne.server.calls('/auth/jwt/authorize')).toHaveLength(1);
  });
});

describe('another language', () => {
  const named = ({ query }: Seen, response: ServerResponse) =>
    json(response, ok({ ...USER, name: query.get('lang') === 'en' ? 'Min Zhou' : '周敏' }));

  test('brings the names of the user and the organisation in it', async () => {
    const { shell } = await set({ '/api/v1/My/getUserInfo': named });
    await shell.session.start();
    await shell.i18n.setLang('en');
    await until(() => shell.session.$state.get().user?.name === 'Min Zhou');
  });

  test('of replies that overtake one another the last one asked for counts', async () => {
    const held: (() => void)[] = [];
    const { shell } = await set({
      '/api/v1/My/getUserInfo': (call, response) => {
        if (call.query.get('lang') === 'en') held.push(() => named(call, response));
        else named(call, response);
      },
    });
    await shell.session.start();
    await shell.i18n.setLang('en');
    await until(() => held.length === 1);
    const names: (string | undefined)[] = [];
    shell.session.$state.listen(({ user }) => names.push(user?.name));
    await shell.i18n.setLang('zh-CN');
    await until(() => names.length === 1);
    held[0]?.();
    await shell.request.get('/api/v1/My/getUserInfo');
    expect(names).toEqual(['周敏']);
  });

  test('that cannot be had leaves the names as they are', async () => {
    const { shell } = await set({
      '/api/v1/My/getUserInfo': (call, response) =>
        call.query.get('lang') === 'en' ? json(response, ok(null)) : named(call, response),
    });
    await shell.session.start();
    await shell.i18n.setLang('en');
    await until(() => shell.doctor.report().errors.some(({ source }) => source === 'session'));
    expect(shell.session.$state.get()).toMatchObject({ status: 'signed-in', user: { name: '周敏' } });
  });
});

describe('acting as another user', () => {
  const ACT_AS = '/auth/jwt/actas';
  const granted = (userId: string) => ({ token: `tok-${userId}`, expiresIn: 3600, userId });
  const answer = (userId: string) => (_: unknown, response: ServerResponse) =>
    json(response, ok(granted(userId)));

  test('leaves nothing of oneself and starts over at the main panel', async () => {
    const { shell, platform, server } = await set(
      { [ACT_AS]: answer('u2') },
      { href: 'http://console.test/home/actas' },
    );
    await shell.session.start();
    platform.local.set('oms.base', '{}');
    await shell.session.actAs('u2');
    expect(server.calls(ACT_AS)[0]?.body).toBe('{"userId":"u2"}');
    expect(platform.assigned).toEqual(['http://console.test/home']);
    expect(platform.local.keys()).toEqual([]);
    expect(platform.jar.has('contextId')).toBe(false);
    expect(platform.posted).toContainEqual({ type: 'other-user' });
  });

  test('elsewhere the same page reloads, with the new token', async () => {
    const { shell, platform, visitAgain } = await set(
      { [ACT_AS]: answer('u1') },
      { href: 'http://partner.test/orders', config: { tokenStorage: 'session' } },
    );
    await shell.session.start();
    await shell.session.actAs(null);
    expect(platform.reloads.count).toBe(1);
    expect(await visitAgain().session.token()).toBe('tok-u1');
  });

  test('a call that still has the old token does not end the session of the document to come', async () => {
    let left = false;
    const { shell, platform, visitAgain, server } = await set(
      {
        [ACT_AS]: (call, response) => {
          left = true;
          answer('u1')(call, response);
        },
        '/auth/jwt/authorize': (call, response) =>
          left ? json(response, { code: 401 }, 401) : START['/auth/jwt/authorize']?.(call, response),
        '/rows': (_, response) => json(response, { code: 401 }, 401),
      },
      { href: 'http://partner.test/orders', config: { tokenStorage: 'session' } },
    );
    await shell.session.start();
    await shell.session.actAs(null);
    await expect(shell.request.get('/rows')).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(platform.assigned).toEqual([]);
    expect(server.calls('/auth/jwt/logout')).toHaveLength(0);
    expect(await visitAgain().session.token()).toBe('tok-u1');
  });

  test('refused, everything stays as it was', async () => {
    const { shell, platform } = await set({
      [ACT_AS]: (_: unknown, response: ServerResponse) =>
        json(response, { code: 403, message: '没有权限' }, 403),
    });
    await shell.session.start();
    platform.local.set('oms.base', '{}');
    await expect(shell.session.actAs('u2')).rejects.toMatchObject({ kind: 'forbidden' });
    expect(platform.local.keys()).toEqual(['oms.base']);
    expect(platform.assigned).toEqual([]);
    expect(platform.posted).not.toContainEqual({ type: 'other-user' });
  });

  test('another tab follows', async () => {
    const { shell, platform } = await set();
    await shell.session.start();
    platform.receive({ type: 'other-user' });
    expect(platform.reloads.count).toBe(1);
  });

  test('a page never goes on with the token of another user', async () => {
    let refusing = false;
    const { shell, platform, server } = await set({
      '/auth/jwt/authorize': (_: unknown, response: ServerResponse) =>
        json(response, ok(granted(refusing ? 'u2' : 'u1'))),
      '/api/thing': (_: unknown, response: ServerResponse) => json(response, { code: 401 }, 401),
    });
    await shell.session.start();
    refusing = true;
    await expect(shell.request.get('/api/thing')).rejects.toMatchObject({ code: 'other-user' });
    expect(platform.reloads.count).toBe(1);
    expect(server.calls('/api/thing')).toHaveLength(1);
    expect(shell.session.$state.get().user?.id).toBe('u1');
  });

  test('says who acts', async () => {
    const { shell } = await set({
      '/api/v1/My/getUserInfo': (_: unknown, response: ServerResponse) =>
        json(response, ok({ ...USER, actor: { id: 2001, name: '方远' } })),
    });
    await shell.session.start();
    expect(shell.session.$state.get().user?.actor).toEqual({ id: '2001', name: '方远' });
  });
});

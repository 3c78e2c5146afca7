import { beforeEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Handler, type Stage, stages, USER, until } from '../../../tests/support/shell-server';
import type { ShellConfigInput } from '../config/types';
import { isShellError } from '../errors';

const set = stages();

/** The sign-on of the service: whose session its cookie has, and the token that is good. */
const service = {
  user: 'u1' as string | null,
  token: 'tok-1',
  granted: null as string | null,
  reachable: true,
};
beforeEach(() => Object.assign(service, { user: 'u1', token: 'tok-1', granted: null, reachable: true }));

const refuse = (response: Parameters<Handler>[1]) => json(response, { code: 401, message: 'ended' }, 401);

const guarded =
  (answer: Handler): Handler =>
  (call, response) =>
    call.headers.authorization === `Bearer ${service.token}` ? answer(call, response) : refuse(response);

const done: Handler = (_, response) => json(response, ok('done'));

const HANDLERS: Record<string, Handler> = {
  '/auth/jwt/authorize': (call, response) => {
    if (!service.reachable) return void response.destroy();
    const { ticket } = JSON.parse(call.body) as { ticket?: string };
    const user = ticket === undefined ? service.user : 'u1';
    if (user === null) return refuse(response);
    const place = ticket === undefined ? {} : { contextId: '999', lang: 'en' };
    return json(
      response,
      ok({ token: service.granted ?? service.token, expiresIn: 3600, userId: user, ...place }),
    );
  },
  '/api/v1/My/getUserInfo': guarded((_, response) => json(response, ok(USER))),
  '/api/v1/read': guarded(done),
  '/api/v1/write': guarded(done),
};

interface Tab extends Stage {
  ended: { reason: string; resumable: boolean }[];
  resumed: string[];
}

/** A page on which something can be typed and messages can be shown, with its user. */
async function open(options: Parameters<typeof set>[1] = {}, canType = true): Promise<Tab> {
  const stage = await set(HANDLERS, options);
  const { shell, platform } = stage;
  platform.view.canType = canType;
  shell.commands.provide('askToSignIn', async () => {});
  const ended: Tab['ended'] = [];
  const resumed: string[] = [];
  shell.events.on('oms-session-ended', ({ detail }) => ended.push(detail));
  shell.events.on('oms-session-resumed', ({ detail }) => resumed.push(detail.user.id));
  await shell.session.start();
  return { ...stage, ended, resumed };
}

/** On a page that the sign-on cookie reaches: of the same host as the service. */
const openOurs = (config: ShellConfigInput = {}) =>
  open({ href: 'http://127.0.0.1:1/orders', config: { ...config } });

/** The service ends the session. */
function endSession(): void {
  service.user = null;
  service.token = 'tok-2';
}

const lapsed = ({ shell }: Stage) => until(() => shell.session.$lapse.get() !== null);

/** A call whose result can be looked at. */
function watch<T>(call: Promise<T>) {
  const result = { settled: false, failed: null as string | null };
  call.then(
    () => {
      result.settled = true;
    },
    (error: unknown) => {
      result.settled = true;
      result.failed = isShellError(error) ? error.kind : String(error);
    },
  );
  return result;
}

describe('a session that ends elsewhere', () => {
  test('leaves the page as it is, and asks on it for the password', async () => {
    const tab = await openOurs();
    const { shell, platform } = tab;
    platform.local.set('oms.recentOrganisations', 'kept');
    endSession();
    watch(shell.request.get('/api/v1/read'));
    await lapsed(tab);
    expect(tab.ended).toEqual([{ reason: 'unauthorised', resumable: true }]);
    expect(shell.session.$lapse.get()).toMatchObject({ way: 'password', user: { id: 'u1' } });
    expect(shell.session.$state.get()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
    expect(platform.assigned).toEqual([]);
    expect(platform.jar.get('contextId')?.value).toBe('1000412');
    expect(platform.local.get('oms.recentOrganisations')).toBe('kept');
    // The session is over already: nothing has to be ended on the service.
    expect(tab.server.calls('/auth/jwt/logout')).toEqual([]);
    expect(platform.posted).toContainEqual({ type: 'signed-out' });
  });

  test('holds its calls back, and sends each once when it goes on', async () => {
    const tab = await openOurs();
    const { shell, platform, server } = tab;
    endSession();
    const write = watch(shell.request.post('/api/v1/write', { a: 1 }));
    await lapsed(tab);
    const read = watch(shell.request.get('/api/v1/read'));
    // Far longer than the time limit of a call.
    await platform.clock.advance(3_600_000);
    expect([write.settled, read.settled]).toEqual([false, false]);
    expect(server.calls('/api/v1/read')).toHaveLength(0);
    service.user = 'u1';
    expect(await shell.session.$lapse.get()!.resume()).toBe(true);
    await until(() => write.settled && read.settled);
    expect([write.failed, read.failed]).toEqual([null, null]);
    expect(server.calls('/api/v1/write').map(({ headers }) => headers.authorization)).toEqual([
      'Bearer tok-1',
      'Bearer tok-2',
    ]);
    expect(server.calls('/api/v1/read')).toHaveLength(1);
    expect(tab.resumed).toEqual(['u1']);
    expect(platform.posted).toContainEqual({ type: 'signed-in', user: 'u1' });
  });

  test('a call can be aborted while it waits, and has its whole time limit once it is sent', async () => {
    const tab = await openOurs();
    const { shell, platform } = tab;
    endSession();
    const controller = new AbortController();
    const call = watch(shell.request.get('/api/v1/read', {}, { signal: controller.signal }));
    await lapsed(tab);
    controller.abort();
    await until(() => call.settled);
    expect(call.failed).toBe('aborted');
    expect(platform.clock.waiting).toBe(0);
  });

  test('given up, it ends as ever: the calls fail, and the page goes to the login page', async () => {
    const tab = await openOurs();
    const { shell, platform } = tab;
    endSession();
    const call = watch(shell.request.get('/api/v1/read'));
    await lapsed(tab);
    shell.session.$lapse.get()!.giveUp();
    await until(() => call.settled);
    expect(call.failed).toBe('unauthorised');
    expect(platform.assigned[0]).toContain('/login?service=');
    expect(shell.session.$state.get().status).toBe('signed-out');
    expect(platform.jar.has('contextId')).toBe(false);
  });

  test('where nothing can be typed it ends as ever', async () => {
    const untyped = await open({ href: 'http://127.0.0.1:1/orders' }, false);
    endSession();
    await untyped.shell.request.get('/api/v1/read').catch(() => {});
    await until(() => untyped.platform.assigned.length > 0);
    expect(untyped.ended).toEqual([{ reason: 'unauthorised', resumable: false }]);
  });

  test('a feedback draft is something to lose', async () => {
    const tab = await open({ href: 'http://127.0.0.1:1/orders' }, false);
    tab.platform.session.set('oms.feedbackDraft', '{}');
    endSession();
    watch(tab.shell.request.get('/api/v1/read'));
    await lapsed(tab);
  });

  test('the host may look after it: then it is over, and the page stays', async () => {
    const tab = await openOurs();
    const { shell, platform } = tab;
    shell.events.on('oms-session-ended', (event) => event.preventDefault());
    endSession();
    const call = watch(shell.request.get('/api/v1/read'));
    await until(() => call.settled);
    expect(call.failed).toBe('unauthorised');
    expect(shell.session.$state.get().status).toBe('signed-out');
    expect(shell.session.$lapse.get()).toBeNull();
    expect(tab.ended).toHaveLength(1);
    expect(platform.assigned).toEqual([]);
  });

  test('a host with getToken owns it', async () => {
    const token = { value: 'tok-1' as string | null };
    const tab = await openOurs({ getToken: async () => token.value });
    token.value = null;
    endSession();
    await tab.shell.request.get('/api/v1/read').catch(() => {});
    await until(() => tab.platform.assigned.length > 0);
    expect(tab.ended).toEqual([{ reason: 'unauthorised', resumable: false }]);
  });

  test('somebody who acts as another user has it ended: their sign-in gives their own', async () => {
    const actor = { id: 's1', name: 'Super' };
    const stage = await set({
      ...HANDLERS,
      '/api/v1/My/getUserInfo': guarded((_, response) => json(response, ok({ ...USER, actor }))),
    });
    stage.platform.view.canType = true;
    stage.shell.commands.provide('askToSignIn', async () => {});
    await stage.shell.session.start();
    endSession();
    await stage.shell.request.get('/api/v1/read').catch(() => {});
    await until(() => stage.platform.assigned.length > 0);
  });

  test('a token that is refused twice ends the session of the cookie on the service', async () => {
    const tab = await openOurs();
    const { shell, server } = tab;
    // The cookie lives, and the service takes no token of it.
    service.granted = 'refused';
    service.token = 'tok-2';
    watch(shell.request.get('/api/v1/read'));
    await lapsed(tab);
    expect(server.calls('/auth/jwt/logout')).toHaveLength(1);
  });
});

describe('the other tabs', () => {
  test('one that hears of the end asks, too, and goes on with the sign-in of another', async () => {
    const tab = await openOurs();
    const { shell, platform } = tab;
    endSession();
    platform.receive({ type: 'signed-out' });
    await lapsed(tab);
    expect(platform.posted).not.toContainEqual({ type: 'signed-out' });
    service.user = 'u1';
    platform.receive({ type: 'signed-in', user: 'u1' });
    await until(() => shell.session.$lapse.get() === null);
    expect(await shell.request.get('/api/v1/read')).toMatchObject({ data: 'done' });
  });

  test('a sign-in that the service does not know of changes nothing', async () => {
    const tab = await openOurs();
    endSession();
    tab.platform.receive({ type: 'signed-out' });
    await lapsed(tab);
    tab.platform.receive({ type: 'signed-in', user: 'u1', token: { value: 'forged', ends: 9e15 } });
    await until(() => tab.server.calls('/auth/jwt/authorize').length === 2);
    expect(tab.shell.session.$lapse.get()).not.toBeNull();
  });

  test('another user never gets the page: the document reloads', async () => {
    const tab = await openOurs();
    const { shell, platform } = tab;
    endSession();
    const write = watch(shell.request.post('/api/v1/write'));
    await lapsed(tab);
    service.user = 'u2';
    await expect(shell.session.$lapse.get()!.resume()).rejects.toMatchObject({ code: 'other-user' });
    expect(platform.reloads.count).toBe(1);
    expect(shell.session.$lapse.get()).not.toBeNull();
    expect(write.settled).toBe(false);
    expect(tab.server.calls('/api/v1/write')).toHaveLength(1);
  });
});

describe('a page on another site', () => {
  const partner = () =>
    open({
      href: 'http://partner.test/orders',
      config: { unauthorised: 'button', tokenStorage: 'session' },
    });

  test('goes on with a ticket, in its organisation and its language', async () => {
    const tab = await partner();
    const { shell, platform } = tab;
    endSession();
    watch(shell.request.get('/api/v1/read'));
    await lapsed(tab);
    expect(shell.session.$lapse.get()?.way).toBe('window');
    expect(platform.session.get('oms.token')).toBeNull();
    expect(await shell.session.$lapse.get()!.resume(`omst_${'a'.repeat(32)}`)).toBe(true);
    expect(shell.session.contextId()).toBe('1000412');
    expect(shell.i18n.lang()).toBe('zh-CN');
    expect(platform.session.get('oms.token')).toContain('tok-2');
    // The other tabs of the origin get it, which no cookie reaches.
    expect(platform.posted).toContainEqual({
      type: 'signed-in',
      user: 'u1',
      token: { value: 'tok-2', ends: platform.clock.now() + 3_600_000 },
    });
  });

  test('takes the token of another tab for its own user only', async () => {
    const tab = await partner();
    const { shell, platform } = tab;
    endSession();
    platform.receive({ type: 'signed-out' });
    await lapsed(tab);
    const token = { value: 'tok-2', ends: platform.clock.now() + 3_600_000 };
    for (const bad of [{ user: 'u2', token }, { user: 'u1' }, { user: 'u1', token: { value: 1, ends: 2 } }]) {
      platform.receive({ type: 'signed-in', ...bad });
    }
    expect(shell.session.$lapse.get()).not.toBeNull();
    platform.receive({ type: 'signed-in', user: 'u1', token });
    await until(() => shell.session.$lapse.get() === null);
    expect(await shell.request.get('/api/v1/read')).toMatchObject({ data: 'done' });
    expect(tab.resumed).toEqual(['u1']);
  });

  test('does not give its token away where the host keeps that in memory', async () => {
    const tab = await open({ href: 'http://partner.test/orders' });
    endSession();
    tab.platform.receive({ type: 'signed-out' });
    await lapsed(tab);
    await tab.shell.session.$lapse.get()!.resume(`omst_${'a'.repeat(32)}`);
    expect(tab.platform.posted).toContainEqual({ type: 'signed-in', user: 'u1' });
  });
});

describe('a small window', () => {
  const ticket = `omst_${'b'.repeat(32)}`;
  const href = `http://partner.test/orders?week=7&ticket=${ticket}&omsState=tab.a-secret`;

  test('hands its ticket to the tab that asked, and closes', async () => {
    const { shell, platform, server } = await set(HANDLERS, { href, config: { unauthorised: 'button' } });
    void shell.session.start();
    await until(() => platform.posted.length > 0);
    expect(platform.location.href()).toBe('http://partner.test/orders?week=7');
    expect(platform.posted).toEqual([{ type: 'ticket', state: 'tab.a-secret', ticket }]);
    platform.receive({ type: 'ticket-taken', state: 'tab.other' });
    platform.receive({ type: 'ticket-taken', state: 'tab.a-secret' });
    await until(() => platform.view.closed === 1);
    expect(shell.session.$lapse.get()?.way).toBe('none');
    expect(server.calls('/auth/jwt/authorize')).toEqual([]);
  });

  test('whose ticket nobody asked for makes it worthless', async () => {
    const { shell, platform, server } = await set(HANDLERS, { href, config: { unauthorised: 'button' } });
    void shell.session.start();
    await until(() => platform.posted.length > 0);
    await platform.clock.advance(5_000);
    await until(() => server.calls('/auth/jwt/authorize').length > 0);
    expect(JSON.parse(server.calls('/auth/jwt/authorize')[0]!.body)).toEqual({ ticket, discard: true });
    expect(shell.session.$lapse.get()).toBeNull();
  });
});

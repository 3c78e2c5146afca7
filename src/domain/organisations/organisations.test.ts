import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { START, type Stage, stage, USER, until } from '../../../tests/support/shell-server';
import type { Organisation } from '../../core/session/organisation';
import { defineStore } from '../../core/store/define-store';
import { createResource } from '../../core/store/resource';

const HERE = USER.organization;
const THERE = { id: '1000030', name: '港运通', code: 'HYT-LA1', roleLabel: 'SERVICE' };
const target: Organisation = { id: THERE.id, name: 'a name', code: '', logoUrl: null, role: null };
const NOT_YOURS = { code: 403, message: 'Not yours' };

const inContext = ({ query }: Seen, response: ServerResponse, organisations = [HERE, THERE]) => {
  const id = query.get('contextId') || USER.orgId;
  const organization = organisations.find((one) => one.id === id);
  return organization ? json(response, ok({ ...USER, organization })) : json(response, NOT_YOURS, 403);
};

let current: Stage | null = null;
async function set(...[handlers, options]: Parameters<typeof stage>): Promise<Stage> {
  current = await stage(
    { '/api/v1/My/getUserInfo': (call, response) => inContext(call, response), ...handlers },
    options,
  );
  current.shell.start();
  return current;
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error,
  );

/** A store that shows which organisation the service answered for, and a service that can be slow with it. */
function slow() {
  const held: (() => void)[] = [];
  let hold = true;
  const answer = (call: Seen, response: ServerResponse) => {
    const say = () => json(response, ok(call.query.get('contextId')));
    if (hold) held.push(say);
    else say();
  };
  const store = defineStore('rows', ({ request }) => {
    const rows = createResource<string>({
      onDemand: 'never',
      load: async (signal) => (await request.get<string>('/rows', {}, { signal })).data,
    });
    return { ...rows, reset: rows.reset };
  });
  const free = () => {
    hold = false;
    for (const say of held.splice(0)) say();
  };
  return { held, answer, store, free };
}

test('a switch is said in the language of the page, whoever has made it', async () => {
  const { shell } = await set();
  await shell.ready;
  const said: string[] = [];
  shell.commands.provide('showMessage', async ({ title }) => void said.push(title()));
  await shell.organisations.switchTo(target);
  await until(() => said.length > 0);
  expect(said).toEqual([`已切换到${THERE.name}`]);
  await shell.organisations.switchTo(target);
  expect(said).toHaveLength(1);
});

describe('the epoch', () => {
  test('a reply held back over the switch never arrives, though the transport ignores the abort', async () => {
    const rows = slow();
    const { shell, platform } = await set({ '/rows': rows.answer });
    await shell.ready;
    const deaf = platform.fetch;
    platform.fetch = (input, init) => deaf(input, { ...init, signal: null });
    const store = shell.use(rows.store);
    const shown: (string | null)[] = [];
    store.$state.listen(({ data }) => shown.push(data));
    void store.refresh();
    await until(() => rows.held.length === 1);
    await shell.organisations.switchTo(target);
    void store.refresh();
    await until(() => rows.held.length === 2);
    rows.free();
    await until(() => store.$state.get().data !== null);
    expect(shown.filter((data) => data !== null)).toEqual(['1000030']);
  });

  test('a reply whose body is still being read is dropped too', async () => {
    const { shell, platform } = await set();
    await shell.ready;
    const own = platform.fetch;
    let send = (_text: string) => {};
    platform.fetch = async (input, init) => {
      if (!String(input).includes('/rows')) return own(input, init);
      const body = new ReadableStream({
        start(controller) {
          send = (text) => {
            controller.enqueue(new TextEncoder().encode(text));
            controller.close();
          };
        },
      });
      return new Response(body);
    };
    const reading = failure(shell.request.get('/rows'));
    await until(() => send.length === 1);
    await shell.organisations.switchTo(target);
    send(JSON.stringify(ok('old')));
    expect(await reading).toMatchObject({ kind: 'aborted' });
  });

  test('a read begun while it is under way goes to neither, and the store asks for the new one', async () => {
    const rows = slow();
    let answerUser = () => {};
    const { shell, server } = await set({
      '/rows': rows.answer,
      '/api/v1/My/getUserInfo': (call, response) => {
        answerUser = () => inContext(call, response);
        if (call.query.get('contextId') !== THERE.id) answerUser();
      },
    });
    await shell.ready;
    rows.free();
    const switching = shell.organisations.switchTo(target);
    await until(() => server.calls('/api/v1/My/getUserInfo').length === 2);
    const reading = failure(shell.request.get('/rows'));
    const writing = failure(shell.request.post('/rows'));
    expect(await writing).toMatchObject({ code: 'org-switching', messageKey: 'org.switching' });
    answerUser();
    expect(await switching).toBe(true);
    expect(await reading).toMatchObject({ kind: 'aborted' });
    expect(server.calls('/rows')).toHaveLength(0);
  });

  test('signing out while it is under way reaches the service', async () => {
    const { shell, server, platform } = await set({
      '/api/v1/My/getUserInfo': (call, response) => {
        if (call.query.get('contextId') !== THERE.id) inContext(call, response);
      },
    });
    await shell.ready;
    void failure(shell.organisations.switchTo(target));
    await until(() => server.calls('/api/v1/My/getUserInfo').length === 2);
    await shell.session.logout();
    expect(server.calls('/auth/jwt/logout')).toHaveLength(1);
    expect(platform.assigned).toHaveLength(1);
    expect(shell.doctor.report().errors).toEqual([]);
  });

  test('a write under way is ended with words, and does not hang', async () => {
    const { shell, server } = await set({ '/rows': () => {} });
    await shell.ready;
    const writing = failure(shell.request.post('/rows'));
    await until(() => server.calls('/rows').length === 1);
    const switching = shell.organisations.switchTo(target);
    expect(await writing).toMatchObject({ kind: 'aborted', messageKey: 'error.aborted' });
    expect(await switching).toBe(true);
  });

  test('after a switch that failed, reads that it ended go out again for the old one', async () => {
    const rows = slow();
    const { shell, server } = await set({
      '/rows': rows.answer,
      '/api/v1/My/getUserInfo': (call, response) => inContext(call, response, [HERE]),
    });
    await shell.ready;
    const reading = shell.request.get('/rows');
    await until(() => rows.held.length === 1);
    expect(await failure(shell.organisations.switchTo(target))).toMatchObject({ serverMessage: 'Not yours' });
    await until(() => rows.held.length === 2);
    rows.free();
    expect((await reading).data).toBe(HERE.id);
    expect(server.calls('/rows')).toHaveLength(2);
  });
});

describe('the transaction', () => {
  test('a second switch is refused with a message while one is under way', async () => {
    const { shell } = await set();
    await shell.ready;
    const first = shell.organisations.switchTo(target);
    // A second click, and a page's own script.
    expect(await failure(shell.organisations.switchTo({ ...target, id: '1000031' }))).toMatchObject({
      code: 'org-switching',
      messageKey: 'org.switching',
    });
    expect(await first).toBe(true);
  });

  test('a session that ends meanwhile ends it', async () => {
    let answerUser = () => {};
    const { shell, server } = await set({
      '/api/v1/My/getUserInfo': (call, response) => {
        answerUser = () => inContext(call, response);
        if (call.query.get('contextId') !== THERE.id) answerUser();
      },
    });
    await shell.ready;
    const switching = failure(shell.organisations.switchTo(target));
    await until(() => server.calls('/api/v1/My/getUserInfo').length === 2);
    current?.platform.receive({ type: 'signed-out' });
    answerUser();
    expect(await switching).toMatchObject({ code: 'org-signed-out' });
    expect(shell.session.$state.get()).toMatchObject({ status: 'signed-out', user: null });
    expect(current?.platform.jar.get('contextId')?.value).not.toBe(THERE.id);
  });

  test('a service that answers for another organisation has not switched', async () => {
    const { shell } = await set({ '/api/v1/My/getUserInfo': (_, response) => json(response, ok(USER)) });
    await shell.ready;
    expect(await failure(shell.organisations.switchTo(target))).toMatchObject({ code: 'org-not-switched' });
    expect(shell.organisations.$current.get()?.id).toBe(HERE.id);
  });

  test.each([
    ['the portal', 'http://console.test/home', ['oms.recentOrganisations', 'oms.texts.zh-CN']],
    [
      'a host that is not ours',
      'http://billing.test/',
      ['oms.recentOrganisations', 'oms.texts.zh-CN', 'theirs'],
    ],
  ])('clears what %s stored', async (_, href, left) => {
    const { shell, platform } = await set({}, { href });
    await shell.ready;
    for (const key of ['theirs', 'oms.recentOrganisations', 'oms.texts.zh-CN', 'oms.menu.open'])
      platform.local.set(key, '[]');
    const kept: string[] = [];
    shell.use(defineStore('watch', () => ({ reset: () => void kept.push(...platform.local.keys()) })));
    await shell.organisations.switchTo(target);
    expect(kept.sort()).toEqual(left);
  });
});

describe('other tabs', () => {
  const message = { type: 'organisation', userId: 'u1', id: THERE.id, name: THERE.name, code: THERE.code };

  test('are told, and tell', async () => {
    const { shell, platform } = await set();
    await shell.ready;
    platform.receive(message);
    await until(() => shell.organisations.$elsewhere.get() !== null);
    expect(shell.organisations.$elsewhere.get()).toMatchObject({ id: THERE.id, name: '港运通' });
    expect(shell.organisations.$current.get()?.id).toBe(HERE.id);
    await shell.organisations.switchTo(target);
    expect(shell.organisations.$elsewhere.get()).toBeNull();
    expect(platform.posted).toContainEqual(message);
  });

  test('are forgotten on "stay", and when they switch back', async () => {
    const { shell, platform } = await set();
    await shell.ready;
    const { $elsewhere } = shell.organisations;
    platform.receive(message);
    await until(() => $elsewhere.get() !== null);
    shell.organisations.dismissElsewhere();
    expect($elsewhere.get()).toBeNull();
    platform.receive(message);
    await until(() => $elsewhere.get() !== null);
    platform.receive({ ...message, id: HERE.id, name: HERE.name });
    await until(() => $elsewhere.get() === null);
  });

  test.each([
    ['another user', { ...message, userId: 'u2' }],
    ['no id', { ...message, id: null }],
    ['no name', { ...message, name: { a: 1 } }],
    ['an endless name', { ...message, name: 'x'.repeat(201) }],
    ['another type', { ...message, type: 'organization' }],
    ['no object', 'organisation'],
  ])('%s is nothing', async (_, nonsense) => {
    const { shell, platform } = await set();
    await shell.ready;
    platform.receive(nonsense);
    platform.receive({ ...message, name: 'the next' });
    const { $elsewhere } = shell.organisations;
    const heard: (string | undefined)[] = [];
    $elsewhere.listen((one) => void heard.push(one?.name));
    await until(() => $elsewhere.get() !== null);
    expect(heard).toEqual(['the next']);
  });
});

describe('an organisation that is removed while it is chosen', () => {
  test('at the start, the user’s own takes its place and the loss is known', async () => {
    const { shell } = await set({}, { cookies: { contextId: '999' } });
    await until(() => shell.session.$state.get().status === 'signed-in');
    expect(shell.organisations.$current.get()?.id).toBe(HERE.id);
    expect(shell.organisations.$lost.get()).toMatchObject({ id: '999' });
  });

  test('at the start, the menu that was refused with it is asked for again', async () => {
    const { shell } = await set(
      {
        '/api/v1/Context/baseData': (call, response) =>
          call.query.get('contextId') === '999' && !call.query.has('noVerify')
            ? json(response, NOT_YOURS, 403)
            : START['/api/v1/Context/baseData']?.(call, response),
      },
      { cookies: { contextId: '999' } },
    );
    await until(() => shell.session.$state.get().status === 'signed-in');
    await until(() => shell.navigation.base.$state.get().data !== null);
    expect(shell.navigation.base.$state.get().error).toBeNull();
  });

  test('in the middle of the day, the first refused call finds out', async () => {
    const open = [HERE, THERE];
    const { shell } = await set(
      {
        '/api/v1/My/getUserInfo': (call, response) => inContext(call, response, open),
        '/rows': (_, response) => json(response, NOT_YOURS, 403),
      },
      { cookies: { contextId: THERE.id } },
    );
    await shell.ready;
    open.pop();
    expect(await failure(shell.request.get('/rows'))).toMatchObject({ kind: 'forbidden' });
    await until(() => shell.organisations.$lost.get() !== null);
    expect(shell.organisations.$lost.get()?.name).toBe('港运通');
    expect(shell.organisations.$current.get()?.id).toBe(HERE.id);
    expect(current?.platform.jar.get('contextId')?.value).toBe(HERE.id);
  });

  test('a call that is refused for itself changes nothing', async () => {
    const { shell, server } = await set({ '/rows': (_, response) => json(response, NOT_YOURS, 403) });
    await shell.ready;
    await failure(shell.request.get('/rows'));
    await until(() => server.calls('/api/v1/My/getUserInfo').length === 2);
    expect(await shell.organisations.switchTo(target).catch(({ code }) => code)).toBeDefined();
    expect(shell.organisations.$lost.get()).toBeNull();
  });

  test('where it is the user’s own, that is said and nothing goes blank', async () => {
    const open = [HERE];
    const { shell } = await set({
      '/api/v1/My/getUserInfo': (call, response) => inContext(call, response, open),
      '/rows': (_, response) => json(response, NOT_YOURS, 403),
    });
    await shell.ready;
    open.pop();
    await failure(shell.request.get('/rows'));
    await until(() => shell.organisations.$lost.get() !== null);
    expect(shell.organisations.$current.get()?.id).toBe(HERE.id);
    expect(shell.navigation.$tree.get().byId.size).toBe(2);
  });
});

import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../tests/support/http-server';
import { MENU, START, type Stage, stages, USER, until } from '../../tests/support/shell-server';
import { defineStore } from '../core/store/define-store';

const set = stages();

const paths = (stageNow: Stage) => stageNow.server.seen.map(({ path }) => path);

describe('start', () => {
  test('makes each base call once and says when it is ready', async () => {
    const stageNow = await set();
    let ready = 0;
    stageNow.shell.events.on('oms-ready', ({ detail }) => {
      ready += 1;
      expect(detail.user.name).toBe('周敏');
    });
    stageNow.shell.start();
    stageNow.shell.start();
    await stageNow.shell.ready;
    await until(() => paths(stageNow).includes('/status/locale/findByPage') && ready === 1);
    expect(paths(stageNow).sort()).toEqual([
      '/api/v1/Context/baseData',
      '/api/v1/Context/baseData',
      '/api/v1/My/getUserInfo',
      '/auth/jwt/authorize',
      '/status/locale/findByPage',
    ]);
    expect(stageNow.shell.permissions.check('order.b2c')).toBe('allowed');
    expect(stageNow.shell.permissions.check('order.none')).toBe('denied');
  });

  test('features’ stores are made once by name', async () => {
    const { shell } = await set();
    let made = 0;
    const one = defineStore('x', () => ({ n: ++made }));
    const two = defineStore('x', () => ({ n: ++made }));
    expect(shell.use(one)).toBe(shell.use(two));
    expect(made).toBe(1);
  });
});

describe('the cache of base data', () => {
  async function secondVisit(prepare: (stageNow: Stage) => void) {
    const stageNow = await set();
    stageNow.shell.start();
    await stageNow.shell.ready;
    prepare(stageNow);
    return { stageNow, shell: stageNow.visitAgain() };
  }

  test('a second visit has the menu before any reply', async () => {
    const { shell } = await secondVisit(() => {});
    expect(shell.navigation.base.$state.get()).toMatchObject({ stale: true, error: null });
    expect(shell.navigation.$tree.get().byId.get('2')?.title).toBe('B2C 订单');
    expect(shell.permissions.check('order.b2c')).toBe('allowed');
  });

  test('with the service out of reach the menu stays, and the failure is known', async () => {
    const { stageNow, shell } = await secondVisit(() => {});
    await stageNow.server.close();
    shell.start();
    // Time passes slowly, so that no refusal of the network comes later than the calls' timeout.
    while (shell.session.$state.get().status === 'starting') {
      await stageNow.platform.clock.advance(10);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(shell.session.$state.get().status).toBe('failed');
    expect(shell.session.$state.get().error?.kind).toBe('network');
    expect(shell.navigation.$tree.get().byId.size).toBe(2);
    expect(shell.doctor.report().unreachable).toEqual(['userCentre']);
  });

  test.each<[string, (stageNow: Stage) => void]>([
    ['another user', ({ platform }) => platform.jar.set('userId', { value: 'u2', days: 14 })],
    ['no user at all', ({ platform }) => platform.jar.delete('userId')],
    ['another organisation', ({ platform }) => platform.jar.set('contextId', { value: '7', days: 7 })],
    ['another language', ({ platform }) => platform.jar.set('lang', { value: 'en', days: 7 })],
    [
      'another app version',
      ({ platform }) => {
        for (const store of [platform.local, platform.session]) {
          store.set('oms.base', (store.get('oms.base') ?? '').replace('20250710', '20240101'));
        }
      },
    ],
    [
      'storage edited by hand',
      ({ platform }) => {
        for (const store of [platform.local, platform.session]) {
          store.set('oms.base', (store.get('oms.base') ?? '').replace('"entries":[', '"entries":[7,'));
        }
      },
    ],
    [
      'storage cut off',
      ({ platform }) => {
        for (const store of [platform.local, platform.session]) {
          store.set('oms.base', (store.get('oms.base') ?? '').slice(0, 100));
        }
      },
    ],
  ])('%s: it is discarded unread', async (_, prepare) => {
    const { shell } = await secondVisit(prepare);
    expect(shell.navigation.base.$state.get().data).toBeNull();
  });

  test('data of the user before is dropped when another turns out to be signed in', async () => {
    const { stageNow } = await secondVisit(() => {});
    await stageNow.server.close();
    const other = await set(
      {
        '/auth/jwt/authorize': (_, response) =>
          json(response, ok({ token: 't', expiresIn: 60, userId: 'u2' })),
        '/api/v1/My/getUserInfo': (_, response) => json(response, ok({ ...USER, id: 'u2' })),
        '/api/v1/Context/baseData': (call, response) =>
          call.query.get('noVerify')
            ? json(response, ok({ globalcatelogs: [] }))
            : json(response, ok({ menus: [] })),
      },
      { cookies: { userId: 'u1', contextId: '1000412' } },
    );
    for (const key of stageNow.platform.local.keys()) {
      other.platform.local.set(key, stageNow.platform.local.get(key) ?? '');
    }
    const shell = other.visitAgain();
    expect(shell.navigation.$tree.get().byId.size).toBe(2);
    shell.start();
    await shell.ready;
    expect(shell.navigation.$tree.get().byId.size).toBe(0);
  });

  test('a malformed reply keeps the previous data and is reported', async () => {
    const { stageNow, shell } = await secondVisit(() => {});
    const bad = await set({
      '/api/v1/Context/baseData': (_, response) => json(response, ok({ menus: 'none' })),
    });
    void stageNow;
    bad.shell.start();
    await until(() => bad.shell.navigation.base.$state.get().error !== null);
    expect(bad.shell.navigation.base.$state.get().error?.messageKey).toBe('error.malformed');
    expect(shell.navigation.$tree.get().byId.size).toBe(2);
  });

  test('a full or forbidden storage changes nothing that a user sees', async () => {
    const stageNow = await set();
    stageNow.platform.local.set = () => false;
    stageNow.platform.session.set = () => false;
    stageNow.shell.start();
    await stageNow.shell.ready;
    expect(stageNow.shell.navigation.$tree.get().byId.size).toBe(MENU.menus.length);
  });
});

describe('switching the organisation', () => {
  const other = { id: '1000030', name: '港运通', code: 'HYT-LA1', roleLabel: 'SERVICE' };
  const target = { id: '1000030', name: '港运通', code: 'HYT-LA1', logoUrl: null, role: null };
  const byContext = {
    '/api/v1/My/getUserInfo': (call: Seen, response: ServerResponse) =>
      json(
        response,
        ok({ ...USER, organization: call.query.get('contextId') === '1000030' ? other : USER.organization }),
      ),
  };

  test('reloads everything for the new one and emits the change', async () => {
    const { shell, platform, server } = await set(byContext);
    shell.start();
    await shell.ready;
    const events: string[] = [];
    shell.events.on('oms-org-changing', ({ detail }) =>
      events.push(`changing ${detail.from?.id} ${detail.to.id}`),
    );
    shell.events.on('oms-org-changed', ({ detail }) =>
      events.push(`changed ${detail.from?.id} ${detail.to.id}`),
    );
    await expect(shell.organisations.switchTo(target)).resolves.toBe(true);
    expect(events).toEqual(['changing 1000412 1000030', 'changed 1000412 1000030']);
    expect(platform.jar.get('contextId')?.value).toBe('1000030');
    expect(shell.organisations.$current.get()?.code).toBe('HYT-LA1');
    await until(() => shell.navigation.base.$state.get().data !== null);
    const calls = server.calls('/api/v1/Context/baseData').map(({ query }) => query.get('contextId'));
    expect(calls.slice(2)).toEqual(['1000030', '1000030']);
  });

  test('a listener may stop it', async () => {
    const { shell } = await set(byContext);
    shell.start();
    await shell.ready;
    shell.events.on('oms-org-changing', (event) => event.preventDefault());
    await expect(shell.organisations.switchTo(target)).resolves.toBe(false);
    expect(shell.session.contextId()).toBe('1000412');
  });

  test('on failure the old one stays', async () => {
    const { shell, platform } = await set({
      '/api/v1/My/getUserInfo': (call, response) =>
        call.query.get('contextId') === '1000030'
          ? json(response, { code: 403, message: 'Not your organisation' }, 403)
          : json(response, ok(USER)),
    });
    shell.start();
    await shell.ready;
    await expect(shell.organisations.switchTo(target)).rejects.toMatchObject({
      serverMessage: 'Not your organisation',
    });
    expect(shell.session.contextId()).toBe('1000412');
    expect(platform.jar.get('contextId')?.value).toBe('1000412');
    expect(shell.navigation.$tree.get().byId.size).toBe(2);
  });

  test('base data that was still on its way is asked for again when the switch fails', async () => {
    let held = true;
    const { shell, server } = await set({
      '/api/v1/My/getUserInfo': (call, response) =>
        call.query.get('contextId') === '1000030'
          ? json(response, { code: 403, message: 'Not yours' }, 403)
          : json(response, ok(USER)),
      '/api/v1/Context/baseData': (call, response) => {
        if (!held || call.query.has('noVerify')) START['/api/v1/Context/baseData']?.(call, response);
      },
    });
    shell.start();
    await until(() => shell.session.$state.get().status === 'signed-in');
    await until(() => server.calls('/api/v1/Context/baseData').length === 2);
    held = false;
    await expect(shell.organisations.switchTo(target)).rejects.toMatchObject({ serverMessage: 'Not yours' });
    await until(() => shell.navigation.base.$state.get().data !== null);
  });
});

describe('the cookie of the language', () => {
  test.each<[string, Parameters<typeof set>, string | undefined]>([
    ['is there after a sign-in, without a choice', [], 'zh-CN'],
    ['stays that of the last choice', [{}, { cookies: { lang: 'en' } }], 'en'],
    ['takes the place of one that is no language', [{}, { cookies: { lang: 'fr' } }], 'zh-CN'],
    ['is not that of a page whose configuration fixes it', [{}, { config: { lang: 'en' } }], undefined],
    [
      'stays the person’s on such a page',
      [{}, { cookies: { lang: 'zh-CN' }, config: { lang: 'en' } }],
      'zh-CN',
    ],
  ])('%s', async (_, given, expected) => {
    const { shell, platform } = await set(...given);
    shell.start();
    await shell.ready;
    expect(platform.jar.get('lang')?.value).toBe(expected);
  });

  test('lasts 7 days from the last visit', async () => {
    const { shell, platform } = await set();
    shell.start();
    await shell.ready;
    expect(platform.jar.get('lang')?.days).toBe(7);
  });
});

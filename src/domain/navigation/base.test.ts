import { afterEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { MENU, PUBLIC_BASE, type Stage, stage, until } from '../../../tests/support/shell-server';
import { menuReportStore } from './report';

const PATH = '/api/v1/Context/baseData';

let now: Stage;
afterEach(async () => {
  now.shell.destroy();
  await now.server.close();
});

/** The replies of the two calls; a test changes them between visits. */
interface Replies {
  open: unknown;
  own: unknown;
}

async function visit(replies: Partial<Replies> = {}, before: () => void = () => {}) {
  const sent: Replies = { open: PUBLIC_BASE, own: MENU, ...replies };
  now = await stage({
    [PATH]: (call, response) => json(response, ok(call.query.get('noVerify') === '1' ? sent.open : sent.own)),
  });
  before();
  now.shell.use(menuReportStore);
  now.shell.start();
  await until(() => {
    const { loading, data, error } = now.shell.navigation.base.$state.get();
    return !loading && (data !== null || error !== null);
  });
  return { sent, navigation: now.shell.navigation };
}

/** The texts that are written to storage from now on, by key. */
function watchWrites(): [key: string, text: string][] {
  const written: [string, string][] = [];
  const { set } = now.platform.local;
  now.platform.local.set = (key, text) => {
    written.push([key, text]);
    return set(key, text);
  };
  return written;
}

/** Turns that a report needs at most once its words are loaded. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const told = () =>
  now.shell.doctor
    .report()
    .errors.filter(({ code }) => code === 'menu-data')
    .map((one) => one.message);

test('a first visit is not written to storage before it is known whose it is', async () => {
  let written: [string, string][] = [];
  await visit({}, () => {
    written = watchWrites();
  });
  await now.shell.ready;
  const owners = written.filter(([key]) => key === 'oms.base').map(([, text]) => JSON.parse(text).owner);
  expect(owners).not.toEqual([]);
  expect(owners.filter(({ organisationId }) => organisationId === '')).toEqual([]);
});

describe('a reply that brings what is shown already', () => {
  test('changes nothing that is drawn from it', async () => {
    const { navigation } = await visit();
    await now.shell.ready;
    const drawn = () => [
      navigation.base.$state.get().data,
      navigation.$tree.get(),
      now.shell.permissions.$labels.get(),
    ];
    const before = drawn();
    let changes = 0;
    navigation.$tree.listen(() => changes++);
    now.shell.permissions.$labels.listen(() => changes++);
    await navigation.base.refresh();
    expect(now.server.calls(PATH)).toHaveLength(4);
    for (const [at, part] of drawn().entries()) expect(part).toBe(before[at]);
    expect(changes).toBe(0);
  });

  test('is not written to storage again', async () => {
    const { navigation } = await visit();
    await now.shell.ready;
    const written = watchWrites();
    await navigation.base.refresh();
    expect(written.map(([key]) => key)).not.toContain('oms.base');
  });

  test('is drawn from the last visit without a change', async () => {
    await visit();
    await now.shell.ready;
    const again = now.visitAgain();
    const tree = again.navigation.$tree.get();
    expect(tree.byId.has('2')).toBe(true);
    again.start();
    await again.ready;
    expect(again.navigation.$tree.get()).toBe(tree);
    again.destroy();
  });

  test('an entry that changed leaves the others as they are', async () => {
    const { sent, navigation } = await visit();
    const before = navigation.$tree.get().byId;
    const [group, page] = MENU.menus;
    sent.own = { ...MENU, menus: [group, { ...page, title: 'B2C' }] };
    await navigation.base.refresh();
    const after = navigation.$tree.get().byId;
    expect(after.get('2')?.title).toBe('B2C');
    expect(after.get('1')).toBe(before.get('1'));
  });
});

describe('whose data it is', () => {
  test('a reply in the language before is not shown as if it were in the new one', async () => {
    const langs: (string | null)[] = [];
    const held: (() => void)[] = [];
    now = await stage({
      [PATH](call, response) {
        const own = call.query.get('noVerify') !== '1';
        const reply = () => json(response, ok(own ? MENU : PUBLIC_BASE));
        if (!own) return reply();
        langs.push(call.query.get('lang'));
        if (langs.length === 1) held.push(reply);
        else reply();
      },
    });
    now.shell.start();
    await until(() => held.length === 1 && now.shell.session.$state.get().status === 'signed-in');
    await now.shell.i18n.setLang('en');
    held[0]?.();
    await now.shell.ready;
    expect(langs.slice(0, 2)).toEqual(['zh-CN', 'en']);
    const stored = JSON.parse(now.platform.local.get('oms.base') ?? '{}') as { owner?: unknown };
    expect(stored.owner).toMatchObject({ lang: 'en' });
  });

  test('a permission stays while the language changes', async () => {
    await visit();
    await now.shell.ready;
    const seen: string[] = [];
    now.shell.permissions.$labels.listen(() => seen.push(now.shell.permissions.check('order.b2c')));
    const calls = now.server.calls(PATH).length;
    await now.shell.i18n.setLang('en');
    await until(
      () => now.server.calls(PATH).length === calls + 2 && !now.shell.navigation.base.$state.get().loading,
    );
    expect(now.shell.permissions.check('order.b2c')).toBe('allowed');
    expect(seen).toEqual([]);
  });

  test('who signs out leaves no menu and no permission', async () => {
    const { navigation } = await visit();
    await now.shell.ready;
    await now.shell.session.logout();
    expect(navigation.$tree.get().byId.size).toBe(0);
    expect(now.shell.permissions.check('order.b2c')).toBe('unknown');
    expect(now.platform.local.get('oms.base')).toBeNull();
  });

  test.each(['{', '7', '{"app":"20250710"}', '<b>x</b>'])(
    'storage that holds %s is no visit before',
    async (text) => {
      await visit();
      await now.shell.ready;
      for (const store of [now.platform.local, now.platform.session]) store.set('oms.base', text);
      expect(now.visitAgain().navigation.base.$state.get().data).toBeNull();
    },
  );

  test('storage with a row edited by hand is no visit before', async () => {
    await visit();
    await now.shell.ready;
    const stored = JSON.parse(now.platform.local.get('oms.base') ?? '') as {
      data: { eventTypes: unknown[] };
    };
    stored.data.eventTypes = [null];
    for (const store of [now.platform.local, now.platform.session])
      store.set('oms.base', JSON.stringify(stored));
    expect(now.visitAgain().navigation.base.$state.get().data).toBeNull();
  });
});

describe('bad data', () => {
  const bad = {
    menus: [
      ...MENU.menus,
      null,
      { title: 'no id' },
      { id: '2', title: 'twice' },
      { id: '3', title: 'alone', parentId: 'gone' },
      { id: '4', parentId: '1', title: 'script', url: 'javascript:alert(1)', globalCatelogId: 'm1' },
      { id: '5', parentId: '1', title: 'far', url: '/x', scope: '99', globalCatelogId: 'm1' },
      { id: '6', title: ' \u200b', url: '/y', globalCatelogId: 'm9' },
    ],
  };

  test('what is sound is shown, what is not is named', async () => {
    const { navigation } = await visit({ own: bad });
    expect([...navigation.$tree.get().byId.keys()]).toEqual(['1', '2', '4', '5', '6']);
    await until(() => told().length > 0);
    expect(told()).toEqual([
      'Bad menu data: entry in row 3 has no id; entry in row 4 has no id; entry 6 has no title; duplicate id 2; orphan 3; no module m9; unsafe address of 4; unknown system 99 of 5',
    ]);
  });

  test('is reported once: not by the next reply, and not by the next page', async () => {
    const { navigation } = await visit({ own: bad });
    await now.shell.ready;
    await until(() => told().length > 0);
    await navigation.base.refresh();
    await settled();
    expect(told()).toHaveLength(1);
    const again = now.visitAgain();
    again.start();
    await again.ready;
    await again.navigation.base.refresh();
    await settled();
    expect(told()).toHaveLength(1);
    again.destroy();
  });

  test('other bad data is reported again', async () => {
    const { sent, navigation } = await visit({ own: bad });
    await until(() => told().length > 0);
    sent.own = { menus: [...MENU.menus, { id: '9', title: 'alone', parentId: 'lost' }] };
    await navigation.base.refresh();
    await until(() => told().length > 1);
    expect(told()[1]).toBe('Bad menu data: orphan 9');
  });

  test('half of the public part is shown without the other half', async () => {
    const { navigation } = await visit({
      open: { globalcatelogs: [...PUBLIC_BASE.globalcatelogs, ...PUBLIC_BASE.globalcatelogs] },
    });
    expect(navigation.base.$state.get().data?.modules).toHaveLength(1);
    expect(navigation.moduleLink('m1')?.url).toBe('http://console.test/home/b2corder');
    await until(() => told().length > 0);
    expect(told()).toEqual([
      'Bad menu data: duplicate module m1; no list of systems; no list of event types',
    ]);
  });

  test.each<[string, Partial<Replies>]>([
    ['no menu', { own: {} }],
    ['a menu that is no list', { own: { menus: 'x' } }],
    ['no modules', { open: { systems: [] } }],
    ['nothing at all', { own: null }],
  ])('%s is a failure, not an empty menu', async (_, replies) => {
    const { navigation } = await visit(replies);
    expect(navigation.base.$state.get()).toMatchObject({ data: null, error: { kind: 'malformed' } });
    expect(now.shell.doctor.report().errors.filter(({ code }) => code === 'base-data')).toHaveLength(1);
  });

  test('an empty menu is a menu', async () => {
    const { navigation } = await visit({ own: { menus: [] } });
    await now.shell.ready;
    expect(navigation.base.$state.get()).toMatchObject({ data: { entries: [] }, error: null });
    expect(now.shell.permissions.check('order.b2c')).toBe('denied');
    expect(told()).toEqual([]);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { PUBLIC_BASE, type Stage, stage, until } from '../../../tests/support/shell-server';
import { menuReportStore } from './report';

const row = (id: number, parentId: number, url: string | null, more: object = {}) => ({
  id,
  parentId,
  title: `E${id}`,
  url,
  scope: '1',
  menuType: 'YES',
  globalCatelogId: 'm1',
  ...more,
});
const MENUS = [
  row(1, 0, null),
  row(2, 1, '/home/b2corder'),
  row(3, 1, '/home/b2corder/upadte/query', { menuType: 'NO' }),
  row(4, 1, '/home/transfer/view', { menuType: 'NO' }),
  row(5, 0, '/home', { globalCatelogId: 'm0' }),
  row(6, 2, '/home/elsewhere/view', { menuType: 'NO' }),
  row(7, 1, '/home/twice', { menuType: 'NO' }),
  row(8, 1, '/home/twice?tab=1'),
];

const BASE = {
  ...PUBLIC_BASE,
  globalcatelogs: [...PUBLIC_BASE.globalcatelogs, { id: 'm0', title: '首页', sortIndex: 2 }],
};

let now: Stage;
async function visit(href: string, menus: readonly object[] = MENUS) {
  now = await stage(
    {
      '/api/v1/Context/baseData': (call, response) =>
        json(response, ok(call.query.get('noVerify') === '1' ? BASE : { menus })),
    },
    { href },
  );
  now.shell.start();
  await now.shell.ready;
  return now.shell.navigation;
}
afterEach(async () => {
  now.shell.destroy();
  await now.server.close();
});

test('the page is remembered for the next one that the menu does not know, also where the menu is a kept one', async () => {
  const both = [...MENUS, row(9, 0, '/home/other', { globalCatelogId: 'm0' })];
  await visit('http://console.test/home/b2corder', both);
  now.platform.go('http://console.test/home/other');
  expect(now.platform.jar.get('routeId')?.value).toBe('9');
  now.shell.destroy();
  now.platform.location.replace('http://console.test/home/b2corder');
  const again = now.visitAgain();
  expect(again.navigation.base.$state.get().stale).toBe(true);
  expect(now.platform.jar.get('routeId')?.value).toBe('2');
  now.platform.go('http://console.test/home/nowhere');
  expect(again.navigation.$moduleId.get()).toBe('m1');
  again.destroy();
});

describe('where the page stands', () => {
  test.each<[string, string | null, string | null, string]>([
    ['/home', '5', '5', 'm0'],
    ['/home/b2corder', '2', '2', 'm1'],
    ['/home/b2corder/upadte/query?id=1', '3', '2', 'm1'],
    ['/home/transfer/view', '4', null, 'm1'],
    ['/home/elsewhere/view', '6', '2', 'm1'],
    ['/home/twice', '8', '8', 'm1'],
    ['/home/nowhere', null, null, 'm1'],
  ])('%s: entry %s, marked %s, module %s', async (path, current, marked, module) => {
    const navigation = await visit(`http://console.test${path}`);
    expect(navigation.$current.get()?.id ?? null).toBe(current);
    expect(navigation.$marked.get()?.id ?? null).toBe(marked);
    expect(navigation.$moduleId.get()).toBe(module);
  });

  const OWN = [
    row(20, 0, '/home/announce/list', { globalCatelogId: 'm0' }),
    row(21, 0, '/home/announce/detail', { globalCatelogId: 'm0', menuType: 'NO' }),
  ];
  test.each<[string, string | null]>([
    ['/home/profile', null],
    ['/home/sercurity', null],
    ['/home/password', null],
    ['/home/connections', null],
    ['/home/actas', null],
    ['/home/notice/list/detail?id=1', null],
    ['/home/announce/detail?id=1', '20'],
  ])(
    'a page of the console’s own has one place, whatever page was before, and home is marked for none: %s',
    async (path, marked) => {
      const navigation = await visit('http://console.test/home/b2corder', [...MENUS, ...OWN]);
      for (const go of ['/home/b2corder', path]) now.platform.go(`http://console.test${go}`);
      expect(navigation.$marked.get()?.id ?? null).toBe(marked);
      expect(navigation.$moduleId.get()).toBe('m0');
    },
  );

  const LISTS = [
    row(30, 1, '/home/returns/list'),
    row(31, 1, '/home/returns/update/add', { menuType: 'NO' }),
    row(32, 1, '/home/returns/order/query', { menuType: 'NO' }),
    row(33, 1, '/home/lines/list'),
    row(34, 1, '/home/lines/update/add'),
  ];
  test.each<[string, string, string[]]>([
    ['/home/returns/update/add', '30', ['E1', 'E30', 'E31']],
    ['/home/returns/order/query?id=1', '30', ['E1', 'E30', 'E32']],
    ['/home/lines/update/add', '34', ['E1', 'E34']],
    ['/home/b2corder/upadte/query?id=1', '2', ['E1', 'E2', 'E3']],
  ])('the menu marks what the trail names: %s', async (path, marked, trail) => {
    const navigation = await visit(`http://console.test${path}`, [...MENUS, ...LISTS]);
    expect(navigation.$marked.get()?.id).toBe(marked);
    const steps = navigation.place()?.trail ?? [];
    expect(steps.slice(1).map(({ title }) => title)).toEqual(trail);
    expect(steps.map(({ id }) => id)).toContain(marked);
  });

  test('without a menu entry above it, a page of the console’s own is in the first module', async () => {
    const navigation = await visit(
      'http://console.test/home/b2corder',
      MENUS.filter(({ id }) => id !== 5),
    );
    now.platform.go('http://console.test/home/elsewhere/view');
    now.platform.go('http://console.test/home/profile');
    expect(navigation.$marked.get()).toBeNull();
    expect(navigation.$moduleId.get()).toBe('m1');
  });

  test('a hidden page without a parent is named below the page that is marked for it', async () => {
    const navigation = await visit('http://console.test/home/announce/detail?id=1', [...MENUS, ...OWN]);
    expect(navigation.place()?.trail.map(({ title }) => title)).toEqual(['首页', 'E20', 'E21']);
  });

  test('it follows the address, and a chosen module ends with the next page', async () => {
    const navigation = await visit('http://console.test/home/b2corder');
    navigation.chooseModule('m0');
    expect(navigation.$moduleId.get()).toBe('m0');
    now.platform.go('http://console.test/home/b2corder/5');
    expect(navigation.$moduleId.get()).toBe('m1');
  });

  test('a page that the menu does not know keeps the module of the page before', async () => {
    const navigation = await visit('http://console.test/home');
    now.platform.go('http://console.test/home/b2corder');
    now.platform.go('http://console.test/home/elsewhere');
    expect(navigation.$current.get()).toBeNull();
    expect(navigation.$moduleId.get()).toBe('m1');
  });

  test('an invalid address is at no place of the menu', async () => {
    expect((await visit('http://console.test/home')).place('http://[')).toBeNull();
  });

  test('a place is named from its module down', async () => {
    const navigation = await visit('http://console.test/home/b2corder');
    expect(navigation.place()).toMatchObject({
      id: '2',
      title: 'E2',
      trail: [{ title: '订单' }, { title: 'E1' }, { title: 'E2' }],
    });
    expect(navigation.place('/home/nowhere')).toBeNull();
  });

  test('the first page of a module', async () => {
    const navigation = await visit('http://console.test/home');
    expect(navigation.moduleLink('m1')?.url).toBe('http://console.test/home/b2corder');
    expect(navigation.moduleLink('none')).toBeNull();
  });
});

test('of many bad entries twenty are named', async () => {
  const broken = Array.from({ length: 50 }, (_, at) => row(100 + at, 999, '/x'));
  await visit('http://console.test/home', [...MENUS, ...broken]);
  now.shell.use(menuReportStore);
  await until(() => now.shell.doctor.report().errors.length > 0);
  expect(now.shell.doctor.report().errors[0]?.message).toMatch(/orphan 100; .*and 30 more$/);
});

import { afterEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { PUBLIC_BASE, type Stage, stage } from '../../../tests/support/shell-server';
import { toItems } from '../../features/menu/menu-items';
import { menuStore } from './open-groups';

const row = (id: number, parentId: number, url: string | null, module = 'm1') => ({
  id,
  parentId,
  title: `E${id}`,
  url,
  scope: '1',
  menuType: 'YES',
  globalCatelogId: module,
});
const menus = [
  row(1, 0, null),
  row(2, 1, '/home/a'),
  row(3, 0, null),
  row(4, 3, '/home/b'),
  row(5, 0, '/home/alone', 'm2'),
  row(6, 0, null, 'm2'),
  row(7, 6, '/home/c', 'm2'),
  row(8, 0, null, 'm2'),
];

let now: Stage;
async function visit(path: string, rows = menus) {
  now = await stage(
    {
      '/api/v1/Context/baseData': (call, response) =>
        json(response, ok(call.query.get('noVerify') === '1' ? PUBLIC_BASE : { menus: rows })),
    },
    { href: `http://console.test${path}` },
  );
  now.shell.start();
  await now.shell.ready;
  return now.shell.use(menuStore);
}
const open = (menu: { $open: { get(): ReadonlySet<string> } }) => [...menu.$open.get()].sort().join(' ');
afterEach(async () => {
  now.shell.destroy();
  await now.server.close();
});

describe('open groups', () => {
  test('at first: the current page’s, and the first of every other module', async () => {
    expect(open(await visit('/home/b'))).toBe('3 4 6');
  });

  test('none of its module on a page of the account, which stands below home', async () => {
    const withHome = [row(9, 0, '/home'), ...menus];
    expect(open(await visit('/home/profile', withHome))).toBe('6 9');
  });

  test('what the user does is kept for the tab', async () => {
    const menu = await visit('/home/b');
    menu.toggle('1');
    menu.toggle('3');
    expect(open(menu)).toBe('1 4 6');
    expect(open(now.visitAgain().use(menuStore))).toBe('1 4 6');
  });

  test('on another page its group opens, though it was closed before', async () => {
    const menu = await visit('/home/b');
    menu.toggle('3');
    now.platform.go('http://console.test/home/a');
    expect(open(menu)).toBe('1 2 6');
    now.platform.go('http://console.test/home/b');
    expect(open(menu)).toBe('3 4 6');
  });

  test.each(['', '{', '7', '{"at":1,"groups":{}}', '{"at":"","groups":{"1":"yes"}}'])(
    'stored data gone wrong counts for nothing: %s',
    async (text) => {
      await visit('/home/b');
      now.platform.session.set('oms.menu.open', text);
      expect(open(now.visitAgain().use(menuStore))).toBe('3 4 6');
    },
  );

  test('a switch of the organisation forgets it', async () => {
    const menu = await visit('/home/b');
    menu.toggle('1');
    menu.reset('organisation');
    expect(open(menu)).toBe('3 4 6');
  });
});

test('what is shown: no empty groups, and a group that is a page has it as its first entry', async () => {
  await visit('/home/b');
  const { $tree, link, title } = now.shell.navigation;
  const naming = { title, link };
  expect(toItems($tree.get().byModule.get('m2') ?? [], naming).map(({ id }) => id)).toEqual(['5', '6']);
  const [node] = $tree.get().byModule.get('m1') ?? [];
  const page = { ...node!, entry: { ...node!.entry, url: '/home/group' } };
  const [group] = toItems([page], naming);
  expect(group).toMatchObject({ id: '1+', link: null });
  expect(group?.children.map(({ id }) => id)).toEqual(['1', '2']);
});

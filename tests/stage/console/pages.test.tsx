import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OWN_PAGES } from '../../../src/console/own-pages';
import { ANNOUNCEMENT, HOME, NO_PAGE, NOTICE, PAGE_ABOVE } from '../../../src/page/addresses/console-paths';
import { consoleStage } from '../support/console';

type Audience = 'admin' | 'super';

/** Path, heading in English and in Chinese, and who may open it: everybody where that is left out. */
const PAGES: readonly (readonly [path: string, en: string, zh: string, may?: Audience])[] = [
  ['/home', 'Main panel', '主面板'],
  ['/home/profile', 'My profile', '个人资料'],
  ['/home/sercurity', 'Account security', '账号安全'],
  ['/home/password', 'Change password', '修改密码'],
  ['/home/connections', 'Connected accounts', '社交账号绑定'],
  ['/home/actas', 'Act as a user', '代为操作', 'super'],
  ['/home/announce/list', 'Announcements', '公告'],
  ['/home/notice/list', 'Notifications', '消息'],
  ['/home/notice/template', 'Notice templates', '消息模板', 'admin'],
  ['/home/notice/template/update/add', 'New template', '新建模板', 'admin'],
  ['/home/notice/rules', 'Notice rules', '消息规则', 'admin'],
  ['/home/notice/rules/update/add', 'New rule', '新建规则', 'admin'],
  ['/home/notice/rules/test', 'Rule test', '规则测试', 'admin'],
];

const USERS = [
  { who: 'an administrator of all', user: { isSuper: true, role: 'SUPER' }, is: ['admin', 'super'] },
  { who: "a client's administrator", user: { role: 'CLADM' }, is: ['admin'] },
  { who: "a provider's administrator", user: { role: 'SPADM' }, is: ['admin'] },
  { who: "a client's member", user: { role: 'CLMEM' }, is: [] },
  { who: "a provider's member", user: { role: 'SPMEM' }, is: [] },
] as const;

/** Without a provider there is no page of connected accounts. */
const config = { social: { providers: ['cloud'], hosts: [location.host] } };

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('each page of the console opens for whom it is meant', () => {
  for (const { who, user, is } of USERS) {
    test(who, async () => {
      const { go, errors } = await consoleStage({ services: { user }, config });
      for (const [path, name, , may] of PAGES) {
        await go(path);
        await expect.element(heading(name)).toBeVisible();
        await expect.poll(() => document.title).toMatch(new RegExp(`^${name} - .+ - OMS$`));
        const allowed = may === undefined || (is as readonly Audience[]).includes(may);
        const refused = page.getByText('You have no permission to open this page');
        await expect.poll(() => [path, refused.elements().length]).toEqual([path, allowed ? 0 : 1]);
      }
      expect(errors).toEqual([]);
    });
  }
});

test('each page of the console is in this list, and has a page above it', () => {
  // These show a record, or that there is none.
  const others = [ANNOUNCEMENT, NOTICE, NO_PAGE];
  const paths = Object.values(OWN_PAGES)
    .map(({ path }) => path)
    .filter((path) => !others.includes(path));
  expect(PAGES.map(([path]) => path).sort()).toEqual(
    paths.map((path) => path.replace(':type', 'add')).sort(),
  );
  expect(Object.keys(PAGE_ABOVE)).toEqual(expect.arrayContaining(paths.filter((path) => path !== HOME)));
});

test('in Chinese each page of the console has a heading and a title', async () => {
  const { go, errors } = await consoleStage({
    services: { lang: 'zh-CN', user: { isSuper: true, role: 'SUPER' } },
    config,
  });
  for (const [path, , name] of PAGES) {
    await go(path);
    await expect.element(heading(name)).toBeVisible();
    await expect.poll(() => document.title).toMatch(new RegExp(`^${name} - .+ - OMS$`));
  }
  expect(errors).toEqual([]);
});

import { redirectTricks } from '../support/redirect-tricks';
import {
  chooseLanguage,
  hosts,
  listenForComplaints,
  PASSWORD,
  signInAlone,
  signInQuickly,
} from './support/demo';
import { codeIn, newMessage, ownAccount } from './support/outbox';
import { type BrowserContext, expect, type Page, test } from './support/test';

interface Route {
  readonly path: string;
  /** The heading, in English and in Chinese. */
  readonly title: readonly [string, string];
  /** Who may open it; everybody without. */
  readonly may?: 'admin' | 'super';
}

const ROUTES: readonly Route[] = [
  { path: '/home', title: ['Main panel', '主面板'] },
  { path: '/home/profile', title: ['My profile', '个人资料'] },
  { path: '/home/sercurity', title: ['Account security', '账号安全'] },
  { path: '/home/password', title: ['Change password', '修改密码'] },
  { path: '/home/connections', title: ['Connected accounts', '社交账号绑定'] },
  { path: '/home/actas', title: ['Act as a user', '代为操作'], may: 'super' },
  { path: '/home/announce/list', title: ['Announcements', '公告'] },
  { path: '/home/notice/list', title: ['Notifications', '消息'] },
  { path: '/home/notice/template', title: ['Notice templates', '消息模板'], may: 'admin' },
  { path: '/home/notice/template/update/add', title: ['New template', '新增模板'], may: 'admin' },
  { path: '/home/notice/rules', title: ['Notice rules', '消息规则'], may: 'admin' },
  { path: '/home/notice/rules/update/add', title: ['New rule', '新增规则'], may: 'admin' },
  { path: '/home/notice/rules/test', title: ['Rule test', '规则测试'], may: 'admin' },
];

const ACCOUNTS = [
  { of: 'super@oms.test', is: ['admin', 'super'] },
  { of: 'client.admin@oms.test', is: ['admin'] },
  { of: 'client.member@oms.test', is: [] },
  { of: 'service.admin@oms.test', is: ['admin'] },
  { of: 'service.member@oms.test', is: [] },
  { of: 'risky@oms.test', is: [] },
  { of: 'newcomer@oms.test', is: ['admin'] },
] as const;

const REFUSED = ['You have no permission to open this page', '您没有权限访问此页面'];

/** Signs in by the calls, with the code to the phone where it is asked for. */
async function enter(context: BrowserContext, of: string): Promise<void> {
  if (of !== 'risky@oms.test') return signInQuickly(context, of);
  const { email, phone } = await ownAccount(context, of);
  const post = async (path: string, data: object) => {
    const headers = { origin: hosts.console };
    const reply = await context.request.post(hosts.userCentre + path, { headers, data });
    return ((await reply.json()) as { data: { next?: { flow: string } } }).data;
  };
  const { next } = await post('/auth/jwt/login', { username: email, password: PASSWORD, remember: false });
  const code = codeIn(await newMessage(context, phone));
  await post('/auth/jwt/verifyCode', { flow: next?.flow, method: 'sms', code });
}

for (const { of, is } of ACCOUNTS) {
  for (const [at, lang] of (['en', 'zh-CN'] as const).entries()) {
    test(`each route is right for ${of}, in ${lang}`, async ({ page, context }) => {
      // Thirteen pages, each of which axe looks at.
      test.slow();
      await chooseLanguage(context, lang);
      await enter(context, of);
      const complaints = listenForComplaints(page);
      for (const { path, title, may } of ROUTES) {
        const name = title[at] ?? '';
        await page.goto(hosts.console + path);
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${name} - .+ - OMS$`));
        const refused = page.getByText(REFUSED[at] ?? '');
        const allowed = may === undefined || (is as readonly string[]).includes(may);
        await expect(refused).toHaveCount(allowed ? 0 : 1);
      }
      expect(complaints.list).toEqual([]);
    });
  }
}

test('every route of a menu is reached by it: pages of the side menu in this document, those of the account in a new tab', async ({
  page,
  context,
}) => {
  test.slow();
  await chooseLanguage(context, 'en');
  await signInAlone(context, 'super@oms.test');
  const complaints = listenForComplaints(page);
  const bar = (of: Page) => of.locator('oms-topnav');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const arrives = async (at: Page, path: string) => {
    await expect(at).toHaveURL(hosts.console + path);
    const name = ROUTES.find((route) => route.path === path)?.title[0] ?? '';
    await expect(at.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  };
  await page.goto(`${hosts.console}/home`);
  await arrives(page, '/home');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [entry, path] of [
    ['Announcements', '/home/announce/list'],
    ['Notifications', '/home/notice/list'],
    ['Main panel', '/home'],
  ] as const) {
    await menu.getByRole('link', { name: new RegExp(`^${entry}`) }).click();
    await arrives(page, path);
  }
  for (const path of [
    '/home',
    '/home/profile',
    '/home/sercurity',
    '/home/password',
    '/home/connections',
    '/home/actas',
  ]) {
    const name = ROUTES.find((route) => route.path === path)?.title[0] ?? '';
    await bar(page).getByRole('button', { name: 'Account', exact: true }).click();
    const opened = page.waitForEvent('popup');
    await bar(page)
      .getByRole('menuitem', { name: new RegExp(`^${name}`) })
      .click();
    const tab = await opened;
    await arrives(tab, path);
    await tab.close();
  }
  await bar(page).getByRole('button', { name: 'More', exact: true }).click();
  await bar(page).getByRole('menuitem', { name: 'Settings', exact: true }).click();
  for (const [entry, path] of [
    ['Notice templates', '/home/notice/template'],
    ['Notice rules', '/home/notice/rules'],
  ] as const) {
    const link = menu.getByRole('link', { name: entry });
    // Its group opens by a press, or with the page that is in it.
    await expect(async () => {
      if (!(await link.isVisible())) await menu.getByRole('button', { name: 'Notice settings' }).click();
      await expect(link).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await link.click();
    await arrives(page, path);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints.list).toEqual([]);
});

test('an expired password leads every route to its page', async ({ page, context }) => {
  test.slow();
  await chooseLanguage(context, 'en');
  await signInAlone(context, 'expired@oms.test');
  for (const { path } of ROUTES) {
    await page.goto(hosts.console + path);
    await expect(page).toHaveURL(`${hosts.console}/home/password`);
    await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
  }
});

test('without a session every route leads to the login page, and back from there', async ({
  page,
  context,
}) => {
  test.slow();
  await chooseLanguage(context, 'en');
  for (const { path } of ROUTES) {
    await page.goto(hosts.console + path);
    await expect(page).toHaveURL(
      `${hosts.console}/login?service=${encodeURIComponent(hosts.console + path)}`,
    );
  }
});

test('Back and Forward show the pages as they were left', async ({ page, context }) => {
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  const paths = ['/home', '/home/notice/rules', '/home/sercurity'] as const;
  for (const path of paths) await page.goto(hosts.console + path);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goBack();
  await expect(heading('Notice rules')).toBeVisible();
  await page.goBack();
  await expect(heading('Main panel')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading('Account security')).toBeVisible();
});

test('no address in `service` leads out of the product, however it is written', async ({ page, context }) => {
  // Nearly ninety addresses, each a whole visit.
  test.setTimeout(900_000);
  await signInQuickly(context);
  const outside: string[] = [];
  const own = new Set(Object.values(hosts).map((url) => new URL(url).hostname));
  await context.route(
    (url) => /^(https?|ftp|ws):$/.test(url.protocol) && !own.has(url.hostname),
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  const { host } = new URL(hosts.console);
  await page.goto(`${hosts.console}/login`);
  for (const trick of redirectTricks(host, 'evil.test')) {
    await page.goto(`${hosts.console}/login?service=${encodeURIComponent(trick)}`);
    await page.waitForURL((url) => url.pathname !== '/login');
    await expect(page.getByRole('heading', { level: 1 }), trick).toBeVisible();
    expect(new URL(page.url()).origin, trick).toBe(hosts.console);
  }
  expect(outside).toEqual([]);
});

import { chooseLanguage, hosts, PASSWORD, signIn, signInAlone, signInQuickly } from './support/demo';
import { ownAccount } from './support/outbox';
import { refuseUntilPress } from './support/refuse-until-press';
import { expect, type Page, test } from './support/test';

const account = (page: Page) => page.getByRole('textbox', { name: '账号' });
const password = (page: Page) => page.getByRole('textbox', { name: '密码', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem');

/** Survives everything but the loading of a document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test.describe('the login page', () => {
  test('comes back to the address that was asked for, with its query', async ({ page }) => {
    await page.goto(`${hosts.console}/home/b2corder?week=47`);
    await expect(page).toHaveURL(
      `${hosts.console}/login?service=${encodeURIComponent(`${hosts.console}/home/b2corder?week=47`)}`,
    );
    await account(page).fill('client.admin@oms.test');
    await password(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${hosts.console}/home/b2corder?week=47`);
    await expect(heading(page, 'B2C 订单')).toBeVisible();
  });

  test('needs no typing from somebody who is signed in', async ({ page, context }) => {
    await signInQuickly(context);
    await page.goto(`${hosts.console}/login?service=${encodeURIComponent(`${hosts.console}/home/password`)}`);
    await expect(heading(page, '修改密码')).toBeVisible();
  });

  test('says beside the field what is missing or wrong, and keeps what was typed', async ({ page }) => {
    await page.goto(`${hosts.console}/login`);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(account(page)).toBeFocused();
    await expect(account(page)).toHaveAccessibleDescription('请填写账号');
    await expect(password(page)).toHaveAccessibleDescription('请填写密码');
    await account(page).fill('service.member@oms.test');
    await password(page).fill('Wrong#2026');
    await page.keyboard.press('Enter');
    await expect(password(page)).toHaveAccessibleDescription('账号或密码错误，请检查后重试');
    await expect(password(page)).toBeFocused();
    await expect(account(page)).toHaveValue('service.member@oms.test');
    await expect(password(page)).toHaveValue('Wrong#2026');
    await page.getByRole('button', { name: '显示密码' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
  });

  test('stops guessing after five failures', async ({ page }) => {
    await page.goto(`${hosts.console}/login`);
    await account(page).fill('nobody@oms.test');
    for (let attempt = 1; attempt <= 6; attempt++) {
      await password(page).fill(`Guess#${attempt}`);
      const answered = page.waitForResponse(/\/auth\/jwt\/login/);
      await page.keyboard.press('Enter');
      await answered;
      // While it is busy the form takes no other attempt.
      await expect(page.locator('#login')).toHaveAttribute('aria-busy', 'false');
    }
    await expect(page.getByRole('alert')).toHaveText('失败次数过多');
    await expect(page.getByRole('timer')).toHaveText(/^请在 [45]:\d\d 后重试$/);
  });

  test('keeps everything while the network is down and the language changes', async ({ page }) => {
    await page.goto(`${hosts.console}/login`);
    await account(page).fill('client.admin@oms.test');
    await password(page).fill(PASSWORD);
    await page.route(`${hosts.userCentre}/**`, (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('网络错误，请稍后重试');
    await page.unroute(`${hosts.userCentre}/**`);
    await page.getByRole('button', { name: /^语言/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(page, 'Main panel')).toBeVisible();
  });

  for (const service of ['https://evil.test/home', 'javascript:alert(1)']) {
    test(`does not lead to ${service}`, async ({ page }) => {
      await page.goto(`${hosts.console}/login?service=${encodeURIComponent(service)}`);
      await expect(page.getByText('登录后将进入主面板')).toBeVisible();
      await account(page).fill('client.admin@oms.test');
      await password(page).fill(PASSWORD);
      await page.getByRole('button', { name: '登录' }).click();
      await expect(heading(page, '主面板')).toBeVisible();
      await expect(page).toHaveURL(`${hosts.console}/home`);
    });
  }

  test('says that all is well only when the service says so', async ({ page }) => {
    await page.goto(`${hosts.console}/login`);
    await expect(page.getByText('各项服务正常')).toBeVisible();
    await page.route(`${hosts.userCentre}/status/health**`, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('服务暂时无法连接')).toBeVisible();
  });
});

test.describe('the main panel', () => {
  test('shows orders by status, tasks, unread, announcements and favourites', async ({ page, context }) => {
    await signInQuickly(context);
    await page.goto(`${hosts.console}/`);
    await expect(page).toHaveURL(`${hosts.console}/home`);
    await expect(page).toHaveTitle(/^主面板 - .+ - OMS$/);
    const orders = page.getByRole('region', { name: '今日订单' });
    await expect(orders.getByRole('listitem')).toHaveText([
      /待审核\d+/,
      /待配货\d+/,
      /拣货中\d+/,
      /待出库\d+/,
      /已出库\d+/,
      /异常\d+/,
    ]);
    await expect(orders.getByRole('img', { name: '待审核，近 7 天：' })).toBeVisible();
    await expect(page.getByRole('region', { name: '任务' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('region', { name: '未读' }).getByRole('listitem')).toHaveText([
      /^公告/,
      /^提醒/,
      /^私信/,
      /^群消息/,
    ]);
    await expect(page.getByRole('region', { name: '最新公告' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.locator('#home-favourites').getByRole('link', { name: 'B2C 订单' })).toBeVisible();
  });

  test('keeps its tiles just after midnight, and says so where there were no orders at all', async ({
    page,
    context,
  }) => {
    let before = 12;
    await page.route('**/Dashboard/summary*', (route) => {
      const byStatus = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION'].map((status) => ({
        status,
        count: 0,
        yesterday: 0,
        days: [0, 0, 0, 0, 0, before, 0],
      }));
      const orders = { total: 0, yesterdayTotal: 0, byStatus };
      return route.fulfill({
        json: { code: 200, message: '', data: { asOf: '2026-11-22T16:00:01Z', orders } },
        headers: {
          'access-control-allow-origin': hosts.console,
          'access-control-allow-credentials': 'true',
        },
      });
    });
    await signInQuickly(context);
    await page.goto(`${hosts.console}/home`);
    const orders = page.getByRole('region', { name: '今日订单' });
    await expect(orders.getByRole('listitem')).toHaveCount(6);
    await expect(orders.getByText('今日暂无订单')).toHaveCount(0);
    before = 0;
    await page.reload();
    await expect(orders.getByText('今日暂无订单')).toBeVisible();
    await expect(orders.getByRole('listitem')).toHaveCount(0);
  });

  test('opens an announcement and counts it as read', async ({ page, context }) => {
    await signInAlone(context, 'service.member@oms.test');
    await page.goto(`${hosts.console}/home`);
    const second = page.getByRole('region', { name: '最新公告' }).getByRole('listitem').nth(1);
    await expect(second.getByText('未读')).toBeAttached();
    const title = second.getByRole('button').locator('[title]').first();
    const name = (await title.textContent()) ?? '';
    await title.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(second.getByText('未读')).toHaveCount(0);
  });

  test('says what failed, in its place, and tries again', async ({ page, context }) => {
    await signInQuickly(context);
    // An outage would pass by itself.
    await page.route(`${hosts.boss}/**`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { code: 10021, message: null, data: null } });
    });
    await page.goto(`${hosts.console}/home`);
    const orders = page.getByRole('region', { name: '今日订单' });
    await expect(orders.getByRole('alert')).toContainText('今日订单加载失败');
    await expect(page.getByRole('region', { name: '最新公告' }).getByRole('listitem')).toHaveCount(4);
    await page.unroute(`${hosts.boss}/**`);
    await orders.getByRole('button', { name: '重试' }).click();
    await expect(orders.getByRole('listitem')).toHaveCount(6);
  });

  test('fits a narrow window', async ({ page, context }) => {
    await signInQuickly(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${hosts.console}/home`);
    await expect(page.getByRole('region', { name: '最新公告' }).getByRole('listitem')).toHaveCount(4);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over).toBe(0);
  });
});

test.describe('pages of the menu', () => {
  test('open by the router, each named with its system and place', async ({ page, context }) => {
    await signInQuickly(context);
    await page.goto(`${hosts.console}/home`);
    await mark(page);
    await page.locator('#home-favourites').getByRole('link', { name: 'B2C 订单' }).click();
    await expect(heading(page, 'B2C 订单')).toBeVisible();
    await expect(page).toHaveURL(`${hosts.console}/home/b2corder`);
    await expect(page).toHaveTitle(/^B2C 订单 - .+ - OMS$/);
    await expect(breadcrumb(page)).toHaveText(['订单', '订单管理', 'B2C 订单']);
    await expect(page.getByRole('main')).toBeFocused();
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: 'B2B 订单' }).click();
    await expect(heading(page, 'B2B 订单')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('当前版本未开放此页面');
    await page.goBack();
    await expect(heading(page, 'B2C 订单')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'B2C 订单' })).toHaveAttribute('aria-current', 'page');
    expect(await isMarked(page)).toBe(true);
  });

  test('that moved say where, and lead there', async ({ page, context }) => {
    await signInQuickly(context);
    await page.goto(`${hosts.console}/home/pay/methods`);
    await expect(page.getByRole('main')).toContainText('此页面属于账务系统');
    await page.getByRole('link', { name: '前往账务系统' }).click();
    await expect(page).toHaveURL(`${hosts.billing}/home/pay/methods`);
  });

  for (const [lang, ways] of Object.entries({
    en: {
      '/home/profile': ['Home', 'My account', 'My profile'],
      '/home/sercurity': ['Home', 'My account', 'Account security'],
      '/home/password': ['Home', 'My account', 'Change password'],
      '/home/announce/detail?id=1': ['Home', 'Announcements', 'View announcement'],
      '/home/notice/list/detail?id=1': ['Home', 'Notifications', 'View notification'],
    },
    'zh-CN': { '/home/actas': ['首页', '个人中心', '代为操作'] },
  })) {
    test(`of the console's own have one place, on the way and after a reload: ${lang}`, async ({
      page,
      context,
    }) => {
      await chooseLanguage(context, lang as 'en' | 'zh-CN');
      await signInQuickly(context, lang === 'en' ? undefined : 'super@oms.test');
      const english = lang === 'en';
      const crumbs = page.getByRole('navigation', { name: english ? 'Breadcrumb' : '面包屑' });
      const menu = page.getByRole('navigation', { name: english ? 'Main menu' : '主菜单' });
      const modules = page.getByRole('navigation', { name: english ? 'Modules' : '模块' });
      for (const [path, way] of Object.entries(ways)) {
        await page.goto(`${hosts.console}/home/b2corder`);
        await expect(crumbs.getByRole('listitem')).toHaveCount(3);
        for (const visit of ['first', 'reloaded']) {
          if (visit === 'first') await page.goto(hosts.console + path);
          else await page.reload();
          await expect(crumbs.getByRole('listitem')).toHaveText(way);
          await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', `${hosts.console}/home`);
          await expect(modules.locator('[aria-current]')).toHaveText(way[0] ?? '');
          // The nearest entry of the menu: its own, that of its list, or the home's.
          const names = [...way.slice(1), english ? 'Main panel' : '主面板'];
          // The number of unread ones may stand behind it.
          await expect(menu.locator('[aria-current]')).toHaveText(
            new RegExp(`^(${names.join('|')})(\\d+\\+?)?$`),
          );
        }
      }
    });
  }

  test('have a breadcrumb for what the menu does not name', async ({ page, context }) => {
    await chooseLanguage(context, 'en');
    await signInQuickly(context);
    await page.goto(`${hosts.console}/home/products/allproducts/list/detail?id=1`);
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last(),
    ).toHaveText('View');
  });

  test('that nobody knows lead to the error page, with ways out', async ({ page, context }) => {
    await signInQuickly(context);
    for (const path of ['/nonsense', '/home/nonsense/of/mine', '/home/b2corder/nonsense']) {
      await page.goto(hosts.console + path);
      await expect(page).toHaveURL(`${hosts.console}/home/nopage`);
      await expect(page.getByText('抱歉，页面加载出错了')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(path);
    }
    await page.getByRole('link', { name: '前往主面板' }).click();
    await expect(heading(page, '主面板')).toBeVisible();
  });

  test('say so when their part does not load, and load it on a second try', async ({ page, context }) => {
    await signInQuickly(context);
    await page.goto(`${hosts.console}/home`);
    await expect(heading(page, '主面板')).toBeVisible();
    await page.route(/PasswordRoute/, (route) => route.abort());
    await page.goto(`${hosts.console}/home/password`);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('此处内容加载失败');
    await page.unroute(/PasswordRoute/);
    await main.getByRole('button', { name: '重试' }).click();
    await expect(heading(page, '修改密码')).toBeVisible();
  });

  test('wait for the user, and say it when the user cannot be had', async ({ page, context }) => {
    await signInQuickly(context);
    await refuseUntilPress(page, /getUserInfo/);
    await page.goto(`${hosts.console}/home`);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('用户信息加载失败');
    await expect(main.getByRole('button', { name: '返回上一页' })).toBeVisible();
    await main.getByRole('button', { name: '重试' }).click();
    await expect(heading(page, '主面板')).toBeVisible();
  });
});

test.describe('the password', () => {
  test('is checked while it is typed', async ({ page, context }) => {
    await signInQuickly(context);
    await page.goto(`${hosts.console}/home/password`);
    const rules = page.getByRole('list', { name: '密码规则' }).getByRole('listitem');
    const next = page.getByRole('textbox', { name: '新密码' });
    await next.fill('demo');
    await expect(rules).toHaveText([/尚未满足/, /已满足/, /尚未满足/, /尚未满足/, /尚未满足/]);
    await next.fill('Demo#2027');
    await expect(rules).toHaveText(Array.from({ length: 5 }, () => /已满足$/));
    await page.getByRole('textbox', { name: '确认密码' }).fill('Demo#2028');
    await page.getByRole('button', { name: '修改密码' }).click();
    await expect(page.getByRole('textbox', { name: '当前密码' })).toHaveAccessibleDescription(
      '请填写当前密码',
    );
    await expect(page.getByRole('textbox', { name: '确认密码' })).toHaveAccessibleDescription(
      '两次输入的密码不一致',
    );
    await expect(page.getByRole('region', { name: '账号信息' })).toContainText('client.admin@oms.test');
  });

  test('that has expired is changed before anything else opens', async ({ page, context }) => {
    const { email } = await ownAccount(context, 'expired@oms.test');
    await page.goto(`${hosts.console}/login`);
    await account(page).fill(email);
    await password(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('您的密码已过期，请修改')).toBeVisible();
    await page.goto(`${hosts.console}/home/b2corder`);
    await expect(page).toHaveURL(`${hosts.console}/home/password`);
    await page.getByRole('textbox', { name: '当前密码' }).fill('Wrong#2026');
    await page.getByRole('textbox', { name: '新密码' }).fill('Fresh#2026');
    await page.getByRole('textbox', { name: '确认密码' }).fill('Fresh#2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '当前密码' })).toHaveAccessibleDescription(
      '当前密码不正确',
    );
    await page.getByRole('textbox', { name: '当前密码' }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('密码修改成功')).toBeVisible();
    await page.getByRole('link', { name: '前往主面板' }).click();
    await expect(heading(page, '主面板')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  });
});

test('the console follows the system from light to dark, frame and page together', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page);
  const ground = () =>
    page.locator('.oms-console').evaluate((root) => getComputedStyle(root).backgroundColor);
  await expect.poll(ground).toBe('rgb(14, 19, 27)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe('rgb(246, 247, 249)');
});

import { hosts, PASSWORD, signInQuickly } from './support/demo';
import { ownAccount } from './support/outbox';
import { expect, type Page, test } from './support/test';

const account = (page: Page) => page.getByRole('textbox', { name: '账号' });
const password = (page: Page) => page.getByRole('textbox', { name: '密码', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

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

test.describe('pages of the menu', () => {
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
});

test.describe('the password', () => {
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

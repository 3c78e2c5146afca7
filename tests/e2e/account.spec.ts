import { businessPages, chooseLanguage, expectSignedIn, hosts, signInQuickly } from './support/demo';
import { type BrowserContext, expect, expectAccessible, type Page, test } from './support/test';

const SUPER = 'super@oms.test';
const MEMBER = 'client.member@oms.test';
const bar = (page: Page) => page.locator('oms-topnav');
const button = (page: Page) => bar(page).getByRole('button', { name: /^(Account|账号)$/ });
const entry = (page: Page, name: string | RegExp) => bar(page).getByRole('menuitem', { name });

async function open(context: BrowserContext, url: string, account?: string, lang: 'en' | 'zh-CN' = 'en') {
  await chooseLanguage(context, lang);
  await signInQuickly(context, account);
  const page = await context.newPage();
  await page.goto(url);
  await expectSignedIn(page);
  return page;
}

async function openMenu(page: Page): Promise<void> {
  await button(page).click();
  await expect(bar(page).getByRole('menu', { name: /^(Account|账号)$/ })).toBeVisible();
}

const hint = ', opens in a new tab';

test.describe('the account menu', () => {
  for (const host of ['console', 'billing'] as const) {
    test(`has its entries on ${host}, pages in a new tab`, async ({ context }) => {
      const page = await open(context, businessPages[host]);
      await openMenu(page);
      await expect(bar(page).getByRole('menuitem')).toHaveText([
        `Main panel${hint}`,
        `My profile${hint}`,
        `Account security${hint}`,
        `Change password${hint}`,
        `Connected accounts${hint}`,
        `User management centre${hint}`,
        `ERP home${hint}`,
        'Sign out',
      ]);
      for (const [name, path] of [
        ['Main panel', '/home'],
        ['My profile', '/home/profile'],
        ['Account security', '/home/sercurity'],
        ['Change password', '/home/password'],
        ['Connected accounts', '/home/connections'],
      ] as const) {
        await expect(entry(page, name)).toHaveAttribute('href', hosts.console + path);
        await expect(entry(page, name)).toHaveAttribute('target', '_blank');
      }
      await expectAccessible(page);
      const [tab] = await Promise.all([page.waitForEvent('popup'), entry(page, 'My profile').click()]);
      await expect(tab.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await expect(page).toHaveURL(businessPages[host]);
    });
  }

  test('shows super users how to act as a user, and no social binding where it is not allowed', async ({
    context,
  }) => {
    const page = await open(context, businessPages.erp, SUPER, 'zh-CN');
    await openMenu(page);
    await expect(entry(page, '代为操作')).toHaveAttribute('href', `${hosts.console}/home/actas`);
    await expect(entry(page, '社交账号绑定')).toHaveCount(0);
  });

  test('asks the service where the user management centre is', async ({ context }) => {
    const page = await open(context, businessPages.billing);
    await openMenu(page);
    const asked = page.waitForRequest(/genForwardUserUrl.*target=userCentre/);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      asked,
      entry(page, 'User management centre').click(),
    ]);
    await expect(tab).toHaveURL(`${hosts.console}/home/settings/users`);
  });
});

for (const lang of ['en', 'zh-CN'] as const) {
  const word = (en: string, zh: string) => (lang === 'en' ? en : zh);

  test(`profile and security say what is known, in ${lang}`, async ({ context }) => {
    const page = await open(context, `${hosts.console}/home/profile`, undefined, lang);
    const profile = page.getByRole('region', { name: word('Account details', '账号信息') });
    await expect(profile.getByText('client.admin@oms.test')).toBeVisible();
    await expect(profile.getByText('OWSZ-0318')).toBeVisible();
    await expect(profile.getByText(word('Customer administrator', '客户管理员'))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${word('My profile', '个人资料')} - .+ - OMS$`));
    await expectAccessible(page);
    await page.goto(`${hosts.console}/home/sercurity`);
    const security = page.getByRole('region', { name: word('Sign-in', '登录设置') });
    await expect(security.getByText(/GMT\+8/).first()).toBeVisible();
    await expectAccessible(page);
    await security.getByRole('link', { name: word('Change password', '修改密码') }).click();
    await expect(page).toHaveURL(`${hosts.console}/home/password`);
  });
}

test('second steps that do not load are an item of the list that says so, and are tried again', async ({
  context,
}) => {
  const page = await open(context, `${hosts.console}/home`);
  await page.route('**/signInMethods*', (route) => route.abort());
  await page.goto(`${hosts.console}/home/sercurity`);
  const items = page.getByRole('region', { name: 'Sign-in' }).getByRole('list').first().getByRole('listitem');
  const failed = items.filter({ hasText: 'Two-step sign-in could not be loaded' });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/signInMethods*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(items.filter({ hasText: 'Authenticator app' })).toBeVisible();
});

test('a profile that does not load says so and is tried again', async ({ context }) => {
  const page = await open(context, `${hosts.console}/home`);
  await page.route('**/getUserProfile*', (route) => route.abort());
  await page.goto(`${hosts.console}/home/profile`);
  await expect(page.getByText('The account details could not be loaded')).toBeVisible();
  await page.unroute('**/getUserProfile*');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByRole('main').getByText('client.admin@oms.test')).toBeVisible();
});

test.describe('acting as a user', () => {
  test('is refused to everybody else', async ({ context }) => {
    const page = await open(context, `${hosts.console}/home/actas`);
    await expect(page.getByText('You have no permission to open this page')).toBeVisible();
    await openMenu(page);
    await expect(entry(page, 'Act as a user')).toHaveCount(0);
  });

  test('is asked first', async ({ context }) => {
    const page = await open(context, `${hosts.console}/home/actas`, SUPER);
    await page.getByRole('searchbox', { name: 'Search users' }).fill(MEMBER);
    await expect(page.getByText('1 in total')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Act as He Jiayi' }).click();
    const question = page.getByRole('alertdialog', { name: 'Act as He Jiayi?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Act as He Jiayi' })).toBeFocused();
  });

  test('is shown on every page and tab, and ends by going back', async ({ context }) => {
    const page = await open(context, `${hosts.console}/home/actas`, SUPER);
    const other = await context.newPage();
    await other.goto(`${hosts.console}/home/profile`);
    await expect(other.getByRole('main').getByText(SUPER)).toBeVisible();
    await page.getByRole('button', { name: 'Act as He Jiayi' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Act as this user' }).click();
    await expect(page).toHaveURL(`${hosts.console}/home`);
    await expect(button(page)).toHaveAccessibleDescription('Acting as He Jiayi');
    await expect(other.getByRole('main').getByText(MEMBER)).toBeVisible();

    await page.goto(businessPages.billing);
    await expect(button(page)).toHaveAccessibleDescription('Acting as He Jiayi');
    await openMenu(page);
    await expect(bar(page).getByText('Fang Yuan is acting as this user')).toBeVisible();
    await expect(entry(page, 'Act as a user')).toHaveCount(0);
    await expectAccessible(page);
    await entry(page, 'Back to your own account').click();
    await expect(button(page)).toHaveAccessibleDescription('Fang Yuan');
    await openMenu(page);
    await expect(bar(page).getByText(SUPER)).toBeVisible();
    await expect(page).toHaveURL(businessPages.billing);
  });

  test('stays in sight on every host, with the way back', async ({ context }) => {
    const page = await open(context, `${hosts.console}/home/actas`, SUPER);
    await page.getByRole('button', { name: 'Act as He Jiayi' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Act as this user' }).click();
    await expect(page).toHaveURL(`${hosts.console}/home`);
    const strip = page.getByRole('status').filter({ hasText: 'Acting as He Jiayi' });
    for (const url of [`${hosts.console}/home`, businessPages.billing, businessPages.erp]) {
      await page.goto(url);
      await expect(strip).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Back to your own account' }).click();
    await expect(button(page)).toHaveAccessibleDescription('Fang Yuan');
    await expect(strip).toHaveCount(0);
    await expect(page).toHaveURL(businessPages.erp);
  });

  for (const lang of ['en', 'zh-CN'] as const) {
    const word = (en: string, zh: string) => (lang === 'en' ? en : zh);
    const locked = word(
      'While you act as this user, their password and connected accounts cannot be changed.',
      '代为操作期间，不能修改该用户的密码和账号绑定',
    );

    test(`leaves how they sign in as it is, and says so, in ${lang}`, async ({ context }) => {
      const page = await open(context, `${hosts.console}/home/actas`, SUPER, lang);
      await page.getByRole('button', { name: word('Act as He Jiayi', '代为操作：何嘉怡') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: word('Act as this user', '代为操作') })
        .click();
      await expect(page).toHaveURL(`${hosts.console}/home`);
      const main = page.getByRole('main');

      await page.goto(`${hosts.console}/home/sercurity`);
      const change = main.getByRole('button', { name: word('Change password', '修改密码') });
      await expect(change).toBeDisabled();
      await expect(change).toHaveAccessibleDescription(locked);
      await expect(main.getByText(word('If this was not you', '如非本人操作'))).toHaveCount(0);
      await expectAccessible(page);

      await page.goto(`${hosts.console}/home/connections`);
      const bind = main.getByRole('button', { name: word('Connect Workplace messaging', '绑定企业通讯') });
      await expect(bind).toBeDisabled();
      await expect(bind).toHaveAccessibleDescription(locked);
      const list = main.getByRole('list', { name: word('Accounts with other providers', '第三方账号') });
      await expect(list.getByRole('link')).toHaveCount(0);
      await expectAccessible(page);

      await page.goto(`${hosts.console}/home/password`);
      await expect(main.getByText(locked)).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await main.getByRole('button', { name: word('Back to your own account', '返回自己的账号') }).click();
      await expect(button(page)).toHaveAccessibleDescription(word('Fang Yuan', '方远'));
    });
  }

  test('a page of another host that shows oneself never works as the other', async ({ context }) => {
    const console = await open(context, `${hosts.console}/home/actas`, SUPER);
    const billing = await context.newPage();
    await billing.goto(businessPages.billing);
    await expectSignedIn(billing);
    await console.getByRole('button', { name: 'Act as Chen Li' }).click();
    await console.getByRole('alertdialog').getByRole('button', { name: 'Act as this user' }).click();
    await expect(button(console)).toHaveAccessibleDescription('Acting as Chen Li');
    // Its connection ends, or its next call is refused: the page comes anew as the other.
    await expect(button(billing)).toHaveAccessibleDescription('Acting as Chen Li');
  });
});

for (const lang of ['en', 'zh-CN'] as const) {
  const word = (en: string, zh: string) => (lang === 'en' ? en : zh);

  test(`an account of a provider is bound and unbound, in ${lang}`, async ({ context }) => {
    const page = await open(context, `${hosts.console}/home/connections`, 'service.admin@oms.test', lang);
    const list = page.getByRole('list', { name: word('Accounts with other providers', '第三方账号') });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    const bind = list.getByRole('link', { name: word('Connect Workplace messaging', '绑定企业通讯') });
    await bind.click();
    await page.getByRole('button', { name: word('Cancel', '取消') }).click();
    await expect(
      page.getByText(word('You cancelled, so nothing was connected.', '您已取消授权，未绑定账号')),
    ).toBeVisible();
    await bind.click();
    await page.getByRole('button', { name: 'ana.liu' }).click();
    await expect(list.getByText('ana.liu')).toBeVisible();
    // Neither code nor state stays in the address.
    await expect(page).toHaveURL(`${hosts.console}/home/connections`);
    await expectAccessible(page);
    const unbind = list.getByRole('button', { name: word('Disconnect Workplace messaging', '解绑企业通讯') });
    await unbind.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('Cancel', '取消') })
      .click();
    await expect(list.getByText('ana.liu')).toBeVisible();
    await unbind.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('Disconnect', '解绑') })
      .click();
    await expect(list.getByText('ana.liu')).toHaveCount(0);
    await expect(bind).toBeVisible();
  });
}

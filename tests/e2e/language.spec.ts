import {
  businessPages,
  chooseLanguage,
  expectSignedIn,
  hosts,
  shellReady,
  signIn,
  signInQuickly,
} from './support/demo';
import { expect, type Page, test } from './support/test';

const bar = (page: Page) => page.locator('oms-topnav');
const LABEL = { en: 'Language', 'zh-CN': '语言' } as const;
const OWN = { en: 'English', 'zh-CN': '简体中文' } as const;
type Lang = keyof typeof OWN;

async function open(page: Page, url: string, lang: Lang): Promise<void> {
  await chooseLanguage(page.context(), lang);
  await signInQuickly(page.context());
  await page.goto(url);
  await expectSignedIn(page);
}

async function choose(page: Page, from: Lang, to: Lang): Promise<void> {
  await bar(page).getByRole('button', { name: LABEL[from], exact: true }).click();
  await expect(bar(page).getByRole('menuitemradio', { name: OWN[from] })).toBeChecked();
  await bar(page).getByRole('menuitemradio', { name: OWN[to] }).click();
}

for (const host of ['console'] as const) {
  for (const [from, to] of [
    ['en', 'zh-CN'],
    ['zh-CN', 'en'],
  ] as const) {
    test(`${host}, ${from} to ${to}: what stands in the page stays`, async ({ page, context }) => {
      await open(page, businessPages[host], from);
      const other = await context.newPage();
      await other.goto(businessPages[host]);
      await expectSignedIn(other);
      await page.evaluate(() => {
        document.addEventListener('oms-lang-changed', (event) => {
          (window as unknown as { told: unknown }).told = (event as CustomEvent).detail;
        });
        const tall = document.createElement('div');
        tall.style.height = '3000px';
        document.body.append(tall);
        window.scrollTo(0, 200);
      });
      const scrolled = await page.evaluate(() => window.scrollY);
      const field = bar(page).getByRole('combobox');
      await field.fill('x');
      const nodes = await bar(page).locator('[data-module]').elementHandles();
      const texts = page.waitForRequest((call) => call.url().includes('/status/locale/findByPage'));
      await choose(page, from, to);
      expect(new URL((await texts).url()).searchParams.get('search[EQ_locale]')).toBe(to);
      await expect(bar(page).getByRole('button', { name: LABEL[to], exact: true })).toBeFocused();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { told: unknown }).told))
        .toEqual({ lang: to });
      await expect(field).toHaveValue('x');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
      await expect(bar(other).getByRole('button', { name: LABEL[to], exact: true })).toBeVisible();
      await shellReady(page);
      // Not drawn anew: the same elements with other words.
      for (const node of nodes) expect(await node.evaluate((element) => element.isConnected)).toBe(true);
      await page.reload();
      await expect(bar(page).getByRole('button', { name: LABEL[to], exact: true })).toBeVisible();
    });
  }
}

for (const [from, to] of [
  ['en', 'zh-CN'],
  ['zh-CN', 'en'],
] as const) {
  test(`billing, ${from} to ${to}: its pages are the server’s, so it loads them anew in every tab`, async ({
    page,
    context,
  }) => {
    await open(page, businessPages.billing, from);
    const other = await context.newPage();
    await other.goto(businessPages.billing);
    await expectSignedIn(other);
    await choose(page, from, to);
    for (const one of [page, other]) {
      await expect(bar(one).getByRole('button', { name: LABEL[to], exact: true })).toBeVisible();
      await expect(one.locator('html')).toHaveAttribute('lang', to);
    }
  });
}

test('an open dialog stays, in the language that another tab has chosen', async ({ page, context }) => {
  await open(page, businessPages.console, 'en');
  await bar(page).getByRole('button', { name: 'Quick start' }).click();
  await expect(page.getByRole('dialog', { name: 'Three steps to your first order' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(businessPages.console);
  await expectSignedIn(other);
  await choose(other, 'en', 'zh-CN');
  await expect(page.getByRole('dialog', { name: '三步接通第一票订单' })).toBeVisible();
});

test('without the server’s texts the language changes all the same', async ({ page }) => {
  await open(page, businessPages.console, 'en');
  await page.route(`${hosts.userCentre}/status/locale/**`, (route) => route.abort());
  await choose(page, 'en', 'zh-CN');
  await expect(bar(page).getByRole('button', { name: '账号', exact: true })).toBeVisible();
  await expect(bar(page).getByRole('navigation', { name: '模块' }).getByRole('link').first()).not.toBeEmpty();
  await page.reload();
  await expect(bar(page).getByRole('button', { name: '账号', exact: true })).toBeVisible();
  await expect(bar(page).getByRole('navigation', { name: '模块' }).getByRole('link').first()).not.toBeEmpty();
});

test('a message of the shell that is on the screen changes its language with the page', async ({ page }) => {
  await open(page, `${businessPages.console}?targetOrgBpId=NOWHERE`, 'en');
  const message = page.getByRole('alert');
  await expect(message.getByText('The organisation in this link, NOWHERE, does not exist')).toBeVisible();
  await choose(page, 'en', 'zh-CN');
  await expect(message.getByText('链接指定的组织 NOWHERE 不存在')).toBeVisible();
});

test('a sign-in keeps the language for every host, without a choice', async ({ page, context }) => {
  await signIn(page);
  const cookies = await context.cookies(hosts.billing);
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('zh-CN');
});

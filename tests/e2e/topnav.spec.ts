import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { businessPages, chooseLanguage, expectSignedIn, hosts, signInQuickly } from './support/demo';

const bar = (page: Page) => page.locator('oms-topnav');
const search = (page: Page) => bar(page).getByRole('combobox', { name: 'Search' });
const orders = (page: Page) =>
  bar(page).getByRole('group', { name: 'Orders', exact: true }).getByRole('option');

async function open(page: Page, account?: string, url: string = businessPages.console): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context(), account);
  await page.goto(url);
  await expectSignedIn(page);
}

test.describe('the bar', () => {
  test('has all its items, and keeps its height', async ({ page }) => {
    await open(page);
    for (const name of ['Language', 'Quick start', 'Notifications', 'Switch organisation', 'Account']) {
      await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(bar(page).getByRole('link', { name: 'OMS, home' })).toHaveAttribute(
      'href',
      `${hosts.console}/home`,
    );
    await expect(bar(page).getByRole('navigation', { name: 'Modules' })).toBeVisible();
    await expect(search(page)).toBeVisible();
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(56);
    const told = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--oms-topnav-height'));
    await expect.poll(told).toBe('56px');
  });

  for (const width of [1440, 700]) {
    test(`keeps its buttons in their places while the user loads: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await chooseLanguage(page.context(), 'en');
      await signInQuickly(page.context());
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/auth/jwt/authorize*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(businessPages.console);
      const bell = bar(page).getByRole('button', { name: 'Notifications' });
      await expect(bell).toBeVisible();
      const before = await bell.boundingBox();
      answer();
      await expectSignedIn(page);
      expect(await bell.boundingBox()).toEqual(before);
    });
  }

  test('shows what the attribute features asks for', async ({ page }) => {
    await open(page);
    await bar(page).evaluate((element) => element.setAttribute('features', 'search user'));
    await expect(bar(page).getByRole('button', { name: 'Language' })).toHaveCount(0);
    await expect(bar(page).getByRole('navigation')).toHaveCount(0);
    await expect(search(page)).toBeVisible();
    await bar(page).evaluate((element) => element.removeAttribute('features'));
    await expect(bar(page).getByRole('button', { name: 'Language' })).toBeVisible();
  });
});

test.describe('the account menu', () => {
  test('says who is signed in, and opens other systems in a new tab', async ({ page }) => {
    await open(page);
    await bar(page).getByRole('button', { name: 'Account' }).click();
    await expect(bar(page).getByText('client.admin@oms.test')).toBeVisible();
    await expect(bar(page).getByRole('menuitem', { name: 'Change password' })).toHaveAttribute(
      'href',
      `${hosts.console}/home/password`,
    );
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      bar(page).getByRole('menuitem', { name: 'ERP home' }).click(),
    ]);
    await expect(tab).toHaveURL(new RegExp(`^${hosts.erp}/`));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test('closes the tab again and says so where the address does not come', async ({ page }) => {
    await open(page);
    await page.route('**/genForwardUserUrl*', (route) => route.abort());
    await bar(page).getByRole('button', { name: 'Account' }).click();
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      bar(page).getByRole('menuitem', { name: 'ERP home' }).click(),
    ]);
    if (!tab.isClosed()) await tab.waitForEvent('close');
    await expect(page.getByText('Network error, please retry later')).toBeVisible();
  });
});

test('out of reach, the bar keeps what it knows, says so and tries again', async ({ page }) => {
  await open(page);
  await page.route(`${hosts.userCentre}/**`, (route) => route.abort());
  await page.reload();
  const alert = bar(page).getByRole('button', { name: 'The service cannot be reached' });
  await expect(alert).toBeVisible();
  await expect(bar(page).getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
  await page.unroute(`${hosts.userCentre}/**`);
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expectSignedIn(page);
  await expect(alert).toBeHidden();
});

test('axe finds nothing serious with any of its panels open', async ({ page }) => {
  // A panel that is still fading in has the contrast of neither its beginning nor its end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const serious = async () => {
    const { violations } = await new AxeBuilder({ page }).include('oms-topnav').analyze();
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  };
  for (const name of ['More', 'Language', 'Account']) {
    await bar(page).getByRole('button', { name, exact: true }).click();
    await expect(bar(page).getByRole('menu')).toBeVisible();
    expect(await serious()).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await search(page).fill('HY-22');
  await expect(orders(page)).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  expect(await serious()).toEqual([]);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Quick start' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await serious()).toEqual([]);
});

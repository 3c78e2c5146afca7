import {
  businessPages,
  chooseLanguage,
  expectSignedIn,
  hosts,
  shellReady,
  signInQuickly,
} from './support/demo';
import { refuseUntilPress } from './support/refuse-until-press';
import { expect, expectAccessible, type Page, test } from './support/test';

const bar = (page: Page) => page.locator('oms-topnav');
const search = (page: Page) => bar(page).getByRole('combobox', { name: 'Search' });
const organisation = (page: Page) =>
  page.getByRole('button', { name: /^(Switch organisation: |切换组织：)/ });
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
    for (const name of ['Language', 'Quick start', 'Notifications', 'Account']) {
      await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(organisation(page)).toHaveText('Oceanway Select OWSZ-0318');
    await expect(organisation(page)).toHaveAccessibleName('Switch organisation: Oceanway Select OWSZ-0318');
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

  const ORDER = ['Language', 'Quick start', 'Notifications', 'Switch organisation', 'Account'];
  /** The bar's buttons by their places, from the left. */
  const order = async (page: Page) => {
    const places = ORDER.map(async (name) => {
      const box = await page.getByRole('button', { name: new RegExp(`^${name}`) }).boundingBox();
      return { name, x: box?.x ?? 0 };
    });
    return (await Promise.all(places)).sort((a, b) => a.x - b.x).map(({ name }) => name);
  };

  for (const [host, url] of Object.entries(businessPages)) {
    test(`has its buttons in the same order on every host: ${host}`, async ({ page }) => {
      await chooseLanguage(page.context(), 'en');
      await signInQuickly(page.context());
      await page.goto(url);
      if (host === 'partner') await page.getByRole('button', { name: 'Sign in' }).click();
      await expectSignedIn(page);
      await expect(organisation(page)).toBeVisible();
      expect(await order(page)).toEqual(ORDER);
    });
  }

  test('has a place for the bell and the organisation, whichever slot a host gives them', async ({
    page,
  }) => {
    await open(page);
    await bar(page).evaluate((element) => {
      element.setAttribute('features', 'modules search guide language user');
      element.insertAdjacentHTML(
        'beforeend',
        '<oms-org-switcher slot="start"></oms-org-switcher><oms-notice-center slot="end"></oms-notice-center>',
      );
    });
    await expect(organisation(page)).toBeVisible();
    expect(await order(page)).toEqual(ORDER);
  });

  test('names the current module on the button that hides it', async ({ page }) => {
    await open(page, undefined, `${hosts.console}/home/purchase/order/list`);
    await page.setViewportSize({ width: 1024, height: 700 });
    const modules = bar(page).getByRole('navigation', { name: 'Modules' });
    const more = modules.getByRole('button');
    await expect(more).toHaveAccessibleName('More Purchasing');
    await expect(more).toHaveAttribute('aria-current', 'true');
    await more.click();
    await expect(bar(page).getByRole('menuitem', { name: 'Purchasing', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1920, height: 700 });
    await expect(modules.getByRole('link', { name: 'Purchasing' })).toBeVisible();
    await expect(more).not.toHaveAttribute('aria-current', 'true');
  });

  for (const lang of ['en', 'zh-CN'] as const) {
    for (const host of ['console', 'billing'] as const) {
      test(`shows the whole name of the organisation where there is room: ${host}, ${lang}`, async ({
        page,
      }) => {
        await chooseLanguage(page.context(), lang);
        await signInQuickly(page.context());
        await page.goto(businessPages[host]);
        await expectSignedIn(page);
        const name = organisation(page).locator('b');
        await expect(name).toBeVisible();
        expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      });
    }
  }

  for (const host of ['console', 'billing'] as const) {
    test(`opens every panel below its hairline: ${host}`, async ({ page }) => {
      await open(page, undefined, businessPages[host]);
      for (const name of ['More', 'Language', 'Notifications', 'Switch organisation', 'Account']) {
        await page
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .first()
          .click();
        // One that is closed may be rendered already, for the next press.
        const panel = page.locator('.oms-popover').filter({ visible: true });
        await expect(panel).toBeVisible();
        await expect.poll(async () => (await panel.boundingBox())?.y, { message: name }).toBe(60);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
    });
  }

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
      const bell = bar(page).getByRole('button', { name: 'Notifications', exact: true });
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
    await expect(bar(page).getByRole('button', { name: 'Language', exact: true })).toHaveCount(0);
    await expect(bar(page).getByRole('navigation')).toHaveCount(0);
    await expect(search(page)).toBeVisible();
    await bar(page).evaluate((element) => element.removeAttribute('features'));
    await expect(bar(page).getByRole('button', { name: 'Language', exact: true })).toBeVisible();
  });
});

test.describe('the account menu', () => {
  test('says who is signed in, and opens other systems in a new tab', async ({ page }) => {
    await open(page);
    await bar(page).getByRole('button', { name: 'Account', exact: true }).click();
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
    await bar(page).getByRole('button', { name: 'Account', exact: true }).click();
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
  await shellReady(page);
  await refuseUntilPress(page, (url) => url.origin === hosts.userCentre);
  await page.reload();
  const alert = bar(page).getByRole('button', { name: 'The service cannot be reached' });
  await expect(alert).toBeVisible();
  await expect(bar(page).getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expectSignedIn(page);
  await expect(alert).toBeHidden();
});

test('axe finds nothing serious with any of its panels open', async ({ page }) => {
  // A panel that is still fading in has the contrast of neither its beginning nor its end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const name of ['More', 'Language', 'Account']) {
    await bar(page).getByRole('button', { name, exact: true }).click();
    await expect(bar(page).getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await search(page).fill('HY-22');
  await expect(orders(page)).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Quick start' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

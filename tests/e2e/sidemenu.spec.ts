import { businessPages, chooseLanguage, hosts, shellReady, signInQuickly } from './support/demo';
import { refuseUntilPress } from './support/refuse-until-press';
import { expect, expectAccessible, type Page, test } from './support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const module = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const flyout = (page: Page) => menu(page).locator('[part~="flyout"]');
const width = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--oms-sidemenu-width'));

/** Puts the pointer on a module for half the time after which its flyout opens, and holds the clock. */
async function restOn(page: Page, name: string): Promise<void> {
  // The pointer fetches the code.
  await module(page, name).hover();
  await expect(flyout(page)).toBeVisible();
  await page.mouse.move(1300, 500);
  await expect(flyout(page)).toHaveCount(0);
  const { x, y } = (await module(page, name).boundingBox())!;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.mouse.move(x + 20, y + 20);
  await page.clock.runFor(60);
}

async function open(page: Page, url: string, account?: string): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context(), account);
  await page.goto(url);
}

test.describe('on the portal', () => {
  const orders = `${hosts.console}/home/b2corder`;

  test('is a tree of the current module, with the current page marked', async ({ page }) => {
    await open(page, orders);
    const current = menu(page).getByRole('link', { name: 'B2C orders' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveAttribute('href', orders);
    await expect(menu(page).getByRole('button', { name: 'Order management' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(menu(page).getByRole('link', { name: 'Pick waves' })).toHaveCount(0);
    await expect.poll(() => width(page)).toBe('220px');
    await expectAccessible(page);
  });

  test('a detail page that is hidden from the menu marks its list', async ({ page }) => {
    await open(page, `${hosts.console}/home/b2border/update/query?id=1`);
    await expect(menu(page).getByRole('link', { name: 'B2B orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('groups stay as the user left them', async ({ page }) => {
    await open(page, orders);
    await menu(page).getByRole('button', { name: 'Outbound', exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'Pick waves' })).toBeVisible();
    await page.reload();
    await expect(menu(page).getByRole('link', { name: 'Pick waves' })).toBeVisible();
  });

  test('arrows, Home, End and letters move through it', async ({ page }) => {
    await open(page, orders);
    await menu(page).getByRole('link', { name: 'B2C orders' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'B2B orders' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    const group = menu(page).getByRole('button', { name: 'Order management' });
    await expect(group).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('t');
    await expect(menu(page).getByRole('button', { name: 'Transfers' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(group).toBeFocused();
  });

  test('collapses to icons, keeps it, and opens groups beside them', async ({ page }) => {
    await open(page, orders);
    await menu(page).getByRole('button', { name: 'Collapse menu' }).click();
    await expect(page.locator('oms-sidemenu')).toHaveAttribute('collapsed', '');
    await expect.poll(() => width(page)).toBe('56px');
    await page.reload();
    const group = menu(page).getByRole('button', { name: 'Outbound', exact: true });
    await group.click();
    await expect(flyout(page).getByRole('link', { name: 'Pick waves' })).toBeVisible();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(flyout(page)).toHaveCount(0);
    await expect(group).toBeFocused();
    await page.locator('oms-sidemenu').evaluate((element) => element.removeAttribute('collapsed'));
    await expect.poll(() => width(page)).toBe('220px');
  });

  test('collapsed it opens the favourites as links, not as rows to sort', async ({ page }) => {
    await open(page, orders);
    await menu(page).getByRole('button', { name: 'Collapse menu' }).click();
    const star = menu(page).getByRole('button', { name: 'Favourites', exact: true });
    await star.focus();
    await page.keyboard.press('Enter');
    const favourites = flyout(page).getByRole('region', { name: 'Favourites' });
    await expect(star).toHaveAttribute('aria-expanded', 'true');
    // Also where they were still on their way when it opened.
    await expect(favourites.getByRole('link').first()).toBeFocused();
    await expect(favourites.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(star).toBeFocused();
    await expect(star).toHaveAttribute('aria-expanded', 'false');
  });

  test('is there before any reply on the second visit, also with the service out of reach', async ({
    page,
  }) => {
    await open(page, orders);
    await expect(menu(page).getByRole('link', { name: 'B2C orders' })).toBeVisible();
    // The menu of the last visit is that of its user, who may still be on the way.
    await shellReady(page);
    await refuseUntilPress(page, (url) => url.origin === hosts.userCentre);
    await page.reload();
    await expect(menu(page).getByRole('link', { name: 'B2C orders' })).toBeVisible();
    await expect(menu(page).getByText('Menu of your last visit')).toBeVisible();
    await menu(page).getByRole('button', { name: 'Try again' }).click();
    await expect(menu(page).getByText('Menu of your last visit')).toHaveCount(0);
  });
});

test.describe('on other hosts', () => {
  test('is a column of modules with a flyout in columns', async ({ page }) => {
    await open(page, businessPages.billing);
    await expect(module(page, 'Billing')).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => width(page)).toBe('60px');
    await module(page, 'Billing').click();
    await expect(flyout(page).getByRole('link', { name: 'Bill list' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const away = flyout(page)
      .getByRole('link', { name: /^Transactions/ })
      .last();
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(away).toHaveAttribute('rel', 'noopener');
    const fedex = flyout(page).getByRole('link', { name: /^FedEx charges/ });
    await expect(fedex.getByText('New', { exact: true })).toBeVisible();
    await expect.poll(() => flyout(page).boundingBox()).toMatchObject({ x: 60, y: 56 });
    await expectAccessible(page);
    await page.getByRole('main').click({ position: { x: 1000, y: 400 } });
    await expect(flyout(page)).toHaveCount(0);
  });

  test('by keyboard: into the flyout, through its columns, and back', async ({ page }) => {
    await open(page, businessPages.billing);
    await module(page, 'Home').focus();
    await page.keyboard.press('b');
    await expect(module(page, 'Billing')).toBeFocused();
    await page.keyboard.press('Enter');
    const current = flyout(page).getByRole('link', { name: 'Bill list' });
    await expect(current).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(flyout(page).getByRole('button', { name: 'Invoices', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    const group = flyout(page).getByRole('button', { name: 'Invoices', exact: true });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(group).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(current).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(flyout(page)).toHaveCount(0);
    await expect(module(page, 'Billing')).toBeFocused();
  });

  test('by keyboard into a module that the page is not of: to its first entry', async ({ page }) => {
    await open(page, businessPages.billing);
    await module(page, 'Products').focus();
    await page.keyboard.press('Enter');
    await expect(flyout(page).getByRole('link', { name: 'All products', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(module(page, 'Products')).toBeFocused();
  });

  test('stays open for who opens several of its entries in tabs', async ({ page, context }) => {
    await open(page, businessPages.billing);
    await module(page, 'Billing').click();
    for (const name of ['Account overview', 'Top up']) {
      const tab = context.waitForEvent('page');
      await flyout(page)
        .getByRole('link', { name, exact: true })
        .click({ modifiers: ['Control'] });
      await (await tab).close();
    }
    await expect(flyout(page)).toBeVisible();
  });

  test('opens by hovering, holds out a diagonal move, closes when the pointer goes', async ({ page }) => {
    await open(page, businessPages.billing);
    await module(page, 'Orders').hover();
    const heading = flyout(page).getByRole('heading', { name: 'Orders', exact: true });
    await expect(heading).toBeVisible();
    const { x, y } = (await module(page, 'Orders').boundingBox())!;
    // A move takes as long as the machine lets it: no time passes on the way.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.mouse.move(x + 20, y + 40);
    await page.mouse.move(x + 120, y + 140, { steps: 3 });
    await page.clock.runFor(1000);
    await expect(heading).toBeVisible();
    await page.mouse.move(1300, 500);
    await page.clock.runFor(1000);
    await expect(flyout(page)).toHaveCount(0);
  });

  test('is rendered where the pointer stays, and neither seen nor found before it opens', async ({
    page,
  }) => {
    await open(page, businessPages.billing);
    const orders = module(page, 'Orders');
    await restOn(page, 'Orders');
    const entries = flyout(page).locator('a');
    await expect(entries).not.toHaveCount(0);
    await expect(entries.first()).toBeHidden();
    await expect(orders).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link')).toHaveCount(0);
    await orders.focus();
    await page.keyboard.press('Tab');
    await expect(menu(page).locator('button[data-module]:focus')).toHaveCount(1);
    await expect(orders).not.toBeFocused();
    // Nothing of the page is covered.
    const covers = await page.evaluate(() => document.elementFromPoint(300, 300)?.tagName);
    expect(covers).not.toBe('OMS-SIDEMENU');
    await page.clock.runFor(60);
    await expect(entries.first()).toBeVisible();
  });

  test('opened by a key where the pointer stays, it has the focus', async ({ page }) => {
    await open(page, businessPages.billing);
    await restOn(page, 'Orders');
    await expect(flyout(page).locator('a')).not.toHaveCount(0);
    await module(page, 'Orders').focus();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(60);
    await expect(flyout(page).getByRole('link', { name: 'B2C orders' }).last()).toBeFocused();
  });

  test('is gone again where the pointer only passes', async ({ page }) => {
    await open(page, businessPages.billing);
    await restOn(page, 'Orders');
    await expect(flyout(page)).toHaveCount(1);
    await page.mouse.move(1000, 500);
    await page.clock.runFor(60);
    await expect(flyout(page)).toHaveCount(0);
  });

  test('the host may route itself', async ({ page }) => {
    await open(page, businessPages.billing);
    await page.evaluate(() =>
      document.addEventListener('oms-navigate', (event) => {
        event.preventDefault();
        document.title = JSON.stringify((event as CustomEvent).detail);
      }),
    );
    await module(page, 'Billing').click();
    await flyout(page).getByRole('link', { name: 'Account overview' }).click();
    await expect(page).toHaveTitle(/"source":"sidemenu"/);
    await expect(flyout(page)).toHaveCount(0);
  });
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('takes no room and is a drawer', async ({ page }) => {
    await open(page, `${hosts.console}/home/b2corder`);
    const element = page.locator('oms-sidemenu');
    await expect(element).toBeAttached();
    await expect.poll(() => width(page)).toBe('0px');
    await element.evaluate((menuElement) => (menuElement as HTMLElement & { toggle(): void }).toggle());
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer.getByRole('link', { name: 'B2C orders' })).toBeVisible();
    await expect(drawer.getByText('OWSZ-0318')).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Products', exact: true }).click();
    await expect(drawer.getByRole('link', { name: 'B2C orders' })).toHaveCount(0);
    await drawer.getByRole('button', { name: '简体中文' }).click();
    await expect(page.getByRole('dialog', { name: '主菜单' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

import { businessPages, chooseLanguage, expectSignedIn, hosts, signInQuickly } from './support/demo';
import { holdBack } from './support/hold-back';
import { expect, expectAccessible, type Page, test } from './support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const entry = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const tip = (page: Page) => page.getByRole('tooltip');

async function open(page: Page, url: string): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context());
  await page.goto(url);
  await expectSignedIn(page);
}

async function openCollapsed(page: Page): Promise<void> {
  await open(page, `${hosts.console}/home/b2corder`);
  await page.locator('oms-sidemenu').evaluate((element) => element.setAttribute('collapsed', ''));
  await expect(menu(page).getByRole('button', { name: 'Expand menu' })).toBeVisible();
}

test.describe('of the collapsed menu', () => {
  test('by keyboard: the focused icon has its name beside it, until Escape', async ({ page }) => {
    await openCollapsed(page);
    await entry(page, 'Outbound').focus();
    await page.keyboard.press('ArrowDown');
    await expect(tip(page)).toHaveText('Transfers');
    const [box, icon] = await Promise.all([tip(page).boundingBox(), entry(page, 'Transfers').boundingBox()]);
    expect(box!.x).toBeGreaterThanOrEqual(icon!.x + icon!.width);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(tip(page)).toHaveText('Returns');
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(entry(page, 'Returns')).toBeFocused();
  });

  test('by mouse: it may be gone over to, follows to the next icon, and is shown once', async ({ page }) => {
    await openCollapsed(page);
    await entry(page, 'Outbound').hover();
    await expect(tip(page)).toHaveText('Outbound');
    await expect(entry(page, 'Outbound')).toHaveAttribute('title', '');
    await tip(page).hover();
    await expect(tip(page)).toHaveText('Outbound');
    await entry(page, 'Transfers').hover();
    await expect(tip(page)).toHaveText('Transfers');
    await page.mouse.move(700, 600);
    await expect(tip(page)).toHaveCount(0);
    await expect(entry(page, 'Outbound')).toHaveAttribute('title', 'Outbound');
    await expect(entry(page, 'Transfers')).toHaveAttribute('title', 'Transfers');
  });

  test('never lies over what opens beside the icons', async ({ page }) => {
    await openCollapsed(page);
    await entry(page, 'Outbound').hover();
    await expect(tip(page)).toHaveText('Outbound');
    await entry(page, 'Outbound').click();
    await expect(menu(page).getByRole('link', { name: 'Pick waves' })).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
    await entry(page, 'Transfers').focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, 'Returns')).toBeFocused();
    await expect(tip(page)).toHaveCount(0);
  });
});

test('of the bar: by keyboard and mouse, gone while a menu is open', async ({ page }) => {
  await open(page, businessPages.console);
  const language = page.getByRole('button', { name: 'Language', exact: true });
  await language.hover();
  await expect(tip(page)).toHaveText('Language');
  await language.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('Quick start');
});

test('what the host has put into a slot keeps its title', async ({ page }) => {
  await open(page, businessPages.console);
  await page.locator('oms-topnav').evaluate((bar) => {
    bar.insertAdjacentHTML('beforeend', '<button slot="end" title="Stock help">?</button>');
  });
  const help = page.getByRole('button', { name: '?' });
  const language = page.getByRole('button', { name: 'Language', exact: true });
  await language.hover();
  await expect(tip(page)).toHaveText('Language');
  await help.hover();
  await expect(tip(page)).toHaveCount(0);
  await expect(help).toHaveAttribute('title', 'Stock help');
});

test('what describes a control describes it while its tooltip shows', async ({ page }) => {
  await open(page, businessPages.console);
  const account = page.getByRole('button', { name: 'Account', exact: true });
  const description = (await account.getAttribute('title')) ?? '';
  await account.hover();
  await expect(tip(page)).toHaveText(description);
  await expect(account).toHaveAccessibleDescription(description);
  await page.mouse.move(700, 600);
  await expect(tip(page)).toHaveCount(0);
  await expect(account).toHaveAttribute('title', description);
});

test('of the flyout: a name that is cut is shown whole, and no other', async ({ page }) => {
  const long = 'A bill list with a name far too long for its column';
  await page.route('**/Context/baseData*', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS' || request.url().includes('noVerify')) return route.continue();
    const response = await route.fetch();
    const json = await response.json();
    const rows = json.data.menus as { url: string | null; title: string; langKey: string }[];
    for (const row of rows)
      if (row.url?.endsWith('/bill/list')) Object.assign(row, { title: long, langKey: '' });
    await route.fulfill({ response, json });
  });
  await open(page, businessPages.billing);
  await entry(page, 'Billing').focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: long })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu(page).getByRole('link', { name: 'Credit limit' })).toBeFocused();
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(tip(page)).toHaveText(long);
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('Add to favourites');
  // The space around the entries is none of them.
  const heading = await menu(page).getByRole('heading', { name: 'Billing' }).boundingBox();
  await page.mouse.move(heading!.x + 4, heading!.y + 4, { steps: 4 });
  await expect(tip(page)).toHaveCount(0);
});

test('a control that was pressed before the code came shows none while the pointer rests on it', async ({
  page,
}) => {
  const release = await holdBack(page, '**/parts/tooltips-*');
  await page.clock.install();
  await open(page, businessPages.billing);
  const language = page.getByRole('button', { name: 'Language', exact: true });
  await language.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  const come = page.waitForResponse('**/parts/tooltips-*');
  release();
  await (await come).finished();
  // The module has run once the page has had a task after that.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
  await page.clock.runFor(1_000);
  await expect(tip(page)).toHaveCount(0);
  await page.mouse.move(700, 600);
  await language.hover();
  await page.clock.runFor(1_000);
  await expect(tip(page)).toHaveText('Language');
});

import { businessPages, chooseLanguage, hosts, signInQuickly } from './support/demo';
import { expect, type Page, test } from './support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

async function open(page: Page, url: string): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context());
  await page.goto(url);
}

test.describe('with the system’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the menu has an edge, and the current entry a mark that is no ground', async ({ page }) => {
    await open(page, businessPages.billing);
    await expect(menu(page)).toHaveCSS('border-right-style', 'solid');
    await menu(page).getByRole('button', { name: 'Billing', exact: true }).click();
    const current = menu(page).getByRole('link', { name: 'Bill list' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current.locator('..')).toHaveCSS('border-left-style', 'solid');
  });
});

test('on paper there is no shell', async ({ page }) => {
  await open(page, businessPages.billing);
  await expect(menu(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test.describe('in the drawer', () => {
  test.use({ viewport: { width: 568, height: 320 } });

  test('a phone on its side shows entries, and a press beside closes', async ({ page }) => {
    await open(page, `${hosts.console}/home/b2corder`);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer.getByRole('link', { name: 'B2C orders' })).toBeInViewport({ ratio: 1 });
    await expect(drawer.getByRole('textbox').or(drawer.getByRole('combobox'))).toBeInViewport();
    await page.mouse.click(500, 160);
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });
});

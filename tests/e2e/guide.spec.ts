import {
  businessPages,
  CLIENT_ADMIN,
  chooseLanguage,
  expectSignedIn,
  hosts,
  signInAlone,
} from './support/demo';
import { expect, expectAccessible, type Page, test } from './support/test';

const bar = (page: Page) => page.locator('oms-topnav');
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(Three steps to your first order|三步接通第一票订单)$/ });
const start = (page: Page) => bar(page).getByRole('button', { name: 'Quick start' });
const cors = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
});

async function open(
  page: Page,
  account = CLIENT_ADMIN,
  url: string = businessPages.console,
  lang: 'en' | 'zh-CN' = 'en',
): Promise<void> {
  await chooseLanguage(page.context(), lang);
  await signInAlone(page.context(), account);
  await page.goto(url);
  await expectSignedIn(page);
}

test.describe.configure({ mode: 'parallel' });

test.describe('for a newcomer', () => {
  test('opens by itself until it is no longer wanted', async ({ page, context }) => {
    await open(page, 'newcomer@oms.test');
    await expect(dialog(page).getByRole('link', { name: 'Add a channel' })).toBeFocused();
    await expect(dialog(page).getByRole('link', { name: 'Set routing rules' })).toHaveAttribute(
      'href',
      `${hosts.console}/home/rules/warehouseDeliver`,
    );
    expect((await dialog(page).boundingBox())?.width).toBe(1200);
    const choose = async (never: boolean, close: () => Promise<void>) => {
      await dialog(page).getByRole('checkbox').setChecked(never);
      const saved = page.waitForResponse(/setUserOptionByName/);
      await close();
      expect((await saved).request().postDataJSON()).toMatchObject({ optionValue: never ? '1' : '0' });
      await expect(dialog(page)).toBeHidden();
    };
    await choose(true, () => dialog(page).getByRole('button', { name: 'Later' }).click());
    const tab = await context.newPage();
    const asked = tab.waitForResponse(/getUserOptionByName/);
    await tab.goto(businessPages.console);
    await asked;
    await expectSignedIn(tab);
    await expect(dialog(tab)).toBeHidden();
    await start(page).click();
    await expect(dialog(page).getByRole('checkbox')).toBeChecked();
    await choose(false, () => page.keyboard.press('Escape'));
    await expect(start(page)).toBeFocused();
  });

  test('on a host of many pages it opens once a tab', async ({ page, context }) => {
    await open(page, 'newcomer@oms.test', businessPages.billing);
    await expect(dialog(page)).toBeVisible();
    const saved = page.waitForResponse(/setUserOptionByName/);
    await page.mouse.click(4, 400);
    expect((await saved).request().postDataJSON()).toMatchObject({ optionValue: '0' });
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await expectSignedIn(page);
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toBeHidden();
    const tab = await context.newPage();
    await tab.goto(businessPages.billing);
    await expect(dialog(tab)).toBeVisible();
  });

  test('not over the page that changes the password', async ({ page }) => {
    await open(page, 'newcomer@oms.test', `${hosts.console}/home/password`);
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toBeHidden();
  });
});

for (const [host, url] of Object.entries({
  console: businessPages.console,
  billing: businessPages.billing,
})) {
  for (const lang of ['en', 'zh-CN'] as const) {
    test(`shows what is done, and axe finds nothing: ${host}, ${lang}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, undefined, url, lang);
      await bar(page)
        .getByRole('button', { name: /^(Quick start|快速入门)$/ })
        .click();
      await expect(
        dialog(page)
          .getByText(/^(Done|已完成)$/)
          .first(),
      ).toBeVisible();
      await expect(dialog(page).getByRole('link')).toHaveCount(6);
      await expectAccessible(page);
    });
  }
}

test('its links ask the host first, and leaving by one saves the choice', async ({ page }) => {
  await open(page);
  await start(page).click();
  await expect(dialog(page).getByRole('link')).toHaveCount(6);
  await page.evaluate(() =>
    document.addEventListener('oms-navigate', (event) => {
      event.preventDefault();
      (window as unknown as { told: string }).told = JSON.stringify((event as CustomEvent).detail);
    }),
  );
  const saved = page.waitForResponse(/setUserOptionByName/);
  await dialog(page).getByRole('link').first().click();
  await saved;
  const told = () => page.evaluate(() => (window as unknown as { told?: string }).told ?? '');
  await expect.poll(told).toMatch(/managechannel\/channelbase\/list.*"source":"guide"/);
  await expect(dialog(page)).toBeHidden();
});

test('a choice that could not be saved is told, and is there again', async ({ page }) => {
  await open(page);
  await page.route('**/setUserOptionByName*', (route) =>
    route.fulfill({
      headers: cors(hosts.console),
      json: { code: 10010, message: 'The option was not kept' },
    }),
  );
  await start(page).click();
  const box = dialog(page).getByRole('checkbox');
  await expect(box).toBeEnabled();
  const before = await box.isChecked();
  await box.setChecked(!before);
  await page.keyboard.press('Escape');
  await expect(page.getByText('The option was not kept')).toBeVisible();
  await start(page).click();
  await expect(box).toBeChecked({ checked: before });
});

test('without counts its links stay, and they can be asked for again', async ({ page }) => {
  await open(page);
  const path = '**/Dashboard/summary*';
  await page.route(path, (route) =>
    route.fulfill({ headers: cors(hosts.console), json: { code: 10020, message: 'The books are closed' } }),
  );
  await start(page).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('The books are closed');
  await expect(dialog(page).getByRole('link')).toHaveCount(6);
  await page.unroute(path);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByText('Done', { exact: true }).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a page with two bars by mistake has one guide, for its own script too', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.body.append(document.createElement('oms-topnav'));
    return (window as unknown as { OmsShell: { openGuide(): Promise<void> } }).OmsShell.openGuide();
  });
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

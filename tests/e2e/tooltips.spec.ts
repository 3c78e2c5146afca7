import { businessPages, chooseLanguage, expectSignedIn, signInQuickly } from './support/demo';
import { holdBack } from './support/hold-back';
import { expect, type Page, test } from './support/test';

const tip = (page: Page) => page.getByRole('tooltip');

async function open(page: Page, url: string): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context());
  await page.goto(url);
  await expectSignedIn(page);
}

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

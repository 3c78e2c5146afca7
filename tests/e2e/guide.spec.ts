import { businessPages, chooseLanguage, expectSignedIn, hosts, signInAlone } from './support/demo';
import { expect, type Page, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Three steps to your first order' });

async function open(page: Page, url: string): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInAlone(page.context(), 'newcomer@oms.test');
  await page.goto(url);
  await expectSignedIn(page);
}

test.describe.configure({ mode: 'parallel' });

test.describe('for a newcomer', () => {
  test('on a host of many pages it opens once a tab', async ({ page, context }) => {
    await open(page, businessPages.billing);
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
    await open(page, `${hosts.console}/home/password`);
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toBeHidden();
  });
});

import { CLIENT_ADMIN, chooseLanguage, hosts, signInAlone } from './support/demo';
import { expect, test } from './support/test';

test('columns are hidden, moved, pinned and resized, and stay so for the user', async ({ context, page }) => {
  await chooseLanguage(context, 'en');
  await signInAlone(context, CLIENT_ADMIN);
  await page.goto(`${hosts.console}/home/b2corder`);
  const heads = page.getByRole('columnheader').filter({ hasText: /\w/ });
  await expect(heads.first()).toHaveText('Order');
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Channel' }).click();
  await panel.getByRole('checkbox', { name: 'Owner' }).click();
  await panel.getByRole('button', { name: 'Keep Amount in view' }).click();
  await panel.getByRole('button', { name: 'Move Amount up' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Order', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await expect(heads.nth(0)).toHaveText('Amount');
  await expect(heads.filter({ hasText: 'Channel' })).toHaveCount(0);
  await expect(heads.filter({ hasText: 'Owner' })).toHaveCount(1);
  const ordered = page.getByRole('button', { name: 'Ordered' });
  await ordered.focus();
  const head = page.getByRole('columnheader', { name: 'Ordered' });
  const width = (await head.boundingBox())?.width ?? 0;
  // What was changed before is saved a moment later, and names this column in the order.
  const saved = page.waitForResponse(
    (one) =>
      one.url().includes('setUserOptionByName') &&
      /"widths":\{[^}]*"createdAt":/.test(one.request().postDataJSON()?.optionValue),
  );
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await head.boundingBox())?.width ?? 0).toBeGreaterThan(width + 10);
  await saved;
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(heads.nth(0)).toHaveText('Amount');
  await expect(heads.filter({ hasText: 'Owner' })).toHaveCount(1);
  await expect.poll(async () => (await head.boundingBox())?.width ?? 0).toBeGreaterThan(width + 10);
});

test('a view is saved, opened, changed and deleted', async ({ context, page }) => {
  await chooseLanguage(context, 'en');
  await signInAlone(context, CLIENT_ADMIN);
  await page.goto(`${hosts.console}/home/b2corder?status=EXCEPTION&sort=-amount`);
  const views = page.getByRole('navigation', { name: 'Views: B2C orders' });
  await views.getByRole('button', { name: 'Save as a view' }).click();
  const panel = page.getByRole('dialog', { name: 'Save as a view' });
  await panel.getByRole('textbox', { name: 'Name of the view' }).fill('All orders');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('There is a view of this name. Choose another one.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Name of the view' }).fill('Dear trouble');
  // The view is shown before the service has it.
  const saved = page.waitForResponse(
    (reply) => reply.request().postData()?.includes('Dear trouble') ?? false,
  );
  await page.keyboard.press('Enter');
  const view = views.getByRole('button', { name: /^Dear trouble/ });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await saved;
  await views.getByRole('button', { name: 'All orders' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await page.reload();
  await view.click();
  await expect(page).toHaveURL(/status=EXCEPTION/);
  await page.getByRole('button', { name: 'Ordered' }).click();
  await expect(view).toHaveText('Dear troublechanged');
  await views.getByRole('button', { name: 'Save changes' }).click();
  await expect(view).toHaveText('Dear trouble');
  await views.getByRole('button', { name: 'Actions for the view Dear trouble' }).click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await expect(view).toHaveCount(0);
});

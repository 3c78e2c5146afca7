import { chooseLanguage, hosts, PASSWORD, signInAlone } from './support/demo';
import { HAILAN } from './support/organisations';
import { type BrowserContext, expect, type Page, test } from './support/test';

const CHANGE = /changePassword|updatePassword/i;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Change password' });

/** The form of the password, which is guarded; Back leads to the main panel. */
async function open(context: BrowserContext): Promise<Page> {
  await chooseLanguage(context, 'en');
  await signInAlone(context, 'client.admin@oms.test');
  const page = await context.newPage();
  await page.goto(`${hosts.console}/home/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await page.goto(`${hosts.console}/home/password`);
  await expect(field(page, 'Current password')).toBeVisible();
  return page;
}

test('a submit with empty fields names them, warns and leads to the first', async ({ context }) => {
  const page = await open(context);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await field(page, 'New password').fill('weak');
  await submit(page).click();
  const current = field(page, 'Current password');
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveAccessibleDescription('This field is required.');
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/does not meet the rules/);
  await expect(page.locator('oms-overlays').getByText('This field is required.')).toBeVisible();
  await current.fill('x');
  await expect(current).not.toHaveAttribute('aria-invalid');
  expect(sent.filter((url) => url.includes('hangePassword'))).toEqual([]);
});

test('leaving a form with changes asks first: by a link, by Back and by a reload', async ({ context }) => {
  const page = await open(context);
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
  await field(page, 'Current password').fill('typed');

  await link.click();
  await expect(leaving(page)).toContainText('Your changes may not be saved.');
  await leaving(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${hosts.console}/home/password`);
  await expect(field(page, 'Current password')).toHaveValue('typed');

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload({ timeout: 5000 }).catch(() => null);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reloaded;
  await expect(field(page, 'Current password')).toHaveValue('typed');

  await link.click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/password/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // The router's own history: back to the form, and back from it.
  await page.goBack();
  await expect(field(page, 'Current password')).toHaveValue('');
  await field(page, 'Current password').fill('again');
  await page.goForward();
  await leaving(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${hosts.console}/home/password`);
  await expect(field(page, 'Current password')).toHaveValue('again');
  await page.goForward();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/password/);
});

test('a switch of the organisation asks first', async ({ context }) => {
  const page = await open(context);
  await field(page, 'Current password').fill('typed');
  const before = await page.evaluate(() => window.OmsShell!.organisation?.id);
  await page.evaluate((id) => void window.OmsShell!.switchOrganisation(id).catch(() => {}), HAILAN.id);
  await leaving(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Current password')).toHaveValue('typed');
  expect(await page.evaluate(() => window.OmsShell!.organisation?.id)).toBe(before);
});

test('a sign-out asks first, and ends the session once the user agrees', async ({ context }) => {
  const page = await open(context);
  await field(page, 'Current password').fill('typed');
  const signOut = async () => {
    await page.locator('oms-topnav').getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  await leaving(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Current password')).toHaveValue('typed');
  expect(await page.evaluate(() => window.OmsShell!.user?.id)).toBeTruthy();
  await signOut();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a second press sends nothing more, and a refusal of the service stands at its field', async ({
  context,
}) => {
  const page = await open(context);
  let calls = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CHANGE, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    calls += 1;
    await held;
    await route.continue();
  });
  await field(page, 'Current password').fill('not it');
  await field(page, 'New password').fill('New#2026x');
  await field(page, 'Confirm password').fill('New#2026x');
  await submit(page).dblclick();
  await field(page, 'Current password').press('Enter');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(field(page, 'Current password')).toBeFocused();
  await expect(field(page, 'Current password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Current password')).toHaveValue('not it');
  await expect(field(page, 'New password')).toHaveValue('New#2026x');
  expect(calls).toBe(1);
});

test('a session that ends in the middle of a form loses nothing, and its dialog is such a form itself', async ({
  context,
}) => {
  const page = await open(context);
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill('New#2026x');
  await field(page, 'Confirm password').fill('New#2026x');
  // Not before the press: the socket tells the page of the end, and the dialog would lie over the button.
  let ended = false;
  await page.route(CHANGE, async (route) => {
    if (route.request().method() !== 'OPTIONS' && !ended) {
      ended = true;
      await context.request.post(`${hosts.userCentre}/auth/jwt/logout`, {
        headers: { origin: hosts.console },
      });
    }
    await route.continue();
  });
  await submit(page).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  const password = again.getByRole('textbox', { name: 'Password', exact: true });
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  // In a shadow root, where the libraries of forms find no field by themselves.
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveCount(0);
  await expect(page.getByText('Your password has been changed')).toBeVisible();
});

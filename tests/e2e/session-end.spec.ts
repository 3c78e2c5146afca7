import { businessPages, expectSignedIn, hosts, PASSWORD, shellReady } from './support/demo';
import { type BrowserContext, expect, type Locator, type Page, test } from './support/test';
import { MEMBER } from './support/world';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(登录已失效|Your session has ended)$/ });
const passwordOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: /^(密码|Password)$/ });
const signInOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^(登录|Sign in)$/ });

/** Ends the session on the service, where no tab can hear of it but by its next call. */
async function endSession(context: BrowserContext): Promise<void> {
  const reply = await context.request.post(`${hosts.userCentre}/auth/jwt/logout`, {
    headers: { origin: hosts.console },
  });
  expect(await reply.json()).toMatchObject({ code: 200 });
}

interface Called {
  OmsShell: {
    user: { email: string } | null;
    request: { get(path: string, params: object): Promise<{ code: number }> };
  };
  called?: Promise<number>;
}

/**
 * Makes a call of the host; its reply is waited for with `replyOf`. With a parameter: it would share the reply of an
 * equal call of the shell.
 */
const call = (page: Page) =>
  page.evaluate(() => {
    const host = window as unknown as Called;
    host.called = host.OmsShell.request
      .get('/api/v1/BizNotify/stats', { of: 'the host' })
      .then(({ code }) => code);
    host.called.catch(() => {});
  });
const replyOf = (page: Page) => page.evaluate(() => (window as unknown as Called).called);

/** A form of the host, in which somebody writes. */
async function writeOn(page: Page): Promise<Locator> {
  // Then the partner's page draws its content again.
  await shellReady(page);
  await page
    .locator('main')
    .first()
    .evaluate((main) => {
      const label = document.createElement('label');
      label.append('备注', document.createElement('textarea'));
      main.prepend(label);
    });
  const field = page.getByRole('textbox', { name: '备注' });
  await field.fill(TYPED);
  return field;
}

const TYPED = 'an hour of typing';

test('on another site the login page opens in a small window, and its ticket frees every tab', async ({
  page,
  context,
  world,
}) => {
  await world.signIn(context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(businessPages.partner);
    await tab.getByRole('button', { name: '登录', exact: true }).click();
    await expectSignedIn(tab);
  }
  const field = await writeOn(page);
  const unsent = await writeOn(other);
  await endSession(context);
  await call(page);
  await expect(signInOf(page)).toBeFocused();
  await expect(dialogOf(other)).toBeVisible();
  await expect(dialogOf(page).getByRole('textbox')).toHaveCount(0);

  const [small] = await Promise.all([page.waitForEvent('popup'), signInOf(page).click()]);
  await expect(dialogOf(page).getByRole('status')).toContainText('小窗口');
  await small.getByRole('textbox', { name: '账号' }).fill(world.account());
  await small.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
  const closed = small.waitForEvent('close');
  await small.keyboard.press('Enter');
  await closed;
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(dialogOf(other)).toHaveCount(0);
  expect(await replyOf(page)).toBe(200);
  await call(other);
  expect(await replyOf(other)).toBe(200);
  await expect(field).toHaveValue(TYPED);
  await expect(unsent).toHaveValue(TYPED);
  await expect(page).toHaveURL(businessPages.partner);
});

test('a session that ends and starts again is the same in every tab, on every origin of the site', async ({
  page,
  context,
  world,
}) => {
  await world.signIn(context);
  await page.goto(businessPages.console);
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  const [home, billing, erp] = tabs;
  await home.goto(businessPages.console);
  await billing.goto(businessPages.billing);
  await erp.goto(businessPages.erp);
  for (const tab of [page, ...tabs]) await expectSignedIn(tab);
  const fields = [await writeOn(home), await writeOn(billing), await writeOn(erp)] as const;

  await page.bringToFront();
  await page.getByRole('button', { name: '账号', exact: true }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  // The tab in which the person has signed out goes as ever.
  await expect(page).toHaveURL(new RegExp(`^${hosts.console}/login\\?service=`));
  await expect(dialogOf(home)).toBeVisible();
  for (const tab of [billing, erp]) {
    await call(tab);
    await expect(dialogOf(tab)).toBeVisible();
  }
  await page.getByRole('textbox', { name: '账号' }).fill(world.account());
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  for (const tab of tabs) {
    await tab.bringToFront();
    await expect(dialogOf(tab)).toHaveCount(0);
  }
  expect(await replyOf(billing)).toBe(200);
  expect(await replyOf(erp)).toBe(200);

  // Nobody signs out, but the service ends it: then the work goes on in place.
  await endSession(context);
  await call(erp);
  await passwordOf(erp).fill('wrong');
  await signInOf(erp).click();
  await expect(dialogOf(erp).getByRole('alert')).toHaveText(/密码错误/);
  await passwordOf(erp).fill(PASSWORD);
  await signInOf(erp).click();
  await expect(dialogOf(erp)).toHaveCount(0);
  expect(await replyOf(erp)).toBe(200);
  await expect(erp).toHaveURL(businessPages.erp);
  for (const field of fields) await expect(field).toHaveValue(TYPED);

  // Somebody else gets a page of their own, and never this one.
  await billing.bringToFront();
  await endSession(context);
  await call(billing);
  await expect(passwordOf(billing)).toBeVisible();
  await world.signIn(context, MEMBER);
  // The next look at the page finds another session.
  await billing.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(fields[1]).toHaveCount(0);
  await expectSignedIn(billing);
  await expect
    .poll(() => billing.evaluate(() => (window as unknown as Called).OmsShell.user?.email))
    .toBe(world.account(MEMBER));
});

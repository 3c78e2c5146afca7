import {
  businessPages,
  CLIENT_ADMIN,
  expectSignedIn,
  hosts,
  PASSWORD,
  shellReady,
  signIn,
  signInAlone,
  signInQuickly,
} from './support/demo';
import { type BrowserContext, expect, type Locator, type Page, test } from './support/test';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(登录已失效|Your session has ended)$/ });
const passwordOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: /^(密码|Password)$/ });
const signInOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^(登录|Sign in)$/ });

const WRITE = '/api/v2/userQuestion/add';

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
    request: {
      get(path: string): Promise<{ code: number }>;
      post(path: string, body: object, options: object): Promise<{ code: number }>;
    };
  };
  called?: Promise<number>;
}

/** Makes a call of the host; its reply is waited for with `replyOf`. */
const call = (page: Page) =>
  page.evaluate(() => {
    const host = window as unknown as Called;
    host.called = host.OmsShell.request.get('/api/v1/BizNotify/stats').then(({ code }) => code);
    host.called.catch(() => {});
  });
const replyOf = (page: Page) => page.evaluate(() => (window as unknown as Called).called);

async function signInAgain(page: Page, password = PASSWORD): Promise<void> {
  await passwordOf(page).fill(password);
  await signInOf(page).click();
}

/** A form of the host, in which somebody writes. */
async function writeOn(page: Page): Promise<Locator> {
  // Then the partner's page draws its content anew.
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
  await field.evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(3, 7));
  return field;
}

const TYPED = 'an hour of typing';

for (const name of ['console', 'billing', 'erp'] as const) {
  test(`what was typed on ${name} stays when the session ends elsewhere, and the work goes on in place`, async ({
    page,
    context,
  }) => {
    await signInQuickly(context);
    await page.goto(businessPages[name]);
    await expectSignedIn(page);
    const field = await writeOn(page);
    const here = page.url();
    await endSession(context);
    await call(page);
    await expect(passwordOf(page)).toBeFocused();
    await expect(dialogOf(page)).toContainText('周敏');
    // Nobody who passes by reads the page behind.
    const ground = await dialogOf(page).evaluate((dialog) => {
      const { backgroundColor, opacity } = getComputedStyle(dialog, '::backdrop');
      return `${backgroundColor} ${opacity}`;
    });
    expect(ground).toMatch(/^rgb\(.*\) 1$/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(passwordOf(page)).toBeFocused();

    await signInAgain(page, 'wrong');
    await expect(dialogOf(page).getByRole('alert')).toHaveText(/密码错误/);
    await expect(passwordOf(page)).toBeFocused();
    await signInAgain(page);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await replyOf(page)).toBe(200);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(TYPED);
    expect(
      await field.evaluate((text: HTMLTextAreaElement) => [text.selectionStart, text.selectionEnd]),
    ).toEqual([3, 7]);
    expect(page.url()).toBe(here);
    await expectSignedIn(page);
  });
}

test('on another site the login page opens in a small window, and its ticket frees every tab', async ({
  page,
  context,
}) => {
  await signInQuickly(context);
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
  await small.getByRole('textbox', { name: '账号' }).fill(CLIENT_ADMIN);
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

test('a blocked window is said, and leaves the way to the login page', async ({ page, context }) => {
  await signInQuickly(context);
  await page.goto(businessPages.partner);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expectSignedIn(page);
  await writeOn(page);
  await endSession(context);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await call(page);
  await signInOf(page).click();
  await expect(dialogOf(page)).toContainText('浏览器拦截了登录窗口');
  await dialogOf(page).getByRole('button', { name: '前往登录页' }).click();
  await expect(page).toHaveURL(new RegExp(`^${hosts.console}/login\\?service=`));
  await page.getByRole('textbox', { name: '账号' }).fill(CLIENT_ADMIN);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  await expect(page).toHaveURL(businessPages.partner);
});

test('after a sign-out in one tab the others wait for the next sign-in, on every origin of the site', async ({
  page,
  context,
}) => {
  await signIn(page);
  const [home, billing] = [await context.newPage(), await context.newPage()];
  await home.goto(businessPages.console);
  await billing.goto(businessPages.billing);
  for (const tab of [home, billing]) await expectSignedIn(tab);
  const fields = [await writeOn(home), await writeOn(billing)];
  await page.bringToFront();
  await page.getByRole('button', { name: '账号', exact: true }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  // The tab in which the person has signed out goes as ever.
  await expect(page).toHaveURL(new RegExp(`^${hosts.console}/login\\?service=`));
  await expect(dialogOf(home)).toBeVisible();
  await call(billing);
  await expect(dialogOf(billing)).toBeVisible();

  await page.getByRole('textbox', { name: '账号' }).fill(CLIENT_ADMIN);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  await expect(dialogOf(home)).toHaveCount(0);
  await billing.bringToFront();
  await expect(dialogOf(billing)).toHaveCount(0);
  expect(await replyOf(billing)).toBe(200);
  for (const field of fields) await expect(field).toHaveValue(TYPED);
});

test('a write that met the end is carried out once, and the host hears that the work goes on', async ({
  page,
  context,
}) => {
  await signInAlone(context, CLIENT_ADMIN);
  await page.goto(businessPages.erp);
  await expectSignedIn(page);
  await writeOn(page);
  const email = await page.evaluate(() => {
    const host = window as unknown as Called & { heard: string[] };
    host.heard = [];
    for (const name of ['oms-session-ended', 'oms-session-resumed']) {
      document.addEventListener(name, (event) => host.heard.push(event.type));
    }
    return host.OmsShell.user?.email ?? '';
  });
  const sent: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes(WRITE) && response.request().method() === 'POST')
      sent.push(response.status());
  });
  // On its way while the session ends: the page may hear of the end before the reply, and a later write would wait for the next session.
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route(`**${WRITE}*`, async (route) => {
    await ended;
    await route.continue();
  });
  const leaves = page.waitForRequest(`**${WRITE}*`);
  await page.evaluate((path) => {
    const host = window as unknown as Called;
    host.called = host.OmsShell.request.post(path, {}, { service: 'feedback' }).then(({ code }) => code);
    host.called.catch(() => {});
  }, WRITE);
  await leaves;
  await endSession(context);
  end();
  await expect(dialogOf(page).getByRole('textbox', { name: '账号' })).toHaveValue(email);
  await signInAgain(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await replyOf(page).catch(() => {});
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(401);
  expect(sent[1]).not.toBe(401);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'oms-session-ended',
    'oms-session-resumed',
  ]);
});

test('somebody else who signs in gets a page of their own, never this one', async ({ page, context }) => {
  await signInQuickly(context);
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  const field = await writeOn(page);
  await endSession(context);
  await call(page);
  // By then it listens to what comes from elsewhere, too.
  await expect(passwordOf(page)).toBeFocused();
  await signInQuickly(context, 'service.admin@oms.test');
  // The next look at the page finds another session.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(field).toHaveCount(0);
  await expectSignedIn(page);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Called).OmsShell.user?.email))
    .toBe('service.admin@oms.test');
});

test('whoever prefers the login page gets there, and comes back', async ({ page, context }) => {
  await signInQuickly(context);
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  await writeOn(page);
  const here = page.url();
  await endSession(context);
  await call(page);
  await dialogOf(page).getByRole('button', { name: '前往登录页' }).click();
  await expect(page).toHaveURL(`${hosts.console}/login?service=${encodeURIComponent(here)}`);
});

test('a host that prevents the event looks after its own forms', async ({ page, context }) => {
  await signInQuickly(context);
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  const field = await writeOn(page);
  const here = page.url();
  await page.evaluate(() =>
    document.addEventListener('oms-session-ended', (event) => event.preventDefault()),
  );
  await endSession(context);
  await call(page);
  expect(await replyOf(page).catch((error: Error) => error.message)).toContain('unauthorised');
  await expect(page.getByRole('button', { name: '账号', exact: true })).toHaveCount(0);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(field).toHaveValue(TYPED);
  expect(page.url()).toBe(here);
});

test('where nothing can be typed the page goes to the login page at once', async ({ page, context }) => {
  await signInQuickly(context);
  await page.goto(businessPages.console);
  await expectSignedIn(page);
  await endSession(context);
  await call(page).catch(() => {});
  await expect(page).toHaveURL(`${hosts.console}/login?service=${encodeURIComponent(businessPages.console)}`);
});

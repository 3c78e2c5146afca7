import {
  businessPages,
  CLIENT_ADMIN,
  expectSignedIn,
  hosts,
  PASSWORD,
  signIn,
  signInAlone,
  signInQuickly,
} from './support/demo';
import { type BrowserContext, expect, type Locator, type Page, test } from './support/test';

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
    request: {
      get(path: string): Promise<{ code: number }>;
      post(path: string, body: object): Promise<{ code: number }>;
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

import {
  businessPages,
  CLIENT_ADMIN,
  expectSignedIn,
  hosts,
  isBackend,
  PASSWORD,
  signInAlone,
  signInQuickly,
} from './support/demo';
import { expect, type Page, test } from './support/test';

/** The facts that a page asks for, each as its path and what it is narrowed to. */
function facts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'GET' || !isBackend(url)) return;
    const { searchParams: query } = url;
    // The same fact for another language or organisation is not another one.
    for (const name of ['contextId', 'lang', 'search[GT_opAt]']) query.delete(name);
    asked.push(`${url.pathname} ${query}`.trim());
  });
  return asked;
}

/** Nothing is on its way any more. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

const twice = (asked: readonly string[]) => asked.filter((fact, index) => asked.indexOf(fact) !== index);

const shell = (page: Page, method: string, argument: string) =>
  page.evaluate(
    ([name, value]) =>
      (window as unknown as { OmsShell: Record<string, (value: string) => Promise<unknown>> }).OmsShell[
        name as string
      ]?.(value as string),
    [method, argument],
  );

test.describe('every fact is asked for once', () => {
  // Once the socket stands, counts are asked for again: what has changed before it did.
  test.beforeEach(({ context }) => context.routeWebSocket(/\/stomp/, () => {}));

  test('by the form', async ({ page }) => {
    await page.goto(`${hosts.console}/login`);
    await page.getByRole('textbox', { name: '账号' }).fill(CLIENT_ADMIN);
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
    await settle(page);
    const asked = facts(page);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expectSignedIn(page);
    await settle(page);
    expect(twice(asked)).toEqual([]);
  });

  for (const name of ['console', 'erp', 'billing'] as const) {
    test(`by the cookie, on ${name}, and at a second visit`, async ({ page, context }) => {
      await signInQuickly(context);
      const asked = facts(page);
      await page.goto(businessPages[name]);
      await expectSignedIn(page);
      await settle(page);
      expect.soft(twice(asked)).toEqual([]);
      asked.length = 0;
      await page.reload();
      await expectSignedIn(page);
      await settle(page);
      expect(twice(asked)).toEqual([]);
    });
  }

  test('by a ticket, on the partner, and at a second visit with the stored token', async ({
    page,
    context,
  }) => {
    await signInQuickly(context);
    const asked = facts(page);
    await page.goto(businessPages.partner);
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL((url) => url.origin === hosts.partner);
    asked.length = 0;
    await expectSignedIn(page);
    await settle(page);
    expect.soft(twice(asked)).toEqual([]);
    asked.length = 0;
    await page.reload();
    await expectSignedIn(page);
    await settle(page);
    expect(twice(asked)).toEqual([]);
  });

  for (const name of ['console', 'erp'] as const) {
    test(`at a switch of the language, on ${name}`, async ({ page, context }) => {
      await signInAlone(context, 'super@oms.test');
      await page.goto(businessPages[name]);
      await expectSignedIn(page);
      await settle(page);
      const asked = facts(page);
      await shell(page, 'setLang', 'en');
      await settle(page);
      expect.soft(twice(asked)).toEqual([]);
      expect(asked).toContain('/api/v1/BizNotify/stats');
    });
  }
});

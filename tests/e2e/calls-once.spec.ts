import {
  businessPages,
  CLIENT_ADMIN,
  expectSignedIn,
  hosts,
  isBackend,
  PASSWORD,
  signInQuickly,
} from './support/demo';
import { expect, type Page, test } from './support/test';

/** What a document asks for from now on. */
interface Asked {
  /** Each fact as its path and what it is narrowed to, in the order asked. */
  readonly facts: string[];
  /** Resolves once nothing has been on its way for half a second. */
  quiet(): Promise<void>;
  /** Resolves once the page hears of changes by its socket, too. */
  settled(): Promise<void>;
  /** Begins anew. */
  clear(): void;
}

const QUIET = 500;

function listen(page: Page): Asked {
  const facts: string[] = [];
  const open = new Set<unknown>();
  let subscriptions = 0;
  let last = Date.now();
  const end = (request: unknown) => {
    open.delete(request);
    last = Date.now();
  };
  const clear = () => {
    facts.length = 0;
    subscriptions = 0;
  };
  let leaving = false;
  page.on('request', (request) => {
    leaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
    open.add(request);
    last = Date.now();
    const url = new URL(request.url());
    if (request.method() !== 'GET' || !isBackend(url)) return;
    const { searchParams: query } = url;
    // The same fact for another language or organisation is not another one.
    for (const name of ['contextId', 'lang', 'search[GT_opAt]']) query.delete(name);
    facts.push(`${url.pathname} ${query}`.trim());
  });
  // Another document asks for itself, and nobody waits for the calls of the one before.
  page.on('framenavigated', (frame) => {
    if (!leaving || frame !== page.mainFrame()) return;
    leaving = false;
    open.clear();
    clear();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).startsWith('SUBSCRIBE')) subscriptions += 1;
    }),
  );
  const settledWith = (least: number) =>
    expect(() => {
      expect(subscriptions).toBeGreaterThanOrEqual(least);
      expect(open.size).toBe(0);
      expect(Date.now() - last).toBeGreaterThan(QUIET);
    }).toPass();
  return { facts, quiet: () => settledWith(0), settled: () => settledWith(2), clear };
}

/** Every fact once, the counts of notices among them. */
function expectOnce({ facts }: Asked): void {
  expect.soft(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
  expect.soft(facts).toContain('/api/v1/BizNotify/stats');
}

test.describe('every fact is asked for once', () => {
  test('after a sign-in by the form, then by the cookie on each host of the site, also at a second visit', async ({
    page,
  }) => {
    const asked = listen(page);
    await page.goto(`${hosts.console}/login`);
    await page.getByRole('textbox', { name: '账号' }).fill(CLIENT_ADMIN);
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
    await asked.quiet();
    asked.clear();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expectSignedIn(page);
    await asked.settled();
    expectOnce(asked);
    for (const name of ['erp', 'billing', 'console'] as const) {
      await page.goto(businessPages[name]);
      await expectSignedIn(page);
      await asked.settled();
      expectOnce(asked);
    }
    await page.reload();
    await expectSignedIn(page);
    await asked.settled();
    expectOnce(asked);
  });

  test('by a ticket, on the partner, and at a second visit with the stored token', async ({
    page,
    context,
  }) => {
    await signInQuickly(context);
    const asked = listen(page);
    await page.goto(businessPages.partner);
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL((url) => url.origin === hosts.partner);
    await expectSignedIn(page);
    await asked.settled();
    expectOnce(asked);
    await page.reload();
    await expectSignedIn(page);
    await asked.settled();
    expectOnce(asked);
  });
});

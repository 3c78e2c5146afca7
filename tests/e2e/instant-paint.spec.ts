import {
  businessPages,
  chooseLanguage,
  expectSignedIn,
  hosts,
  listenForComplaints,
  shellReady,
} from './support/demo';
import { holdBack } from './support/hold-back';
import { withoutCode } from './support/taken-over';
import { type BrowserContext, expect, type Page, test } from './support/test';
import { MEMBER, type World } from './support/world';

test.describe.configure({ mode: 'parallel' });

const PARTS = '**/parts/**';
const KEY = 'oms.picture';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const bell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** A page whose picture is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectSignedIn(page);
  await expect.poll(() => stored(page)).not.toBeNull();
}

/** Opens it again, and lets no part come before `release` is called. */
async function visitWithoutParts(page: Page, address: string): Promise<{ release(): Promise<void> }> {
  const letPartsCome = await holdBack(page, PARTS);
  withoutCode.add(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // The loader of some hosts is `async`.
  await page.waitForFunction(() => 'OmsShell' in window);
  return {
    async release() {
      letPartsCome();
      withoutCode.delete(page);
      await page.waitForFunction(() => customElements.get('oms-topnav') !== undefined);
    },
  };
}

async function signedIn(world: World, context: BrowserContext): Promise<void> {
  await chooseLanguage(context, 'en');
  await world.signIn(context);
}

/** The accessible outline of both elements, as one reads it. */
const outline = async (page: Page) =>
  `${await page.locator('oms-topnav').ariaSnapshot()}\n${await page.locator('oms-sidemenu').ariaSnapshot()}`;

for (const name of ['billing', 'erp', 'partner'] as const) {
  test(`${name} shows bar and menu of the last visit before any part has come, and the elements take over in them`, async ({
    page,
    context,
    sharedWorld,
  }) => {
    test.slow();
    await signedIn(sharedWorld, context);
    const complaints = listenForComplaints(page);
    if (name === 'partner') {
      await page.goto(businessPages.partner);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expectSignedIn(page);
    }
    await visit(page, businessPages[name]);
    // What comes after the first view is in the outline, too.
    await shellReady(page);
    await expect(bell(page)).toHaveAttribute('aria-description', /./);
    const before = await outline(page);
    const { release } = await visitWithoutParts(page, businessPages[name]);
    await expect(menu(page)).toBeVisible();
    await expect(bell(page)).toBeVisible();
    const [bar, entry] = await Promise.all([bell(page).elementHandle(), menu(page).elementHandle()]);
    await release();
    await bell(page).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    // The nodes that were drawn are those of the elements now.
    for (const node of [bar, entry]) expect(await node?.evaluate((one) => one.isConnected)).toBe(true);
    await expect.poll(() => outline(page)).toBe(before);
    expect(complaints.list).toEqual([]);
  });
}

test('a panel that waits for its press is in no picture', async ({ page, context, sharedWorld }) => {
  await signedIn(sharedWorld, context);
  await visit(page, businessPages.billing);
  const rows = page.locator('oms-notice-center').locator('[part=panel] li');
  await bell(page).click();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The pointer still rests on the bell.
  await expect(rows.first()).toBeHidden();
  await expect(rows.first()).toBeAttached();
  await visitWithoutParts(page, businessPages.billing);
  await expect(bell(page)).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('what was pressed and typed before the code came counts when it has', async ({
  page,
  context,
  sharedWorld,
}) => {
  await signedIn(sharedWorld, context);
  await visit(page, businessPages.billing);
  const first = await visitWithoutParts(page, businessPages.billing);
  await page.getByRole('combobox', { name: 'Search' }).fill('SO2611');
  await first.release();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('SO2611');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expect(page.getByRole('listbox').or(page.getByRole('dialog')).first()).toBeVisible();

  await page.unroute(PARTS);
  const second = await visitWithoutParts(page, businessPages.billing);
  await bell(page).click();
  await second.release();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('nobody sees the picture of another user, and a sign-out leaves none', async ({
  page,
  context,
  world,
}) => {
  await signedIn(world, context);
  await visit(page, businessPages.billing);
  // An open page that meets another user reloads by itself.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'userId' });
  await world.signIn(context, MEMBER);
  const { release } = await visitWithoutParts(page, businessPages.billing);
  expect(await stored(page)).toBeNull();
  expect(await page.locator('oms-topnav').evaluate((bar) => bar.shadowRoot)).toBeNull();
  await release();
  await expectSignedIn(page);

  await page.unroute(PARTS);
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/login/);
  const { origins } = await context.storageState();
  const { localStorage: kept } = origins.find(({ origin }) => origin === hosts.billing) ?? {
    localStorage: [],
  };
  expect(kept.filter(({ name }) => name === KEY)).toEqual([]);
});

test('a picture that somebody has changed draws no markup, no script and no way to another host', async ({
  page,
  context,
  sharedWorld,
}) => {
  await signedIn(sharedWorld, context);
  await visit(page, businessPages.billing);
  // Before the loader reads it: the page that is still open may store its own once more.
  await page.addInitScript((key) => {
    const picture = JSON.parse(localStorage.getItem(key) ?? '');
    picture.sheets.push('header { --evil: 1 }');
    for (const element of picture.elements) {
      element.sheets.push(picture.sheets.length - 1);
      const evil = (url: string) => ['a', { href: url, onclick: 'pwned = 1', class: 'evil' }, 'Sign in here'];
      element.content.push(
        ...[evil('https://evil.example/'), evil('javascript:pwned = 1'), evil('//evil.example')],
        ['script', {}, 'pwned = 1'],
        ['iframe', { src: 'https://evil.example/' }],
        ['img', { src: 'https://evil.example/x.png', onerror: 'pwned = 1' }],
        ['div', { style: 'background: url(https://evil.example/y.png)' }, '<img src=x onerror="pwned = 1">'],
      );
    }
    localStorage.setItem(key, JSON.stringify(picture));
  }, KEY);
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) abroad.push(request.url());
  });
  const { release } = await visitWithoutParts(page, businessPages.billing);
  const evil = page.locator('oms-topnav .evil');
  await expect(evil).not.toHaveCount(0);
  for (const link of await evil.all()) {
    expect(await link.evaluate((node) => [node.getAttribute('href'), node.getAttribute('onclick')])).toEqual([
      null,
      null,
    ]);
  }
  await expect(page.locator('oms-topnav script, oms-topnav iframe, oms-topnav img[src]')).toHaveCount(0);
  await release();
  await expectSignedIn(page);
  // It does not outlive the render of the element.
  await expect(evil).toHaveCount(0);
  const header = page.locator('oms-topnav header');
  await expect
    .poll(() => header.evaluate((bar) => getComputedStyle(bar).getPropertyValue('--evil')))
    .toBe('');
  expect(abroad).toEqual([]);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('a page keeps no picture once another tab has gone on with another organisation', async ({
  page,
  context,
  sharedWorld,
}) => {
  await signedIn(sharedWorld, context);
  await visit(page, businessPages.billing);
  const hide = () =>
    page.evaluate((key) => {
      localStorage.removeItem(key);
      // The shell reads the prototype: on the document itself an element may have that name.
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, KEY);
  await hide();
  expect(await stored(page)).not.toBeNull();
  const cookies = (await context.cookies()).filter(({ name }) => name === 'contextId');
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: 'another' })));
  await hide();
  expect(await stored(page)).toBeNull();
});

test('a picture that is none is no reason to fail', async ({ page, context, sharedWorld }) => {
  test.slow();
  await signedIn(sharedWorld, context);
  await visit(page, businessPages.billing);
  const complaints = listenForComplaints(page);
  for (const text of [
    '',
    'null',
    '{"elements":1}',
    '{"at":1e99}',
    '[',
    '{"elements":[{"tag":"oms-topnav"}]}',
  ]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, text]);
    await page.reload();
    await expectSignedIn(page);
  }
  // Of the right user and build, and malformed further in.
  for (const part of [
    { elements: 1 },
    { elements: [null] },
    { sheets: 1 },
    { elements: [{ tag: 'oms-topnav' }] },
  ]) {
    await expect.poll(() => stored(page)).toContain('"build"');
    await page.evaluate(
      ([key, change]) => {
        const picture = JSON.parse(localStorage.getItem(key as string) ?? '');
        localStorage.setItem(key as string, JSON.stringify({ ...picture, ...(change as object) }));
      },
      [KEY, part] as const,
    );
    await page.reload();
    await expectSignedIn(page);
  }
  expect(complaints.list).toEqual([]);
});

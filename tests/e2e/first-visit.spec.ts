import type { Lang } from '@oms/demo/support/lang';
import { businessPages, chooseLanguage, expectSignedIn, listenForComplaints } from './support/demo';
import { holdBack } from './support/hold-back';
import { withoutCode } from './support/taken-over';
import { type BrowserContext, expect, type Page, test } from './support/test';
import type { World } from './support/world';

test.describe.configure({ mode: 'parallel' });

/** All parts but the frame. */
const LATER_PARTS = /\/parts\/(?!frame-)/;

const menuOf = (page: Page) => page.getByRole('navigation', { name: /^(Main menu|主菜单)$/ });
const bellOf = (page: Page) => page.getByRole('button', { name: /^(Notifications|消息通知)$/ });

/** Opens a page for the first time, and lets no part come but the frame, until `release` is called. */
async function visitFirst(page: Page, address: string): Promise<{ release(): Promise<void> }> {
  const letPartsCome = await holdBack(page, LATER_PARTS);
  withoutCode.add(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return {
    async release() {
      letPartsCome();
      withoutCode.delete(page);
      await page.waitForFunction(() => customElements.get('oms-topnav') !== undefined);
    },
  };
}

async function signedIn(world: World, context: BrowserContext, lang: Lang): Promise<void> {
  await chooseLanguage(context, lang);
  await world.signIn(context);
}

/** The accessible outline of both elements, as one reads it. */
const outlineOf = async (page: Page) =>
  `${await page.locator('oms-topnav').ariaSnapshot()}\n${await page.locator('oms-sidemenu').ariaSnapshot()}`;

for (const [name, lang] of [
  ['billing', 'en'],
  ['billing', 'zh-CN'],
  ['erp', 'en'],
] as const) {
  test(`${name} in ${lang} shows bar and menu at a first visit before any other part has come, and the elements take over in them`, async ({
    page,
    context,
    sharedWorld,
  }) => {
    await signedIn(sharedWorld, context, lang);
    const complaints = listenForComplaints(page);
    const { release } = await visitFirst(page, businessPages[name]);
    await expect(menuOf(page).getByRole('button').first()).toBeVisible();
    await expect(bellOf(page)).toBeVisible();
    expect(await page.evaluate(() => customElements.get('oms-topnav'))).toBeUndefined();
    const before = await outlineOf(page);
    const nodes = await Promise.all([bellOf(page).elementHandle(), menuOf(page).elementHandle()]);
    await release();
    await bellOf(page).click();
    await expect(page.getByRole('dialog', { name: /^(Notifications|消息通知)$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const node of nodes) expect(await node?.evaluate((one) => one.isConnected)).toBe(true);
    await expect.poll(() => outlineOf(page)).toBe(before);
    expect(complaints.list).toEqual([]);
  });
}

test('what was pressed and typed in the frame counts when the code has come', async ({
  page,
  context,
  sharedWorld,
}) => {
  await signedIn(sharedWorld, context, 'en');
  const { release } = await visitFirst(page, businessPages.billing);
  await page.getByRole('combobox', { name: 'Search' }).fill('SO2611');
  await release();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('SO2611');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expect(page.getByRole('listbox').or(page.getByRole('dialog')).first()).toBeVisible();
});

test('keys of the search lead to the frame, and what is typed there is no shortcut of the page', async ({
  page,
  context,
  sharedWorld,
}) => {
  await signedIn(sharedWorld, context, 'en');
  await page.addInitScript(() => {
    document.addEventListener('keydown', (event) => {
      if (event.key === 'a') event.preventDefault();
    });
  });
  const { release } = await visitFirst(page, businessPages.billing);
  const search = page.getByRole('combobox', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('a/a');
  await expect(search).toHaveValue('a/a');
  await release();
  await expect(page.getByRole('listbox').or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(search).toHaveValue('a/a');
});

test('titles and addresses of a reply are neither markup nor a way out', async ({
  page,
  context,
  sharedWorld,
}) => {
  await signedIn(sharedWorld, context, 'en');
  const evil = '<img src=x onerror="pwned = 1">';
  // The demo under test has each first call by itself.
  await page.addInitScript(() => {
    const config = ['configure', { endpoints: { start: '/auth/jwt/start' } }];
    Object.assign(window, { OmsShell: { queue: [config] } });
  });
  await page.route('**/auth/jwt/start*', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    const { replies } = body.data;
    const open = replies['GET /api/v1/Context/baseData?noVerify=1'];
    const own = replies['GET /api/v1/Context/baseData'];
    for (const one of [...open.globalcatelogs, ...own.menus])
      Object.assign(one, { title: evil, langKey: '' });
    for (const one of own.menus)
      if (one.url) Object.assign(one, { scope: '1', url: 'javascript:pwned = 1', props: null });
    const [first] = own.menus.filter((one: { url: string }) => one.url);
    Object.assign(first, { url: '/home' });
    replies['GET /api/v1/My/getUserInfo'].name = evil;
    await route.fulfill({ response, json: body });
  });
  const { release } = await visitFirst(page, businessPages.billing);
  await expect(bellOf(page)).toBeVisible();
  await expect(menuOf(page)).toContainText(evil);
  const state = () =>
    page.evaluate(() =>
      ['oms-topnav', 'oms-sidemenu'].map((tag) => {
        const root = document.querySelector(tag)?.shadowRoot;
        const links = [...(root?.querySelectorAll('a') ?? [])].map((link) => link.protocol);
        return [
          root?.querySelectorAll('img').length,
          links.filter((protocol) => !/^https?:$/.test(protocol)),
        ];
      }),
    );
  expect(await state()).toEqual([
    [0, []],
    [0, []],
  ]);
  await release();
  await expectSignedIn(page);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('without a session there is no frame', async ({ page, context }) => {
  await chooseLanguage(context, 'en');
  const drawn: string[] = [];
  await page.exposeFunction('drawn', (tag: string) => void drawn.push(tag));
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      // The element itself has a root, too.
      if (this.localName.startsWith('oms-') && !customElements.get(this.localName))
        (window as unknown as { drawn(tag: string): void }).drawn(this.localName);
      return attachShadow.call(this, init);
    };
  });
  const letPartsCome = await holdBack(page, LATER_PARTS);
  const refused = page.waitForEvent('requestfinished', (request) =>
    /\/auth\/jwt\/(start|authorize)/.test(request.url()),
  );
  await page.goto(businessPages.billing, { waitUntil: 'domcontentloaded' });
  await refused;
  letPartsCome();
  await page.waitForURL(/\/login/);
  expect(drawn).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoProcess } from '@oms/demo/demo-process';
import { demoHosts, urlsOf } from '@oms/demo/hosts';
import { demoPassword } from '@oms/demo/server/seed/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findWebKit } from '../support/engines';
import { freePortBase } from '../support/port-base';
import { type Tab, tabOf } from '../support/tab';
import { startWebKit, type WebDriver } from '../support/webdriver';
import { webDriverWire } from '../support/wires';

const ACCOUNT = 'client.admin@oms.test';

const portBase = await freePortBase();
const hosts = urlsOf(demoHosts(portBase));
/** A page of each host that shows business data. */
const businessPages = {
  billing: `${hosts.billing}/bill/list`,
  erp: `${hosts.erp}/shipment/list`,
  partner: `${hosts.partner}/orders`,
};

/** The main paths of the demo in WebKit, one after another in one browser: each begins signed in, where the one before ended. */
let driver: WebDriver;
let page: Tab;
let stop: () => Promise<void>;
const data = mkdtempSync(join(tmpdir(), 'oms-webkit-'));

beforeAll(async () => {
  // Tests count notices, so nothing makes any by itself.
  stop = await startDemoProcess(portBase, {
    DATA_DIR: data,
    DEMO_LIVELY: '0',
    DEMO_START_CALL: '0',
    DEMO_SERVED: '0',
  });
  driver = await startWebKit(findWebKit());
  page = tabOf(webDriverWire(driver));
  await page.go(`${hosts.console}/login`);
  await page.run(`document.cookie = 'lang=en; path=/'`);
});
afterAll(async () => {
  await driver?.close();
  await stop?.();
  rmSync(data, { recursive: true, force: true });
});

it('signs in by the form, for the console, billing and ERP', async () => {
  await page.go(`${hosts.console}/login`);
  await page.press('textbox', /^Account/);
  await page.type(ACCOUNT);
  await page.press('textbox', /^Password/);
  await page.type(demoPassword);
  await page.key('Enter');
  await page.see('heading', /^Main panel$/);
  for (const address of [businessPages.erp, businessPages.billing]) {
    await page.go(address);
    await page.see('button', /^Account$/);
    expect(await page.address()).toBe(address);
  }
});

it('signs in at a partner on another site by one press', async () => {
  await page.go(businessPages.partner);
  await page.press('button', /^(登录|Sign in)$/);
  await page.see('button', /^(账号|Account)$/);
  expect(await page.address()).toBe(businessPages.partner);
});

it('opens the flyout of a module, stars an entry, and goes by it', async () => {
  await page.go(businessPages.billing);
  await page.press('button', /^Billing$/);
  await page.press('button', /^Favourite: UPS charges$/);
  await page.see('link', /^UPS charges$/);
  await page.key('Escape');
  await page.gone('button', /^Favourite: UPS charges$/);
});

it('finds by the search, and keeps what is typed', async () => {
  await page.press('combobox', /^Search$/);
  await page.type('bill');
  await page.see('option', /Bill list/);
  expect((await page.see('combobox', /^Search$/)).value).toBe('bill');
  await page.key('Escape');
  await page.gone('option', /Bill list/);
});

it('shows notices at once over the socket', async () => {
  await page.press('button', /^Notifications/);
  await page.see('dialog', /^Notifications$/);
  await page.see('button', /^Live$/);
  const { description } = await page.see('button', /^Notifications/);
  const title = 'Crate from WebKit';
  const made = await page.run<string>(
    `return OmsShell.request.get('/status/notify/gen?' + new URLSearchParams(arguments[0])).then(() => 'made', (error) => error.code)`,
    { user: ACCOUNT, title },
  );
  expect(made).toBe('made');
  // A reminder, unless the call says otherwise.
  await expect
    .poll(async () => (await page.see('button', /^Notifications/)).description, { timeout: 15_000 })
    .not.toBe(description);
  await page.press('tab', /^Reminders/);
  await page.see('button', new RegExp(title));
  await page.key('Escape');
  await page.gone('dialog', /^Notifications$/);
});

it('lists the organisations, and sends feedback', async () => {
  await page.press('button', /^Switch organisation/);
  await page.see('option', /./);
  await page.key('Escape');
  await page.gone('option', /./);
  await page.press('button', /^Feedback$/);
  await page.press('textbox', /^What is the problem/);
  await page.type('The label printer stops');
  await page.press('button', /^Send$/);
  await page.gone('dialog', /^Feedback$/);
});

it('changes the language without a reload', async () => {
  await page.go(businessPages.erp);
  await page.press('button', /^Language$/);
  await page.press('menuitemradio', /^简体中文$/);
  await page.see('button', /^账号$/);
  await page.press('button', /^语言$/);
  await page.press('menuitemradio', /^English$/);
  await page.see('button', /^Account$/);
});

it('signs out, and comes back to where one was after the next log-in', async () => {
  await page.press('button', /^Account$/);
  await page.press('menuitem', /^Sign out$/);
  await page.see('textbox', /^Account/);
  await page.press('textbox', /^Account/);
  await page.type(ACCOUNT);
  await page.press('textbox', /^Password/);
  await page.type(demoPassword);
  await page.key('Enter');
  await page.see('button', /^Account$/);
  expect(await page.address()).toBe(businessPages.erp);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a person sees and what the services get while much of the shell is used. */
export interface Journey {
  /** By step. */
  readonly seen: Readonly<Record<string, string>>;
  /** Path and body of each write, in order. */
  readonly writes: readonly string[];
}

export const JOURNEY_MARKUP =
  '<input id="own" autofocus><oms-topnav></oms-topnav><oms-sidemenu mode="flyout"></oms-sidemenu><oms-feedback></oms-feedback>';

/** Uses bar, menu, flyout, star, search, organisations, account, notices, feedback, language and script API of an open page. */
export async function travel(page: Page, services: string): Promise<Journey> {
  const seen: Record<string, string> = {};
  const writes: string[] = [];
  page.on('request', (request) => {
    // The loader signs in while the page is still being opened, before anybody can listen.
    if (request.method() !== 'POST' || request.url().includes('/auth/jwt/authorize')) return;
    writes.push(`${request.url().slice(services.length).replace(/\?.*/, '')} ${request.postData()}`);
  });
  const see = async (step: string, element: ReturnType<Page['locator']>) => {
    await element.waitFor();
    // Each stage has a port of its own.
    seen[step] = (await element.ariaSnapshot()).replaceAll(new URL(services).origin, '');
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const bell = button('Notifications');
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  await expect.poll(() => bell.textContent(), { timeout: 20_000 }).toContain('5');
  seen.badge = (await bell.textContent()) ?? '';
  await menu.getByRole('button', { name: 'Home' }).click();
  const star = menu.getByRole('button', { name: 'Favourite: Returns' });
  // The stars come after the entries.
  await star.waitFor({ state: 'attached' });
  await see('flyout', menu.getByRole('list', { name: 'Orders' }));
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => writes.join()).toContain('saveAll');
  await see('menu after presses', menu);
  await page.keyboard.press('Escape');

  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  await search.fill('ret');
  await see('search', page.getByRole('option', { name: /Returns/ }));
  await page.keyboard.press('Escape');
  await button(/^Switch organisation/).click();
  await see('organisations', page.getByRole('option', { name: /Meadow/ }));
  await page.keyboard.press('Escape');
  await button('Account').click();
  await see('account', page.getByRole('menu', { name: 'Account' }));
  await page.keyboard.press('Escape');
  await bell.click();
  await see('notices', page.getByRole('tablist', { name: 'Notification types' }));
  await page.keyboard.press('Escape');
  // What listens for keys comes when the page has nothing else to do.
  await expect.poll(() => bell.getAttribute('aria-keyshortcuts')).toBe('G N');
  await bell.evaluate((button) => button.blur());
  await page.keyboard.type('gn');
  await see('notices by keys', page.getByRole('tablist', { name: 'Notification types' }));
  await page.keyboard.press('Escape');

  await button('Feedback').click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.getByRole('textbox', { name: 'What is the problem?' }).fill('The list is empty');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('13800000000');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => dialog.count()).toBe(0);

  seen.api = await page.evaluate(HOST_CALLS);
  await button('Language').click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await see('language', page.getByRole('button', { name: '通知' }).first());
  return { seen, writes };
}

/** The page's own script: its data, its callbacks, its promise. */
const HOST_CALLS = `(async function () {
  var said = [];
  var off = OmsShell.on('oms-error', function (event) { said[said.length] = event.detail.message; });
  await OmsShell.ready();
  var body = { ids: ['1', '2'], nested: [{ list: [3, ['4']] }], when: new Date(0), none: null };
  body.own = new (function Own() { this.toJSON = function () { return 'own'; }; })();
  var reply = await OmsShell.request.post('/api/v1/Order/save', body, { params: { kind: ['a', 'b'] } });
  var called = 'not called';
  await OmsShell.request.get('/api/v1/Order/find', {}, { read: function (data) { called = 'read'; return data; } });
  var refused = await OmsShell.request.post('/api/v1/Order/save', { ids: ['3'] }, { read: function () { return null; } })
    .then(function () { return 'no error'; }, function (error) { return error.kind; });
  off();
  return [reply.code, reply.data.content instanceof Array, OmsShell.user.name, OmsShell.lang, called, refused, said].join(' ');
})()`;

import { businessPages, chooseLanguage, expectSignedIn, hosts, signInQuickly } from './demo';
import type { Page, Route } from './test';

export const bar = (page: Page) => page.locator('oms-topnav');
export const search = (page: Page) => bar(page).getByRole('combobox', { name: /^(搜索|Search)$/ });
export const group = (page: Page, name: string | RegExp) =>
  bar(page).getByRole('listbox').getByRole('group', { name, exact: true });
export const inGroup = (page: Page, name: string | RegExp) => group(page, name).getByRole('option');
export const options = (page: Page) => bar(page).getByRole('listbox').getByRole('option');
export const active = (page: Page) => bar(page).getByRole('option', { selected: true });
/** What a screen reader is told of the search. */
export const said = (page: Page, text: string | RegExp) =>
  bar(page).getByRole('status').filter({ hasText: text });

/** A page counts as visited a moment after it was opened. */
export const visited = (page: Page, path: string) =>
  page.waitForFunction((part) => localStorage.getItem('oms.recent')?.includes(part), path);

export type Lang = 'en' | 'zh-CN';
export type Host = 'console' | 'billing';

export async function open(page: Page, lang: Lang = 'en', host: Host = 'console'): Promise<void> {
  await chooseLanguage(page.context(), lang);
  await signInQuickly(page.context());
  await page.goto(businessPages[host]);
  await expectSignedIn(page);
}

/** Answers a group's search as the service would, for a page of this host. */
export const answer = (route: Route, json: object, host: Host = 'console') =>
  route.fulfill({
    headers: { 'access-control-allow-origin': hosts[host], 'access-control-allow-credentials': 'true' },
    json,
  });

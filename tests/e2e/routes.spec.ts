import { chooseLanguage, hosts, listenForComplaints } from './support/demo';
import { signInAlone } from './support/own-account';
import { expect, type Page, test } from './support/test';

/** The headings of the pages that a menu leads to. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/home': 'Main panel',
  '/home/profile': 'My profile',
  '/home/sercurity': 'Account security',
  '/home/password': 'Change password',
  '/home/connections': 'Connected accounts',
  '/home/actas': 'Act as a user',
  '/home/announce/list': 'Announcements',
  '/home/notice/list': 'Notifications',
  '/home/notice/template': 'Notice templates',
  '/home/notice/rules': 'Notice rules',
};

test('every route of a menu is reached by it: pages of the side menu in this document, those of the account in a new tab', async ({
  page,
  context,
}) => {
  test.slow();
  await chooseLanguage(context, 'en');
  await signInAlone(context, 'super@oms.test');
  const complaints = listenForComplaints(page);
  const bar = (of: Page) => of.locator('oms-topnav');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const arrives = async (at: Page, path: string) => {
    await expect(at).toHaveURL(hosts.console + path);
    const name = HEADINGS[path] ?? '';
    await expect(at.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  };
  await page.goto(`${hosts.console}/home`);
  await arrives(page, '/home');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [entry, path] of [
    ['Announcements', '/home/announce/list'],
    ['Notifications', '/home/notice/list'],
    ['Main panel', '/home'],
  ] as const) {
    await menu.getByRole('link', { name: new RegExp(`^${entry}`) }).click();
    await arrives(page, path);
  }
  for (const path of [
    '/home',
    '/home/profile',
    '/home/sercurity',
    '/home/password',
    '/home/connections',
    '/home/actas',
  ]) {
    const name = HEADINGS[path] ?? '';
    await bar(page).getByRole('button', { name: 'Account', exact: true }).click();
    const opened = page.waitForEvent('popup');
    await bar(page)
      .getByRole('menuitem', { name: new RegExp(`^${name}`) })
      .click();
    const tab = await opened;
    await arrives(tab, path);
    await tab.close();
  }
  await bar(page).getByRole('button', { name: 'More', exact: true }).click();
  await bar(page).getByRole('menuitem', { name: 'Settings', exact: true }).click();
  // Of a module the first group is open. The page that is shown next keeps this one open.
  await menu.getByRole('button', { name: 'Notice settings', expanded: false }).click();
  for (const [entry, path] of [
    ['Notice templates', '/home/notice/template'],
    ['Notice rules', '/home/notice/rules'],
  ] as const) {
    await menu.getByRole('link', { name: entry }).click();
    await arrives(page, path);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints.list).toEqual([]);
});

test('Back and Forward show the pages as they were left', async ({ page, context, sharedWorld }) => {
  await chooseLanguage(context, 'en');
  await sharedWorld.signIn(context);
  const paths = ['/home', '/home/notice/rules', '/home/sercurity'] as const;
  for (const path of paths) await page.goto(hosts.console + path);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goBack();
  await expect(heading('Notice rules')).toBeVisible();
  await page.goBack();
  await expect(heading('Main panel')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading('Account security')).toBeVisible();
});

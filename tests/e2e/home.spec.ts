import {
  CLIENT_ADMIN,
  chooseLanguage,
  expectSignedIn,
  hosts,
  signInAlone,
  signInQuickly,
} from './support/demo';
import { expect, type Locator, type Page, test } from './support/test';

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function open(page: Page, url = `${hosts.console}/home`): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await page.goto(url);
  await expectSignedIn(page);
}

for (const width of [1440, 1200, 1024, 875, 820, 768, 375]) {
  test(`at ${width} px every task shows its time and its state within the panel`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await signInQuickly(context);
    await open(page);
    const tasks = panel(page, 'Tasks');
    await expect(tasks.getByRole('listitem')).toHaveCount(5);
    const box = (await tasks.boundingBox())!;
    for (const row of await tasks.getByRole('listitem').all()) {
      for (const part of [
        row.locator('time'),
        row.locator('.oms-home-state'),
        row.locator('.oms-home-label'),
      ]) {
        const at = (await part.boundingBox())!;
        expect(at.x).toBeGreaterThanOrEqual(box.x);
        expect(at.x + at.width).toBeLessThanOrEqual(box.x + box.width - 16);
      }
    }
  });
}

test('the menu says how many notifications are unread, as the bell does', async ({ page, context }) => {
  await signInQuickly(context);
  await open(page);
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  const entry = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Notifications', exact: true });
  await expect(entry).toHaveAccessibleDescription(/^[1-9]\d* unread$/);
  const counts = () => Promise.all([entry, bell].map((one) => one.getAttribute('aria-description')));
  // Both in each try: another test may send a message.
  await expect.poll(async () => new Set(await counts()).size).toBe(1);
});

test('a row opens wherever it is pressed', async ({ page, context }) => {
  await signInQuickly(context);
  await open(page);
  for (const name of ['Tasks', 'Latest announcements']) {
    const row = panel(page, name).getByRole('listitem').first();
    const at = (await row.locator('time').boundingBox())!;
    await page.mouse.click(at.x + at.width / 2, at.y + at.height + 6);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('each panel and each figure leads where it comes from', async ({ page, context }) => {
  await signInQuickly(context);
  await open(page);
  await expect(panel(page, 'Tasks').getByRole('link', { name: 'Task centre' })).toHaveAttribute(
    'href',
    `${hosts.erp}/home/task/center`,
  );
  await expect(
    panel(page, 'Latest announcements').getByRole('link', { name: 'All announcements' }),
  ).toHaveAttribute('href', `${hosts.console}/home/announce/list`);
  const unread = panel(page, 'Unread');
  await expect(unread.getByRole('link').first()).toHaveAttribute('href', `${hosts.console}/home/notice/list`);
  await unread.getByRole('link', { name: /^Reminders/ }).click();
  await expect(page).toHaveURL(`${hosts.console}/home/notice/list?type=2&read=0`);
  await page.goBack();

  // Of the orders that are to be reviewed there are none of other days.
  const tile = panel(page, 'Orders today').getByRole('link', { name: /^Dispatched/ });
  const count = /[\d,]+$/.exec((await tile.getAttribute('aria-label'))!)![0];
  await tile.click();
  await expect(page).toHaveURL(`${hosts.console}/home/b2corder?status=DONE&day=today`);
  await expect(page.getByText(`${count} in total`, { exact: true })).toBeVisible();
});

test('favourites are edited in their panel', async ({ page, context }) => {
  await signInAlone(context, CLIENT_ADMIN);
  await open(page);
  const favourites = page.locator('#home-favourites');
  await expect(favourites.getByRole('link', { name: 'B2C orders' })).toBeVisible();
  const before = await favourites.getByRole('link').count();
  await favourites.getByRole('button', { name: 'Edit favourites' }).click();
  const star = favourites.getByRole('button', { name: /B2C orders/, pressed: true });
  await star.click();
  await favourites.getByRole('button', { name: 'Done' }).click();
  await expect(favourites.getByRole('link', { name: 'B2C orders' })).toHaveCount(0);
  await expect(favourites.getByRole('link')).toHaveCount(before - 1);
});

test('unread names nothing that is read', async ({ page, context }) => {
  await signInQuickly(context);
  await open(page);
  const rows = panel(page, 'Latest announcements').getByRole('listitem');
  const read = rows.filter({ hasNot: page.getByText('Unread', { exact: true }) }).locator('.oms-home-label');
  // The newest of the demo is read.
  await expect(read.first()).toHaveText(await rows.first().locator('.oms-home-label').innerText());
  const line = panel(page, 'Unread').getByRole('listitem').first();
  await expect(line).toContainText('Announcements');
  for (const title of await read.allInnerTexts()) await expect(line).not.toContainText(title);
});

test('the order list is as it was left after an order, which is shown without the side menu', async ({
  page,
  context,
}) => {
  await signInQuickly(context);
  await open(page, `${hosts.console}/home/b2corder?status=DONE`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const search = page.getByRole('searchbox', { name: /^Order, tracking/ });
  await search.fill('OW-');
  await expect(page).toHaveURL(/text=OW-/);
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order SO/ })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveTitle(/^Order SO/);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(`${hosts.console}/home/b2corder?status=DONE&text=OW-`);
  await expect(search).toHaveValue('OW-');
  await expect(menu).toBeVisible();
  await expect(page).toHaveTitle(/^B2C orders - .+ - OMS$/);
});

test.describe('a record that was deleted', () => {
  for (const [path, title] of [
    ['/home/notice/list/detail', 'This notification no longer exists'],
    ['/home/announce/detail', 'This announcement no longer exists'],
  ] as const) {
    test(`says so at ${path}, and offers no other try`, async ({ page, context }) => {
      await signInQuickly(context);
      await open(page, `${hosts.console}${path}?id=99999999`);
      const main = page.getByRole('main');
      await expect(main).toContainText(title);
      await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('link', { name: /^All / })).toBeVisible();
    });
  }
});

test('account pages keep name and value within 720 px', async ({ page, context }) => {
  await signInQuickly(context);
  for (const path of ['/home/profile', '/home/sercurity']) {
    await open(page, `${hosts.console}${path}`);
    const box = await page.getByRole('main').getByRole('region').first().boundingBox();
    expect(box!.width).toBe(720);
  }
});

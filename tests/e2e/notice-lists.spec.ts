import { businessPages, chooseLanguage, hosts, signInAlone, signInQuickly } from './support/demo';
import { expect, expectAccessible, type Page, type Route, test } from './support/test';

const bell = (page: Page) => page.getByRole('button', { name: /^(消息通知|Notifications)$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(消息通知|Notifications)$/ });
const rows = (page: Page) => panel(page).getByRole('tabpanel').getByRole('listitem').getByRole('button');

/** The panel with its group messages: of those no test reads any by the way. */
async function openGroups(page: Page): Promise<void> {
  await signInQuickly(page.context());
  await page.goto(businessPages.console);
  await bell(page).click();
  await panel(page)
    .getByRole('tab', { name: /^(群消息|Group messages)/ })
    .click();
  await expect(rows(page)).toHaveCount(4);
}

/** Answers as a service does whose answers the page may read. */
const answer = (route: Route, body: unknown, status = 200) =>
  route.fulfill({
    status,
    json: body,
    headers: {
      'access-control-allow-origin': hosts.console,
      'access-control-allow-credentials': 'true',
    },
  });

test('arrows, Home and End go through a list, and its times are exact where the focus is', async ({
  page,
}) => {
  await openGroups(page);
  await rows(page).first().focus();
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', 3],
    ['ArrowDown', 3],
    ['Home', 0],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows(page).nth(at), key).toBeFocused();
  }
  const told = await rows(page)
    .first()
    .getByRole('time')
    .evaluate((time) => getComputedStyle(time, '::after').content);
  expect(told).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d GMT/);
});

test('a file that is on its way is not asked for twice; one that does not come is told of', async ({
  page,
}) => {
  await openGroups(page);
  const reports = panel(page).getByRole('region', { name: '报表任务' });
  const link = reports.getByRole('link', { name: /^下载/ }).first();
  const waiting: Route[] = [];
  await page.route('**/files/**', (route) => {
    if (route.request().method() === 'GET') waiting.push(route);
    else void route.continue();
  });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await link.press('Enter');
  await expect.poll(() => waiting.length).toBe(1);
  await answer(waiting[0] as Route, { code: 404, message: '文件已过期' }, 404);
  const message = page.getByRole('region', { name: '消息提示' }).getByRole('alert');
  await expect(message).toContainText('下载失败');
  await expect(message).toContainText('文件已过期');
  await expect(link).not.toHaveAttribute('aria-busy');
  expect(waiting).toHaveLength(1);
  // Closing the message is no wish to close the panel.
  await message.getByRole('button', { name: '关闭' }).click();
  await expect(message).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await page.unroute('**/files/**');
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toMatch(/\.\w+$/);
});

for (const lang of ['zh-CN', 'en'] as const) {
  test(`in the narrowest window nothing of the panel is out of reach: ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await chooseLanguage(page.context(), lang);
    await openGroups(page);
    for (const role of ['button', 'link'] as const) {
      for (const one of await panel(page).getByRole(role).all()) {
        const box = await one.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 320, await one.innerText()).toBe(true);
      }
    }
  });
}

test('an announcement that is read without a network is read at once, and told when the way is free', async ({
  page,
  context,
}) => {
  const wire = (id: number, marked: number) => ({ id: String(id), title: `Title ${id}`, marked });
  await context.route('**/BizAnnouncement/recent*', (route) =>
    answer(route, { code: 200, message: '', data: { list: [wire(3, 0), wire(2, 0), wire(1, 1)] } }),
  );
  await context.route('**/BizAnnouncement/loadData*', (route) =>
    answer(route, { code: 200, message: '', data: { entity: { ...wire(2, 0), content: '<p>Words</p>' } } }),
  );
  await signInQuickly(context, 'service.member@oms.test');
  await page.goto(businessPages.console);
  await bell(page).click();
  await panel(page).getByRole('tab', { name: /^公告/ }).click();
  const unread = rows(page).filter({ hasText: '未读' });
  await expect(unread).toHaveCount(2);
  let away = true;
  const told: unknown[] = [];
  // One for both: what is sent again between two handlers would reach the service.
  await context.route('**/BizAnnouncement/markAsRead*', (route) => {
    if (away) return route.abort();
    told.push(route.request().postDataJSON());
    return answer(route, { code: 200, message: '', data: {} });
  });
  await rows(page).nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Title 2' })).toContainText('Words');
  await page.keyboard.press('Escape');
  await expect(unread).toHaveCount(1);
  const kept = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('oms.readQueue.announcements.')).length,
    );
  await expect.poll(kept).toBe(1);
  away = false;
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => told).toEqual([{ id: '2' }]);
  await expect.poll(kept).toBe(0);
  await expect(unread).toHaveCount(1);
});

test.describe('the page of all messages', () => {
  const list = (page: Page) => page.getByRole('list', { name: 'Notifications' });
  const unread = (page: Page) => list(page).getByRole('link', { name: /^Unread / });
  const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose: ${title}` });

  /** Opens it as somebody who has five messages of two kinds, all unread. */
  async function openFive(page: Page): Promise<void> {
    const context = page.context();
    await chooseLanguage(context, 'en');
    const user = await signInAlone(context, 'client.member@oms.test');
    for (const [title, type] of [
      ['Bay Dock 1', '2'],
      ['Bay Dock 2', '2'],
      ['Bay Dock 3', '2'],
      ['Bay Wave 1', '4'],
      ['Bay Wave 2', '4'],
    ] as const) {
      const query = new URLSearchParams({ user, title, type });
      await context.request.get(`${hosts.userCentre}/status/notify/gen?${query}`);
    }
    await page.goto(`${hosts.console}/home/notice/list?text=Bay`);
    await expect(unread(page)).toHaveCount(5);
  }

  test('marks the chosen as read, of several kinds at once, also by keyboard', async ({ page }) => {
    await openFive(page);
    await box(page, 'Bay Dock 1').click();
    await box(page, 'Bay Wave 2').focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: '2 chosen' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect(unread(page)).toHaveCount(3);
    await page.reload();
    await expect(unread(page)).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect(unread(page)).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
    await expect(page.getByRole('button', { name: 'Mark as read' })).toBeDisabled();
  });

  test('takes back what the service refuses, and says why', async ({ page }) => {
    await openFive(page);
    await page.route('**/BizNotify/markAsRead**', (route) =>
      answer(route, { code: 10010, message: 'Not now, please' }),
    );
    await box(page, 'Bay Dock 1').click();
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect(page.getByRole('alert')).toContainText('Not marked as read: Not now, please');
    await expect(unread(page)).toHaveCount(5);
  });

  test('is filtered by the event, which stays in the address', async ({ page }) => {
    await chooseLanguage(page.context(), 'en');
    await signInQuickly(page.context());
    await page.goto(`${hosts.console}/home/notice/list`);
    const events = page.getByRole('combobox', { name: 'Event' });
    await events.selectOption({ index: 1 });
    await expect(page).toHaveURL(/[?&]event=\d+/);
    // The router renders in a transition: the address may be there first.
    await expect(events).not.toHaveValue('');
    const chosen = await events.inputValue();
    const asked = page.waitForRequest(new RegExp(`EQ_bizeventTypeId(%5D|\\])=${chosen}`));
    await page.reload();
    await asked;
    await expect(events).toHaveValue(chosen);
    await page.goto(`${hosts.console}/home/notice/list?event=${encodeURIComponent("1' or 1=1")}`);
    await expect(events).toHaveValue('');
    await expect(list(page)).toBeVisible();
  });
});

import { businessPages, chooseLanguage, hosts, signInQuickly } from './support/demo';
import { expect, type Page, type Route, test } from './support/test';

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
  await context.route('**/BizAnnouncement/markAsRead*', (route) => route.abort());
  await rows(page).nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Title 2' })).toContainText('Words');
  await page.keyboard.press('Escape');
  await expect(unread).toHaveCount(1);
  const kept = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('oms.readQueue.announcements.')).length,
    );
  await expect.poll(kept).toBe(1);
  const told: unknown[] = [];
  await context.unroute('**/BizAnnouncement/markAsRead*');
  await context.route('**/BizAnnouncement/markAsRead*', (route) => {
    told.push(route.request().postDataJSON());
    return answer(route, { code: 200, message: '', data: {} });
  });
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => told).toEqual([{ id: '2' }]);
  await expect.poll(kept).toBe(0);
  await expect(unread).toHaveCount(1);
});

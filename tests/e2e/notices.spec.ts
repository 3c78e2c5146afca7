import {
  businessPages,
  CLIENT_ADMIN,
  chooseLanguage,
  expectSignedIn,
  hosts,
  listenForComplaints,
  signInAlone,
  signInQuickly,
} from './support/demo';
import { type BrowserContext, expect, expectAccessible, type Locator, type Page, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

const bell = (page: Page) => page.getByRole('button', { name: /^(消息通知|Notifications)$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(消息通知|Notifications)$/ });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => panel(page).getByRole('tabpanel').getByRole('listitem').getByRole('button');
const unreadRows = (page: Page) => rows(page).filter({ hasText: '未读' });

async function openPanel(page: Page, account = CLIENT_ADMIN): Promise<void> {
  await signInAlone(page.context(), account);
  await page.goto(businessPages.console);
  // Counts are read once, where they are: not before they are known.
  await expect(bell(page)).toHaveAttribute('aria-description', /\d/);
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
}

const countIn = async (locator: Locator) => Number((await locator.innerText()).match(/\d+/)?.[0] ?? 0);
const totalOf = async (page: Page) =>
  Number((await bell(page).getAttribute('aria-description'))?.match(/\d+/)?.[0] ?? 0);

/** Answers calls of the page as the backend would, so that its origin may read the answer. */
async function answer(context: BrowserContext, call: string, body: unknown, status = 200): Promise<void> {
  await context.route(`**/api/v1/${call}*`, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: {
        'access-control-allow-origin': route.request().headers().origin ?? '*',
        'access-control-allow-credentials': 'true',
      },
      body: JSON.stringify(body),
    }),
  );
}

test('the bell says what is unread, and the keyboard alone goes through the panel and back', async ({
  page,
}) => {
  await signInQuickly(page.context());
  await page.goto(businessPages.console);
  await expect(bell(page)).toHaveAttribute('aria-description', /\d+ 条未读/);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
  await tab(page, '公告').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, '提醒')).toBeFocused();
  await expect(tab(page, '提醒')).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab(page, '群消息')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('more is loaded below what is there, and times are exact on hover', async ({ page }) => {
  await openPanel(page);
  await tab(page, '群消息').click();
  await expect(rows(page)).toHaveCount(4);
  // Its title: how long ago it was is another the next minute.
  const titleOf = (row: Locator) => row.locator('[title]').first().getAttribute('title');
  const first = await titleOf(rows(page).first());
  await panel(page).getByRole('button', { name: '加载更多' }).click();
  await expect(rows(page)).toHaveCount(14);
  expect(await titleOf(rows(page).first())).toBe(first);
  await expect(rows(page).first().getByRole('time')).toHaveAttribute(
    'title',
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d GMT/,
  );
});

test('a reminder is read by being opened; the counts follow and the focus comes back to it', async ({
  page,
}) => {
  await openPanel(page, 'client.member@oms.test');
  await tab(page, '提醒').click();
  await expect(unreadRows(page).first()).toBeVisible();
  const [total, reminders] = [await totalOf(page), await countIn(tab(page, '提醒'))];
  const title = (await unreadRows(page).first().locator('[title]').first().getAttribute('title')) ?? '';
  await unreadRows(page).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(bell(page)).toHaveAttribute('aria-description', `${total - 1} 条未读`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(rows(page).filter({ hasText: title }).first()).toBeFocused();
  await expect(tab(page, '提醒')).toHaveText(new RegExp(`${reminders - 1}$`));
  await expect(rows(page).first()).not.toContainText('未读');
});

test('read-all shows at once, is taken back with the reason where it is refused, and holds where it is not', async ({
  page,
  context,
}) => {
  await openPanel(page, 'service.admin@oms.test');
  await tab(page, '提醒').click();
  await expect(unreadRows(page)).toHaveCount(4);
  const total = await totalOf(page);
  const reminders = await countIn(tab(page, '提醒'));

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/api/v1/BizNotify/markAsRead*', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    await held;
    await route.fulfill({
      contentType: 'application/json',
      headers: {
        'access-control-allow-origin': route.request().headers().origin ?? '*',
        'access-control-allow-credentials': 'true',
      },
      body: JSON.stringify({ code: 10010, message: '稍后再来' }),
    });
  });
  const readAll = panel(page).getByRole('button', { name: '提醒全部已读' });
  await readAll.click();
  await expect(unreadRows(page)).toHaveCount(0);
  await expect(bell(page)).toHaveAttribute('aria-description', `${total - reminders} 条未读`);
  release();
  await expect(panel(page).getByRole('alert')).toContainText('稍后再来');
  await expect(unreadRows(page)).toHaveCount(4);
  await expect(bell(page)).toHaveAttribute('aria-description', `${total} 条未读`);

  await context.unrouteAll();
  await readAll.click();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(unreadRows(page)).toHaveCount(0);
  await expect(readAll).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(bell(page)).toHaveAttribute('aria-description', `${total - reminders} 条未读`);
});

// Without a network, Firefox as it is driven here refuses files of the cache, too: the code for receipts of other tabs is one.
test('what is read without a network stays read, in every tab, and is told to the service when it is back', {
  tag: '@chromium',
}, async ({ page, context }) => {
  await openPanel(page, 'service.member@oms.test');
  await tab(page, '提醒').click();
  await expect(unreadRows(page).first()).toBeVisible();
  const [total, reminders] = [await totalOf(page), await countIn(tab(page, '提醒'))];
  const other = await context.newPage();
  await other.goto(businessPages.console);
  await expect(bell(other)).toHaveAttribute('aria-description', `${total} 条未读`);

  await context.setOffline(true);
  await panel(page).getByRole('button', { name: '提醒全部已读' }).click();
  await expect(unreadRows(page)).toHaveCount(0);
  for (const one of [page, other])
    await expect(bell(one)).toHaveAttribute('aria-description', `${total - reminders} 条未读`);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);

  const told = context.waitForEvent(
    'requestfinished',
    (request) => request.method() === 'POST' && request.url().includes('BizNotify/markAsRead'),
  );
  await context.setOffline(false);
  await told;
  await page.reload();
  await expect(bell(page)).toHaveAttribute('aria-description', `${total - reminders} 条未读`);
});

test('the foot leads to the list pages in new tabs, and says how news come', async ({ page }) => {
  await openPanel(page);
  for (const [name, path] of [
    ['全部消息', '/home/notice/list'],
    ['全部公告', '/home/announce/list'],
  ] as const) {
    const link = panel(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `${hosts.console}${path}`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const sign = panel(page).getByRole('button', { name: /^(实时|每 3 分钟|已断开)$/ });
  await expect(sign).toBeVisible();
  await sign.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('tooltip')).toBeVisible();
});

test('who has asked for more gets on by scrolling', async ({ page }) => {
  await openPanel(page);
  await tab(page, '群消息').click();
  await expect(rows(page)).toHaveCount(4);
  await panel(page).getByRole('button', { name: '加载更多' }).click();
  await expect(rows(page)).toHaveCount(14);
  await panel(page).getByRole('button', { name: '加载更多' }).scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(24);
});

test('a list that fails says so and is there after another try; the rest of the panel stands', async ({
  page,
  context,
}) => {
  await answer(context, 'BizNotify/recent', { code: 10020, message: '稍后再来', requestId: 'r-1' });
  await openPanel(page);
  await tab(page, '私信').click();
  const failure = panel(page).getByRole('tabpanel').getByRole('alert');
  await expect(failure).toContainText('私信加载失败');
  await expect(failure).toContainText('稍后再来');
  await failure.getByText('详情').click();
  await expect(failure).toContainText('/api/v1/BizNotify/recent');
  await expect(panel(page).getByRole('region', { name: '最近任务' }).getByRole('listitem')).toHaveCount(5);
  await context.unrouteAll();
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('where there are no messages the list tells what will be here', async ({ page, context }) => {
  await answer(context, 'BizNotify/recent', { code: 200, message: '', data: { list: { data: {} } } });
  await openPanel(page);
  await tab(page, '提醒').click();
  await expect(panel(page).getByRole('tabpanel')).toContainText('暂无提醒');
});

test('a task tells how it stands and keeps the exception to itself; a finished report can be fetched', async ({
  page,
}) => {
  await openPanel(page);
  const tasks = panel(page).getByRole('region', { name: '最近任务' });
  await tasks.getByRole('button', { name: /3 条失败/ }).click();
  const task = page.getByRole('dialog', { name: '推送入库单到新泽西仓' });
  await expect(task).toContainText('调用业务逻辑时发生异常');
  await expect(task).not.toContainText('==>');
  await expect(task.getByRole('link', { name: '下载相关文件' })).toHaveAttribute('href', /\/files\//);
  await page.keyboard.press('Escape');
  const reports = panel(page).getByRole('region', { name: '报表任务' });
  await expect(reports.getByRole('listitem')).toHaveCount(5);
  const href = await reports.getByRole('link', { name: /^下载/ }).first().getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(file.headers()['content-disposition']).toMatch(/^attachment/);
});

// Firefox asks the policy for the announcement's own picture, which is not in sight yet, and says that it is refused.
test('hostile announcements are harmless on a page with Trusted Types, and their links stay', {
  tag: '@chromium',
}, async ({ page, context }) => {
  const content = `<p onclick="pwned=1" style="color:red" class="x" id="main">Words
    <a href="javascript:pwned=1">script</a> <a href="https://elsewhere.example/x">link</a></p>
    <img src="x" onerror="pwned=1"><form action="https://elsewhere.example"><input name="q"></form>
    <iframe src="https://elsewhere.example"></iframe><svg><script>pwned=1</script></svg><style>*{display:none}</style>`;
  const meta = JSON.stringify({
    items: [
      { attachUrl: 'javascript:pwned=1', attachTitle: 'bad.pdf' },
      { attachUrl: `${hosts.userCentre}/files/1/good.pdf`, attachTitle: 'good.pdf' },
    ],
  });
  const entity = {
    id: '1',
    title: '<b>Title</b>',
    content,
    meta,
    marked: 1,
    updatedAt: '2026-11-20T02:33:00Z',
  };
  await answer(context, 'BizAnnouncement/loadData', { code: 200, message: '', data: { entity } });
  await signInQuickly(context);
  await page.goto(businessPages.partner);
  await page.getByRole('button', { name: '登录' }).click();
  await expectSignedIn(page);
  const complaints = listenForComplaints(page);
  await bell(page).click();
  await tab(page, '公告').click();
  await rows(page).first().click();
  const dialog = page.getByRole('dialog', { name: '<b>Title</b>' });
  await expect(dialog.getByText('Words')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'link', exact: true });
  await expect(link).toHaveAttribute('href', 'https://elsewhere.example/x');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(dialog.getByRole('link', { name: 'script' })).toHaveCount(0);
  await expect(dialog.getByRole('list', { name: '附件' }).getByRole('link')).toHaveText(['good.pdf']);
  await expect(
    dialog.locator('form, input, iframe, svg script, style, [onclick], [onerror], [id=main]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  // The picture is of a host that this page shows none of; nothing else meets its policy.
  expect(complaints.list.filter((line) => !line.includes('Loading the image'))).toEqual([]);
});

test('the element opens at a tab by method and attribute, and refuses a tab that does not exist', async ({
  page,
  context,
}) => {
  await signInQuickly(context);
  await page.goto(businessPages.partner);
  await page.getByRole('button', { name: '登录' }).click();
  await expectSignedIn(page);
  // Its methods come with its code.
  await page.evaluate(async () => void (await customElements.whenDefined('oms-notice-center')));
  const element = page.locator('oms-notice-center');
  await element.evaluate((center: HTMLElement & { show(tab: number): void }) => center.show(3));
  await expect(tab(page, '私信')).toHaveAttribute('aria-selected', 'true');
  await expect(element).toHaveAttribute('tab', '3');
  await tab(page, '提醒').click();
  await expect(element).toHaveAttribute('tab', '2');
  await element.evaluate((center: HTMLElement & { hide(): void }) => center.hide());
  await expect(panel(page)).toHaveCount(0);
  await expect(element).not.toHaveAttribute('open');
  const refused = await element.evaluate(
    (center) =>
      new Promise<string>((resolve) => {
        document.addEventListener('oms-error', (event) => resolve((event as CustomEvent).detail.message), {
          once: true,
        });
        center.setAttribute('tab', '7');
      }),
  );
  expect(refused).toContain('1, 2, 3, 4');
});

test('what is unread is told to the page once, with its parts', async ({ page, context }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('oms-unread', (event) => told.push((event as CustomEvent).detail));
  });
  // Another test may read a message meanwhile, of which the socket tells.
  await context.routeWebSocket(/\/stomp/, () => {});
  await signInQuickly(context);
  await page.goto(businessPages.erp);
  await expect(bell(page)).toHaveAttribute('aria-description', /\d/);
  const told = await page.evaluate(
    () => (window as unknown as { told: { total: number; byType: object }[] }).told,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.total).toBe(Object.values(told[0]?.byType ?? {}).reduce((sum, count) => sum + count, 0));
  expect(Object.keys(told[0]?.byType ?? {})).toEqual(['1', '2', '3', '4']);
});

for (const lang of ['zh-CN', 'en'] as const) {
  test(`axe finds nothing serious in the panel and the details in ${lang}`, async ({ page, context }) => {
    await chooseLanguage(context, lang);
    await signInQuickly(context);
    await page.goto(businessPages.console);
    await bell(page).click();
    await tab(page, lang === 'en' ? 'Reminders' : '提醒').click();
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
    await tab(page, lang === 'en' ? 'Announcements' : '公告').click();
    await rows(page).last().click();
    await expect(page.getByRole('button', { name: /^(Got it|知道了)$/ })).toBeVisible();
    await expect(page.locator('#oms-announcement .oms-html')).not.toBeEmpty();
    await expectAccessible(page);
  });
}

test('the main panel counts what the bell counts, while the service is still being told too', async ({
  page,
}) => {
  const reader = await signInAlone(page.context(), 'service.admin@oms.test');
  const made = await page
    .context()
    .request.get(
      `${hosts.userCentre}/status/notify/gen?${new URLSearchParams({ user: reader, type: '4', title: 'Dock 9' })}`,
    );
  expect(made.ok()).toBe(true);
  await page.goto(businessPages.console);
  const home = page.getByRole('region', { name: '未读' });
  await expect(bell(page)).toHaveAttribute('aria-description', /\d+ 条未读/);
  const total = await totalOf(page);
  await expect(home.locator('.oms-badge')).toHaveText(String(total));

  let tell = () => {};
  const held = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/api/v1/BizNotify/markAsRead*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await home.getByRole('button', { name: 'Dock 9' }).click();
  await expect(page.getByRole('dialog', { name: 'Dock 9' })).toBeVisible();
  await expect(bell(page)).toHaveAttribute('aria-description', `${total - 1} 条未读`);
  await expect(home.locator('.oms-badge')).toHaveText(String(total - 1));
  tell();
  await page.keyboard.press('Escape');
  await expect(home.locator('.oms-badge')).toHaveText(String(total - 1));
});

test('a pointer that rests on the bell has the panel rendered: the press shows the same rows, and nobody meets them before', async ({
  page,
}) => {
  await signInQuickly(page.context());
  await page.goto(businessPages.billing);
  const hidden = page.locator('oms-notice-center').locator('[part=panel]');
  // The first visit of the pointer fetches its code.
  await bell(page).hover();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(700, 600);
  await bell(page).hover();
  const row = hidden.locator('li').first();
  await expect(row).toBeAttached();
  await expect(hidden).toBeHidden();
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'false');
  const rendered = await row.elementHandle();
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await rendered?.evaluate((node) => (node as HTMLElement).checkVisibility())).toBe(true);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  // The pointer still rests there: the next press has its rows, too.
  await expect(hidden).toBeHidden();
  await expect(row).toBeAttached();
  await expect(panel(page)).toHaveCount(0);
  await page.mouse.move(700, 600);
  await expect(hidden).toHaveCount(0);
});

import { chooseLanguage, hosts, listenForComplaints, signInQuickly } from './support/demo';
import { type BrowserContext, expect, expectAccessible, type Page, test } from './support/test';

const LIST = `${hosts.console}/home/announce/list`;
const DETAIL = `${hosts.console}/home/announce/detail`;

const dialog = (page: Page) => page.locator('dialog#oms-announcement');
const rows = (page: Page) =>
  page.getByRole('list', { name: /^(公告|消息通知|Announcements|Notifications)$/ }).getByRole('link');
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Answers a call of the page as the backend would, so that its origin may read the answer. */
async function answer(context: BrowserContext, call: string, dataFor: (query: URLSearchParams) => unknown) {
  await context.route(`**/api/v1/${call}*`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: {
        'access-control-allow-origin': route.request().headers().origin ?? '*',
        'access-control-allow-credentials': 'true',
      },
      body: JSON.stringify({
        code: 200,
        message: '',
        data: dataFor(new URL(route.request().url()).searchParams),
      }),
    }),
  );
}

/** A service with eleven announcements, 11 … 1. Returns the ids that were marked as read. */
async function eleven(context: BrowserContext): Promise<string[]> {
  const marked: string[] = [];
  const all = Array.from({ length: 11 }, (_, at) => 11 - at);
  const wire = (id: number) => ({
    id: String(id),
    title: `Title ${id}`,
    marked: 0,
    updatedAt: '2026-11-20T02:33:00Z',
    content: `<p>Words ${id}</p>`,
  });
  await answer(context, 'BizAnnouncement/findByPage', (query) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('rows'))];
    return {
      content: all.slice((page - 1) * size, page * size).map(wire),
      totalPages: Math.ceil(all.length / size),
      totalElements: all.length,
    };
  });
  await answer(context, 'BizAnnouncement/loadData', (query) => ({ entity: wire(Number(query.get('id'))) }));
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('BizAnnouncement/markAsRead')) {
      marked.push(String(request.postDataJSON().id));
    }
  });
  await answer(context, 'BizAnnouncement/markAsRead', () => ({}));
  return marked;
}

test('the dialog goes by keyboard over the edge of a page, keeps the focus and marks the first alone', async ({
  page,
  context,
}) => {
  const marked = await eleven(context);
  await signInQuickly(context);
  await page.goto(LIST);
  await expect(rows(page)).toHaveCount(10);
  await rows(page).nth(8).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Title 3', exact: true })).toBeVisible();
  await expect.poll(() => marked).toEqual(['3']);
  await step(page, '下一条').focus();
  // A key is pressed on a button that still waits for its neighbour, too, where it does nothing.
  await expect(step(page, '下一条')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Title 2');
  await expect(dialog(page).getByRole('status')).toHaveText('Title 2');
  await expect(step(page, '下一条')).toBeFocused();
  await expect(step(page, '下一条')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Title 1');
  await expect(dialog(page).getByText('Words 1', { exact: true })).toBeVisible();
  // The end: the button that was pressed can take the focus no more.
  await expect(step(page, '下一条')).toBeDisabled();
  await expect(step(page, '上一条')).toBeFocused();
  await expect(step(page, '上一条')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Title 2');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page).nth(8)).toBeFocused();
  expect(marked).toEqual(['3']);
});

test('opened by its address it has no close button and is not marked; the way back is that of the browser', async ({
  page,
  context,
}) => {
  const marked = await eleven(context);
  await signInQuickly(context);
  await page.goto(`${DETAIL}?id=11`);
  await expect(page.getByRole('heading', { name: 'Title 11' })).toBeVisible();
  await expect(page).toHaveTitle(/^Title 11 - .+ - OMS$/);
  await expect(page.getByRole('button', { name: '关闭' })).toHaveCount(0);
  await expect(step(page, '上一条')).toBeDisabled();
  await step(page, '下一条').click();
  await expect(page).toHaveURL(`${DETAIL}?id=10`);
  await expect(page.getByRole('heading', { name: 'Title 10' })).toBeVisible();
  await expect(step(page, '上一条')).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Title 11' })).toBeVisible();
  expect(marked).toEqual([]);
  await page.goto(DETAIL);
  await expect(page.getByText('未选择公告')).toBeVisible();
});

test('the list keeps page and filters in its address, over a reload and the way back', async ({
  page,
  context,
}) => {
  await signInQuickly(context);
  await page.goto(LIST);
  await expect(rows(page)).toHaveCount(10);
  const pager = page.getByRole('navigation', { name: '分页' });
  const first = await rows(page).first().getAttribute('href');
  await pager.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(rows(page).first()).not.toHaveAttribute('href', first ?? '');
  const second = await rows(page).first().getAttribute('href');
  await page.reload();
  await expect(rows(page).first()).toHaveAttribute('href', second ?? '');
  await page.goBack();
  await expect(rows(page).first()).toHaveAttribute('href', first ?? '');
  await page.getByRole('searchbox', { name: '搜索公告' }).fill('FedEx');
  await expect(page).toHaveURL(`${LIST}?text=FedEx`);
  await expect(rows(page).first()).toContainText('FedEx');
  await page.getByRole('combobox', { name: '阅读状态' }).selectOption('未读');
  await expect(page).toHaveURL(`${LIST}?text=FedEx&read=0`);
  await page.getByRole('searchbox', { name: '搜索公告' }).fill('没有这样的公告');
  await expect(page.getByText('没有符合条件的公告')).toBeVisible();
  await page.goto(`${LIST}?page=9999&rows=7&read=x`);
  await expect(page).toHaveURL(/page=23/);
  await expect(rows(page)).not.toHaveCount(0);
});

test('the list of messages has types, and a message its own page, which reads it', async ({
  page,
  context,
}) => {
  // Nothing is really marked: what is unread is counted by other tests.
  await answer(context, 'BizNotify/markAsRead', () => ({ marked: 1 }));
  await signInQuickly(context);
  await page.goto(`${hosts.console}/home/notice/list?type=3&read=0`);
  await expect(rows(page).first()).toContainText('私信');
  await expect(page.getByRole('combobox', { name: '类型' })).toHaveValue('3');
  const title = (await rows(page).first().locator('[title]').first().getAttribute('title')) ?? '';
  const href = (await rows(page).first().getAttribute('href')) ?? '';
  const marked = page.waitForRequest(/BizNotify\/markAsRead/);
  await page.goto(hosts.console + href);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await marked;
});

test('the newest unread announcement pops up once, 720 wide', async ({ page, context }) => {
  await eleven(context);
  await answer(context, 'BizAnnouncement/stats', () => ({ stats: { lastId: '11', marked: 0, remains: 1 } }));
  await signInQuickly(context, 'client.member@oms.test');
  await page.goto(LIST);
  await expect(dialog(page)).toHaveAccessibleName('Title 11');
  expect((await dialog(page).boundingBox())?.width).toBe(720);
  await step(page, '知道了').click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: '消息通知', exact: true })).toHaveAttribute(
    'aria-description',
    /\d/,
  );
  await expect(dialog(page)).toHaveCount(0);
});

for (const lang of ['zh-CN', 'en'] as const) {
  test(`axe finds nothing serious on the pages and in the dialog in ${lang}`, async ({ page, context }) => {
    await chooseLanguage(context, lang);
    await signInQuickly(context);
    const complaints = listenForComplaints(page);
    for (const path of [
      'announce/list',
      'announce/detail?id=5240',
      'notice/list',
      'announce/list?text=zzzz',
    ]) {
      await page.goto(`${hosts.console}/home/${path}`);
      await expect(
        page.locator('main .oms-html, main .oms-feed, main .oms-view-state').first(),
      ).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(LIST);
    await rows(page).first().click();
    await expect(dialog(page).locator('.oms-html')).not.toBeEmpty();
    await expectAccessible(page);
    expect(complaints.list).toEqual([]);
  });
}

import { businessPages, expectSignedIn, hosts, listenForComplaints } from './support/demo';
import { signInAlone } from './support/own-account';
import { type BrowserContext, expect, type Locator, type Page, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

const bell = (page: Page) => page.getByRole('button', { name: /^(消息通知|Notifications)$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(消息通知|Notifications)$/ });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => panel(page).getByRole('tabpanel').getByRole('listitem').getByRole('button');
const unreadRows = (page: Page) => rows(page).filter({ hasText: '未读' });

async function openPanel(page: Page, account: string): Promise<void> {
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

// Firefox asks the policy for the announcement's own picture, which is not in sight yet, and says that it is refused.
test('hostile announcements are harmless on a page with Trusted Types, and their links stay', {
  tag: '@chromium',
}, async ({ page, context, world }) => {
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
  await world.signIn(context);
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

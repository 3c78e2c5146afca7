import { businessPages, chooseLanguage, hosts, signInQuickly } from './support/demo';
import { expect, expectAccessible, type Locator, type Page, test } from './support/test';

const panel = (page: Page) => page.getByRole('dialog', { name: /^(消息通知|Notifications)$/ });
const tab = (page: Page, name: RegExp) => panel(page).getByRole('tab', { name });
const rows = (page: Page) => panel(page).getByRole('tabpanel').getByRole('listitem').getByRole('button');

const attachments = ['packing list.xlsx', `${'long '.repeat(30)}name.pdf`, ''].map((attachTitle, at) => ({
  attachUrl: `${hosts.userCentre}/files/${at}/file-${at}.pdf`,
  attachTitle,
}));
const wideTable = `<table><tr>${'<th>Warehouse</th>'.repeat(20)}</tr><tr>${'<td>New Jersey</td>'.repeat(20)}</tr></table>`;

/** The announcement that is opened has files and something wide; what stands beside it is the demo's. */
async function fileSome(page: Page): Promise<void> {
  await page.route('**/api/v1/BizAnnouncement/loadData*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.entity.meta = JSON.stringify({ items: attachments });
    body.data.entity.content = `<p>Words</p>${wideTable}`;
    await route.fulfill({ response, json: body });
  });
}

/** By keyboard alone: opened, walked through without leaving it, checked, closed; the focus is where it was. */
async function through(page: Page, row: Locator, dialog: Locator, filled: Locator): Promise<void> {
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(filled).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const behind = await page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      // The browser's own buttons come between the last and the first: then it is the body.
      return active !== document.body && !active?.closest('dialog[open]');
    });
    expect(behind, key).toBe(false);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(row).toBeFocused();
}

for (const lang of ['zh-CN', 'en'] as const) {
  test(`announcement, notice and task are opened, read and closed by keyboard: ${lang}`, async ({ page }) => {
    await chooseLanguage(page.context(), lang);
    await fileSome(page);
    await signInQuickly(page.context());
    await page.goto(businessPages.console);
    await page.getByRole('button', { name: /^(消息通知|Notifications)$/ }).press('Enter');

    await tab(page, /^(公告|Announcements)/).press('Enter');
    const announcement = page.locator('dialog#oms-announcement');
    const files = announcement.getByRole('list', { name: /^(附件|Attachments)$/ });
    await through(page, rows(page).nth(1), announcement, files);
    await rows(page).nth(1).press('Enter');
    await expect(files.getByRole('link')).toHaveCount(3);
    // The table scrolls by keyboard, too.
    await expect(announcement.locator('.oms-html-scroll')).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('Escape');
    await expect(announcement).toHaveCount(0);

    await tab(page, /^(私信|Private messages)/).press('Enter');
    const notice = page.locator('dialog#oms-notice');
    await through(page, rows(page).first(), notice, notice.locator('.oms-notice-content'));

    const task = page.locator('dialog#oms-task');
    const failed = panel(page).getByRole('button', { name: /(3 条失败|3 failed)/ });
    await through(page, failed, task, task.getByRole('definition').first());
  });
}

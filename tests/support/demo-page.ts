import type { Page } from 'playwright-core';

const WORDS = {
  en: {
    menu: 'Main menu',
    page: 'Returns',
    bell: 'Notifications',
    notice: 'A parcel has arrived',
    push: 'Push a notice',
    organisation: 'Switch organisation',
    other: 'Northwind Supply',
    feedback: 'Feedback',
  },
  'zh-CN': {
    menu: '主菜单',
    page: '退货单',
    bell: '消息通知',
    notice: '包裹已到达',
    push: '推送一条提醒',
    organisation: '切换组织',
    other: '北风供应链',
    feedback: '反馈',
  },
};

/** Uses each element on the page of `oms-shell demo`, and waits for what it answers. */
export async function useElements(page: Page, lang: keyof typeof WORDS): Promise<void> {
  const words = WORDS[lang];
  const own = page.getByRole('main');
  const notices = page.getByRole('dialog', { name: words.bell });
  await page.getByRole('button', { name: words.push }).click();
  // The bar's, and the one that stands alone.
  for (const place of [page.getByRole('banner'), own]) {
    await place.getByRole('button', { name: words.bell }).click();
    await notices.getByText(words.notice).waitFor();
    await page.keyboard.press('Escape');
    await notices.waitFor({ state: 'hidden' });
  }
  await own.getByRole('button', { name: words.organisation }).click();
  await page.getByRole('option', { name: words.other }).click();
  await own.getByRole('button', { name: words.other }).waitFor();
  await page.getByRole('navigation', { name: words.menu }).getByRole('link', { name: words.page }).click();
  await page.waitForURL(/[?&]page=/);
  await page.getByRole('button', { name: words.feedback, exact: true }).click();
  await page.getByRole('dialog', { name: words.feedback }).waitFor();
}

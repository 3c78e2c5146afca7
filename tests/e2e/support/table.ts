import type { BrowserContext, Page } from '@playwright/test';
import { chooseLanguage, hosts, signInQuickly } from './demo';
import { expect } from './test';
import type { World } from './world';

/** The rows of the table on the page, without its head. */
export const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Opens the console's list of orders. @param world whose, default: the one that all tests share */
export async function openOrders(
  context: BrowserContext,
  page: Page,
  query = '',
  lang: 'en' | 'zh-CN' = 'en',
  world?: World,
): Promise<void> {
  await chooseLanguage(context, lang);
  await (world ? world.signIn(context) : signInQuickly(context));
  await page.goto(`${hosts.console}/home/b2corder${query}`);
  await expect(rowsOf(page).first()).toBeVisible();
}

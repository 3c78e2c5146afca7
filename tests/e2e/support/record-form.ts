import type { BrowserContext, Page } from '@playwright/test';
import { chooseLanguage, hosts } from './demo';
import type { World } from './world';

/** Opens a page of the console for the administrator of an organisation. */
export async function openConsole(
  world: World,
  context: BrowserContext,
  page: Page,
  path: string,
): Promise<void> {
  await chooseLanguage(context, 'en');
  await world.signIn(context);
  await page.goto(`${hosts.console}${path}`);
}

/** Types into fields, by their names. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
}

/** Chooses the first such option of a select, which a search may find. */
export async function choose(page: Page, name: string, option: RegExp, search?: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  // The button that opens the list has the same role and name as the list's search field.
  if (search) await page.getByRole('combobox', { name }).and(page.locator('input')).fill(search);
  await page.getByRole('option', { name: option }).first().click();
}

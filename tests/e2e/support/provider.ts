import { expect, type Page } from '@playwright/test';

/** The account at every provider that belongs to an account of a test's own: no other test has it. */
export const accountAtProviders = (email: string): string => email.split('@')[0] ?? '';

/** Goes on from a provider's page as one of its accounts. */
export async function continueAs(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Another account' }).fill(account);
  await page.getByRole('button', { name: 'Use this account' }).click();
}

/** Goes back from a provider's page without an account. */
export async function refuse(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /Demo/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
}

import type { Page } from '@playwright/test';

/** The rows of the table on the page, without its head. */
export const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

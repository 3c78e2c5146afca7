import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hostForm } from '../support/host-form';

test('many SKUs are pasted at once, and those that nobody has are named first', async () => {
  const onChange = vi.fn();
  await hostForm([['skus', { onChange }]], { services: { products: [{ sku: 'A-100', name: 'Desk lamp' }] } });
  await page.getByRole('button', { name: 'Many SKUs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search many SKUs' });
  await dialog.getByRole('textbox', { name: 'SKUs' }).fill('A-100\tNOBODY-1\na-100');
  await expect.element(dialog.getByText('1 duplicates are left out')).toBeVisible();
  await dialog.getByRole('button', { name: 'Search (2)' }).click();
  await expect.element(dialog.getByText('1 not found: NOBODY-1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Search the other 1' }).click();
  await expect.element(page.getByRole('button', { name: '1 SKUs' })).toHaveFocus();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['A-100']);
});

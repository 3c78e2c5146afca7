import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ordersTable } from '../support/orders-table';

test('on a narrow screen rows have two lines and can be selected', async () => {
  await ordersTable(
    { bulk: [{ id: 'approve', label: 'Approve', path: '/api/approve' }] },
    { width: 390, height: 844 },
  );
  const rows = page.getByRole('list', { name: 'Orders' });
  await expect.poll(() => rows.getByRole('listitem').elements().length).toBe(10);
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await rows.getByRole('checkbox').first().click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectRows, ordersTable } from '../support/orders-table';

const views = page.getByRole('navigation', { name: 'Views: Orders' });
const saveView = views.getByRole('button', { name: 'Save as a view' });
const warehouse = page.getByRole('columnheader', { name: 'Warehouse' });
const kept = [{ id: 'v1', name: 'Dear trouble', query: 'status=EXCEPTION' }];

test('what is changed before the kept settings have come is not taken back, and no view is saved over those that are not known', async () => {
  let release = () => {};
  await ordersTable(
    { name: 'orders', views: [{ id: 'all', name: 'All orders', query: '' }] },
    {
      query: 'status=DONE',
      services: { options: { views_orders: JSON.stringify(kept) } },
      before({ hold }) {
        release = hold('GET /api/v1/My/getUserOptionByName');
      },
    },
  );
  await expectRows(7);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Warehouse' }).click();
  await expect.element(warehouse).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(saveView).not.toBeInTheDocument();

  release();
  await expect.element(views.getByRole('button', { name: /^Dear trouble/ })).toBeVisible();
  await expect.element(saveView).toBeVisible();
  await expect.element(warehouse).not.toBeInTheDocument();
});

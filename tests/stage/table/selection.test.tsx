import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ORDERS, ordersTable } from '../support/orders-table';

const APPROVE = `POST ${ORDERS}/approve`;
const bulk = [{ id: 'approve', label: 'Approve', path: `${ORDERS}/approve` }];
const boxes = page.getByRole('checkbox', { name: /^Select SO/ });

test('rows are selected singly, by range, by page and all that match; a bulk action names its count and is sent once', async () => {
  const { services } = await ordersTable(
    { bulk },
    {
      query: 'status=REVIEW%2CDONE',
      services: {
        replies: {
          [APPROVE]: {
            total: 2,
            done: 1,
            failed: [{ id: '1', no: 'SO1', reason: 'No stock' }],
            task: null,
          },
        },
      },
    },
  );
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => boxes.elements().length).toBe(5);
  await expect.element(boxes.nth(1)).not.toBeChecked();
  await expect.element(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await expect.element(page.getByText('9 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 15 that match' }).click();
  await expect.element(page.getByText('All 15 that match are selected')).toBeVisible();
  await boxes.first().click();
  await expect.element(page.getByText('14 selected')).toBeVisible();

  const release = services.hold(APPROVE);
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve: 14 rows' });
  await dialog.getByRole('button', { name: 'Approve' }).dblClick();
  await expect.element(dialog.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(page.getByText('Approve: 1 done, 1 not')).toBeVisible();
  await expect.element(page.getByText('SO1: No stock')).toBeVisible();
  expect(services.calls(APPROVE).map(({ body }) => body)).toEqual([
    { all: true, search: { IN_status: 'REVIEW,DONE' }, except: [expect.any(String)], total: 14 },
  ]);
  await expect.element(page.getByText(/selected$/)).not.toBeInTheDocument();
});

test('what is selected ends with the filters that it was made under', async () => {
  const { go } = await ordersTable({ bulk });
  await boxes.first().click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  go('status=DONE');
  await expect.element(page.getByText('7 in total')).toBeVisible();
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
});

test('what is selected is exported by a task, with the columns that are shown', async () => {
  const { services } = await ordersTable(
    { exports: { path: `${ORDERS}/export`, columns: { amount: ['amount', 'currency'] } } },
    { services: { replies: { [`POST ${ORDERS}/export`]: { total: 1, task: { taskNo: 'T1' } } } } },
  );
  await boxes.nth(1).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('Export continues in the background')).toBeVisible();
  expect(services.calls(`POST ${ORDERS}/export`).map(({ body }) => body)).toEqual([
    {
      ids: ['1029'],
      columns: ['orderNo', 'status', 'sku', 'warehouseCode', 'amount', 'currency', 'createdAt'],
    },
  ]);
});

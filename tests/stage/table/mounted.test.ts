import { list } from '@oms/shell/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostForm } from '../support/host-form';
import { expectRows, orders, ROWS, tableRows } from '../support/orders-table';

const TABLE = {
  label: 'Orders',
  query: 'sort=-amount',
  source: { path: '/api/v2/deliverOrder/findByPage' },
  columns: [
    { key: 'orderNo', title: 'Order', type: 'id' },
    { key: 'status', title: 'Status', text: (row: { status: string }) => `is ${row.status}` },
    { key: 'amount', title: 'Amount', type: 'amount', sort: true },
  ],
  filters: [{ key: 'warehouse', field: 'warehouseCode', label: 'Warehouse', reference: 'warehouseCodes' }],
};
const services = {
  replies: { [ROWS]: list(orders(30)) },
  references: { warehouseCodes: [{ value: 'LAX', code: 'LAX', label: 'Los Angeles' }] },
};

test('a page without React gets a table: texts of its columns, filters, and actions that the page runs', async () => {
  const run = vi.fn(() => false);
  await hostForm([['table', { ...TABLE, bulk: [{ id: 'print', label: 'Print', run }] }]], { services });
  await expectRows(10);
  await expect
    .element(page.getByRole('columnheader', { name: 'Amount' }))
    .toHaveAttribute('aria-sort', 'descending');
  await expect.element(tableRows().first()).toHaveTextContent(/is [A-Z]+/);
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await page.getByRole('option', { name: /LAX/ }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^Warehouse Los Angeles/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => run.mock.calls).toEqual([[{ ids: expect.any(Array) }, 10]]);
});

test('styles of the page do not reach a table', async () => {
  await hostForm([['table', TABLE]], {
    services,
    markup:
      '<style>table, td, button { border: 5px solid red !important }</style><form><div id="area"></div></form>',
  });
  await expectRows(10);
  expect(getComputedStyle(page.getByRole('table').element()).borderTopWidth).toBe('0px');
  expect(getComputedStyle(page.getByRole('cell').first().element()).borderLeftWidth).toBe('0px');
});

test('a table without a source is told to the page', async () => {
  const { errors } = await hostForm([['table', { label: 'Nothing', columns: 'all' }]]);
  await expect.poll(() => errors.join()).toContain('source.path is missing; allowed: a path of a service');
});

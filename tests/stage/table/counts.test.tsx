import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORDERS, ordersTable } from '../support/orders-table';

const SUMMARY = {
  sums: { quantity: 31, amount: { USD: 1250.5 } },
  status: { REVIEW: 8, ALLOCATE: 8, DONE: 7, EXCEPTION: 7 },
};
const props = {
  source: { path: `${ORDERS}/findByPage`, counts: `${ORDERS}/spanCounts` },
  views: [{ id: 'exceptions', name: 'Exceptions', query: 'status=EXCEPTION' }],
  sums: { quantity: 'Items', amount: 'Amount' },
};
const services = { replies: { [`GET ${ORDERS}/spanCounts`]: SUMMARY } };

test('options and views say how many rows they would show', async () => {
  await ordersTable(props, { services });
  const view = page
    .getByRole('navigation', { name: 'Views: Orders' })
    .getByRole('button', { name: /^Exceptions \d/ });
  await expect.element(view).toHaveTextContent(/^Exceptions7$/);
  await page.getByRole('combobox', { name: 'Status' }).click();
  const option = page.getByRole('option', { name: /^Exception/ });
  await expect.element(option).toHaveTextContent(/^Exception7$/);
  await option.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('7 in total')).toBeVisible();
  // With another filter the view would show other rows than these.
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('searchbox', { name: 'Order, SKU' }).fill('SO10');
  await expect.element(page.getByRole('button', { name: 'Exceptions' })).toBeVisible();
  await expect.element(view).not.toBeInTheDocument();
});

test('the sums of all that match stand below the rows', async () => {
  await ordersTable(props, { services });
  await expect.element(page.getByText('Items 31')).toBeVisible();
  await expect.element(page.getByText('Amount USD 1,250.50')).toBeVisible();
});

test('sums that fail are told and leave the rows', async () => {
  const { services: faulty } = await ordersTable(props, {
    services: { replies: { [`GET ${ORDERS}/spanCounts`]: () => new Response('<h1>half') } },
  });
  await expect.element(page.getByText('The totals could not be loaded').first()).toBeVisible();
  await expect.element(page.getByText('SO1030').first()).toBeVisible();
  expect(faulty.calls(`GET ${ORDERS}/spanCounts`)).not.toEqual([]);
});

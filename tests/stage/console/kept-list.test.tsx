import { DataTable } from '@oms/shell/react';
import { list } from '@oms/shell/testing';
import { Link, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Console, consoleStage } from '../support/console';
import { expectRows, ORDERS, orders, ROWS, tableRows } from '../support/orders-table';

const columns = [
  { key: 'orderNo', title: 'Order', href: '/home/b2corder/detail?id={id}' },
  { key: 'warehouseCode', title: 'Warehouse' },
];
const filters = [{ key: 'status', label: 'Status', options: [{ value: 'REVIEW', label: 'To review' }] }];

function OrdersPage() {
  return (
    <DataTable
      label="Orders"
      source={{ path: `${ORDERS}/findByPage` }}
      columns={columns}
      filters={filters}
      address={useSearchParams()}
    />
  );
}

function OrderPage() {
  const [address] = useSearchParams();
  return (
    <>
      <h1>Order {address.get('id')}</h1>
      <Link to="/home/b2corder?rows=100">Back to the list</Link>
    </>
  );
}

const menu = [{ title: 'Sales', entries: [{ title: 'B2C orders', url: '/home/b2corder' }] }];

/** A list of 150 orders in the console, and the page of one. */
const open = (query: string): Promise<Console> =>
  consoleStage({
    path: `/home/b2corder${query}`,
    services: { menu, replies: { [ROWS]: list(orders(150)) } },
    pages: [
      { path: '/home/b2corder', element: <OrdersPage />, handle: { keepAlive: true } },
      { path: '/home/b2corder/detail', element: <OrderPage /> },
    ],
  });

test('the router keeps the query of a list: Back restores it, and a press on the menu starts again', async () => {
  await open('?status=REVIEW');
  await expectRows(10);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => location.search).toBe('?status=REVIEW&page=2');
  history.back();
  await expect.poll(() => location.search).toBe('?status=REVIEW');
  await expect
    .element(page.getByRole('button', { name: '1', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'B2C orders' }).click();
  await expect.poll(() => location.search).toBe('');
  await expect.element(page.getByRole('list', { name: 'Filters that are set' })).not.toBeInTheDocument();
});

test('a list that was left comes back as it was, with what has changed meanwhile', async () => {
  const { services } = await open('?rows=100');
  await expectRows(100);
  const region = page.getByRole('region', { name: 'Orders' }).element();
  const link = tableRows().nth(60).getByRole('link');
  // Amid the table, where the click has nothing to scroll.
  link.element().scrollIntoView({ block: 'center' });
  const top = region.scrollTop;
  expect(top).toBeGreaterThan(500);
  await link.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Order \d/ })).toBeVisible();
  services.reply(ROWS, list(orders(150).map((order) => ({ ...order, warehouseCode: 'NEW9' }))));
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expectRows(100);
  await expect.poll(() => region.scrollTop).toBe(top);
  await expect.element(tableRows().nth(60)).toHaveTextContent('NEW9');
  expect(region.scrollTop).toBe(top);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => region.scrollTop).toBe(0);
  await expectRows(50);
});

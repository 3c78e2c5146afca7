import { list } from '@oms/shell/testing';
import { smallTargets } from '@oms/tools/touch-targets';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrdersPage } from '../../console/orders/OrdersPage';
import { type ConsoleOptions, consoleStage } from './support/console';
import { orderPage } from './support/order-page';

const orders = Array.from({ length: 80 }, (_, at) => ({
  ...{ id: String(at + 1), orderNo: `SO26112844${at}`, status: 'ALLOCATE', channel: 'Amazon US' },
  ...{ sku: 'OW-LAMP-1638-BR', quantity: 2, currency: 'USD', amount: 89.5 },
}));

const PAGES: readonly (readonly [string, ConsoleOptions, string])[] = [
  [
    'orders',
    {
      path: '/home/b2corder',
      pages: [{ path: '/home/b2corder', element: <OrdersPage /> }],
      services: { replies: { 'GET /api/v2/deliverOrder/findByPage': list(orders) } },
    },
    'SO2611284479',
  ],
  ['an order', orderPage(), 'HY-2206-BK'],
];

test.each(PAGES)('on a phone what is pressed on %s is 44 px high', async (_, options, known) => {
  // All of the page, since only what is in the window can be pressed.
  await consoleStage({ ...options, width: 375, height: 3200 });
  const main = page.getByRole('main');
  await expect.element(main.getByText(known).first()).toBeVisible();
  window.scrollTo(0, 0);
  await expect.poll(() => smallTargets(main)).toEqual([]);
  expect(smallTargets(page.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([]);
});

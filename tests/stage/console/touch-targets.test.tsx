import { list } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { OrdersPage } from '../../../demo/console/orders/OrdersPage';
import { type ConsoleOptions, consoleStage } from '../support/console';
import { orderPage } from '../support/order-page';

/** px of the smallest target for a finger. */
const LEAST = 44;

const orders = Array.from({ length: 80 }, (_, at) => ({
  ...{ id: String(at + 1), orderNo: `SO26112844${at}`, status: 'ALLOCATE', channel: 'Amazon US' },
  ...{ sku: 'OW-LAMP-1638-BR', quantity: 2, currency: 'USD', amount: 89.5 },
}));

/** How high the part of the window is that presses `target`: links and rows may be pressed beside their own box. */
function heightOf(target: Element): number {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isTarget = (x: number, y: number) => target.contains(document.elementFromPoint(x, y));
  const y = (top + bottom) / 2;
  let most = 0;
  for (const x of [left + 4, (left + right) / 2, right - 4, innerWidth - 70]) {
    if (!isTarget(x, y)) continue;
    let [from, to] = [y, y];
    while (isTarget(x, from - 1)) from--;
    while (isTarget(x, to + 1)) to++;
    most = Math.max(most, to - from + 1);
  }
  return most;
}

const small = (place: Locator) =>
  [...place.getByRole('link').elements(), ...place.getByRole('button').elements()]
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1,
    )
    .map((one) => [one.getAttribute('aria-label') ?? one.textContent, heightOf(one)] as const)
    .filter(([, height]) => height < LEAST - 1);

const PAGES: readonly (readonly [string, ConsoleOptions, string])[] = [
  [
    'home',
    {
      services: {
        dashboard: { orders: { REVIEW: 3, DONE: 1200 } },
        tasks: [{ title: 'Export of orders' }],
        notices: [{ title: 'A parcel has arrived' }],
        favourites: ['orders'],
      },
    },
    'All announcements',
  ],
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
  await expect.poll(() => small(main)).toEqual([]);
  expect(small(page.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([]);
});

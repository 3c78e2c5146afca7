import { list } from '@oms/shell/testing';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DefinedList } from '../../console/kinds/definition';
import { outbound } from '../../console/kinds/outbound';
import { OrdersPage } from '../../console/orders/OrdersPage';
import { consoleStage } from './support/console';

/** The longest values that the demo's services have. */
const ORDER = {
  ...{ orderNo: 'SO2611284404', status: 'ALLOCATE', priority: 'RUSH', channel: 'TikTok Shop US' },
  ...{ sku: 'OW-LAMP-1638-BR', quantity: 12, warehouseCode: 'NJ2', service: 'Purolator Ground' },
  ...{ currency: 'USD', amount: 1234.5, createdAt: new Date(Date.now() - 86_400_000).toISOString() },
};
const OUTBOUND = {
  ...ORDER,
  ...{ outboundNo: 'OB2611284404', status: 'CANCELLED', trackingNo: '1Z6972650310774061' },
};
const rows = (row: object) => Array.from({ length: 12 }, (_, at) => ({ id: String(at + 1), ...row }));

const LISTS = [
  ['/home/b2corder', <OrdersPage key="orders" />, 'GET /api/v2/deliverOrder/findByPage', ORDER],
  [
    '/home/outbound/list',
    <DefinedList key="outbound" {...outbound} />,
    'GET /api/v2/outbound/findByPage',
    OUTBOUND,
  ],
] as const;

const languages = ['en', 'zh-CN'] as const;

describe.each(languages)('in %s', (lang) => {
  test.each(LISTS)(
    '%s: no page scrolls sideways, and at 1280 px its table does not',
    async (path, element, call, row) => {
      await consoleStage({
        path,
        pages: [{ path, element }],
        services: { lang, replies: { [call]: list(rows(row)) } },
      });
      const main = page.getByRole('main');
      await expect.element(main.getByRole('table')).toBeVisible();
      await expect.poll(() => main.getByRole('row').elements().length).toBe(11);
      for (const width of [1440, 1366, 1280, 1024, 640, 320]) {
        await page.viewport(width, 800);
        const beyond = () => document.documentElement.scrollWidth - width;
        await expect.poll(beyond, { message: `${width} px` }).toBeLessThanOrEqual(0);
        if (width < 1280) continue;
        const table = main.getByRole('table').element();
        const room = table.parentElement as Element;
        await expect
          .poll(() => room.scrollWidth - room.clientWidth, { message: `table at ${width} px` })
          .toBeLessThanOrEqual(0);
      }
    },
  );
});

/** The distance of the middles of two lines, in px. */
const apart = (one: Element, other: Element) => {
  const middle = (of: Element) => of.getBoundingClientRect().top + of.getBoundingClientRect().height / 2;
  return Math.abs(middle(one) - middle(other));
};

describe.each(languages)('in %s', (lang) => {
  test('the filters of orders stand in one line at 1366 px, and on a phone the button for a new one beside the title', async () => {
    await consoleStage({
      path: '/home/b2corder',
      width: 1366,
      pages: [{ path: '/home/b2corder', element: <OrdersPage /> }],
      services: { lang, replies: { 'GET /api/v2/deliverOrder/findByPage': list(rows(ORDER)) } },
    });
    const main = page.getByRole('main');
    const more = main.getByRole('button', { name: /^(More filters|更多筛选)$/ });
    await expect.element(more).toBeVisible();
    await expect.poll(() => apart(more.element(), main.getByRole('searchbox').element())).toBeLessThan(4);
    await page.viewport(375, 800);
    const title = main.getByRole('heading', { level: 1 }).element();
    const add = main.getByRole('link', { name: /^(New order|新建订单)$/ }).element();
    await expect.poll(() => apart(title, add)).toBeLessThan(16);
  });
});

import type { Lang } from '@oms/shell';
import { type FakeServices, fakeServices, list } from '@oms/shell/testing';

export const ORDERS = '/api/v2/B2cOrder/findByPage';

const STATUSES = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION'];
const WAREHOUSES = ['LAX', 'FRA'];

/** Orders of the table, the newest first. */
const orders = Array.from({ length: 86 }, (_, at) => ({
  id: String(600_086 - at),
  orderNo: `SO2611${String(264_786 - at)}`,
  sku: ['A-100', 'B-200', 'C-310'][at % 3],
  quantity: (at % 7) + 1,
  amount: 19.9 + at * 3.35,
  status: STATUSES[at % STATUSES.length],
  warehouse: WAREHOUSES[at % WAREHOUSES.length],
  createdAt: new Date(Date.UTC(2026, 10, 26, 8) - at * 47 * 60_000).toISOString(),
}));

/** The services of the page; the language is that of its first view. */
export const demoServices = (lang: Lang): FakeServices =>
  fakeServices({ lang, replies: { [`GET ${ORDERS}`]: list(orders) } });

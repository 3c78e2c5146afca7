import type { Lang } from '@oms/shell';
import { type FakeServices, fakeServices, list } from '@oms/shell/testing';

/** The orders of the examples with a table, the newest first. */
const orders = Array.from({ length: 86 }, (_, at) => ({
  id: String(600_086 - at),
  orderNo: `SO2611${264_786 - at}`,
  sku: ['A-100', 'B-200', 'C-310'][at % 3],
  quantity: (at % 7) + 1,
  amount: 19.9 + at * 3.35,
  status: ['REVIEW', 'PICKING', 'DONE'][at % 3],
  createdAt: new Date(Date.UTC(2026, 10, 26, 8) - at * 47 * 60_000).toISOString(),
}));

/** A picture of the site itself. */
const picture = (name: string) => new URL(`../files/docs/${name}.webp`, location.href).href;

/** The services of an example. */
export const exampleServices = (lang: Lang): FakeServices =>
  fakeServices({
    lang,
    replies: { 'GET /api/v2/B2cOrder/findByPage': list(orders) },
    photos: [
      { url: picture('home'), sku: 'A-100', remark: 'A-100' },
      { url: picture('menu'), sku: 'B-200', remark: 'B-200' },
    ],
  });

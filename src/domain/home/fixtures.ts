import type { Answers } from '../../core/fixtures/answers';
import { checkFixture } from '../../core/fixtures/check-fixture';
import { toDashboard } from './api';
import { ORDER_STATUSES, type OrderStatus } from './types';

/** What the quick-start guide counts. */
const GUIDE = { channels: 1, productLines: 1, products: 1, unmatchedSkus: 0, warehouses: 1, rules: 1 };

export interface DashboardFixture {
  /** Orders by status; none where it is left out. */
  readonly orders?: Partial<Record<OrderStatus, number>>;
  /** What the quick-start guide counts; one of each by default, so that its steps are done. */
  readonly guide?: Partial<typeof GUIDE>;
}

/** The figures of home and guide. @param path the configuration's `endpoints.dashboard` */
export function fakeDashboard(
  { orders = {}, guide = {} }: DashboardFixture,
  path: string,
  now: number,
): { readonly answers: Answers } {
  const byStatus = ORDER_STATUSES.map((status) => ({ status, count: orders[status] ?? 0, days: [] }));
  const total = byStatus.reduce((sum, { count }) => sum + count, 0);
  const reply = {
    asOf: new Date(now).toISOString(),
    orders: { total, byStatus },
    guide: { ...GUIDE, ...guide },
  };
  checkFixture('dashboard', { total, byStatus }, toDashboard(reply));
  return { answers: { [`GET ${path}`]: () => reply } };
}

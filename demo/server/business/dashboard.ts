import { type Db, first } from '../database/db';
import type { Call, Service } from '../http/service';
import { dayOf, startOfDay } from '../records/days';

export const dashboardStatuses = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION'] as const;

/** The figures of the home panel and of the quick-start guide. */
export function dashboard(boss: Service): void {
  const { db } = boss.deps;
  boss.secured('GET', '/api/v1/Dashboard/summary', async (call) => {
    const [orders, guide] = await Promise.all([
      orderFigures(db, call),
      guideFigures(db, call.organisation.id),
    ]);
    return { asOf: call.now.toISOString(), orders, guide };
  });
}

interface Count {
  readonly day: string;
  readonly status: string;
  readonly count: number;
}

/**
 * Counts today's figures from the orders. For earlier days it reads the figures that `order_days` recorded at the same
 * time of that day, because the status of an order has changed since. Days without a record are counted from the orders
 * too.
 */
async function orderFigures(db: Db, { organisation, now }: Call): Promise<unknown> {
  const days = Array.from({ length: 7 }, (_, at) => dayOf(startOfDay(now, 6 - at)));
  const [recorded, counted] = await Promise.all([
    db.query<Count>('select day, status, count from order_days where organisation_id = $1 and day >= $2', [
      organisation.id,
      days[0],
    ]),
    db.query<Count>(liveSql, [organisation.id, startOfDay(now, 6)]),
  ]);
  const today = days[6];
  const recordedDays = new Set(recorded.map(({ day }) => day).filter((day) => day !== today));
  const counts = new Map<string, number>();
  for (const { day, status, count } of counted)
    if (!recordedDays.has(day)) counts.set(`${day} ${status}`, count);
  for (const { day, status, count } of recorded) if (day !== today) counts.set(`${day} ${status}`, count);
  const byStatus = dashboardStatuses.map((status) => {
    const series = days.map((day) => counts.get(`${day} ${status}`) ?? 0);
    return { status, count: series[6] ?? 0, yesterday: series[5] ?? 0, days: series };
  });
  const sum = (pick: (row: (typeof byStatus)[number]) => number) =>
    byStatus.reduce((all, row) => all + pick(row), 0);
  return { total: sum((row) => row.count), yesterdayTotal: sum((row) => row.yesterday), byStatus };
}

const liveSql = `
  select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, status, count(*) as count
  from orders where organisation_id = $1 and created_at >= $2 group by 1, 2`;

async function guideFigures(db: Db, organisationId: number): Promise<unknown> {
  return first(
    db.query(
      `select (select count(*) from accounts where organisation_id = $1 and active = 1) as channels,
              (select count(*) from product_lines where organisation_id = $1 and active = 1) as "productLines",
              (select count(*) from products where organisation_id = $1) as products,
              (select count(*) from sku_matches where organisation_id = $1 and sku is null) as "unmatchedSkus",
              (select count(*) from warehouses where organisation_id = $1 and active = 1) as warehouses,
              (select count(*) from delivery_rules where organisation_id = $1) as rules`,
      [organisationId],
    ),
  );
}

import { column, first } from '../database/db';
import { findByPage } from '../http/list';
import type { Service } from '../http/service';

/** Bills of the context organisation. */
export function bills(billingApi: Service): void {
  const { db } = billingApi.deps;
  billingApi.secured('GET', '/api/v3/bill/findByPage', ({ organisation, lang, query }) =>
    findByPage(
      db,
      query,
      {
        sort: {
          id: 'id',
          billNo: 'bill_no',
          period: 'period',
          amount: 'amount',
          issuedAt: 'issued_at',
          dueAt: 'due_at',
        },
        search: {
          billNo: { sql: 'bill_no', ops: ['CN', 'EQ', 'IN'] },
          period: { sql: 'period', ops: ['EQ', 'IN'] },
          category: { sql: column('category', lang), ops: ['CN', 'EQ'] },
          warehouseCode: { sql: 'warehouse_code', ops: ['EQ', 'IN'] },
          status: { sql: 'status', ops: ['EQ', 'IN'] },
          issuedAt: { sql: 'issued_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
        },
      },
      {
        select: `id, bill_no, period, ${column('category', lang)} as category, warehouse_code, amount, currency, status,
          issued_at, due_at`,
        from: 'bills',
        where: 'organisation_id = $1',
        params: [organisation.id],
      },
    ),
  );
  billingApi.secured('GET', '/api/v3/bill/summary', async ({ organisation }) => {
    const row = await first(db.query(summarySql, [organisation.id]));
    return { ...row, currency: 'USD' };
  });
}

/** The total of the unpaid bills, and its parts: not yet due, and overdue. */
const summarySql = `
  select coalesce(sum(amount) filter (where status in ('DUE', 'OVERDUE', 'DISPUTED')), 0) as balance,
         coalesce(sum(amount) filter (where status = 'DUE'), 0) as due,
         coalesce(sum(amount) filter (where status = 'OVERDUE'), 0) as overdue
  from bills where organisation_id = $1`;

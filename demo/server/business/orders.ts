import type { Db } from '../database/db';
import { type SearchReply, searchGroup } from '../http/search';
import type { Call, Service } from '../http/service';

/** The order search of the boss service. */
export function orderSearch(boss: Service): void {
  boss.secured('GET', '/api/v2/B2cOrder/gsmod', (call) => search(boss.deps.db, call));
}

function search(db: Db, { organisation, query }: Call): Promise<SearchReply> {
  return searchGroup(db, query, {
    select: 'id, order_no, sku, quantity, status, warehouse_code, created_at',
    from: 'orders',
    where: 'organisation_id = $1',
    params: [organisation.id],
    shown: ['order_no', 'sku'],
    hidden: ['tracking_no'],
    orderBy: 'created_at desc, id desc',
  });
}

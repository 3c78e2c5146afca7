import { column, type Db } from '../database/db';
import { type SearchReply, searchGroup } from '../http/search';
import type { Call, Service } from '../http/service';
import { linesOfOrder } from '../records/purchase-lines';

/** Purchase orders of the context organisation. */
export function purchaseOrders(boss: Service): void {
  boss.secured('GET', '/api/v2/po/gsmod', (call) => search(boss.deps.db, call));
}

function search(db: Db, { organisation, query, lang }: Call): Promise<SearchReply> {
  return searchGroup(db, query, {
    select: `id, po_no, ${column('title', lang)} as title, quantity, status`,
    from: 'purchase_orders r',
    where: 'organisation_id = $1',
    params: [organisation.id],
    shown: ['po_no', column('title', lang)],
    hidden: [{ column: 'l.sku', of: linesOfOrder }, 'title_zh', 'title_en'],
    orderBy: 'id desc',
  });
}

import type { Db } from './db';
import { column } from './lang';
import { type SearchReply, searchInput } from './search';
import type { Call, Service } from './service';
import { toWire } from './wire';

/** Purchase orders of the context organisation. */
export function purchaseOrders(boss: Service): void {
  boss.secured('GET', '/api/v2/po/gsmod', (call) => search(boss.deps.db, call));
}

async function search(db: Db, { organisation, query, lang }: Call): Promise<SearchReply> {
  const { keyword, size } = searchInput(query);
  const rows = await db.query<{ total: number } & Record<string, unknown>>(
    `select id, po_no, ${column('title', lang)} as title, quantity, status, count(*) over () as total
     from purchase_orders where organisation_id = $1
       and (strpos(lower(po_no), $2) > 0 or strpos(lower(sku), $2) > 0
            or strpos(lower(title_zh), $2) > 0 or strpos(lower(title_en), $2) > 0)
     order by id desc limit $3`,
    [organisation.id, keyword, size],
  );
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total, ...row }) => toWire(row)) };
}

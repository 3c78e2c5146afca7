import { column, type Db } from '../database/db';
import { findByPage, type ListReply } from '../http/list';
import { type SearchReply, searchGroup } from '../http/search';
import type { Call, Service } from '../http/service';

/** Products of the context organisation. */
export function products(boss: Service): void {
  boss.secured('GET', '/api/v1/Product/gsmod', (call) => search(boss.deps.db, call));
  boss.secured('GET', '/api/v1/Product/findByPage', (call) => page(boss.deps.db, call));
}

function search(db: Db, { organisation, query, lang }: Call): Promise<SearchReply> {
  return searchGroup(db, query, {
    select: `id, sku, ${column('title', lang)} as title, available`,
    from: 'products',
    where: 'organisation_id = $1',
    params: [organisation.id],
    shown: ['sku', column('title', lang)],
    hidden: ['title_zh', 'title_en'],
    orderBy: 'sku',
  });
}

function page(db: Db, { organisation, query, lang }: Call): Promise<ListReply> {
  return findByPage(
    db,
    query,
    {
      sort: {
        id: 'p.id',
        sku: 'p.sku',
        available: 'p.available',
        price: 'p.price',
        createdAt: 'p.created_at',
      },
      search: {
        keyword: { sql: ['p.sku', 'p.title_zh', 'p.title_en'], ops: ['CN'] },
        sku: { sql: 'p.sku', ops: ['CN', 'EQ', 'IN'] },
        title: { sql: ['p.title_zh', 'p.title_en'], ops: ['CN'] },
        productLineId: { sql: 'p.product_line_id', type: 'id', ops: ['EQ', 'IN'] },
        status: { sql: 'p.status', type: 'id', ops: ['EQ', 'IN'] },
        createdAt: { sql: 'p.created_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
      },
    },
    {
      select: `p.id, p.sku, p.${column('title', lang)} as title, p.product_line_id, l.${column('name', lang)} as product_line,
        p.available, p.weight_g, p.price, p.currency, p.matched, p.status, p.created_at`,
      from: 'products p left join product_lines l on l.id = p.product_line_id',
      where: 'p.organisation_id = $1',
      params: [organisation.id],
    },
  );
}

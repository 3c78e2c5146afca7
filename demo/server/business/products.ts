import { column, type Db } from '../database/db';
import { Input } from '../http/input';
import { bodyQuery, findByPage, type ListReply } from '../http/list';
import { type SearchReply, searchGroup } from '../http/search';
import type { Call, Service } from '../http/service';
import { productColumns, productRule } from '../records/products';
import { accessibleSql } from '../session/context';

/** The search of products, and the query of the management: products of all organisations that the user may work for. */
export function products(boss: Service): void {
  boss.secured('GET', '/api/v1/Product/gsmod', (call) => search(boss.deps.db, call));
  const manage = '/api/v2/productManage/findByPage';
  boss.secured('GET', manage, (call) => manageable(boss.deps.db, call, call.query));
  boss.secured('POST', manage, (call) =>
    manageable(boss.deps.db, call, new Input(bodyQuery(call.request.body))),
  );
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

function manageable(db: Db, { user, lang }: Call, query: Input): Promise<ListReply> {
  return findByPage(
    db,
    query,
    {
      ...productRule,
      search: {
        ...productRule.search,
        orgId: { sql: 'r.organisation_id', type: 'id', ops: ['EQ', 'IN'] },
      },
      maxRows: 5_000,
    },
    {
      select: `${productColumns(lang)}, r.organisation_id as org_id, o.${column('name', lang)} as org_name`,
      from: `products r join organisations o on o.id = r.organisation_id
        left join product_lines l on l.id = r.product_line_id`,
      where: accessibleSql,
      params: [user.id, user.isSuper],
    },
  );
}

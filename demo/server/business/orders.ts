import type { Lang } from '../../support/lang';
import { column, type Db } from '../database/db';
import { findByPage, type ListReply } from '../http/list';
import { type SearchReply, searchGroup } from '../http/search';
import type { Call, Service } from '../http/service';

/** The order search of the boss service. */
export function orderSearch(boss: Service): void {
  boss.secured('GET', '/api/v2/B2cOrder/gsmod', (call) => search(boss.deps.db, call));
}

/** The order list of the order API. */
export function orders(orderApi: Service): void {
  orderApi.secured('GET', '/api/v2/deliverOrder/findByPage', (call) => page(orderApi.deps.db, call));
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

function fields(lang: Lang): string {
  return `id, order_no, ${column('channel', lang)} as channel, sku, ${column('title', lang)} as title, quantity,
    recipient_city, recipient_country, warehouse_code, carrier, service, tracking_no, amount, currency, status, created_at`;
}

function page(db: Db, { organisation, lang, query }: Call): Promise<ListReply> {
  return findByPage(
    db,
    query,
    {
      sort: {
        id: 'id',
        orderNo: 'order_no',
        createdAt: 'created_at',
        amount: 'amount',
        quantity: 'quantity',
        status: 'status',
      },
      search: {
        id: { sql: 'id', type: 'id', ops: ['EQ'] },
        keyword: { sql: ['order_no', 'sku', 'tracking_no'], ops: ['CN'] },
        orderNo: { sql: 'order_no', ops: ['CN', 'EQ', 'IN'] },
        trackingNo: { sql: 'tracking_no', ops: ['CN', 'EQ', 'IN'] },
        sku: { sql: 'sku', ops: ['CN', 'EQ', 'IN'] },
        status: { sql: 'status', ops: ['EQ', 'IN'] },
        channel: { sql: column('channel', lang), ops: ['CN', 'EQ', 'IN'] },
        warehouseCode: { sql: 'warehouse_code', ops: ['EQ', 'IN'] },
        carrier: { sql: 'carrier', ops: ['EQ', 'IN'] },
        recipientCountry: { sql: 'recipient_country', ops: ['EQ', 'IN'] },
        createdAt: { sql: 'created_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
      },
    },
    { select: fields(lang), from: 'orders', where: 'organisation_id = $1', params: [organisation.id] },
  );
}

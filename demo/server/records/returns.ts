import { column } from '../database/db';
import { bilingual } from './bilingual';
import { dateSort } from './dates';
import { names, type RecordKind, reason, titles } from './kind';
import { remarkOnly } from './remark-only';

/** Goods that buyers send back. */
export const returnKind: RecordKind = {
  type: 'return',
  title: { zh: '退货单', en: 'returns' },
  base: '/api/v1/SaleReturn',
  table: 'sale_returns',
  joins: 'join orders o on o.id = r.order_id',
  no: () => 'r.return_no',
  list: (
    lang,
  ) => `r.id, r.return_no, o.order_no, r.order_id, o.sku, o.${column('title', lang)} as title, r.quantity, r.reason,
    r.status, r.warehouse_code, o.carrier, r.tracking_no, r.refund_amount, o.currency, r.created_at,
    coalesce(r.updated_at, r.created_at) as updated_at`,
  detail: (lang) =>
    `, r.${column('remark', lang)} as remark, o.${column('channel', lang)} as channel, o.recipient_name, o.recipient_city, o.recipient_country`,
  rule: () => ({
    sort: {
      id: 'r.id',
      returnNo: 'r.return_no',
      orderNo: 'o.order_no',
      status: 'r.status',
      refundAmount: 'r.refund_amount',
      ...dateSort,
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['r.return_no', 'o.order_no', 'o.sku', 'r.tracking_no'], ops: ['CN'] },
      returnNo: { sql: 'r.return_no', ops: ['CN', 'EQ', 'IN'] },
      orderNo: { sql: 'o.order_no', ops: ['CN', 'EQ', 'IN'] },
      orderId: { sql: 'r.order_id', type: 'id', ops: ['EQ', 'IN'] },
      sku: { sql: 'o.sku', ops: ['CN', 'EQ', 'IN'] },
      reason: { sql: 'r.reason', ops: ['EQ', 'IN'] },
      status: { sql: 'r.status', ops: ['EQ', 'IN'] },
      warehouseCode: { sql: 'r.warehouse_code', ops: ['EQ', 'IN'] },
      carrier: { sql: 'o.carrier', ops: ['EQ', 'IN'] },
      trackingNo: { sql: 'r.tracking_no', ops: ['CN', 'EQ', 'IN'] },
      createdAt: { sql: 'r.created_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
    },
  }),
  sums: { quantity: 'sum(r.quantity)' },
  money: ['refundAmount', 'r.refund_amount', 'o.currency'],
  state: 'r.status',
  states: names(`PLANNED|待收货|Announced
RECEIVED|已收货|Received
INSPECTING|质检中|Inspecting
RESTOCKED|已上架|Restocked
DISPOSED|已销毁|Disposed
CANCELLED|已取消|Cancelled`),
  columns: titles(`returnNo|退货单号|Return no.
    status|状态|Status
    orderNo|订单号|Order no.
    sku|SKU|SKU
    title|商品|Product
    quantity|数量|Quantity
    reason|原因|Reason
    warehouseCode|仓库|Warehouse
    carrier|承运商|Carrier
    trackingNo|运单号|Tracking no.
    refundAmount|退款金额|Refund
    currency|币种|Currency
    createdAt|创建时间（UTC+8）|Created (UTC+8)`),
  actions: {
    receive: { title: { zh: '收货', en: 'Receive' }, opCode: 720, from: ['PLANNED'], to: 'RECEIVED' },
    restock: {
      title: { zh: '上架', en: 'Restock' },
      opCode: 13,
      from: ['RECEIVED', 'INSPECTING'],
      to: 'RESTOCKED',
    },
    cancel: {
      title: { zh: '取消', en: 'Cancel' },
      opCode: 400,
      from: ['PLANNED'],
      to: 'CANCELLED',
      ...reason,
    },
  },
  form: {
    values: async (call, _tx, before) => bilingual('remark', remarkOnly(call).remark, before, call.lang),
  },
};

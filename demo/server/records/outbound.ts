import { column } from '../database/db';
import { names, type RecordKind, reason, titles } from './kind';
import { remarkOnly } from './remark-only';

/** What the warehouses send out. */
export const outboundKind: RecordKind = {
  type: 'outbound',
  title: { zh: '出库单', en: 'outbound orders' },
  base: '/api/v2/outbound',
  table: 'outbound_orders',
  joins: 'join orders o on o.id = r.order_id',
  no: () => 'r.outbound_no',
  list: (
    lang,
  ) => `r.id, r.outbound_no, o.order_no, r.order_id, o.sku, o.${column('title', lang)} as title, o.quantity,
    o.warehouse_code, o.carrier, o.service, o.tracking_no, r.wave_no, r.weight_g, r.status, r.created_at, r.shipped_at,
    coalesce(r.updated_at, r.created_at) as updated_at`,
  detail: (
    lang,
  ) => `, r.remark, o.${column('channel', lang)} as channel, o.recipient_name, o.recipient_address, o.recipient_city,
    o.recipient_state, o.recipient_postcode, o.recipient_country`,
  rule: () => ({
    sort: {
      id: 'r.id',
      outboundNo: 'r.outbound_no',
      orderNo: 'o.order_no',
      waveNo: 'r.wave_no',
      weightG: 'r.weight_g',
      status: 'r.status',
      createdAt: 'r.created_at',
      shippedAt: 'r.shipped_at',
      updatedAt: 'coalesce(r.updated_at, r.created_at)',
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['r.outbound_no', 'o.order_no', 'o.sku', 'o.tracking_no'], ops: ['CN'] },
      outboundNo: { sql: 'r.outbound_no', ops: ['CN', 'EQ', 'IN'] },
      orderNo: { sql: 'o.order_no', ops: ['CN', 'EQ', 'IN'] },
      orderId: { sql: 'r.order_id', type: 'id', ops: ['EQ', 'IN'] },
      sku: { sql: 'o.sku', ops: ['CN', 'EQ', 'IN'] },
      status: { sql: 'r.status', ops: ['EQ', 'IN'] },
      warehouseCode: { sql: 'o.warehouse_code', ops: ['EQ', 'IN'] },
      carrier: { sql: 'o.carrier', ops: ['EQ', 'IN'] },
      trackingNo: { sql: 'o.tracking_no', ops: ['CN', 'EQ', 'IN'] },
      waveNo: { sql: 'r.wave_no', ops: ['CN', 'EQ'] },
      createdAt: { sql: 'r.created_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
      shippedAt: { sql: 'r.shipped_at', type: 'time', ops: ['GE', 'LE'] },
    },
  }),
  sums: { quantity: 'sum(o.quantity)', weightG: 'sum(r.weight_g)' },
  state: 'r.status',
  states: names(`WAITING|待推送|Waiting
PICKING|拣货中|Picking
PACKED|已打包|Packed
SHIPPED|已出库|Shipped
HELD|已挂起|On hold
CANCELLED|已取消|Cancelled`),
  columns: titles(`outboundNo|出库单号|Outbound no.
    status|状态|Status
    orderNo|订单号|Order no.
    sku|SKU|SKU
    title|商品|Product
    quantity|数量|Quantity
    warehouseCode|仓库|Warehouse
    waveNo|波次|Wave
    carrier|承运商|Carrier
    service|物流服务|Service
    trackingNo|运单号|Tracking no.
    weightG|重量（克）|Weight (g)
    createdAt|创建时间（UTC+8）|Created (UTC+8)
    shippedAt|出库时间（UTC+8）|Shipped (UTC+8)`),
  actions: {
    push: { title: { zh: '推送', en: 'Push' }, opCode: 930, from: ['WAITING'], to: 'PICKING' },
    hold: {
      title: { zh: '拦截', en: 'Hold' },
      opCode: 935,
      from: ['WAITING', 'PICKING'],
      to: 'HELD',
      ...reason,
    },
    release: { title: { zh: '放行', en: 'Release' }, opCode: 945, from: ['HELD'], to: 'WAITING' },
    cancel: {
      title: { zh: '取消', en: 'Cancel' },
      opCode: 400,
      from: ['WAITING', 'HELD'],
      to: 'CANCELLED',
      ...reason,
    },
  },
  form: { values: async (call) => ({ ...remarkOnly(call) }) },
};

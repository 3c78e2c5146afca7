import { column, type Db } from '../database/db';
import type { Call } from '../http/service';
import { Failure } from '../reply/failure';
import { dateSearch, dateSort } from './dates';
import { deliveryOf } from './deliveries';
import { type Action, names, type RecordKind, reason, titles } from './kind';
import { orderForm } from './order-form';

const states = names(`REVIEW|待审核|To review
ALLOCATE|待配货|To allocate
PICKING|拣货中|Picking
DISPATCH|待出库|To dispatch
DONE|已出库|Dispatched
EXCEPTION|异常|Exception
CANCELLED|已取消|Cancelled`);

/** The labels that the body names, which have to be the organisation's. @throws Failure 10043 without any */
async function readLabels(
  { organisation, body }: Call,
  _body: unknown,
  tx: Db,
): Promise<{ labelIds: number[] }> {
  const asked = body.ids('labelIds', { max: 50 });
  if (asked.length === 0) throw new Failure(10043);
  const rows = await tx.query<{ id: number }>(
    `select id from labels where organisation_id = $1 and id = any(string_to_array($2, ',')::bigint[])`,
    [organisation.id, asked.join(',')],
  );
  if (rows.length < asked.length) throw new Failure(10020);
  return { labelIds: asked };
}

const labelAction = (zh: string, en: string, sql: string): Action => ({
  title: { zh, en },
  opCode: 260,
  read: readLabels,
  apply: async (tx, ids, params) => {
    await tx.query(sql, [ids.join(','), (params.labelIds as number[]).join(',')]);
  },
});

const markSql = `
  insert into order_labels (order_id, label_id)
  select o, l from unnest(string_to_array($1, ',')::bigint[]) o cross join unnest(string_to_array($2, ',')::bigint[]) l
  on conflict do nothing`;
const removeSql = `
  delete from order_labels where order_id = any(string_to_array($1, ',')::bigint[])
    and label_id = any(string_to_array($2, ',')::bigint[])`;

const ofLabels = 'exists (select from order_labels x where x.order_id = r.id and ?)';

export const orderKind: RecordKind = {
  type: 'order',
  title: { zh: 'B2C 订单', en: 'B2C orders' },
  base: '/api/v2/deliverOrder',
  table: 'orders',
  joins: 'left join users u on u.id = r.owner_id',
  no: () => 'r.order_no',
  list: (
    lang,
  ) => `r.id, r.order_no, r.${column('channel', lang)} as channel, r.account_id, r.sku, r.${column('title', lang)} as title,
    r.quantity, r.recipient_name, r.recipient_city, r.recipient_country, r.warehouse_code, r.carrier, r.service,
    r.carrier_service_code, r.tracking_no, r.amount, r.currency, r.status, r.priority, r.owner_id,
    u.${column('name', lang)} as owner_name, r.ship_by, r.created_at, coalesce(r.updated_at, r.created_at) as updated_at,
    coalesce((select json_agg(json_build_object('id', l.id::text, 'labelId', l.id::text, 'labelName', l.${column('name', lang)},
        'labelColour', l.colour) order by l.id)
      from order_labels x join labels l on l.id = x.label_id where x.order_id = r.id), '[]'::json) as labels`,
  detail: (
    lang,
  ) => `, r.recipient_phone, r.recipient_email, r.recipient_address, r.recipient_state, r.recipient_postcode,
    r.signature, r.insured, r.declared_value, r.deliver_from, r.deliver_to, r.delivered_at,
    r.${column('remark', lang)} as remark,
    (select p.id from products p where p.organisation_id = r.organisation_id and p.sku = r.sku) as product_id,
    json_build_array(json_build_object('sku', r.sku, 'title', r.${column('title', lang)}, 'quantity', r.quantity,
      'unitPrice', round(r.amount / r.quantity, 2), 'amount', r.amount)) as lines`,
  events: deliveryOf,
  rule: (lang) => ({
    sort: {
      id: 'r.id',
      orderNo: 'r.order_no',
      ...dateSort,
      shipBy: 'r.ship_by',
      amount: 'r.amount',
      quantity: 'r.quantity',
      status: 'r.status',
      sku: 'r.sku',
      channel: `r.${column('channel', lang)}`,
      warehouseCode: 'r.warehouse_code',
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['r.order_no', 'r.sku', 'r.tracking_no'], ops: ['CN'] },
      orderNo: { sql: 'r.order_no', ops: ['CN', 'EQ', 'IN'] },
      trackingNo: { sql: 'r.tracking_no', ops: ['CN', 'EQ', 'IN'] },
      sku: { sql: 'r.sku', ops: ['CN', 'EQ', 'IN'] },
      status: { sql: 'r.status', ops: ['EQ', 'IN'] },
      channel: { sql: `r.${column('channel', lang)}`, ops: ['CN', 'EQ', 'IN'] },
      accountId: { sql: 'r.account_id', type: 'id', ops: ['EQ', 'IN'] },
      warehouseCode: { sql: 'r.warehouse_code', ops: ['EQ', 'IN'] },
      carrier: { sql: 'r.carrier', ops: ['EQ', 'IN'] },
      carrierServiceCode: { sql: 'r.carrier_service_code', ops: ['EQ', 'IN'] },
      recipientName: { sql: 'r.recipient_name', ops: ['CN'] },
      recipientCountry: { sql: 'r.recipient_country', ops: ['EQ', 'IN'] },
      currency: { sql: 'r.currency', ops: ['EQ', 'IN'] },
      priority: { sql: 'r.priority', ops: ['EQ'] },
      ownerId: { sql: 'r.owner_id', type: 'id', ops: ['EQ', 'IN'] },
      labelId: { sql: 'x.label_id', type: 'id', ops: ['EQ', 'IN'], within: ofLabels },
      quantity: { sql: 'r.quantity', type: 'number', ops: ['EQ', 'GE', 'LE'] },
      amount: { sql: 'r.amount', type: 'number', ops: ['EQ', 'GE', 'LE'] },
      shipBy: { sql: 'r.ship_by', type: 'time', ops: ['GE', 'LE'] },
      ...dateSearch,
    },
  }),
  sums: { quantity: 'sum(r.quantity)' },
  money: ['amount', 'r.amount', 'r.currency'],
  state: 'r.status',
  states,
  counts: { priority: { sql: 'r.priority', values: ['NORMAL', 'RUSH'] } },
  columns: titles(`orderNo|订单号|Order no.
    status|状态|Status
    channel|渠道|Channel
    sku|SKU|SKU
    title|商品|Product
    quantity|数量|Quantity
    amount|金额|Amount
    currency|币种|Currency
    recipientName|收件人|Recipient
    recipientCity|收件城市|City
    recipientCountry|收件国家|Country
    warehouseCode|仓库|Warehouse
    carrier|承运商|Carrier
    service|物流服务|Service
    trackingNo|运单号|Tracking no.
    priority|优先级|Priority
    labels|标签|Labels
    ownerName|负责人|Owner
    shipBy|最晚发货（UTC+8）|Ship by (UTC+8)
    createdAt|创建时间（UTC+8）|Created (UTC+8)
    updatedAt|更新时间（UTC+8）|Updated (UTC+8)`),
  actions: {
    approve: { title: { zh: '审核', en: 'Approve' }, opCode: 500, from: ['REVIEW'], to: 'ALLOCATE' },
    cancel: {
      title: { zh: '取消', en: 'Cancel' },
      opCode: 400,
      from: ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'EXCEPTION'],
      to: 'CANCELLED',
      ...reason,
    },
    markLabels: labelAction('打标签', 'Label', markSql),
    removeLabels: labelAction('移除标签', 'Remove labels from', removeSql),
  },
  form: orderForm,
};

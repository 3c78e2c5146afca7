import { dayOf } from '../business/days';
import { column } from '../database/db';
import { dateSort } from './dates';
import { Form } from './form';
import { type FormRules, names, type RecordKind, reason, titles } from './kind';
import { Lookups } from './lookups';

const currencies = ['USD', 'CNY', 'EUR', 'GBP', 'JPY'] as const;

const form: FormRules = {
  editable: ['DRAFT', 'TRANSIT'],
  values: async (call, tx, before) => {
    const fields = new Form(call.request.body, call.lang);
    const lookups = new Lookups(tx, fields, call, before);
    const product = await lookups.product('sku', fields.text('sku', { max: 64 }));
    const warehouse = await lookups.warehouse('warehouseCode', fields.text('warehouseCode', { max: 40 }));
    const owner = await lookups.user('ownerId', fields.id('ownerId', { optional: true }));
    const supplier = fields.text('supplier', { max: 100 });
    const quantity = fields.integer('quantity', { min: 1, max: 1_000_000 });
    // A supplier of the seed has a name in each language; saving the form unchanged keeps both.
    const isSame = before !== null && [before.supplier_zh, before.supplier_en].includes(supplier);
    const values = {
      sku: product?.sku,
      ...(before && before.sku === product?.sku && before.quantity === quantity
        ? {}
        : {
            title_zh: `${product?.title_zh} ${quantity} 件`,
            title_en: `${product?.title_en}, ${quantity} pcs`,
          }),
      quantity,
      warehouse_code: warehouse?.code,
      ...(isSame ? {} : { supplier_zh: supplier, supplier_en: supplier }),
      unit_price: fields.money('unitPrice', { min: 0.01, max: 99_999.99 }),
      currency: fields.oneOf('currency', currencies),
      expected_at: fields.date('expectedAt'),
      owner_id: owner?.id ?? null,
      remark: fields.text('remark', { max: 500, optional: true }),
    };
    fields.check();
    return values;
  },
  create: async ({ now }, _tx, id) => ({
    po_no: `PO${dayOf(now).replaceAll('-', '').slice(2)}${id}`,
    received: 0,
    status: 'DRAFT',
    created_at: now,
    updated_at: now,
  }),
};

export const purchaseKind: RecordKind = {
  type: 'purchase',
  title: { zh: '采购单', en: 'purchase orders' },
  base: '/api/v2/po',
  table: 'purchase_orders',
  joins: 'left join users u on u.id = r.owner_id',
  no: () => 'r.po_no',
  list: (
    lang,
  ) => `r.id, r.po_no, r.${column('title', lang)} as title, r.sku, r.quantity, r.received, r.warehouse_code,
    r.${column('supplier', lang)} as supplier, r.unit_price, r.unit_price * r.quantity as amount, r.currency, r.status,
    r.expected_at, r.owner_id, u.${column('name', lang)} as owner_name, r.created_at,
    coalesce(r.updated_at, r.created_at) as updated_at`,
  detail: () =>
    `, r.remark, (select p.id from products p where p.organisation_id = r.organisation_id and p.sku = r.sku) as product_id`,
  rule: () => ({
    sort: {
      id: 'r.id',
      poNo: 'r.po_no',
      sku: 'r.sku',
      quantity: 'r.quantity',
      amount: 'r.unit_price * r.quantity',
      status: 'r.status',
      expectedAt: 'r.expected_at',
      ...dateSort,
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['r.po_no', 'r.sku', 'r.title_zh', 'r.title_en'], ops: ['CN'] },
      poNo: { sql: 'r.po_no', ops: ['CN', 'EQ', 'IN'] },
      title: { sql: ['r.title_zh', 'r.title_en'], ops: ['CN'] },
      sku: { sql: 'r.sku', ops: ['CN', 'EQ', 'IN'] },
      status: { sql: 'r.status', ops: ['EQ', 'IN'] },
      warehouseCode: { sql: 'r.warehouse_code', ops: ['EQ', 'IN'] },
      supplier: { sql: ['r.supplier_zh', 'r.supplier_en'], ops: ['CN'] },
      currency: { sql: 'r.currency', ops: ['EQ', 'IN'] },
      quantity: { sql: 'r.quantity', type: 'number', ops: ['EQ', 'GE', 'LE'] },
      ownerId: { sql: 'r.owner_id', type: 'id', ops: ['EQ', 'IN'] },
      expectedAt: { sql: 'r.expected_at', ops: ['GE', 'LE'] },
      createdAt: { sql: 'r.created_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
    },
  }),
  sums: { quantity: 'sum(r.quantity)', received: 'sum(r.received)' },
  money: ['amount', 'r.unit_price * r.quantity', 'r.currency'],
  state: 'r.status',
  states: names(`DRAFT|草稿|Draft
TRANSIT|运输中|In transit
RECEIVING|收货中|Receiving
DONE|已完成|Done
CANCELLED|已取消|Cancelled`),
  columns: titles(`poNo|采购单号|PO no.
    status|状态|Status
    title|名称|Title
    sku|SKU|SKU
    quantity|数量|Quantity
    received|已收|Received
    unitPrice|单价|Unit price
    amount|金额|Amount
    currency|币种|Currency
    supplier|供应商|Supplier
    warehouseCode|收货仓|Warehouse
    expectedAt|预计到货|Expected
    ownerName|负责人|Owner
    createdAt|创建时间（UTC+8）|Created (UTC+8)`),
  actions: {
    submit: { title: { zh: '提交', en: 'Submit' }, opCode: 210, from: ['DRAFT'], to: 'TRANSIT' },
    cancel: {
      title: { zh: '取消', en: 'Cancel' },
      opCode: 400,
      from: ['DRAFT', 'TRANSIT'],
      to: 'CANCELLED',
      ...reason,
    },
  },
  form,
};

import { column } from '../database/db';
import { dateSort } from './dates';
import { dayOf } from './days';
import { Form } from './form';
import { type FormRules, names, type RecordKind, reason, titles } from './kind';
import { Lookups } from './lookups';
import { checkProducts, linesOf, linesOfOrder, readLines, saveLines } from './purchase-lines';

const currencies = ['USD', 'CNY', 'EUR', 'GBP', 'JPY'] as const;

const form: FormRules = {
  editable: ['DRAFT', 'TRANSIT'],
  values: async (call, tx, before) => {
    const fields = new Form(call.request.body, call.lang);
    const lookups = new Lookups(tx, fields, call, before);
    const lines = readLines(fields);
    const linesBefore = before ? await linesOf(tx, Number(before.id)) : [];
    const products = await checkProducts(tx, lines, call.organisation.id, linesBefore);
    const warehouse = await lookups.warehouse('warehouseCode', fields.text('warehouseCode', { max: 40 }));
    const owner = await lookups.user('ownerId', fields.id('ownerId', { optional: true }));
    const supplier = fields.text('supplier', { max: 100 });
    // A supplier of the seed has a name in each language; saving the form unchanged keeps both.
    const isSame = before !== null && [before.supplier_zh, before.supplier_en].includes(supplier);
    const goods = (all: readonly { sku: string; quantity: number }[]) =>
      JSON.stringify(all.map((line) => [line.sku, line.quantity]));
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const first = products.get(lines[0]?.sku ?? '');
    const more = new Set(lines.map(({ sku }) => sku)).size - 1;
    const values = {
      sku: first?.sku,
      ...(goods(lines) === goods(linesBefore)
        ? {}
        : {
            title_zh: `${first?.title_zh}${more > 0 ? `等 ${more + 1} 种商品` : ''} ${quantity} 件`,
            title_en: `${first?.title_en}${more > 0 ? ` and ${more} more` : ''}, ${quantity} pcs`,
          }),
      quantity,
      warehouse_code: warehouse?.code,
      ...(isSame ? {} : { supplier_zh: supplier, supplier_en: supplier }),
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
  after: (tx, id, { request, lang, organisation }) =>
    saveLines(tx, id, organisation.id, readLines(new Form(request.body, lang))),
};

const amount = `(select sum(l.quantity * l.unit_price) from ${linesOfOrder})`;
const ofLines = `exists (select from ${linesOfOrder} and ?)`;

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
    r.${column('supplier', lang)} as supplier, ${amount} as amount, r.currency, r.status,
    r.expected_at, r.owner_id, u.${column('name', lang)} as owner_name, r.created_at,
    coalesce(r.updated_at, r.created_at) as updated_at`,
  detail: (lang) => `, r.remark,
    (select json_agg(json_build_object('sku', l.sku, 'title', p.${column('title', lang)}, 'quantity', l.quantity,
        'unitPrice', l.unit_price, 'amount', l.quantity * l.unit_price) order by l.place)
      from purchase_lines l left join products p on p.organisation_id = r.organisation_id and p.sku = l.sku
      where l.purchase_id = r.id) as lines`,
  rule: () => ({
    sort: {
      id: 'r.id',
      poNo: 'r.po_no',
      sku: 'r.sku',
      quantity: 'r.quantity',
      amount,
      status: 'r.status',
      expectedAt: 'r.expected_at',
      ...dateSort,
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['r.po_no', 'l.sku', 'r.title_zh', 'r.title_en'], ops: ['CN'], within: ofLines },
      poNo: { sql: 'r.po_no', ops: ['CN', 'EQ', 'IN'] },
      title: { sql: ['r.title_zh', 'r.title_en'], ops: ['CN'] },
      sku: { sql: 'l.sku', ops: ['CN', 'EQ', 'IN'], within: ofLines },
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
  money: ['amount', amount, 'r.currency'],
  state: 'r.status',
  states: names(`DRAFT|草稿|Draft
TRANSIT|在途|In transit
RECEIVING|收货中|Receiving
DONE|已收货|Received
CANCELLED|已取消|Cancelled`),
  columns: titles(`poNo|采购单号|PO no.
    status|状态|Status
    title|名称|Title
    sku|SKU|SKU
    quantity|数量|Quantity
    received|已收|Received
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

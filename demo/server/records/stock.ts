import { column } from '../database/db';
import { Form } from './form';
import { names, type RecordKind, titles } from './kind';

const stateSql = `case when r.available = 0 then 'OUT' when r.available < r.safety_stock then 'LOW' else 'OK' end`;

/** Stock by warehouse and SKU. */
export const stockKind: RecordKind = {
  type: 'stock',
  title: { zh: '库存', en: 'stock' },
  base: '/api/v1/Stock',
  table: 'stock',
  joins: `join products p on p.id = r.product_id left join product_lines l on l.id = p.product_line_id
    left join warehouses w on w.organisation_id = r.organisation_id and w.code = r.warehouse_code`,
  no: () => '(select sku from products where id = r.product_id)',
  list: (lang) => `r.id, p.sku, p.${column('title', lang)} as title, r.product_id, p.product_line_id,
    l.${column('name', lang)} as product_line, r.warehouse_code, w.${column('title', lang)} as warehouse, r.on_hand, r.available,
    r.reserved, r.in_transit, r.safety_stock, ${stateSql} as state, r.updated_at`,
  detail: () => ', r.remark',
  rule: () => ({
    sort: {
      id: 'r.id',
      sku: 'p.sku',
      warehouseCode: 'r.warehouse_code',
      onHand: 'r.on_hand',
      available: 'r.available',
      reserved: 'r.reserved',
      inTransit: 'r.in_transit',
      safetyStock: 'r.safety_stock',
      updatedAt: 'r.updated_at',
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['p.sku', 'p.title_zh', 'p.title_en'], ops: ['CN'] },
      sku: { sql: 'p.sku', ops: ['CN', 'EQ', 'IN'] },
      title: { sql: ['p.title_zh', 'p.title_en'], ops: ['CN'] },
      productId: { sql: 'r.product_id', type: 'id', ops: ['EQ', 'IN'] },
      productLineId: { sql: 'p.product_line_id', type: 'id', ops: ['EQ', 'IN'] },
      warehouseCode: { sql: 'r.warehouse_code', ops: ['EQ', 'IN'] },
      available: { sql: 'r.available', type: 'number', ops: ['EQ', 'GE', 'LE'] },
      onHand: { sql: 'r.on_hand', type: 'number', ops: ['EQ', 'GE', 'LE'] },
      reserved: { sql: 'r.reserved', type: 'number', ops: ['EQ', 'GE', 'LE'] },
      state: { sql: stateSql, ops: ['EQ', 'IN'] },
      updatedAt: { sql: 'r.updated_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
    },
  }),
  sums: {
    onHand: 'sum(r.on_hand)',
    available: 'sum(r.available)',
    reserved: 'sum(r.reserved)',
    inTransit: 'sum(r.in_transit)',
  },
  stateField: 'state',
  state: stateSql,
  states: names(`OUT|缺货|Out of stock
LOW|偏低|Low
OK|充足|Enough`),
  columns: titles(`sku|SKU|SKU
    title|商品|Product
    productLine|产品线|Product line
    warehouseCode|仓库代码|Warehouse code
    warehouse|仓库|Warehouse
    onHand|在库|On hand
    available|可用|Available
    reserved|预占|Reserved
    inTransit|在途|In transit
    state|库存状态|State
    safetyStock|安全库存|Safety stock
    updatedAt|更新时间（UTC+8）|Updated (UTC+8)`),
  actions: {
    release: {
      title: { zh: '释放预占', en: 'Release reservations of' },
      opCode: 1200,
      apply: async (tx, ids) => {
        await tx.query(
          `update stock set available = available + reserved, reserved = 0
           where id = any(string_to_array($1, ',')::bigint[])`,
          [ids.join(',')],
        );
      },
    },
  },
  form: {
    values: async (call) => {
      const fields = new Form(call.request.body, call.lang);
      const values = {
        safety_stock: fields.integer('safetyStock', { min: 0, max: 1_000_000 }),
        remark: fields.text('remark', { max: 500, optional: true }),
      };
      fields.check();
      return values;
    },
  },
};

import type { Lang } from '../../support/lang';
import { column } from '../database/db';
import { fieldMessages } from '../reply/reply-messages';
import { dateSearch, dateSort } from './dates';
import { Form } from './form';
import { type FormRules, names, type RecordKind, titles } from './kind';
import { Lookups } from './lookups';

const currencies = ['USD', 'CAD', 'GBP', 'EUR', 'JPY', 'AUD', 'CNY'] as const;

const form: FormRules = {
  values: async (call, tx, before) => {
    const fields = new Form(call.request.body, call.lang);
    const lookups = new Lookups(tx, fields, call, before);
    const sku = before
      ? String(before.sku)
      : fields.text('erpSku', { max: 64, pattern: /^[A-Za-z0-9][\w.-]*$/ });
    if (!before && sku) {
      const taken = await tx.query('select id from products where organisation_id = $1 and sku = $2', [
        call.organisation.id,
        sku,
      ]);
      if (taken.length > 0) fields.refuse('erpSku', fieldMessages.taken);
    }
    const line = await lookups.line('productLineId', fields.id('productLineId', { optional: true }));
    const origin = await lookups.country(
      'originCountry',
      fields.text('originCountry', { max: 2, optional: true }),
    );
    const side = { min: 1, max: 3_000, optional: true };
    const values = {
      sku,
      title_zh: fields.text('name', { max: 200 }),
      title_en: fields.text('nameEn', { max: 200 }),
      product_line_id: line?.id ?? null,
      weight_g: fields.integer('weightG', { min: 1, max: 70_000 }),
      length_mm: fields.integer('lengthMm', side),
      width_mm: fields.integer('widthMm', side),
      height_mm: fields.integer('heightMm', side),
      price: fields.money('price', { min: 0.01, max: 99_999.99 }),
      currency: fields.oneOf('currency', currencies),
      declared_value: fields.money('declaredValue', { min: 0, max: 99_999.99, optional: true }),
      hs_code: fields.text('hsCode', { optional: true, max: 40, pattern: /^\d{6,10}$/ }),
      origin_country: origin?.code ?? '',
      battery: fields.flag('battery'),
      remark: fields.text('remark', { max: 500, optional: true }),
    };
    fields.check();
    return values;
  },
  create: async ({ now }) => ({
    available: 0,
    matched: 1,
    status: 1,
    is_temp: 0,
    created_at: now,
    updated_at: now,
  }),
};

/** The columns of both queries of products. */
export const productColumns = (lang: Lang) => `r.id, r.sku, r.sku as erp_sku, r.sku_code as erp_sku_code,
  r.title_zh as name, r.title_en as name_en, r.${column('title', lang)} as title, r.is_temp, r.product_line_id,
  l.${column('name', lang)} as product_line, r.available, r.weight_g, r.price, r.currency, r.matched, r.status, r.created_at,
  coalesce(r.updated_at, r.created_at) as updated_at`;

export const productRule = {
  sort: {
    id: 'r.id',
    sku: 'r.sku',
    erpSku: 'r.sku',
    name: 'r.title_zh',
    nameEn: 'r.title_en',
    available: 'r.available',
    weightG: 'r.weight_g',
    price: 'r.price',
    status: 'r.status',
    ...dateSort,
  },
  search: {
    id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
    keyword: { sql: ['r.sku', 'r.sku_code', 'r.title_zh', 'r.title_en'], ops: ['CN'] },
    sku: { sql: 'r.sku', ops: ['CN', 'EQ', 'IN'] },
    erpSku: { sql: 'r.sku', ops: ['CN', 'EQ', 'IN'] },
    erpSkuCode: { sql: 'r.sku_code', ops: ['CN', 'EQ', 'IN'] },
    title: { sql: ['r.title_zh', 'r.title_en'], ops: ['CN'] },
    name: { sql: ['r.title_zh', 'r.title_en'], ops: ['CN'] },
    isTemp: { sql: 'r.is_temp', type: 'id', ops: ['EQ'] },
    matched: { sql: 'r.matched', type: 'id', ops: ['EQ'] },
    productLineId: { sql: 'r.product_line_id', type: 'id', ops: ['EQ', 'IN'] },
    status: { sql: 'r.status', type: 'id', ops: ['EQ', 'IN'] },
    price: { sql: 'r.price', type: 'number', ops: ['EQ', 'GE', 'LE'] },
    available: { sql: 'r.available', type: 'number', ops: ['EQ', 'GE', 'LE'] },
    ...dateSearch,
  },
} satisfies ReturnType<RecordKind['rule']>;

const switched = (to: 1 | 2) =>
  `update products set status = ${to} where id = any(string_to_array($1, ',')::bigint[])`;

export const productKind: RecordKind = {
  type: 'product',
  title: { zh: '商品', en: 'products' },
  base: '/api/v1/Product',
  table: 'products',
  joins: 'left join product_lines l on l.id = r.product_line_id',
  no: () => 'r.sku',
  list: productColumns,
  detail: () =>
    `, r.length_mm, r.width_mm, r.height_mm, r.hs_code, r.origin_country, r.declared_value, r.battery, r.remark`,
  rule: () => productRule,
  sums: { available: 'sum(r.available)' },
  state: 'r.status',
  states: names(`1|启用|Enabled
2|停用|Disabled`),
  counts: {
    isTemp: { sql: 'r.is_temp', values: [0, 1] },
    matched: { sql: 'r.matched', values: [1, 0] },
  },
  columns: titles(`erpSku|SKU|SKU
    erpSkuCode|SKU 编码|SKU code
    name|中文名称|Chinese name
    nameEn|英文名称|English name
    productLine|产品线|Product line
    available|可用库存|Available
    weightG|重量（克）|Weight (g)
    price|售价|Price
    currency|币种|Currency
    isTemp|临时 SKU|Temporary
    status|状态|Status
    createdAt|创建时间（UTC+8）|Created (UTC+8)
    updatedAt|更新时间（UTC+8）|Updated (UTC+8)`),
  actions: {
    enable: {
      title: { zh: '启用', en: 'Enable' },
      opCode: 3,
      from: ['2'],
      apply: async (tx, ids) => void (await tx.query(switched(1), [ids.join(',')])),
    },
    disable: {
      title: { zh: '停用', en: 'Disable' },
      opCode: 3,
      from: ['1'],
      apply: async (tx, ids) => void (await tx.query(switched(2), [ids.join(',')])),
    },
  },
  form,
};

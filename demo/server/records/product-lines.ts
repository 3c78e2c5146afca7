import { column } from '../database/db';
import { bilingual, refuseTaken } from './bilingual';
import { dateSearch, dateSort } from './dates';
import { Form } from './form';
import { type FormRules, type RecordKind, titles } from './kind';
import { activeField, activeState, switching } from './switching';

const form: FormRules = {
  exclusive: true,
  values: async (call, tx, before) => {
    const fields = new Form(call.request.body, call.lang);
    const name = fields.text('name', { max: 60 });
    const flag = fields.text('flag', { max: 10, pattern: /^[A-Za-z0-9][\w-]*$/ }).toUpperCase();
    const table = 'product_lines';
    await refuseTaken(tx, fields, call, ['name', name], { table, columns: ['name_zh', 'name_en'], before });
    // Lines of the first data may share a flag.
    if (flag !== before?.flag)
      await refuseTaken(tx, fields, call, ['flag', flag], { table, columns: ['flag'], before });
    const description = fields.text('description', { max: 200, optional: true });
    const values = {
      ...bilingual('name', name, before, call.lang),
      ...bilingual('description', description, before, call.lang),
      flag,
      remark: fields.text('remark', { max: 500, optional: true }),
    };
    fields.check();
    return values;
  },
  create: async ({ now }) => ({ active: 1, created_at: now, updated_at: now }),
};

/** Product lines: the rows of the reference list `ProductLine`. */
export const productLineKind: RecordKind = {
  type: 'productLine',
  title: { zh: '产品线', en: 'product lines' },
  base: '/api/v1/ProductLine',
  table: 'product_lines',
  joins: '',
  no: () => 'r.flag',
  list: (
    lang,
  ) => `r.id, r.${column('name', lang)} as name, r.${column('description', lang)} as description, r.flag, r.active,
    (select count(*) from products p where p.organisation_id = r.organisation_id and p.product_line_id = r.id) as products,
    r.created_at, coalesce(r.updated_at, r.created_at) as updated_at`,
  detail: () => ', r.remark',
  rule: (lang) => ({
    sort: {
      id: 'r.id',
      name: `r.${column('name', lang)}`,
      flag: 'r.flag',
      active: 'r.active',
      ...dateSort,
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: {
        sql: ['r.name_zh', 'r.name_en', 'r.flag', 'r.description_zh', 'r.description_en'],
        ops: ['CN'],
      },
      name: { sql: ['r.name_zh', 'r.name_en'], ops: ['CN'] },
      flag: { sql: 'r.flag', ops: ['CN', 'EQ', 'IN'] },
      active: activeField,
      ...dateSearch,
    },
  }),
  sums: {},
  ...activeState,
  columns: titles(`name|产品线|Product line
    flag|编码|Code
    description|描述|Description
    products|商品数|Products
    active|启用状态|State
    createdAt|创建时间（UTC+8）|Created (UTC+8)
    updatedAt|更新时间（UTC+8）|Updated (UTC+8)`),
  actions: switching('product_lines'),
  form,
};

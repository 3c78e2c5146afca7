import { column, type Db } from '../database/db';
import type { Call } from '../http/service';
import { bilingual, refuseTaken } from './bilingual';
import { differing } from './changes';
import { dateSearch, dateSort } from './dates';
import { Form } from './form';
import { type Changes, type FormRules, type RecordKind, type Saved, titles } from './kind';
import { Lookups } from './lookups';
import { maxPlace, putAt } from './rule-order';
import { activeField, activeState, switching } from './switching';

const weightOrder = { zh: '最大重量不能小于最小重量', en: 'The largest weight cannot be below the least' };
const weight = { min: 0, max: 70_000, optional: true };

const placeOf = (fields: Form) => fields.integer('priority', { min: 1, max: maxPlace, optional: true });

const form: FormRules = {
  exclusive: true,
  values: async (call, tx, before) => {
    const fields = new Form(call.request.body, call.lang);
    const lookups = new Lookups(tx, fields, call, before);
    const name = fields.text('name', { max: 60 });
    const taken = { table: 'delivery_rules', columns: ['title_zh', 'title_en'], before };
    await refuseTaken(tx, fields, call, ['name', name], taken);
    const warehouse = await lookups.warehouse('warehouseCode', fields.text('warehouseCode', { max: 40 }));
    const [from, to] = [fields.integer('weightFrom', weight), fields.integer('weightTo', weight)];
    if (from !== null && to !== null && to < from) fields.refuse('weightTo', weightOrder);
    placeOf(fields);
    const countries = fields.codes('countries', 250);
    for (const code of countries) await lookups.country('countries', code);
    const carriers = fields.codes('carriers', 100);
    for (const code of carriers) await lookups.carrier('carriers', code);
    const values = {
      ...bilingual('title', name, before, call.lang),
      warehouse_code: warehouse?.code,
      countries: countries.join(','),
      carriers: carriers.join(','),
      weight_from: from,
      weight_to: to,
      remark: fields.text('remark', { max: 500, optional: true }),
    };
    fields.check();
    return values;
  },
  // Behind all others, until it is put into its place.
  create: async ({ now }) => ({ active: 1, priority: maxPlace + 1, created_at: now, updated_at: now }),
  after: place,
};

async function place(tx: Db, id: number, call: Call, { before }: Saved): Promise<Changes> {
  const wanted = placeOf(new Form(call.request.body, call.lang));
  if (wanted === null && before) return {};
  const priority = await putAt(tx, call.organisation.id, id, wanted ?? maxPlace);
  return differing(before ?? {}, { priority });
}

const listOf = (name: string) => `coalesce(string_to_array(nullif(r.${name}, ''), ','), '{}') as ${name}`;
/** A rule without any holds for all. */
const holdsFor = (name: string) =>
  `exists (select from unnest(string_to_array(coalesce(nullif(r.${name}, ''), '*'), ',')) as x(code) where x.code = '*' or ?)`;

/** Which warehouse delivers an order: the first rule in use that fits. */
export const deliverRuleKind: RecordKind = {
  type: 'deliverRule',
  title: { zh: '分仓策略', en: 'routing rules' },
  base: '/api/v1/DeliverRule',
  table: 'delivery_rules',
  joins: 'left join warehouses w on w.organisation_id = r.organisation_id and w.code = r.warehouse_code',
  no: (lang) => `r.${column('title', lang)}`,
  list: (
    lang,
  ) => `r.id, r.${column('title', lang)} as name, r.priority, r.warehouse_code, w.${column('title', lang)} as warehouse,
    ${listOf('countries')}, ${listOf('carriers')}, r.weight_from, r.weight_to, r.active, r.created_at,
    coalesce(r.updated_at, r.created_at) as updated_at`,
  detail: () => ', r.remark',
  rule: (lang) => ({
    sort: {
      id: 'r.id',
      priority: 'r.priority',
      name: `r.${column('title', lang)}`,
      warehouseCode: 'r.warehouse_code',
      active: 'r.active',
      ...dateSort,
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['r.title_zh', 'r.title_en', 'r.remark'], ops: ['CN'] },
      name: { sql: ['r.title_zh', 'r.title_en'], ops: ['CN'] },
      warehouseCode: { sql: 'r.warehouse_code', ops: ['EQ', 'IN'] },
      country: { sql: 'x.code', ops: ['EQ', 'IN'], within: holdsFor('countries') },
      carrier: { sql: 'x.code', ops: ['EQ', 'IN'], within: holdsFor('carriers') },
      priority: { sql: 'r.priority', type: 'number', ops: ['EQ', 'GE', 'LE'] },
      active: activeField,
      ...dateSearch,
    },
  }),
  sums: {},
  ...activeState,
  counts: { warehouseCode: { sql: 'r.warehouse_code' } },
  columns: titles(`priority|优先级|Priority
    name|策略名称|Rule
    warehouseCode|仓库代码|Warehouse code
    warehouse|仓库|Warehouse
    countries|适用国家|Countries
    carriers|适用承运商|Carriers
    weightFrom|最小重量（克）|From weight (g)
    weightTo|最大重量（克）|To weight (g)
    active|启用状态|State
    createdAt|创建时间（UTC+8）|Created (UTC+8)
    updatedAt|更新时间（UTC+8）|Updated (UTC+8)`),
  actions: switching('delivery_rules'),
  form,
};

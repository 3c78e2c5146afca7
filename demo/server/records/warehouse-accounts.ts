import { column, type Db, first } from '../database/db';
import type { Call } from '../http/service';
import { fieldMessages } from '../reply/reply-messages';
import { dateSearch, dateSort } from './dates';
import { Form } from './form';
import { type FormRules, type RecordKind, titles, type Values } from './kind';
import { Lookups } from './lookups';
import { activeField, activeState, switching } from './switching';

const apiTypes = ['WMS', 'OMS', 'FBA'] as const;

const form: FormRules = {
  exclusive: true,
  secret: ['api_key'],
  values: async (call, tx, before) => {
    const fields = new Form(call.request.body, call.lang);
    const lookups = new Lookups(tx, fields, call, before);
    const isNew = before === null && fields.flag('isNewWarehouse') === 1;
    const code = isNew ? await readNewCode(fields, lookups) : await readCode(fields, lookups);
    const warehouse = isNew ? await readWarehouse(fields, lookups) : null;
    const account = fields.text('account', { max: 60, pattern: /^[\w.@-]+$/ });
    const others = await tx.query(
      `select id from warehouse_accounts where organisation_id = $1 and warehouse_code = $2 and account = $3
       and id is distinct from $4::bigint`,
      [call.organisation.id, code, account, before?.id ?? null],
    );
    if (others.length > 0) fields.refuse('account', fieldMessages.taken);
    const key = fields.text('apiKey', { max: 200, pattern: /^[\x21-\x7e]{8,}$/, optional: before !== null });
    const values = {
      warehouse_code: code,
      account,
      api_type: fields.oneOf('apiType', apiTypes),
      api_url: fields.text('apiUrl', { max: 200, optional: true, pattern: /^https:\/\/[^\s/?#@]+\S*$/ }),
      ...(key === '' ? {} : { api_key: key }),
      remark: fields.text('remark', { max: 500, optional: true }),
    };
    fields.check();
    if (warehouse) await addWarehouse(tx, call, code, values.api_type, warehouse);
    return values;
  },
  create: async ({ now }) => ({ active: 1, created_at: now, updated_at: now }),
};

async function readCode(fields: Form, lookups: Lookups): Promise<string> {
  const code = fields.text('warehouseCode', { max: 40 });
  await lookups.warehouse('warehouseCode', code);
  return code;
}

async function readNewCode(fields: Form, { tx, call }: Lookups): Promise<string> {
  const code = fields.text('warehouseCode', { max: 10, pattern: /^[A-Za-z0-9]{2,10}$/ }).toUpperCase();
  const taken = await tx.query('select id from warehouses where organisation_id = $1 and code = $2', [
    call.organisation.id,
    code,
  ]);
  if (taken.length > 0) fields.refuse('warehouseCode', fieldMessages.taken);
  return code;
}

async function readWarehouse(fields: Form, lookups: Lookups): Promise<Values> {
  const country = await lookups.country('country', fields.text('country', { max: 2 }));
  const zone = await lookups.timeZone('timeZone', fields.text('timeZone', { max: 60 }));
  return {
    title: fields.text('warehouseTitle', { max: 60 }),
    type: Number(fields.oneOf('warehouseType', ['1', '2'], { optional: true })),
    country: country?.code,
    zone: zone?.time_zone_code,
  };
}

/** A warehouse that the organisation has not had. */
async function addWarehouse(
  tx: Db,
  { organisation }: Call,
  code: string,
  apiType: string,
  { title, type, country, zone }: Values,
): Promise<void> {
  await tx.query('lock table warehouses in share row exclusive mode');
  const next = await first(tx.query<{ id: number }>('select coalesce(max(id), 0) + 1 as id from warehouses'));
  await tx.query(
    `insert into warehouses (id, organisation_id, code, title_zh, title_en, warehouse_type, active, api_type, country, time_zone)
     values ($1, $2, $3, $4::text, $4::text, $5, 1, $6, $7, $8)`,
    [next?.id ?? 1, organisation.id, code, title, type, apiType, country, zone],
  );
}

/** Accounts through which the organisation's warehouses are reached. No reply has the key: its last four characters tell it. */
export const warehouseAccountKind: RecordKind = {
  type: 'warehouseAccount',
  title: { zh: '仓库账号', en: 'warehouse accounts' },
  base: '/api/v1/WarehouseAccount',
  table: 'warehouse_accounts',
  joins: 'left join warehouses w on w.organisation_id = r.organisation_id and w.code = r.warehouse_code',
  no: () => `r.warehouse_code || ' ' || r.account`,
  list: (
    lang,
  ) => `r.id, r.warehouse_code, w.id as warehouse_id, w.${column('title', lang)} as warehouse, w.warehouse_type, w.country,
    w.time_zone, r.account, r.api_type, r.api_url, '••••' || right(r.api_key, 4) as api_key_hint, r.active, r.created_at,
    coalesce(r.updated_at, r.created_at) as updated_at`,
  detail: () => ', r.remark',
  rule: (lang) => ({
    sort: {
      id: 'r.id',
      warehouseCode: 'r.warehouse_code',
      warehouse: `w.${column('title', lang)}`,
      account: 'r.account',
      apiType: 'r.api_type',
      active: 'r.active',
      ...dateSort,
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['r.warehouse_code', 'w.title_zh', 'w.title_en', 'r.account'], ops: ['CN'] },
      warehouseCode: { sql: 'r.warehouse_code', ops: ['EQ', 'IN'] },
      account: { sql: 'r.account', ops: ['CN', 'EQ', 'IN'] },
      apiType: { sql: 'r.api_type', ops: ['EQ', 'IN'] },
      country: { sql: 'w.country', ops: ['EQ', 'IN'] },
      active: activeField,
      ...dateSearch,
    },
  }),
  sums: {},
  ...activeState,
  counts: { apiType: { sql: 'r.api_type', values: apiTypes } },
  columns: titles(`warehouseCode|仓库代码|Warehouse code
    warehouse|仓库|Warehouse
    country|国家|Country
    timeZone|时区|Time zone
    account|账号|Account
    apiType|接口类型|Interface
    apiUrl|接口地址|Address
    active|启用状态|State
    createdAt|创建时间（UTC+8）|Created (UTC+8)
    updatedAt|更新时间（UTC+8）|Updated (UTC+8)`),
  actions: switching('warehouse_accounts'),
  form,
};

import { column, type Db } from '../database/db';
import type { Call } from '../http/service';
import { fieldMessages } from '../reply/reply-messages';
import { bilingual } from './bilingual';
import { dateSearch, dateSort } from './dates';
import { Form } from './form';
import { type Action, type FormRules, names, type RecordKind, titles, type Values } from './kind';
import { Lookups } from './lookups';

/** The SKU of a product in use. A temporary one stands for a channel's SKU itself, so it is no choice. */
async function readProduct(
  fields: Form,
  tx: Db,
  call: Call,
  { before = null, optional = false }: { before?: Values | null; optional?: boolean } = {},
): Promise<string | null> {
  const sku = fields.text('erpSku', { max: 64, optional });
  const product = await new Lookups(tx, fields, call, before).product('erpSku', sku);
  if (product?.is_temp === 1) fields.refuse('erpSku', fieldMessages.unknown);
  return sku || null;
}

/** Notes at the products of these SKUs whether a channel's SKU means them. */
const noteMatched = (tx: Db, organisation: number, skus: readonly (string | null)[]) =>
  tx.query(
    `update products p set matched = case when exists (
         select from sku_matches m where m.organisation_id = p.organisation_id and m.sku = p.sku) then 1 else 0 end
     where p.organisation_id = $1 and p.is_temp = 0 and p.sku in (select json_array_elements_text($2::json))`,
    [organisation, JSON.stringify(skus.filter(Boolean))],
  );

const form: FormRules = {
  exclusive: true,
  values: async (call, tx, before) => {
    const fields = new Form(call.request.body, call.lang);
    const lookups = new Lookups(tx, fields, call, before);
    const own = before ? {} : await readChannelSku(fields, lookups);
    const sku = await readProduct(fields, tx, call, { before, optional: true });
    const title = fields.text('channelTitle', { max: 200, optional: before !== null });
    const isSame = before?.sku === sku;
    const values = {
      ...own,
      channel_item_no: fields.text('channelItemNo', { max: 40, optional: true, pattern: /^[\w.-]+$/ }),
      ...(title === '' ? {} : bilingual('title', title, before, call.lang)),
      sku,
      ...(isSame ? {} : { matched_by: sku && 'MANUAL', matched_at: sku && call.now }),
      remark: fields.text('remark', { max: 500, optional: true }),
    };
    fields.check();
    return values;
  },
  create: async ({ now }) => ({ created_at: now, updated_at: now }),
  after: async (tx, _id, { organisation }, { values, before }) => {
    await noteMatched(tx, organisation.id, [values.sku, before?.sku] as (string | null)[]);
    return {};
  },
};

/** What a channel calls a thing: given once. */
async function readChannelSku(fields: Form, lookups: Lookups): Promise<Values> {
  const account = await lookups.account('accountId', fields.id('accountId'));
  const sku = fields.text('channelSku', { max: 64, pattern: /^[^\s,]+$/ });
  const taken = await lookups.tx.query(
    'select id from sku_matches where account_id = $1 and channel_sku = $2',
    [account?.id ?? null, sku],
  );
  if (taken.length > 0) fields.refuse('channelSku', fieldMessages.taken);
  return { account_id: account?.id, channel_sku: sku };
}

/** Sets the product of the channel's SKUs, or takes it away. */
async function setProduct(
  tx: Db,
  ids: readonly number[],
  sku: string | null,
  { organisationId, now }: { organisationId: number; now: Date },
): Promise<void> {
  const before = await tx.query<{ sku: string }>(
    `select distinct sku from sku_matches where id = any(string_to_array($1, ',')::bigint[]) and sku is not null`,
    [ids.join(',')],
  );
  await tx.query(
    `update sku_matches set sku = $2, matched_by = $3, matched_at = $4
     where id = any(string_to_array($1, ',')::bigint[])`,
    [ids.join(','), sku, sku && 'MANUAL', sku && now],
  );
  await noteMatched(tx, organisationId, [sku, ...before.map((row) => row.sku)]);
}

const match: Action = {
  title: { zh: '配对', en: 'Match' },
  opCode: 260,
  read: async (call, _body, tx) => {
    const fields = new Form(call.request.body, call.lang);
    const erpSku = await readProduct(fields, tx, call);
    fields.check();
    return { erpSku };
  },
  apply: (tx, ids, { erpSku }, writer) => setProduct(tx, ids, String(erpSku), writer),
};

const unmatch: Action = {
  title: { zh: '取消配对', en: 'Unmatch' },
  opCode: 260,
  from: ['MATCHED'],
  apply: (tx, ids, _params, writer) => setProduct(tx, ids, null, writer),
};

const stateSql = `case when r.sku is null then 'UNMATCHED' else 'MATCHED' end`;

/** What channels call a product, and which product it is. */
export const skuMatchKind: RecordKind = {
  type: 'skuMatch',
  title: { zh: 'SKU 配对', en: 'SKU matches' },
  base: '/api/v1/SkuMatch',
  table: 'sku_matches',
  joins: `left join accounts a on a.id = r.account_id
    left join products p on p.organisation_id = r.organisation_id and p.sku = r.sku`,
  no: () => 'r.channel_sku',
  list: (
    lang,
  ) => `r.id, r.account_id, a.${column('title', lang)} as channel, a.type as platform, r.channel_sku, r.channel_item_no,
    r.${column('title', lang)} as channel_title, r.sku as erp_sku, p.id as product_id,
    p.${column('title', lang)} as product_title, ${stateSql} as status, r.matched_by, r.matched_at, r.created_at,
    coalesce(r.updated_at, r.created_at) as updated_at`,
  detail: () => ', r.remark',
  rule: (lang) => ({
    sort: {
      id: 'r.id',
      channel: `a.${column('title', lang)}`,
      channelSku: 'r.channel_sku',
      erpSku: 'r.sku',
      status: stateSql,
      matchedAt: 'r.matched_at',
      ...dateSort,
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: {
        sql: ['r.channel_sku', 'r.channel_item_no', 'r.sku', 'r.title_zh', 'r.title_en'],
        ops: ['CN'],
      },
      accountId: { sql: 'r.account_id', type: 'id', ops: ['EQ', 'IN'] },
      platform: { sql: 'a.type', ops: ['EQ', 'IN'] },
      channelSku: { sql: 'r.channel_sku', ops: ['CN', 'EQ', 'IN'] },
      channelItemNo: { sql: 'r.channel_item_no', ops: ['CN', 'EQ', 'IN'] },
      channelTitle: { sql: ['r.title_zh', 'r.title_en'], ops: ['CN'] },
      erpSku: { sql: 'r.sku', ops: ['CN', 'EQ', 'IN'] },
      status: { sql: stateSql, ops: ['EQ', 'IN'] },
      matchedBy: { sql: 'r.matched_by', ops: ['EQ', 'IN'] },
      matchedAt: { sql: 'r.matched_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
      ...dateSearch,
    },
  }),
  sums: {},
  state: stateSql,
  states: names(`UNMATCHED|未配对|Not matched
MATCHED|已配对|Matched`),
  counts: { accountId: { sql: 'r.account_id' } },
  columns: titles(`channelSku|渠道 SKU|Channel SKU
    channelItemNo|渠道商品编号|Channel item no.
    channelTitle|渠道商品名称|Channel title
    channel|渠道|Channel
    platform|平台|Platform
    status|配对状态|State
    erpSku|ERP SKU|ERP SKU
    productTitle|商品名称|Product
    matchedAt|配对时间（UTC+8）|Matched (UTC+8)
    createdAt|创建时间（UTC+8）|Created (UTC+8)
    updatedAt|更新时间（UTC+8）|Updated (UTC+8)`),
  actions: { match, unmatch },
  form,
};

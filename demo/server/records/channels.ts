import { column } from '../database/db';
import type { Call } from '../http/service';
import { channelCategories } from '../references/constants';
import { fieldMessages } from '../reply/reply-messages';
import { bilingual, refuseTaken } from './bilingual';
import { dateSearch, dateSort } from './dates';
import { Form } from './form';
import { type FormRules, type RecordKind, titles, type Values } from './kind';
import { Lookups } from './lookups';
import { activeField, activeState, switching } from './switching';

const form: FormRules = {
  exclusive: true,
  values: async (call, tx, before) => {
    const fields = new Form(call.request.body, call.lang);
    const title = fields.text('title', { max: 60 });
    const taken = { table: 'accounts', columns: ['title_zh', 'title_en'], before };
    await refuseTaken(tx, fields, call, ['title', title], taken);
    const platform = readPlatform(fields, call, before);
    const flag = fields.text('flag', { max: 40, optional: true, pattern: /^[\w-]+$/ });
    const zone = await new Lookups(tx, fields, call, before).timeZone(
      'timeZone',
      fields.text('timeZone', { max: 60 }),
    );
    const values = {
      ...bilingual('title', title, before, call.lang),
      type: platform,
      flag: flag || platform,
      time_zone: zone?.time_zone_code,
      is_adv_auth: fields.flag('isAdvAuth'),
      remark: fields.text('remark', { max: 500, optional: true }),
    };
    fields.check();
    return values;
  },
  create: async ({ now }) => ({ active: 1, status: 1, created_at: now, updated_at: now }),
};

/** The code of a kind of channel: one in use, or the one that the channel has. */
function readPlatform(fields: Form, { lang }: Call, before: Values | null): string {
  const code = fields.text('platform', { max: 40 });
  const found = channelCategories(lang, null).find((row) => row.code === code);
  if (code !== '' && code !== before?.type && found?.active !== 1)
    fields.refuse('platform', fieldMessages.unknown);
  return code;
}

/** Sales channels: the rows of the reference list `Account`. */
export const channelKind: RecordKind = {
  type: 'channel',
  title: { zh: '渠道', en: 'channels' },
  base: '/api/v1/Account',
  table: 'accounts',
  joins: '',
  no: (lang) => `r.${column('title', lang)}`,
  list: (
    lang,
  ) => `r.id, r.${column('title', lang)} as title, r.type as platform, r.flag, r.time_zone, r.status,
    r.is_adv_auth, r.active, r.created_at, coalesce(r.updated_at, r.created_at) as updated_at,
    (select count(*) from sku_matches m where m.account_id = r.id) as skus,
    (select count(*) from sku_matches m where m.account_id = r.id and m.sku is null) as unmatched_skus`,
  detail: () => ', r.remark',
  rule: (lang) => ({
    sort: {
      id: 'r.id',
      title: `r.${column('title', lang)}`,
      platform: 'r.type',
      timeZone: 'r.time_zone',
      active: 'r.active',
      status: 'r.status',
      ...dateSort,
    },
    search: {
      id: { sql: 'r.id', type: 'id', ops: ['EQ', 'IN'] },
      keyword: { sql: ['r.title_zh', 'r.title_en', 'r.flag'], ops: ['CN'] },
      title: { sql: ['r.title_zh', 'r.title_en'], ops: ['CN'] },
      platform: { sql: 'r.type', ops: ['EQ', 'IN'] },
      flag: { sql: 'r.flag', ops: ['CN', 'EQ', 'IN'] },
      timeZone: { sql: 'r.time_zone', ops: ['EQ', 'IN'] },
      status: { sql: 'r.status', type: 'id', ops: ['EQ', 'IN'] },
      isAdvAuth: { sql: 'r.is_adv_auth', type: 'id', ops: ['EQ', 'IN'] },
      active: activeField,
      ...dateSearch,
    },
  }),
  sums: {},
  ...activeState,
  counts: {
    status: { sql: 'r.status', values: [1, 0] },
    isAdvAuth: { sql: 'r.is_adv_auth', values: [1, 0] },
    platform: { sql: 'r.type' },
  },
  columns: titles(`title|渠道名称|Channel
    platform|平台|Platform
    flag|编码|Code
    timeZone|时区|Time zone
    status|授权状态|Authorised
    isAdvAuth|广告授权|Advertising authorised
    active|启用状态|State
    skus|渠道 SKU 数|Channel SKUs
    unmatchedSkus|未配对 SKU 数|Unmatched SKUs
    createdAt|创建时间（UTC+8）|Created (UTC+8)
    updatedAt|更新时间（UTC+8）|Updated (UTC+8)`),
  actions: switching('accounts'),
  form,
};

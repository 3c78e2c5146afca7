import type { Db } from '../../database/db';
import { near } from './order-sql';

/**
 * Dates of channels and lines, what delivery rules say, SKUs of channels and accounts at warehouses, made from what the
 * database has.
 */
export async function fillGuide(db: Db, now: Date): Promise<void> {
  for (const sql of [accountSql, lineSql, matchSql]) await db.query(sql, [now]);
  await db.query(ruleSql);
  await db.query(warehouseAccountSql, [now]);
}

const dated = (table: string, days: string) => `
update ${table} r set created_at = date_trunc('minute', $1::timestamptz) - ${days} * interval '1 day 71 minutes'
where r.organisation_id ${near}`;

const accountSql = dated('accounts', '(40 + r.id * 29 % 700)');
const lineSql = dated('product_lines', '(500 + r.id * 17 % 240)');

/** The same for every organisation that has such a rule. A rule names a warehouse of its country, else the first one. */
const ruleSql = `
with home as (
  select organisation_id, code, country, row_number() over (partition by organisation_id order by id) as place
  from warehouses where active = 1
)
update delivery_rules r set
  priority = here.place,
  warehouse_code = coalesce(
    (select code from home where home.organisation_id = r.organisation_id and home.code = said.code),
    (select code from home where home.organisation_id = r.organisation_id and home.place = 1)),
  countries = said.countries, carriers = said.carriers, weight_from = said.least, weight_to = said.most
from (select id, row_number() over (partition by organisation_id order by id) as place from delivery_rules) here,
  (values ('West coast from Los Angeles', 'LA1', 'US', '', null::int, null::int),
    ('East coast from New Jersey', 'NJ2', 'US', '', null, null),
    ('Large parcels by FedEx Ground', 'DAL', 'US', 'FEDEX', 9000, null),
    ('Under one pound by USPS', 'LA1', 'US', 'USPS', null, 453),
    ('Rush orders by UPS 2nd Day Air', 'NJ2', 'US,CA', 'UPS', null, null),
    ('Nearest other warehouse when out of stock', 'YYZ', '', '', null, null))
    as said(title, code, countries, carriers, least, most)
where here.id = r.id and said.title = r.title_en`;

const channelCode = `case a.type when 'amazon' then 'AMZ' when 'walmart' then 'WM' when 'shopify' then 'SPF' when 'tiktok' then 'TT'
  when 'temu' then 'TEMU' when 'ebay' then 'EB' else upper(left(a.type, 3)) end`;

/**
 * Channels list what an organisation sells, some of it twice. A temporary product stands for a channel's SKU that
 * nobody has matched yet. Organisations without an account of the demo have these alone.
 */
const matchSql = `
insert into sku_matches (id, organisation_id, account_id, channel_sku, channel_item_no, title_zh, title_en, sku, matched_by, matched_at,
  created_at, updated_at)
select 700000 + row_number() over (order by p.id, turn), p.organisation_id, a.id,
  case when p.matched = 0 then p.sku else ${channelCode} || '-' || p.sku || case when turn = 1 then '-2' else '' end end,
  case when a.type = 'amazon' then 'B0' || upper(left(md5(p.id || 'x' || turn), 8)) else (4100000000 + p.id * 7919 + turn)::text end,
  p.title_zh, p.title_en,
  case when p.matched = 1 then p.sku end,
  case when p.matched = 1 then case when p.id % 6 = 0 then 'MANUAL' else 'AUTO' end end,
  case when p.matched = 1 then p.created_at + (20 + p.id % 900) * interval '1 minute' end,
  p.created_at, case when p.matched = 1 then p.created_at + (20 + p.id % 900) * interval '1 minute' end
from products p
cross join generate_series(0, 1) as turn
join (select id, organisation_id, type, row_number() over (partition by organisation_id order by id) - 1 as place,
             count(*) over (partition by organisation_id) as count from accounts where active = 1) a
  on a.organisation_id = p.organisation_id and a.place = (p.id + turn) % a.count
where (turn = 0 or (p.id % 3 = 0 and p.matched = 1)) and (p.matched = 0 or p.organisation_id ${near})
  and $1::timestamptz is not null`;

const warehouseAccountSql = `
insert into warehouse_accounts (id, organisation_id, warehouse_code, account, api_type, api_url, api_key, active, remark, created_at)
select 80000 + row_number() over (order by w.id), w.organisation_id, w.code, lower(w.code) || '.' || right(w.organisation_id::text, 4),
  w.api_type, 'https://' || lower(w.api_type) || '.example/' || lower(w.code), md5('warehouse account ' || w.id), w.active, '',
  date_trunc('minute', $1::timestamptz) - (60 + w.id * 13 % 600) * interval '1 day 43 minutes'
from warehouses w`;

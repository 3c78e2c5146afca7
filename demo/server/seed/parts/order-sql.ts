/** The seed of records is SQL over what the database has: it comes to databases of earlier versions too, and is quick. */

const firstNames = `array['Mia','Liam','Emma','Noah','Olivia','Lucas','Ava','Ethan','Sophia','Mason','Isabella','Logan','Amelia','James',
  'Harper','Henry','Evelyn','Jack','Chloé','Daniel','Zoë','Samuel','Nora']`;
const lastNames = `array['Lopez','Chen','Miller','Nguyen','Smith','García','Brown','Kim','Taylor','Müller','Wilson','Singh','Clark',
  'O''Brien','Lewis','Park','Walker','Dubois','Young']`;
const streets = `array['Maple Ave','Oak St','Cedar Ln','Sunset Blvd','Lakeview Dr','2nd St','Washington Ave','Hill Rd','Park Pl',
  'River Rd','Elm St','Church St','Mission Blvd']`;

/** $id: the id of somebody who works for the organisation. */
export const ownerOf = (organisation: string, id: string) =>
  `(select own.ids[1 + ${id} % array_length(own.ids, 1)] from own where own.org_id = ${organisation})`;

export const owners = `own as (
  select org_id, array_agg(id order by id) as ids from users where status = 1 group by org_id
)`;

export const orderFields = `
with ${owners}
update orders o set
  account_id = (select min(a.id) from accounts a where a.organisation_id = o.organisation_id and a.title_en = o.channel_en),
  carrier_service_code = s.code,
  recipient_name = (${firstNames})[1 + o.id * 7 % 23] || ' ' || (${lastNames})[1 + o.id * 5 % 19],
  recipient_phone = (2012000000 + o.id * 7919 % 7900000000)::text,
  recipient_email = 'buyer' || o.id || '@example.com',
  recipient_address = (100 + o.id * 37 % 9800) || ' ' || (${streets})[1 + o.id % 13]
    || case when o.id % 6 = 0 then ', Apt ' || (o.id % 40 + 1) else '' end,
  recipient_state = split_part(o.recipient_city, ', ', 2),
  recipient_postcode = case o.recipient_country
    when 'CA' then 'M' || o.id % 9 || 'V ' || o.id % 7 || 'A' || o.id % 5
    when 'GB' then 'SW' || (o.id % 19 + 1) || ' ' || o.id % 9 || 'AB'
    when 'JP' then lpad((o.id * 13 % 1000)::text, 3, '0') || '-' || lpad((o.id * 17 % 10000)::text, 4, '0')
    when 'AU' then (2000 + o.id % 900)::text
    else lpad((10000 + o.id * 131 % 89000)::text, 5, '0') end,
  priority = case when o.id % 19 = 0 then 'RUSH' else 'NORMAL' end,
  signature = case when o.id % 11 = 0 then 1 else 0 end,
  insured = case when o.amount > 150 then 1 else 0 end,
  ship_by = date_trunc('hour', o.created_at) + interval '48 hours',
  owner_id = ${ownerOf('o.organisation_id', 'o.id')},
  remark_zh = case o.id % 41 when 7 then '请放在前台' when 19 then '礼品：箱内不放发票' else '' end,
  remark_en = case o.id % 41 when 7 then 'Leave at the front desk' when 19 then 'Gift: no invoice in the box' else '' end
from orders self left join carrier_services s on s.carrier_service_name = self.service
where self.id = o.id`;

const logColumns = `organisation_id, record_type, record_id, op_action, op_result, op_remark_zh, op_remark_en, op_data, created_at,
  created_by, created_name_zh, created_name_en`;

/** Names of people for rows that a person wrote; the others are the system's. */
export const writer = (person: string) =>
  `${person}.id, coalesce(${person}.name_zh, '系统'), coalesce(${person}.name_en, 'System')`;

export const insertLogs = (select: string) => `insert into operation_logs (${logColumns}) ${select}`;

/** Organisations that an account of the demo belongs to. */
export const near = `in (select org_id from users where password_hash is not null)`;

/** The way of each order up to its status; of organisations without an account of the demo, how it began. */
export const orderLogs = insertLogs(`
select o.organisation_id, 'order', o.id, step.code, case when step.code = 600 then 0 else 1 end, step.zh, step.en,
  case when step.code = 4 and o.tracking_no is not null then json_build_object('trackingNo', o.tracking_no)
       when step.was is not null then json_build_object('status', json_build_array(step.was, step.now)) end,
  least($1::timestamptz, o.created_at + step.minutes * interval '1 minute'), ${writer('p')}
from orders o
join (values
  (100, 0, '由渠道同步生成', 'Made from the channel', null, 'REVIEW', 'REVIEW ALLOCATE PICKING DISPATCH DONE EXCEPTION CANCELLED', false),
  (500, 14, null, null, 'REVIEW', 'ALLOCATE', 'ALLOCATE PICKING DISPATCH DONE', true),
  (930, 31, '已推送到仓库', 'Sent to the warehouse', 'ALLOCATE', 'PICKING', 'PICKING DISPATCH DONE', false),
  (730, 46, null, null, null, null, 'DISPATCH DONE', false),
  (710, 190, null, null, 'PICKING', 'DISPATCH', 'DISPATCH DONE', false),
  (4, 215, '运单号已回传渠道', 'The tracking number was written back', null, null, 'DONE', false),
  (800, 260, null, null, 'DISPATCH', 'DONE', 'DONE', false),
  (600, 22, '收件地址无法校验', 'The address could not be verified', 'REVIEW', 'EXCEPTION', 'EXCEPTION', true),
  (610, 75, '客服已介入处理', 'Customer service is dealing with it', null, null, 'EXCEPTION', true),
  (400, 38, '买家取消', 'Cancelled by the buyer', 'REVIEW', 'CANCELLED', 'CANCELLED', true)
) as step(code, minutes, zh, en, was, now, statuses, person) on strpos(step.statuses, o.status) > 0
  and (step.code = 100 or o.organisation_id ${near})
left join users p on step.person and p.id = o.owner_id
order by o.created_at, o.id, step.minutes`);

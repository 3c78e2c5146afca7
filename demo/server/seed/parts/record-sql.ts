import { insertLogs, near, ownerOf, owners, writer } from './order-sql';

/** Products of organisations without an account of the demo keep the fields empty: nobody opens them. */
export const productFields = `
update products p set
  is_temp = case when p.matched = 0 then 1 else 0 end,
  length_mm = 120 + p.id * 7 % 500, width_mm = 80 + p.id * 11 % 360, height_mm = 40 + p.id * 13 % 300,
  hs_code = (array['9403709000', '9405210000', '7323930000', '8543709990', '9506911190', '6307900090'])[1 + p.id % 6],
  origin_country = case when p.id % 23 = 0 then 'VN' else 'CN' end,
  declared_value = round(p.price * 0.35, 2),
  battery = case when p.id % 9 = 0 then 1 else 0 end,
  updated_at = $1::timestamptz - (p.id % 400) * interval '3 hours'
where p.organisation_id ${near} or p.matched = 0`;

export const purchaseFields = `
with ${owners}
update purchase_orders o set
  supplier_zh = s.zh, supplier_en = s.en,
  expected_at = to_char(o.created_at + (30 + o.id % 20) * interval '1 day', 'YYYY-MM-DD'),
  owner_id = ${ownerOf('o.organisation_id', 'o.id')}
from (values (0, '宁波恒远家居制造', 'Ningbo Hengyuan Homeware'), (1, '佛山市光域照明', 'Foshan Guangyu Lighting'),
  (2, '义乌汇美日用品', 'Yiwu Huimei Daily Goods'), (3, '东莞锐创电子', 'Dongguan Ruichuang Electronics'),
  (4, '永康铁匠工具', 'Yongkang Blacksmith Tools'), (5, '泉州悦行户外', 'Quanzhou Yuexing Outdoor')) as s(place, zh, en)
where s.place = o.id % 6`;

/**
 * The first product of each order, and of some orders another one, whose pieces are among those of the order. An order
 * of a database that is older than this part has a line already, with all pieces and without a price.
 */
export const purchaseLines = `
insert into purchase_lines (organisation_id, purchase_id, place, sku, quantity, unit_price)
select o.organisation_id, o.id, line.place, line.sku, line.quantity,
  round((select coalesce(min(p.price), 20) * 0.32 from products p
    where p.organisation_id = o.organisation_id and p.sku = line.sku), 2)
from purchase_orders o
left join lateral (select p.sku from products p
  where o.id % 4 = 0 and p.organisation_id = o.organisation_id and p.sku > o.sku order by p.sku limit 1) next on true
cross join lateral (values
  (0, o.sku, o.quantity - case when next.sku is null then 0 else o.quantity / 4 end),
  (1, next.sku, o.quantity / 4)) as line(place, sku, quantity)
where line.sku is not null
on conflict (purchase_id, place) do update set quantity = excluded.quantity, unit_price = excluded.unit_price`;

/** What a product has available lies in one to three of the organisation's warehouses. */
export const stockSql = `
insert into stock (id, organisation_id, product_id, warehouse_code, on_hand, available, reserved, in_transit, safety_stock, updated_at)
select 500000 + row_number() over (order by p.id, w.place), p.organisation_id, p.id, w.code, here.part + here.reserved, here.part,
  here.reserved, case when p.id % 5 = 0 then (p.id % 12) * 40 else 0 end, 10 + p.id % 9 * 10,
  $1::timestamptz - (p.id % 300) * interval '47 minutes'
from products p
join (select organisation_id, code, row_number() over (partition by organisation_id order by id) - 1 as place,
             count(*) over (partition by organisation_id) as count from warehouses where active = 1) w
  on w.organisation_id = p.organisation_id
cross join lateral (select least(w.count, 1 + p.id % 3) as places, (w.place + p.id) % w.count as turn) as at
cross join lateral (select
  (p.available / at.places + case when at.turn = 0 then p.available % at.places else 0 end)::int as part,
  (case when p.available > 0 then (p.id * 7 + at.turn * 3) % 14 else 0 end)::int as reserved) as here
where at.turn < at.places`;

export const returnSql = `
insert into sale_returns (id, organisation_id, return_no, order_id, quantity, reason, status, warehouse_code, tracking_no,
  refund_amount, remark_zh, remark_en, created_at, updated_at)
select 200000 + row_number() over (order by made.at, o.id), o.organisation_id,
  'RT' || to_char(made.at at time zone 'Asia/Shanghai', 'YYMMDD') || lpad((row_number() over (order by made.at, o.id))::text, 4, '0'),
  o.id, 1, (array['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'UNDELIVERABLE', 'NO_LONGER_WANTED'])[1 + o.id / 5 % 5],
  case when made.at > $1::timestamptz - interval '4 days' then (array['PLANNED', 'RECEIVED', 'PLANNED', 'INSPECTING'])[1 + o.id / 5 % 4]
       else (array['RECEIVED', 'INSPECTING', 'RESTOCKED', 'RESTOCKED', 'DISPOSED', 'CANCELLED', 'PLANNED'])[1 + o.id / 5 % 7] end,
  o.warehouse_code, o.tracking_no, round(o.amount / o.quantity, 2),
  case when o.id / 5 % 4 = 0 then '客户已拆箱' else '' end,
  case when o.id / 5 % 4 = 0 then 'Box opened by the customer' else '' end, made.at, null
from orders o
cross join lateral (select o.created_at + (2 + o.id % 4) * interval '1 day' as at) as made
where o.status = 'DONE' and o.id % 5 = 4 and made.at < $1::timestamptz`;

export const outboundSql = `
insert into outbound_orders (id, organisation_id, outbound_no, order_id, wave_no, weight_g, status, created_at, shipped_at)
select 900000 + row_number() over (order by o.created_at, o.id), o.organisation_id,
  'OB' || to_char(o.created_at at time zone 'Asia/Shanghai', 'YYMMDD') || lpad((row_number() over (order by o.created_at, o.id))::text, 5, '0'),
  o.id, case when o.status in ('PICKING', 'DISPATCH', 'DONE')
    then 'W' || to_char(o.created_at at time zone 'Asia/Shanghai', 'YYMMDD') || '-' || lpad((o.id % 12 + 1)::text, 2, '0') end,
  (300 + o.id * 17 % 9000)::int * o.quantity,
  case o.status when 'ALLOCATE' then case when o.id % 25 = 0 then 'HELD' else 'WAITING' end when 'PICKING' then 'PICKING'
    when 'DISPATCH' then 'PACKED' when 'DONE' then 'SHIPPED' else 'CANCELLED' end,
  least($1::timestamptz, o.created_at + interval '25 minutes'),
  case when o.status = 'DONE' then least($1::timestamptz, o.created_at + interval '5 hours') end
from orders o where o.status in ('ALLOCATE', 'PICKING', 'DISPATCH', 'DONE') or (o.status = 'CANCELLED' and o.id % 2 = 0)`;

/** Actions that an order seldom sees, on orders of organisations with an account of the demo. */
const seldom = `(0, 3), (1, 10), (2, 13), (3, 20), (4, 21), (5, 24), (6, 90), (7, 200), (8, 210), (9, 215), (10, 230), (11, 240),
  (12, 250), (13, 260), (14, 290), (15, 300), (16, 715), (17, 720), (18, 740), (19, 830), (20, 935), (21, 940), (22, 945),
  (23, 1010), (24, 1073), (25, 1200)`;

export const otherLogs: readonly string[] = [
  insertLogs(`
select o.organisation_id, 'order', o.id, a.code, case when o.id % 13 = 0 then 0 else 1 end,
  case when o.id % 13 = 0 then '接口超时，未完成' end, case when o.id % 13 = 0 then 'The service did not answer in time' end,
  null, least($1::timestamptz, o.created_at + (40 + a.place) * interval '1 minute'), ${writer('p')}
from orders o join (values ${seldom}) as a(place, code) on a.place = o.id % 26 or a.place = o.id / 26 % 26
left join users p on p.id = o.owner_id
where o.organisation_id ${near} and o.created_at > $1::timestamptz - interval '3 days'
order by o.created_at, o.id`),
  insertLogs(`
select r.organisation_id, 'product', r.id, a.code, 1, null, null, null,
  case when a.code = 100 then r.created_at else greatest(r.updated_at, r.created_at) end, null, '系统', 'System'
from products r join (values (100), (260)) as a(code) on a.code = 100 or r.id % 4 = 0
where r.organisation_id ${near} and $1::timestamptz is not null order by a.code, r.id`),
  insertLogs(`
select r.organisation_id, 'purchase', r.id, a.code, 1, null, null,
  case when a.was is not null then json_build_object('status', json_build_array(a.was, a.now)) end,
  least($1::timestamptz, r.created_at + a.hours * interval '1 hour'), ${writer('p')}
from purchase_orders r
join (values (100, 0, null, null, 'DRAFT TRANSIT RECEIVING DONE'), (210, 5, 'DRAFT', 'TRANSIT', 'TRANSIT RECEIVING DONE'),
  (500, 8, null, null, 'TRANSIT RECEIVING DONE'), (290, 700, 'TRANSIT', 'RECEIVING', 'RECEIVING DONE'),
  (800, 900, 'RECEIVING', 'DONE', 'DONE')) as a(code, hours, was, now, statuses) on strpos(a.statuses, r.status) > 0
left join users p on p.id = r.owner_id
order by r.id, a.hours`),
  insertLogs(`
select r.organisation_id, 'return', r.id, a.code, 1, null, null,
  case when a.was is not null then json_build_object('status', json_build_array(a.was, a.now)) end,
  least($1::timestamptz, r.created_at + a.hours * interval '1 hour'), ${writer('p')}
from sale_returns r join orders o on o.id = r.order_id
join (values (100, 0, null, null, 'PLANNED RECEIVED INSPECTING RESTOCKED DISPOSED CANCELLED'),
  (720, 30, 'PLANNED', 'RECEIVED', 'RECEIVED INSPECTING RESTOCKED DISPOSED'),
  (200, 32, 'RECEIVED', 'INSPECTING', 'INSPECTING RESTOCKED DISPOSED'), (1073, 34, 'INSPECTING', 'RESTOCKED', 'RESTOCKED'),
  (90, 36, 'INSPECTING', 'DISPOSED', 'DISPOSED'), (400, 6, 'PLANNED', 'CANCELLED', 'CANCELLED')) as a(code, hours, was, now, statuses) on strpos(a.statuses, r.status) > 0
left join users p on p.id = o.owner_id
order by r.id, a.hours`),
  insertLogs(`
select r.organisation_id, 'outbound', r.id, a.code, 1, a.zh, a.en,
  case when a.was is not null then json_build_object('status', json_build_array(a.was, a.now)) end,
  least($1::timestamptz, r.created_at + a.minutes * interval '1 minute'), null, '系统', 'System'
from outbound_orders r
join (values (100, 0, null, null, null, null, 'WAITING PICKING PACKED SHIPPED HELD CANCELLED'),
  (930, 6, null, null, 'WAITING', 'PICKING', 'PICKING PACKED SHIPPED'),
  (720, 150, null, null, 'PICKING', 'PACKED', 'PACKED SHIPPED'), (710, 275, null, null, 'PACKED', 'SHIPPED', 'SHIPPED'),
  (935, 9, '买家要求改地址', 'The buyer asked for another address', 'WAITING', 'HELD', 'HELD'),
  (400, 13, '订单已取消', 'The order was cancelled', 'WAITING', 'CANCELLED', 'CANCELLED'))
  as a(code, minutes, zh, en, was, now, statuses) on strpos(a.statuses, r.status) > 0
where r.organisation_id ${near} order by r.id, a.minutes`),
];

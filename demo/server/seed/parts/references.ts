import type { Db } from '../../database/db';
import { insertAll } from '../../database/insert';
import { hostWarehouseId, mainId, newcomerId } from '../organisations';
import { moreColleagues } from '../users';

/** Areas of the main organisation: as many as a reference list has at most. */
const mainAreas = 5_000;

/** What the reference lists show beyond the first data: areas, more colleagues, and rows that may no longer be chosen. */
export async function fillReferences(db: Db, now: Date): Promise<void> {
  for (const table of moreColleagues(now)) await insertAll(db, table);
  await db.query(areaSql, [mainId, hostWarehouseId, newcomerId, mainAreas]);
  await db.query(closedWarehouseSql, [newcomerId]);
  await db.query(closedAccountSql, [mainId, hostWarehouseId]);
  await db.query(closedLineSql, [mainId, hostWarehouseId]);
  await db.query('update carrier_groups set active = 0 where id % 13 = 5');
}

/**
 * Locations of the warehouses: an area, an aisle, a bay. The main organisation fills a whole list, the host warehouse 1,200,
 * others twelve.
 */
const areaSql = `
insert into areas (id, organisation_id, warehouse_code, area_code, area_name_zh, area_name_en, area_type, active)
select 100000 + row_number() over (order by o.id, n.at), o.id, w.code,
  w.code || '-' || kind.code || '-' || lpad(bay.aisle::text, 2, '0') || lpad(bay.place::text, 2, '0'),
  w.title_zh || ' ' || kind.zh || ' ' || bay.aisle || ' 排 ' || bay.place || ' 位',
  w.title_en || ', ' || kind.en || ', aisle ' || bay.aisle || ', bay ' || bay.place,
  kind.id, case when n.at % 97 = 41 then 0 else 1 end
from organisations o
cross join lateral generate_series(0, case o.id when $1 then $4::int when $2 then 1200 else 12 end - 1) as n(at)
join lateral (
  select code, title_zh, title_en, row_number() over (order by id) - 1 as place, count(*) over () as count
  from warehouses where organisation_id = o.id and active = 1
) w on w.place = n.at % w.count
join (values (0, 1, 'P', '拣货区', 'picking'), (1, 2, 'S', '存储区', 'storage'), (2, 3, 'R', '收货区', 'receiving'),
             (3, 4, 'B', '退货区', 'returns'), (4, 5, 'D', '发货区', 'dispatch')) as kind(place, id, code, zh, en)
  on kind.place = n.at / w.count % 5
cross join lateral (select n.at / w.count / 60 + 1 as aisle, n.at / w.count / 5 % 12 + 1 as place) as bay
where o.status = 1 and o.id <> $3`;

const closedWarehouseSql = `
insert into warehouses (id, organisation_id, code, title_zh, title_en, warehouse_type, active, api_type, country, time_zone)
select (select max(id) from warehouses) + row_number() over (order by o.id), o.id, 'ONT', '安大略旧仓', 'Ontario (old)', 1, 0,
  'OMS', 'US', 'America/Los_Angeles'
from organisations o where o.status = 1 and o.id <> $1 and (o.id % 7 = 2 or o.role_label <> 'CLIENT')`;

const closedAccountSql = `
insert into accounts (id, organisation_id, title_zh, title_en, flag, type, active, status, is_adv_auth, time_zone)
select (select max(id) from accounts) + row_number() over (order by o.id, c.flag), o.id, c.zh, c.en, c.flag, c.flag, 0, c.status, 0,
  'America/Los_Angeles'
from organisations o cross join (values ('wish', 'Wish 美国', 'Wish US', 0), ('target', 'Target Plus 旧店', 'Target Plus (old)', 1))
  as c(flag, zh, en, status)
where o.id in ($1, $2)`;

const closedLineSql = `
insert into product_lines (id, organisation_id, name_zh, name_en, description_zh, description_en, flag, active)
select (select max(id) from product_lines) + row_number() over (order by o.id), o.id, '防疫用品', 'Health supplies',
  '2023 年停售的商品', 'Sold until 2023', 'HS', 0
from organisations o where o.id in ($1, $2)`;

import type { Db } from '../../database/db';
import { insertAll } from '../../database/insert';
import { fixedUuid } from '../random';
import { near } from './order-sql';
import { paintScenes } from './scenes';

/** Photographs of documents of all kinds that have any, of organisations with an account of the demo. */
export async function fillPictures(db: Db, now: Date): Promise<void> {
  const scenes = paintScenes().map((scene) => ({ ...scene, id: fixedUuid(`picture ${scene.name}`) }));
  const rows = scenes.map(({ id, filename, bytes }) => ({
    id,
    filename,
    content_type: 'image/png',
    bytes: `\\x${bytes.toString('hex')}`,
    size: bytes.length,
    owner_id: null,
    model: 'picture',
    type: 'photo',
    created_at: now,
  }));
  await insertAll(db, { name: 'files', rows });
  await db.query(pictureSql, [JSON.stringify(scenes.map(({ name, id }) => ({ name, id }))), now]);
}

/** Documents without a page of their own have numbers of their own: a letter for each kind, then the organisation. */
const pictureSql = `
insert into order_pictures (organisation_id, order_type, order_no, sku, file_id, remark_zh, remark_en, created_at)
select shot.organisation_id, shot.order_type, shot.order_no, shot.sku, file.id, said.zh, said.en,
  least($2::timestamptz, shot.at + said.place * interval '3 minutes')
from (
  select organisation_id, 200 as order_type, order_no, sku, created_at + interval '3 hours' as at, id from orders
    where status in ('DISPATCH', 'DONE') and id % 4 = 1
  union all
  select r.organisation_id, 410, r.return_no, o.sku, r.created_at + interval '30 hours', r.id
    from sale_returns r join orders o on o.id = r.order_id
  union all
  select organisation_id, 420, po_no, sku, created_at + interval '20 days', id from purchase_orders
    where status in ('RECEIVING', 'DONE')
  union all
  select p.organisation_id, kind.code, kind.letters || right(p.organisation_id::text, 4) || lpad(p.place::text, 4, '0'), p.sku,
    $2::timestamptz - (p.place * 7 + kind.code % 5) * interval '9 hours', p.id
  from (select *, row_number() over (partition by organisation_id order by id) as place from products) p
  join (values (301, 'TP'), (300, 'TO'), (320, 'TI'), (430, 'IB'), (431, 'QC'), (400, 'RC'), (500, 'WO')) as kind(code, letters)
    on p.place <= 6
) shot
join (values (0, 'parcel', '打包完成', 'Packed'), (1, 'label', '面单', 'Shipping label'), (2, 'open', '开箱', 'Opened'),
  (3, 'damaged', '外箱破损', 'Damaged carton'), (4, 'pallet', '整托', 'Pallet'), (5, 'scale', '称重', 'Weighed'))
  as said(place, name, zh, en)
  on case when shot.order_type = 200 then said.name in ('parcel', 'label', 'scale')
          when shot.order_type = 410 then said.name in ('label', 'open') or (said.name = 'damaged' and shot.id % 2 = 0)
          when shot.order_type in (420, 430, 320) then said.name in ('pallet', 'parcel', 'label')
          else said.name in ('parcel', 'label', 'open', 'scale') end
join json_to_recordset($1::json) as file(name text, id text) on file.name = said.name
where shot.organisation_id ${near}
order by shot.at, shot.id, said.place`;

import type { Db } from '../../database/db';
import { insertAll, type Row } from '../../database/insert';
import { hostWarehouseId, mainId, newcomerId, platformId } from '../organisations';
import { orderFields, orderLogs } from './order-sql';
import {
  otherLogs,
  outboundSql,
  productFields,
  purchaseFields,
  purchaseLines,
  returnSql,
  stockSql,
} from './record-sql';

/** Fields, stock, returns, outbound orders, labels and logs, made in the database from the orders and products that it has. */
export async function fillRecords(db: Db, now: Date): Promise<void> {
  await db.query(productFields, [now]);
  await db.query(orderFields);
  await db.query(purchaseFields);
  await db.query(purchaseLines);
  for (const sql of [stockSql, returnSql, outboundSql]) await db.query(sql, [now]);
  await insertAll(db, { name: 'labels', rows: labelRows() });
  await db.query(`select setval(pg_get_serial_sequence('labels', 'id'), (select max(id) from labels))`);
  await db.query(markSql);
  for (const sql of [orderLogs, ...otherLogs]) await db.query(sql, [now]);
}

const labelled = [mainId, hostWarehouseId, platformId, 1_000_398, 1_000_352];

const names = [
  ['加急', 'Rush', '#c2410c'],
  ['大促', 'Sale', '#be185d'],
  ['礼品包装', 'Gift wrap', '#7e22ce'],
  ['地址待确认', 'Confirm address', '#b45309'],
  ['易碎', 'Fragile', '#0e7490'],
  ['重要客户', 'Key customer', '#1d4ed8'],
  ['换货', 'Exchange', '#4d7c0f'],
  ['待补货', 'Awaiting stock', '#a16207'],
  ['疑似重复', 'Possible duplicate', '#b91c1c'],
  ['已联系买家', 'Buyer contacted', '#0a7d4f'],
] as const;

function labelRows(): Row[] {
  return labelled
    .filter((id) => id !== newcomerId)
    .flatMap((organisation) =>
      names.map(([name_zh, name_en, colour]) => ({
        organisation_id: organisation,
        name_zh,
        name_en,
        colour,
      })),
    )
    .map((row, at) => ({ id: at + 1, ...row }));
}

/** About a third of the orders of these organisations have one label, some two. */
const markSql = `
insert into order_labels (order_id, label_id)
select o.id, l.id from orders o
join (select id, organisation_id, row_number() over (partition by organisation_id order by id) - 1 as place from labels) l
  on l.organisation_id = o.organisation_id
where (o.id % 3 = 0 and l.place = o.id / 3 % 10) or (o.id % 17 = 0 and l.place = (o.id / 17 + 4) % 10)
  or (o.priority = 'RUSH' and l.place = 0)
on conflict do nothing`;

import { type Bilingual, textIn } from '../../support/lang';
import { type Db, first } from '../database/db';
import type { Call } from '../http/service';
import { toWireRows } from '../http/wire';

/** Parcels arrive between 20 and 38 hours after they were shipped. One that comes back as undeliverable never does. */
const arriveSql = `
update orders o set delivered_at = due.at
from (
  select order_id, max(shipped_at) + (20 + order_id * 7 % 19) * interval '1 hour' as at
  from outbound_orders where shipped_at is not null group by order_id
) due
where due.order_id = o.id and due.at <= $1 and o.status = 'DONE' and o.tracking_no is not null and o.delivered_at is null
  and not exists (select from sale_returns r where r.order_id = o.id and r.reason = 'UNDELIVERABLE')`;

/** Takes from the carriers which parcels have been delivered up to now. */
export async function takeDeliveries(db: Db, now: Date): Promise<void> {
  await db.query(arriveSql, [now]);
}

const source: Bilingual = { zh: '来自承运商的物流跟踪', en: "From the carrier's tracking" };

/** The delivery of an order as a step of its history; none before it. */
export async function deliveryOf(
  { organisation, lang }: Pick<Call, 'organisation' | 'lang'>,
  db: Db,
  orderId: number,
): Promise<unknown[]> {
  const delivery = await first(
    db.query(
      `select 'DONE' as "from", 'DELIVERED' as "to", delivered_at as at, carrier as created_name, null as acted_name
       from orders where organisation_id = $1 and id = $2 and delivered_at is not null`,
      [organisation.id, orderId],
    ),
  );
  return delivery ? toWireRows([{ ...delivery, op_remark: textIn(source, lang) }]) : [];
}

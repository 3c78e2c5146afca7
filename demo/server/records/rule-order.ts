import type { Db } from '../database/db';
import type { Call, Service } from '../http/service';
import { Failure } from '../reply/failure';
import { log, opCodes, writerOf } from './logs';

/** The largest place that may be asked for; a place behind the last one is the last. */
export const maxPlace = 10_000;

/** Gives a rule its place; the others keep their order, numbered from 1. The table is locked. @returns the place that it got */
export async function putAt(tx: Db, organisation: number, id: number, place: number): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    'select id from delivery_rules where organisation_id = $1 and id <> $2 order by priority, id',
    [organisation, id],
  );
  const ids = rows.map((row) => row.id);
  ids.splice(place - 1, 0, id);
  await tx.query(
    `update delivery_rules r set priority = o.place
     from unnest(string_to_array($1, ',')::bigint[]) with ordinality as o(id, place) where r.id = o.id`,
    [ids.join(',')],
  );
  return ids.indexOf(id) + 1;
}

/** Rules change places: those that are named take, in the order in which they are named, the places that they have among them. */
export function deliverRuleOrder(boss: Service): void {
  boss.write('/api/v1/DeliverRule/reorder', reorder);
}

async function reorder(tx: Db, call: Call): Promise<unknown> {
  const { body, organisation } = call;
  const ids = body.ids('ids', { max: 1_000 });
  if (ids.length === 0) throw new Failure(10044);
  await tx.query('lock table delivery_rules in share row exclusive mode');
  const rows = await tx.query<{ id: number; priority: number }>(
    `select id, priority from delivery_rules
     where organisation_id = $1 and id = any(string_to_array($2, ',')::bigint[]) order by priority, id`,
    [organisation.id, ids.join(',')],
  );
  if (rows.length < ids.length) throw new Failure(10020);
  const before = new Map(rows.map((row) => [row.id, row.priority]));
  const places = rows.map(({ priority }) => priority);
  await tx.query(
    `update delivery_rules r set priority = o.place
     from unnest(string_to_array($1, ',')::bigint[], string_to_array($2, ',')::int[]) as o(id, place) where r.id = o.id`,
    [ids.join(','), places.join(',')],
  );
  const moved = ids
    .map((id, at) => ({ id, was: before.get(id), is: places[at] }))
    .filter(({ was, is }) => was !== is);
  const operations = moved.map(({ id, was, is }) => ({ recordId: id, data: { priority: [was, is] } }));
  if (moved.length > 0) await log(tx, writerOf(call), 'deliverRule', opCodes.edit, operations);
  return { rules: ids.map((id, at) => ({ id: String(id), priority: places[at] })) };
}

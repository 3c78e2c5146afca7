import type { Db } from '../database/db';
import { Input } from '../http/input';
import { bodyQuery, conditions } from '../http/list';
import type { Call } from '../http/service';
import { Failure } from '../reply/failure';
import { fromOf, type RecordKind } from './kind';

const maxIds = 5_000;
const maxSelected = 50_000;
/** The part by which what matches may have changed since it was confirmed; below twenty records none. */
const tolerance = 0.05;

/**
 * The records that a bulk action or an export means: `ids`, or `all` that match `search` but for `except`. They are
 * looked up once, at the beginning: an action changes what matches. `total` is the number that a person has confirmed.
 * @throws Failure 10047 with `data.total` if it is another number by now
 */
export async function selectedIds(
  db: Db,
  kind: RecordKind,
  { request, organisation, lang }: Call,
): Promise<number[]> {
  const body = new Input(request.body);
  const ids = body.ids('ids', { max: maxIds });
  const isAll = body.boolean('all');
  if (!isAll) {
    if (ids.length === 0) throw new Failure(10044);
    return ids;
  }
  const { search } = request.body as { search?: unknown };
  const params: unknown[] = [organisation.id, body.ids('except', { max: maxIds }).join(',')];
  const where = [
    `r.organisation_id = $1 and r.id <> all(string_to_array($2, ',')::bigint[])`,
    ...conditions(new Input(bodyQuery({ search })), kind.rule(lang), params),
  ];
  const rows = await db.query<{ id: number }>(
    `select r.id from ${fromOf(kind)} where ${where.join(' and ')} order by r.id desc limit ${maxSelected + 1}`,
    params,
  );
  if (rows.length > maxSelected) throw new Failure(10045);
  checkTotal(body, rows.length);
  if (rows.length === 0) throw new Failure(10044);
  return rows.map(({ id }) => id);
}

function checkTotal(body: Input, now: number): void {
  if (!body.has('total')) return;
  const confirmed = body.integer('total', { min: 0, max: 1_000_000_000, fallback: now });
  if (Math.abs(now - confirmed) <= Math.floor(confirmed * tolerance)) return;
  throw new Failure(10047, { total: String(now) }, undefined, undefined, { total: now });
}

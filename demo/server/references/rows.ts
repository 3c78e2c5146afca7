import type { Lang } from '../../support/lang';
import { column, type Db } from '../database/db';
import type { Call } from '../http/service';
import { toWireRows } from '../http/wire';
import { Failure } from '../reply/failure';
import { accessibleSql } from '../session/context';

/** The largest number of rows of a reference list. */
export const maxRows = 5_000;

interface ListSql {
  readonly select: string;
  /** May end with a `where` over the params. */
  readonly from: string;
  readonly orderBy?: string;
}

/** The rows of one reference list. */
export async function rowsOf(
  db: Db,
  { select, from, orderBy = 'id' }: ListSql,
  params: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return toWireRows(
    await db.query(`select ${select} from ${from} order by ${orderBy} limit ${maxRows}`, params),
  );
}

/** A table whose rows belong to organisations: its alias in `from` is `x`. */
interface OwnedTable {
  readonly from: string;
  readonly select: (lang: Lang) => string;
}

export const warehouses: OwnedTable = {
  from: 'warehouses x',
  select: (lang) => `x.id, x.code, x.${column('title', lang)} as title, x.warehouse_type, x.active,
    x.organisation_id as organization_id, x.api_type, x.country, x.time_zone`,
};

export const productLines: OwnedTable = {
  from: 'product_lines x',
  select: (
    lang,
  ) => `x.id, x.${column('name', lang)} as name, x.${column('description', lang)} as description, x.flag,
    x.active, x.organisation_id as org_id`,
};

export const accounts: OwnedTable = {
  from: 'accounts x',
  select: (
    lang,
  ) => `x.id, x.${column('title', lang)} as title, x.flag, x.active, x.type, x.status, x.is_adv_auth,
    x.time_zone, x.organisation_id as org_id`,
};

/** Rows of a table that a condition over the params chooses; `o` is their organisation. */
export function ownedRows(
  db: Db,
  { from, select }: OwnedTable,
  lang: Lang,
  where: string,
  params: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  return rowsOf(
    db,
    {
      select: select(lang),
      from: `${from} join organisations o on o.id = x.organisation_id where ${where}`,
      orderBy: 'x.id',
    },
    params,
  );
}

/**
 * The organisations of `ids` from whose data the caller may choose: those that the user may work for, and the customers and the
 * host of the context organisation. Joined by commas, for `string_to_array`.
 */
export async function chosenFrom(
  db: Db,
  { user, organisation }: Call,
  ids: readonly number[],
): Promise<string> {
  const rows = await db.query<{ id: number }>(
    `select o.id from organisations o
     where o.id = any(string_to_array($3, ',')::bigint[]) and (${accessibleSql}
       or (o.status = 1 and (o.host_id = $4 or o.id = (select host_id from organisations where id = $4))))`,
    [user.id, user.isSuper, ids.join(','), organisation.id],
  );
  return rows.map(({ id }) => id).join(',');
}

/** The organisation that a parameter names, else the context. @throws Failure 403 if the caller may not choose from it */
export async function chosenOne(db: Db, call: Call, id: number | null): Promise<number> {
  if (id === null || id === call.organisation.id) return call.organisation.id;
  if ((await chosenFrom(db, call, [id])) === '') throw new Failure(403);
  return id;
}

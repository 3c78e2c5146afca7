import { type Db, first } from '../database/db';
import type { Call, Service } from '../http/service';
import { Failure } from '../reply/failure';

const managers = ['CLADM', 'SPADM', 'SUPER'];

/** Adds calls for administrators: others get 403. A POST is done once for its `idempotency-key`. */
export const managerCalls =
  (service: Service, base: string) =>
  (method: 'GET' | 'POST', path: string, handler: (db: Db, call: Call) => Promise<unknown>): void => {
    const allowed = async (db: Db, call: Call) => {
      if (!managers.includes(call.user.roleLabel)) throw new Failure(403);
      return handler(db, call);
    };
    const url = `${base}/${path}`;
    if (method === 'POST') service.write(url, allowed);
    else service.secured('GET', url, (call) => allowed(service.deps.db, call));
  };

/** What belongs to no organisation holds for all, and only super users may change it. @throws Failure 403 */
export function refuseUnlessOwn({ user }: Pick<Call, 'user'>, organisationId: number | null): void {
  if (organisationId === null && !user.isSuper) throw new Failure(403);
}

/** SQL of the rows that the context organisation ($1) sees: its own, and those that hold for all. */
export const visibleSql = '(r.organisation_id = $1 or r.organisation_id is null)';

/**
 * How one row of templates or rules is read.
 * @param columns those of the select, in a language.
 * @param from with the alias `r` of the table
 */
export function reminderRows(columns: (lang: Call['lang']) => string, from: string) {
  /** @throws Failure 10020 for a row that the context organisation does not see */
  async function load(
    db: Db,
    { organisation, lang }: Call,
    id: number,
    lock = '',
  ): Promise<Record<string, unknown>> {
    const sql = `select ${columns(lang)} from ${from} where ${visibleSql} and r.id = $2 ${lock}`;
    const row = await first(db.query(sql, [organisation.id, id]));
    if (!row) throw new Failure(10020);
    return row;
  }

  /** A row that the caller may change, and nobody else before this is done. */
  async function own(db: Db, call: Call, id: number): Promise<Record<string, unknown>> {
    const row = await load(db, call, id, 'for update of r');
    refuseUnlessOwn(call, row.organisation_id as number | null);
    return row;
  }

  return { load, own };
}

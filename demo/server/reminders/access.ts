import type { Db } from '../database/db';
import { Failure } from '../http/failure';
import type { Call, Service } from '../http/service';

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

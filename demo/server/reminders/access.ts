import { Failure } from '../http/failure';
import type { Call } from '../http/service';

const managers = ['CLADM', 'SPADM', 'SUPER'];

/** Templates and rules are for administrators. @throws Failure 403 */
export function refuseMembers({ user }: Pick<Call, 'user'>): void {
  if (!managers.includes(user.roleLabel)) throw new Failure(403);
}

/** What belongs to no organisation holds for all, and only super users may change it. @throws Failure 403 */
export function refuseUnlessOwn({ user }: Pick<Call, 'user'>, organisationId: number | null): void {
  if (organisationId === null && !user.isSuper) throw new Failure(403);
}

/** SQL of the rows that the context organisation ($1) sees: its own, and those that hold for all. */
export const visibleSql = '(r.organisation_id = $1 or r.organisation_id is null)';

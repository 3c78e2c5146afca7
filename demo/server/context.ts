import { type Db, first } from './db';
import { Failure } from './failure';
import type { Input } from './input';
import type { Lang } from './lang';
import type { Deps } from './service';

export interface SessionUser {
  readonly id: number;
  readonly sessionId: string;
  readonly orgId: number;
  readonly roleLabel: 'CLMEM' | 'CLADM' | 'SPMEM' | 'SPADM' | 'SUPER';
  readonly isSuper: boolean;
  readonly passwordExpired: boolean;
  /** Who acts as this user; null where nobody does. */
  readonly actorId: number | null;
}

interface ContextOrganisation {
  readonly id: number;
  readonly roleLabel: 'SYSTEM' | 'CLIENT' | 'SERVICE';
}

export interface Caller {
  readonly user: SessionUser;
  readonly organisation: ContextOrganisation;
}

/** For whom something is counted: in their language, and as the organisation that they work for at the moment. */
export interface Reader {
  readonly user: { readonly id: number };
  readonly organisation: ContextOrganisation;
  readonly lang: Lang;
}

const sessionSql = `
  select u.id, s.id as "sessionId", u.org_id as "orgId", u.role_label as "roleLabel",
         u.is_super = 1 as "isSuper", u.password_expired and s.acting_as is null as "passwordExpired",
         case when s.acting_as is null then null else s.user_id end as "actorId"
  from sessions s join users u on u.id = coalesce(s.acting_as, s.user_id)
  where s.id = $1 and s.ended_at is null and s.expires_at > $2`;

/**
 * The user behind a bearer token. A token speaks for the user it was made for: once its session acts as another, or has
 * gone back, it is as good as none. @throws Failure 401 unless the token is ours and its session still stands.
 */
export async function authenticate(
  { db, tokens }: Pick<Deps, 'db' | 'tokens'>,
  authorization: string | undefined,
  now: Date,
): Promise<SessionUser> {
  const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? '')?.[1];
  const claims = token ? await tokens.verify(token, now) : undefined;
  const user = claims ? await first(db.query<SessionUser>(sessionSql, [claims.sessionId, now])) : undefined;
  if (!user || user.id !== claims?.userId || user.actorId !== claims.actorId) throw new Failure(401);
  return user;
}

/** Organisations that a user may work for: $1 user id, $2 whether a super user. Closed ones are nobody's. */
export const accessibleSql = `
  (o.status = 1 and ($2::boolean or o.id in (select organisation_id from user_organisations where user_id = $1)))`;

const contextSql = `
  select o.id, o.role_label as "roleLabel" from organisations o where o.id = $3 and ${accessibleSql}`;

/** The organisation that contextId names, else the user's own. @throws Failure 403 if the user may not see it. */
export async function contextOf(db: Db, user: SessionUser, query: Input): Promise<ContextOrganisation> {
  const id = query.optionalId('contextId') ?? user.orgId;
  const found = await first(db.query<ContextOrganisation>(contextSql, [user.id, user.isSuper, id]));
  if (!found) throw new Failure(403);
  return found;
}

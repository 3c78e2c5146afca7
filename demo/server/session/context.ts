import type { Bilingual, Lang } from '../../support/lang';
import { type Db, first } from '../database/db';
import type { Input } from '../http/input';
import type { Deps } from '../http/service';
import { Failure } from '../reply/failure';
import { rememberedSql } from './sessions';

export interface SessionUser {
  readonly id: number;
  readonly sessionId: string;
  readonly orgId: number;
  readonly roleLabel: 'CLMEM' | 'CLADM' | 'SPMEM' | 'SPADM' | 'SUPER';
  readonly isSuper: boolean;
  readonly passwordExpired: boolean;
  /** The user who acts as this user; null if nobody does. */
  readonly actorId: number | null;
  /** Whether the person has asked to stay signed in on this machine. */
  readonly remembered: boolean;
}

interface ContextOrganisation {
  readonly id: number;
  readonly roleLabel: 'SYSTEM' | 'CLIENT' | 'SERVICE';
}

export interface Caller {
  readonly user: SessionUser;
  readonly organisation: ContextOrganisation;
}

/** The user for whom messages are counted, with the language and the context organisation. */
export interface Reader {
  readonly user: { readonly id: number };
  readonly organisation: ContextOrganisation;
  readonly lang: Lang;
}

const sessionSql = `
  select u.id, s.id as "sessionId", u.org_id as "orgId", u.role_label as "roleLabel",
         u.is_super = 1 as "isSuper", u.password_expired and s.acting_as is null as "passwordExpired",
         case when s.acting_as is null then null else s.user_id end as "actorId",
         ${rememberedSql} as "remembered"
  from sessions s join users u on u.id = coalesce(s.acting_as, s.user_id)
  where s.id = $1 and s.ended_at is null and s.expires_at > $2`;

/**
 * Finds the user of a bearer token. A token is valid for the user it was made for: when its session starts or stops
 * acting as another user, the token becomes invalid.
 * @throws Failure 401 unless the token is valid and its session has not ended
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

/**
 * Only the person in question may change how that person signs in, or agree to anything.
 * @param text what cannot be done, where it is no way of signing in
 * @throws Failure 10014
 */
export function refuseActing({ actorId }: Pick<SessionUser, 'actorId'>, text?: Bilingual): void {
  if (actorId !== null) throw new Failure(10014, {}, text);
}

/**
 * Condition for organisations that a user may work for: $1 user id, $2 whether a super user. Nobody may work for a
 * closed one.
 */
export const accessibleSql = `
  (o.status = 1 and ($2::boolean or o.id in (select organisation_id from user_organisations where user_id = $1)))`;

const contextSql = `
  select o.id, o.role_label as "roleLabel" from organisations o where o.id = $3 and ${accessibleSql}`;

/** The organisation of contextId, or the user's own without it. @throws Failure 403 if the user may not see it */
export async function contextOf(
  db: Db,
  user: Pick<SessionUser, 'id' | 'orgId' | 'isSuper'>,
  query: Input,
): Promise<ContextOrganisation> {
  const id = query.optionalId('contextId') ?? user.orgId;
  const found = await first(db.query<ContextOrganisation>(contextSql, [user.id, user.isSuper, id]));
  if (!found) throw new Failure(403);
  return found;
}

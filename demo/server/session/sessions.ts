import { randomUUID } from 'node:crypto';
import type { Lang } from '../../support/lang';
import { type Db, first } from '../database/db';
import { hashSecret, newSecret } from './tokens';

const dayInMs = 86_400_000;
/** Lifetimes of a session with and without "remember me", in ms. */
export const rememberedLifetime = 7 * dayInMs;
const plainLifetime = dayInMs;
const ticketLifetime = 60_000;

export interface Session {
  readonly id: string;
  /** The user of the session: the user who signed in, or the user whom that one acts as. */
  readonly userId: number;
  /** The user who signed in, if that one acts as another; else null. */
  readonly actorId: number | null;
  /** Whether the person has asked to stay signed in on this machine. */
  readonly remembered: boolean;
}

/** Whether a session `s` was to be remembered. */
export const rememberedSql = `s.expires_at > s.created_at + interval '2 days'`;

const sessionColumns = `s.id, coalesce(s.acting_as, s.user_id) as "userId",
  case when s.acting_as is null then null else s.user_id end as "actorId",
  ${rememberedSql} as "remembered"`;

const activeSql = 's.ended_at is null and s.expires_at > $2';

export interface NewSession {
  readonly userId: number;
  readonly remember: boolean;
  /** How the person has signed in, and from where. */
  readonly way: string;
  readonly ip: string;
  readonly agent: string;
}

/** Returns the cookie's secret. */
export async function startSession(
  db: Db,
  { userId, remember, way, ip, agent }: NewSession,
  now: Date,
): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + (remember ? rememberedLifetime : plainLifetime));
  await db.query(
    `insert into sessions (id, user_id, cookie_hash, created_at, expires_at, way, ip, agent, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $4)`,
    [randomUUID(), userId, hash, now, expiresAt, way, ip, agent],
  );
  return secret;
}

export async function sessionOfCookie(
  db: Db,
  cookie: string | undefined,
  now: Date,
): Promise<Session | undefined> {
  if (!cookie || cookie.length > 100) return undefined;
  return first(
    db.query<Session>(`select ${sessionColumns} from sessions s where s.cookie_hash = $1 and ${activeSql}`, [
      hashSecret(cookie),
      now,
    ]),
  );
}

/** From now on every token of the session fails, on all hosts. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.query('update sessions set ended_at = $2 where id = $1 and ended_at is null', [sessionId, now]);
  await db.query('update act_as_log set ended_at = $2 where session_id = $1 and ended_at is null', [
    sessionId,
    now,
  ]);
}

export async function endOtherSessions(db: Db, userId: number, kept: string, now: Date): Promise<void> {
  await db.query(
    `with ended as (
       update sessions set ended_at = $3 where user_id = $1 and id <> $2 and ended_at is null returning id
     )
     update act_as_log set ended_at = $3 where ended_at is null and session_id in (select id from ended)`,
    [userId, kept, now],
  );
}

/** The context of the page that asked for a ticket. */
export interface TicketContext {
  readonly contextId: number | null | undefined;
  readonly lang: Lang;
}

/** Makes a secret for a host that the cookie does not reach. It is valid once, for 60 s, from that origin only. */
export async function makeTicket(
  db: Db,
  sessionId: string,
  origin: string,
  now: Date,
  place: TicketContext,
): Promise<string> {
  const ticket = `omst_${newSecret().secret}`;
  await db.query('delete from tickets where expires_at < $1', [now]);
  await db.query(
    'insert into tickets (hash, session_id, origin, expires_at, context_id, lang) values ($1, $2, $3, $4, $5, $6)',
    [
      hashSecret(ticket),
      sessionId,
      origin,
      new Date(now.getTime() + ticketLifetime),
      place.contextId ?? null,
      place.lang,
    ],
  );
  return ticket;
}

/** One statement, so that only one of two equal parallel requests gets the session. */
const redeemSql = `
  update tickets t set used_at = $2 from sessions s
  where t.hash = $1 and t.used_at is null and t.expires_at > $2 and t.origin = $3 and s.id = t.session_id and ${activeSql}
  returning ${sessionColumns}, t.context_id::text as "contextId", t.lang`;

export async function redeemTicket(
  db: Db,
  ticket: string,
  origin: string,
  now: Date,
): Promise<(Session & { contextId: string | null; lang: string }) | undefined> {
  return first(
    db.query<Session & { contextId: string | null; lang: string }>(redeemSql, [
      hashSecret(ticket),
      now,
      origin,
    ]),
  );
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../../support/lang';
import { type Db, first } from '../database/db';
import type { Deps } from '../http/service';
import { endSession, rememberedLifetime, sessionOfCookie, startSession } from '../session/sessions';
import { cookieName, cookieRules, isSecure } from '../session/sign-on-cookie';
import { redeemConnection } from './connection';
import { agentOf } from './device';

/** How somebody has signed in. */
export type Way = 'password' | 'mail' | 'sms' | 'social';

export interface Entry {
  readonly userId: number;
  readonly way: Way;
  /** Keeps the session for 7 days instead of as long as the browser is open. */
  readonly remember: boolean;
  /** The account of a provider that is to be bound, by the hash of its secret. */
  readonly connectHash: string | null;
}

interface Place {
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Mails come in the language of the last sign-in. */
  readonly lang: Lang;
}

/**
 * Starts the session of a person who has proved everything, and sets the cookie. It is a new one: a cookie that somebody else has
 * planted before is worth nothing.
 */
export async function finish(
  { db }: Pick<Deps, 'db'>,
  { userId, way, remember, connectHash }: Entry,
  { now, request, reply, lang }: Place,
): Promise<{ userId: string }> {
  const previous = await sessionOfCookie(db, request.cookies[cookieName], now);
  if (previous) await endSession(db, previous.id, now);
  const agent = agentOf(request);
  const secret = await startSession(db, { userId, remember, way, ip: request.ip, agent }, now);
  await db.query(
    `update users set last_login_ip = coalesce(current_login_ip, last_login_ip),
       last_login_at = coalesce(current_login_at, last_login_at), current_login_ip = $2, current_login_at = $3, lang = $4
     where id = $1`,
    [userId, request.ip, now, lang],
  );
  await noteSignIn(db, { userId, way, succeeded: true }, { now, request });
  if (connectHash !== null) await redeemConnection(db, userId, connectHash, now);
  const maxAge = remember ? { maxAge: rememberedLifetime / 1000 } : {};
  reply.setCookie(cookieName, secret, { ...cookieRules, ...maxAge, secure: isSecure(request) });
  return { userId: String(userId) };
}

interface Attempt {
  /** Null for an account that does not exist: the statement takes as long, and writes nothing. */
  readonly userId: number | null;
  readonly way: Way;
  readonly succeeded: boolean;
}

/** Writes down an attempt to sign in, which the page of account security lists. */
export async function noteSignIn(
  db: Db,
  { userId, way, succeeded }: Attempt,
  { now, request }: Pick<Place, 'now' | 'request'>,
): Promise<void> {
  await db.query(
    `insert into sign_ins (user_id, at, ip, agent, way, succeeded)
     select id, $2::timestamptz, $3, $4, $5, $6::boolean from users where id = $1`,
    [userId, now, request.ip, agentOf(request), way, succeeded],
  );
}

/** What a person's sign-in asks for beside the first proof. */
export interface SignInRules {
  readonly id: number;
  /** '' for a number that nobody has proved: no code is sent to it. */
  readonly phone: string;
  readonly verifyPhone: boolean;
  readonly smsFactor: boolean;
  readonly totp: boolean;
}

const rulesSql = `select id, case when phone_proved_at is null then '' else phone end as phone, verify_phone as "verifyPhone", sms_factor as "smsFactor",
  totp_since is not null as totp from users where id = $1 and status = 1`;

export const signInRules = (db: Db, userId: number): Promise<SignInRules | undefined> =>
  first(db.query<SignInRules>(rulesSql, [userId]));

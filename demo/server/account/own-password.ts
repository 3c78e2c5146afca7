import type { Lang } from '../../support/lang';
import { type Db, first } from '../database/db';
import type { Call, Deps } from '../http/service';
import { PASSWORD_CHANGED } from '../outbox/texts';
import { Failure } from '../reply/failure';
import { hashPassword, isStrongPassword, verifyPassword } from '../session/passwords';
import { countAttempt } from '../sign-in/attempts';

/**
 * Asks for the password of somebody who is signed in: a stolen token must not allow unlimited guesses, nor a change of
 * how to sign in.
 * @throws Failure 10011 where it is wrong, 10002 after five of them
 */
export async function checkPassword(db: Db, userId: number, password: string, now: Date): Promise<void> {
  const attempt = await countAttempt(db, `password:${userId}`, `user ${userId}`, now);
  if (!(await isOwn(db, userId, password))) throw new Failure(10011);
  await attempt.succeeded();
}

async function isOwn(db: Db, userId: number, password: string): Promise<boolean> {
  const row = await first(
    db.query<{ hash: string | null }>('select password_hash as hash from users where id = $1', [userId]),
  );
  return verifyPassword(password, row?.hash);
}

/** As `checkPassword`, with the `password` of a call. */
export const askPassword = ({ db }: Deps, { user, body, now }: Call): Promise<void> =>
  checkPassword(db, user.id, body.text('password', { max: 128 }), now);

/**
 * Asked before a password is set, whatever the way to that. Counts as an attempt, since a refusal tells what the password is.
 * @throws Failure 10012 for a weak one, 10013 for the one that the user has, 10002 after five of these
 */
export async function checkNewPassword(db: Db, userId: number, password: string, now: Date): Promise<void> {
  if (!isStrongPassword(password)) throw new Failure(10012);
  const attempt = await countAttempt(db, `new password:${userId}`, `user ${userId}`, now);
  if (await isOwn(db, userId, password)) throw new Failure(10013);
  await attempt.succeeded();
}

export async function setPassword(db: Db, userId: number, password: string, now: Date): Promise<void> {
  await db.query(
    'update users set password_hash = $2, password_expired = false, password_changed_at = $3 where id = $1',
    [userId, await hashPassword(password), now],
  );
}

/** `2026-11-20 10:42`, UTC. */
export const minuteOf = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

/** Whoever has not changed it learns of it. */
export async function tellOfPassword(
  { db, outbox, urls }: Pick<Deps, 'db' | 'outbox' | 'urls'>,
  userId: number,
  lang: Lang,
  now: Date,
): Promise<void> {
  const row = await first(db.query<{ email: string }>('select email from users where id = $1', [userId]));
  if (!row) return;
  const values = { time: minuteOf(now), reset: `${urls.console}/reset` };
  outbox.post({ channel: 'mail', to: row.email, lang, text: PASSWORD_CHANGED, values });
}

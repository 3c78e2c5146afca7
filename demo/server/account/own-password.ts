import type { Lang } from '../../support/lang';
import { type Db, first } from '../database/db';
import { Failure } from '../http/failure';
import type { Call, Deps } from '../http/service';
import { PASSWORD_CHANGED } from '../outbox/texts';
import { hashPassword, verifyPassword } from '../session/passwords';
import { countAttempt } from '../sign-in/attempts';

/**
 * Asks for the password of somebody who is signed in: a stolen token must not allow unlimited guesses, nor a change of how to sign in.
 * @throws Failure 10011 where it is wrong, 10002 after five of them
 */
export async function checkPassword(db: Db, userId: number, password: string, now: Date): Promise<void> {
  const succeeded = await countAttempt(db, `password:${userId}`, `user ${userId}`, now);
  const row = await first(
    db.query<{ hash: string | null }>('select password_hash as hash from users where id = $1', [userId]),
  );
  if (!(await verifyPassword(password, row?.hash))) throw new Failure(10011);
  await succeeded();
}

/** As `checkPassword`, with the `password` of a call. */
export const askPassword = ({ db }: Deps, { user, body, now }: Call): Promise<void> =>
  checkPassword(db, user.id, body.text('password', { max: 128 }), now);

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

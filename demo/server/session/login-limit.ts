import { type Db, first } from '../database/db';
import { Failure } from '../http/failure';

const windowInMs = 5 * 60_000;
const allowedFailures = 5;

/**
 * Counts the attempt before the password is checked, so that parallel attempts cannot exceed the limit. Returns a
 * function to call if the password is correct.
 * @throws Failure 10002 after 5 failures in 5 minutes
 */
export async function countAttempt(db: Db, account: string, now: Date): Promise<() => Promise<void>> {
  const since = new Date(now.getTime() - windowInMs);
  const counted = await db.transaction(async (tx) => {
    // This lock serialises the attempts on one account, on all backends.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [account]);
    await tx.query('delete from login_attempts where at <= $1', [since]);
    const failures = await first(
      tx.query<{ n: number }>('select count(*) as n from login_attempts where account = $1', [account]),
    );
    if ((failures?.n ?? 0) >= allowedFailures) return false;
    await tx.query('insert into login_attempts (account, at) values ($1, $2)', [account, now]);
    return true;
  });
  if (!counted) throw new Failure(10002);
  return async () => {
    await db.query('delete from login_attempts where account = $1', [account]);
  };
}

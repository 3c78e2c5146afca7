import { type Db, first } from './db';
import { Failure } from './failure';

const windowInMs = 5 * 60_000;
const allowedFailures = 5;

/**
 * Counts the attempt before the password is looked at, so that many at once cannot slip past the limit.
 * Returns what to call when the password was right. @throws Failure 10002 after 5 failures in 5 minutes
 */
export async function countAttempt(db: Db, account: string, now: Date): Promise<() => Promise<void>> {
  const since = new Date(now.getTime() - windowInMs);
  const counted = await db.transaction(async (tx) => {
    // Attempts on one account wait for each other here, on however many backends they arrive.
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

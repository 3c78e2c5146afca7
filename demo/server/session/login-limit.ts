import { type Db, first } from '../database/db';
import { Failure } from '../http/failure';

const windowInMs = 5 * 60_000;
/** Failures with one account from one address. */
const allowedFailures = 5;
/** Failures from one address with any account: a whole office may sit behind one. */
const allowedFromAddress = 60;

/**
 * Counts the attempt before the password is checked, so that parallel attempts cannot exceed the limit. Returns a
 * function to call if the password is correct. Failures count against an account at an address: whoever fails on purpose shuts out nobody
 * at another address.
 * @throws Failure 10002 after 5 failures with the account, or 60 with any, from one address in 5 minutes
 */
export async function countAttempt(
  db: Db,
  account: string,
  address: string,
  now: Date,
): Promise<() => Promise<void>> {
  const key = `${address} ${account}`;
  const since = new Date(now.getTime() - windowInMs);
  const counted = await db.transaction(async (tx) => {
    // This lock serialises the attempts from one address, on all backends.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [address]);
    await tx.query('delete from login_attempts where at <= $1', [since]);
    const failures = await first(
      tx.query<{ all: number; own: number }>(
        `select count(*) as all, count(*) filter (where account = $2) as own
         from login_attempts where starts_with(account, $1)`,
        [`${address} `, key],
      ),
    );
    if (Number(failures?.own ?? 0) >= allowedFailures) return false;
    if (Number(failures?.all ?? 0) >= allowedFromAddress) return false;
    await tx.query('insert into login_attempts (account, at) values ($1, $2)', [key, now]);
    return true;
  });
  if (!counted) throw new Failure(10002);
  return async () => {
    await db.query('delete from login_attempts where account = $1', [key]);
  };
}

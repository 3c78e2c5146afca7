import { type Db, first } from '../database/db';
import { tooOften } from '../http/too-often';

const windowInMs = 5 * 60_000;
/** Failures with one account from one address. */
const allowedFailures = 5;
/** Failures from one address with any account: a whole office may sit behind one. */
const allowedFromAddress = 60;

/**
 * Counts the attempt before the password is checked, so that parallel attempts cannot exceed the limit. Returns a
 * function to call if the password is correct. Failures count against an account at an address: whoever fails on purpose shuts out nobody
 * at another address.
 * @throws Failure 10002, with the seconds to wait, after 5 failures with the account, or 60 with any, from one address in 5 minutes
 */
export async function countAttempt(
  db: Db,
  account: string,
  address: string,
  now: Date,
): Promise<() => Promise<void>> {
  const key = `${address} ${account}`;
  const since = new Date(now.getTime() - windowInMs);
  const fullSince = await db.transaction(async (tx) => {
    // This lock serialises the attempts from one address, on all backends.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [address]);
    await tx.query('delete from login_attempts where at <= $1', [since]);
    const failures = await first(
      tx.query<{ all: number; own: number; oldest: Date | null; own_oldest: Date | null }>(
        `select count(*) as all, count(*) filter (where account = $2) as own,
                min(at) as oldest, min(at) filter (where account = $2) as own_oldest
         from login_attempts where starts_with(account, $1)`,
        [`${address} `, key],
      ),
    );
    if (Number(failures?.own ?? 0) >= allowedFailures) return failures?.own_oldest ?? now;
    if (Number(failures?.all ?? 0) >= allowedFromAddress) return failures?.oldest ?? now;
    await tx.query('insert into login_attempts (account, at) values ($1, $2)', [key, now]);
    return null;
  });
  if (fullSince) throw tooOften(10002, fullSince.getTime() + windowInMs - now.getTime());
  return async () => {
    await db.query('delete from login_attempts where account = $1', [key]);
  };
}

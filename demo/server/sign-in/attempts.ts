import { type Db, first } from '../database/db';
import { tooOften } from '../http/too-often';
import type { Failure } from '../reply/failure';

const windowInMs = 5 * 60_000;
/** Failures with one account from one address. */
const allowedFailures = 5;
/** Failures from one address with any account: a whole office may sit behind one. */
const allowedFromAddress = 60;

export interface Attempt {
  succeeded(): Promise<void>;
  /** @returns what to say instead of that the password is wrong, where the address has failed too often */
  failed(): Promise<Failure | undefined>;
}

/** The last attempt with each account from each address, in this process. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Does work for the same key one after another. Who waits has no connection of the pool meanwhile, as who waits for a
 * lock of the database has: for that, one of each process waits.
 */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
  const done = () => turns.get(key) === waiting && turns.delete(key);
  const waiting: Promise<unknown> = turn.then(done, done);
  turns.set(key, waiting);
  return turn;
}

/**
 * Counts the attempt with the account before the password is checked, so that parallel attempts cannot exceed the
 * limit, and for the address when it has failed: the right passwords of an office that signs in at nine o'clock are no
 * failures. Failures count against an account at an address: whoever fails on purpose shuts out nobody at another
 * address, and at their own nobody who has signed in from there before.
 * @throws Failure 10002, with the seconds to wait, after 5 failures with the account, or 60 with any, from one address
 * in 5 minutes
 */
export async function countAttempt(db: Db, account: string, address: string, now: Date): Promise<Attempt> {
  const key = `${address} ${account}`;
  const since = new Date(now.getTime() - windowInMs);
  const until = (oldest: Date) => tooOften(10002, oldest.getTime() + windowInMs - now.getTime());
  const crowd = await failuresFrom(db, address, since);
  const isFull = crowd.n >= allowedFromAddress;
  if (isFull && !(await isAtHome(db, account, address))) throw until(crowd.oldest ?? now);
  const own = await inTurn(key, () => takeTry(db, key, since, now));
  if (own) throw until(own);
  return {
    async succeeded() {
      await db.query('delete from login_attempts where account = $1', [key]);
    },
    async failed() {
      await db.query('insert into login_attempts (account, at) values ($1, $2)', [address, now]);
      // Who is let in for having been here before is not told so by another refusal than strangers get.
      return isFull ? until(crowd.oldest ?? now) : undefined;
    },
  };
}

/** @returns undefined, or the first of the failures that leave no more tries */
function takeTry(db: Db, key: string, since: Date, now: Date): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    // Of several backends one at a time.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [key]);
    const own = await failuresFrom(tx, key, since);
    if (own.n >= allowedFailures) return own.oldest ?? now;
    await tx.query(
      `delete from login_attempts where id in (
         select id from login_attempts where at <= $1 for update skip locked)`,
      [since],
    );
    await tx.query('insert into login_attempts (account, at) values ($1, $2)', [key, now]);
    return undefined;
  });
}

async function failuresFrom(
  db: Db,
  key: string,
  since: Date,
): Promise<{ readonly n: number; readonly oldest: Date | null }> {
  const counted = await first(
    db.query<{ n: number; oldest: Date | null }>(
      'select count(*)::int as n, min(at) as oldest from login_attempts where account = $1 and at > $2',
      [key, since],
    ),
  );
  return counted ?? { n: 0, oldest: null };
}

/** Whether the account has signed in from the address before, as long as the list of sign-ins is kept. */
async function isAtHome(db: Db, account: string, address: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from sign_ins s join users u on u.id = s.user_id
     where u.email = $1 and s.ip = $2 and s.succeeded limit 1`,
    [account, address],
  );
  return found.length > 0;
}

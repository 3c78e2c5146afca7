import { type Db, first } from '../database/db';
import { Failure } from '../reply/failure';
import { hashSecret, newSecret } from '../session/tokens';

/** ms for which an account of a provider waits for its owner to sign in. */
const waitingTime = 30 * 60_000;

export interface Account {
  readonly provider: string;
  readonly subject: string;
  readonly accountName: string;
}

/** Binds the account to the user. @throws Failure 10017 where it is somebody else's already */
export async function bind(
  db: Db,
  userId: number,
  { provider, subject, accountName }: Account,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`social:${provider}:${subject}`]);
    const owner = await ownerOf(tx, provider, subject);
    if (owner && owner.id !== userId) throw new Failure(10017);
    await tx.query(
      `insert into social_bindings (user_id, provider, subject, account_name, bound_at) values ($1, $2, $3, $4, $5)
       on conflict (user_id, provider) do update
       set subject = excluded.subject, account_name = excluded.account_name, bound_at = excluded.bound_at`,
      [userId, provider, subject, accountName, now],
    );
  });
}

export const ownerOf = (db: Db, provider: string, subject: string): Promise<{ id: number } | undefined> =>
  first(
    db.query<{ id: number }>(
      'select user_id as id from social_bindings where provider = $1 and subject = $2',
      [provider, subject],
    ),
  );

/** Keeps an account that is bound to nobody, until its owner has signed in another way. @returns the secret */
export async function keepForLater(db: Db, stateHash: string, now: Date): Promise<string> {
  const { secret, hash } = newSecret();
  await db.query('update social_requests set connect_hash = $2, expires_at = $3 where state_hash = $1', [
    stateHash,
    hash,
    new Date(now.getTime() + waitingTime),
  ]);
  return secret;
}

/**
 * Binds the account that was kept for later. One that waited too long, or that became somebody else's meanwhile, is not
 * bound: the person is signed in all the same, and sees under connected accounts that it is not.
 */
export async function redeemConnection(
  db: Db,
  userId: number,
  connectHash: string,
  now: Date,
): Promise<void> {
  const kept = await first(
    db.query<Account>(
      `update social_requests set connect_hash = null where connect_hash = $1 and expires_at > $2
       returning provider, subject, account_name as "accountName"`,
      [connectHash, now],
    ),
  );
  if (!kept) return;
  try {
    await bind(db, userId, kept, now);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

export const isSecret = (secret: string | undefined, hash: string): boolean =>
  secret !== undefined && hashSecret(secret) === hash;

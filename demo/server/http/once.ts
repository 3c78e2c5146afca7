import { createHash } from 'node:crypto';
import type { Db } from '../database/db';
import { first } from '../database/db';
import { Failure, invalid } from '../reply/failure';

const day = 86_400_000;

/** What tells one call from another. */
interface Write {
  readonly request: { readonly headers: Readonly<Record<string, unknown>>; readonly body: unknown };
  readonly user: { readonly id: number };
  readonly organisation: { readonly id: number };
  readonly now: Date;
}

/**
 * Does a write in a transaction. With the header `idempotency-key` it is done once: a repeated call of the same user within a day
 * gets the first one's reply, also while that is under way.
 * @param content what the call sends, where that is not its body
 * @throws Failure 10048 if the key was used for the same call with another content; its data is the reply to that
 * @throws Failure 10010 if it was used for another call
 */
export function once<T>(
  db: Db,
  call: Write,
  name: string,
  work: (tx: Db) => Promise<T>,
  content: unknown = call.request.body ?? null,
): Promise<T> {
  return db.transaction(async (tx) => {
    const key = call.request.headers['idempotency-key'];
    if (key === undefined) return work(tx);
    if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw invalid('idempotency-key');
    const sent = createHash('sha256').update(JSON.stringify(content));
    const called = `${call.organisation.id} ${name} ${sent.digest('hex')}`;
    await tx.query('delete from idempotency_keys where user_id = $1 and created_at < $2', [
      call.user.id,
      new Date(call.now.getTime() - day),
    ]);
    // A second call waits here for the end of the first one's transaction.
    const claimed = await tx.query(
      `insert into idempotency_keys (user_id, key, call, created_at) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [call.user.id, key, called, call.now],
    );
    if (claimed.length === 0) return replyOf<T>(tx, call.user.id, key, called);
    const reply = await work(tx);
    await tx.query('update idempotency_keys set reply = $3 where user_id = $1 and key = $2', [
      call.user.id,
      key,
      JSON.stringify(reply),
    ]);
    return reply;
  });
}

async function replyOf<T>(tx: Db, user: number, key: string, called: string): Promise<T> {
  const row = await first(
    tx.query<{ call: string; reply: T }>(
      'select call, reply from idempotency_keys where user_id = $1 and key = $2',
      [user, key],
    ),
  );
  if (row?.call === called) return row.reply;
  if (row && callOf(row.call) === callOf(called))
    throw new Failure(10048, {}, undefined, undefined, row.reply);
  throw invalid('idempotency-key');
}

/** Without what was sent. */
const callOf = (called: string) => called.slice(0, called.lastIndexOf(' '));

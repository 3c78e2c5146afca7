import { type Db, first } from './db';
import { initialSchema } from './schema';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * Those that have been published stay as they are: what comes later is a new one. The first has the name of the last of
 * the steps that it replaces, so that it does not come to a data folder that has them all.
 */
export const migrations: readonly Migration[] = [{ name: '024-broker', sql: initialSchema }];

/** Serialises the first start of several backends on one database. The number is arbitrary but fixed. */
const startLock = 7_203_184;

/**
 * Brings the schema up to date, then runs `fill`, all in one transaction: an aborted start leaves nothing behind, and a
 * second backend waits until the first has finished.
 * @param known the demo's, or those of a test
 */
export async function migrate(
  db: Db,
  fill: (db: Db) => Promise<void>,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Neither a change of a large table nor the wait for one ends in the time that a statement has otherwise.
    await tx.script(`set local statement_timeout = 0; select pg_advisory_xact_lock(${startLock})`);
    await tx.script(
      'create table if not exists migrations (name text primary key, at timestamptz default now())',
    );
    for (const { name, sql } of known) {
      if (await first(tx.query('select name from migrations where name = $1', [name]))) continue;
      await tx.script(sql);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    }
    await fill(tx);
  });
}

import type { Db } from '../database/db';

/** Arbitrary but fixed. */
const lock = 7_203_185;

/** Waits until no other transaction makes a task: ids and numbers count up from the last one. */
export async function lockTasks(tx: Db): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [lock]);
}

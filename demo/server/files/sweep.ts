import type { Db } from '../database/db';
import type { FileStore } from './store';

/** ms that a file must lie untouched where other backends write, too: twice as long as a request may take. */
const untouched = 600_000;

/**
 * Deletes what a killed backend has left: halves of files, and files that no row names. To be called before this backend takes or writes any.
 * @param alone no other backend writes to the folder, so nothing is under way there
 */
export async function sweepFiles(db: Db, store: FileStore, alone: boolean): Promise<void> {
  const newest = alone ? Number.POSITIVE_INFINITY : Date.now() - untouched;
  const found = (await store.list()).filter(({ touchedAt }) => touchedAt <= newest);
  const rows = await db.query<{ id: string }>(
    `select id from files where id = any(string_to_array($1, ','))`,
    [found.map(({ name }) => name).join(',')],
  );
  const known = new Set(rows.map(({ id }) => id));
  for (const { name } of found) if (!known.has(name)) await store.remove(name);
}

import type { Db } from '../database/db';
import type { Log } from '../operation/log';
import type { FileStore } from './store';

/** ms that a file must lie untouched where other backends write, too: twice as long as a request may take. */
const untouched = 600_000;
/** ms that the clock of a file system may be behind. */
const behind = 1_000;
/** Files that are looked for with one statement. */
const batchSize = 500;
/**
 * So many files without a row may be what crashes have left: up to a hundred or one in a hundred, and no more than
 * there are with one.
 */
const mostUnnamed = (named: number): number => Math.min(named, Math.max(100, named / 100));

/** What the server has named: whole files, and halves. Nothing else in the folder is its to delete. */
const wholeFile = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const halfFile = /^[0-9a-f]{8}-[0-9a-f-]{27}\.part$/;

interface SweepDeps {
  readonly db: Db;
  readonly store: FileStore;
  readonly log: Pick<Log, 'info' | 'error'>;
}

/**
 * Deletes in the background what a killed backend has left. To be called before this backend takes or writes any file.
 * @param alone no other backend writes to the folder
 */
export function startSweep(deps: SweepDeps, alone: boolean): { close(): Promise<void> } {
  let closed = false;
  // What comes from now on is under way in this process.
  const before = Date.now() - (alone ? behind : untouched);
  const running = sweepFiles(deps, before, () => closed).catch((error: unknown) =>
    deps.log.error(`Files that no row names were not looked for: ${String(error)}`),
  );
  return {
    async close() {
      closed = true;
      await running;
    },
  };
}

/**
 * Deletes halves of files, and whole ones that no row names. Where those are more than crashes leave, the database is
 * another one or an old one, and nothing is deleted.
 * @param before of what was written since nothing is deleted
 */
export async function sweepFiles(
  { db, store, log }: SweepDeps,
  before: number,
  closed: () => boolean = () => false,
): Promise<void> {
  const halves: string[] = [];
  const unnamed: string[] = [];
  let named = 0;
  const look = async (names: readonly string[]) => {
    const rows = await db.query<{ id: string }>(
      `select id from files where id = any(string_to_array($1, ','))`,
      [names.join(',')],
    );
    const known = new Set(rows.map(({ id }) => id));
    named += known.size;
    for (const name of names) if (!known.has(name) && (await isOlder(name))) unnamed.push(name);
  };
  const isOlder = async (name: string) => {
    const touchedAt = await store.touchedAt(name);
    return touchedAt !== undefined && touchedAt <= before;
  };
  let batch: string[] = [];
  for await (const name of store.list()) {
    if (closed()) return;
    if (halfFile.test(name) && (await isOlder(name))) halves.push(name);
    if (wholeFile.test(name)) batch.push(name);
    if (batch.length === batchSize) {
      await look(batch);
      batch = [];
    }
  }
  await look(batch);
  if (unnamed.length > mostUnnamed(named)) {
    log.error(
      `No row names ${unnamed.length} of ${unnamed.length + named} files in DATA_DIR. Nothing was deleted: is this their database, and is it the newest?`,
    );
    return;
  }
  for (const name of [...halves, ...unnamed]) {
    if (closed()) return;
    await store.remove(name);
  }
  if (unnamed.length > 0) log.info(`Deleted ${unnamed.length} files that no row names`);
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { StartError } from '../../support/start-error';
import { type Database, type Db, withTimeout } from './db';

type Runner = Pick<PGlite, 'query' | 'exec'>;

/** The engine of a folder, or one in memory for `memory://`; a new database begins with the image, where one is given. */
export const openEngine = (dataDir: string, image?: Blob): Promise<PGlite> =>
  PGlite.create(dataDir, {
    ...(image && { loadDataDir: image }),
    relaxedDurability: true,
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
  });

/**
 * Opens the embedded PostgreSQL in a folder, or in memory for `memory://`. The folder must be locked before.
 * @param image a dump that a new database begins with
 */
export async function openPglite(dataDir: string, image?: Blob): Promise<Database> {
  // PGlite would make a new database among the files of the old one.
  const isOld = existsSync(dataDir) && readdirSync(dataDir).length > 0;
  if (isOld && !existsSync(join(dataDir, 'PG_VERSION'))) throw broken(dataDir);
  try {
    const engine = await openEngine(dataDir, image);
    if (isOld) await requireWholeFiles(engine, dataDir);
    return databaseOver(engine);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw isDiskFull(cause) ? diskFull(dataDir, cause) : broken(dataDir, cause);
  }
}

const broken = (dataDir: string, cause?: unknown) =>
  new StartError(
    `The data folder ${dataDir} does not hold a database that can be opened: move it away or set DATA_DIR to another folder.`,
    { cause },
  );

/** Whether the disk has no room left, as the system or PostgreSQL says it. */
export const isDiskFull = (error: unknown): boolean =>
  /ENOSPC|No space left on device|\b53100\b/.test(`${(error as { code?: unknown }).code} ${String(error)}`);

export const diskFull = (dataDir: string, cause: unknown) =>
  new StartError(
    `The disk of the data folder ${dataDir} is full: make room, or set DATA_DIR to a folder on another disk.`,
    { cause },
  );

/** Notes how long the files of the tables are, once: at the next start none may be shorter. */
export async function noteFileLengths(db: Db): Promise<void> {
  const [noted] = await db.query<{ yes: boolean }>(
    `select exists (select from pg_class where relname = 'orders' and relpages > 0) as yes`,
  );
  if (!noted?.yes) await db.script('analyze');
}

/** A table or an index whose file is shorter than at the last `analyze` has lost rows, which PostgreSQL does not notice. */
async function requireWholeFiles(engine: PGlite, dataDir: string): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'i', 't') and relpages > 0
       and pg_relation_size(oid) < relpages::bigint * current_setting('block_size')::bigint`,
  );
  if (rows.length === 0) return;
  await engine.close();
  const names = rows.map(({ name }) => name).join(', ');
  throw broken(dataDir, new Error(`The files of ${names} are cut off.`));
}

/** The database of an open engine; closing it closes the engine. */
export function databaseOver(engine: PGlite): Database {
  const turn = takingTurns();
  return {
    ...queriesOn(engine, turn),
    transaction: (work) =>
      engine.transaction((inner) => {
        const db: Db = { ...queriesOn(inner, turn), transaction: (next) => next(db), close: async () => {} };
        return work(db);
      }),
    listen: async (channel, { received: heard }) => {
      const unlisten = await engine.listen(channel, heard);
      return { connected: true, close: () => unlisten() };
    },
    // The folder is this process's.
    alone: (_, work) => work(queriesOn(engine, turn)),
    ping: async () => {
      await engine.query('select 1');
    },
    close: () => engine.close(),
  };
}

function queriesOn(runner: Runner, turn: () => Promise<void>): Pick<Db, 'query' | 'script'> {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) => {
      await turn();
      return (await withTimeout(runner.query<Row>(sql, [...params]))).rows;
    },
    script: async (sql) => {
      await runner.exec(sql);
    },
  };
}

/**
 * One statement in each turn of the event loop, in which Node takes one new connection: statement upon statement in one
 * turn, and those who come wait for longer than anybody in the bounded queue does, unseen by it.
 */
function takingTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((next) => setImmediate(next)));
    return last;
  };
}

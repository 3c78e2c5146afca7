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
  try {
    return databaseOver(await openEngine(dataDir, image));
  } catch (cause) {
    throw new StartError(
      `The data folder ${dataDir} does not hold a database that can be opened: move it away or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** The database of an open engine; closing it closes the engine. */
export function databaseOver(engine: PGlite): Database {
  return {
    ...queriesOn(engine),
    transaction: (work) =>
      engine.transaction((inner) => {
        const db: Db = { ...queriesOn(inner), transaction: (next) => next(db), close: async () => {} };
        return work(db);
      }),
    listen: async (channel, { received: heard }) => {
      const unlisten = await engine.listen(channel, heard);
      return { connected: true, close: () => unlisten() };
    },
    close: () => engine.close(),
  };
}

function queriesOn(runner: Runner): Pick<Db, 'query' | 'script'> {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await withTimeout(runner.query<Row>(sql, [...params]))).rows,
    script: async (sql) => {
      await runner.exec(sql);
    },
  };
}

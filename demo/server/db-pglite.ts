import { PGlite, types } from '@electric-sql/pglite';
import { type Database, type Db, within } from './db';
import { StartError } from './start-error';

type Runner = Pick<PGlite, 'query' | 'exec'>;

/** Opens the embedded PostgreSQL in a folder, or in memory for `memory://`. The folder must be locked before. */
export async function openPglite(dataDir: string): Promise<Database> {
  let engine: PGlite;
  try {
    engine = await PGlite.create(dataDir, {
      relaxedDurability: true,
      parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
    });
  } catch (cause) {
    throw new StartError(
      `The data folder ${dataDir} does not hold a database that can be opened: move it away or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return {
    ...over(engine),
    transaction: (work) =>
      engine.transaction((inner) => {
        const db: Db = { ...over(inner), transaction: (next) => next(db), close: async () => {} };
        return work(db);
      }),
    listen: async (channel, { heard }) => {
      const unlisten = await engine.listen(channel, heard);
      return { alive: true, close: () => unlisten() };
    },
    close: () => engine.close(),
  };
}

function over(runner: Runner): Pick<Db, 'query' | 'script'> {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await within(runner.query<Row>(sql, [...params]))).rows,
    script: async (sql) => {
      await runner.exec(sql);
    },
  };
}

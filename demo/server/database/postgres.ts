import pg from 'pg';
import { StartError } from '../../support/start-error';
import { type Database, type Db, queryTimeout, withTimeout } from './db';
import { listenPostgres } from './listen-postgres';
import { unavailable } from './unavailable';

const int8 = 20;
const numeric = 1700;

/** Connections of one process, for statements. */
export const POOL_SIZE = 10;

/** Milliseconds that the database has for the connection of a ping, and again for its answer. */
const pingTimeout = 1_000;

/** pg returns bigint, count(*) and numeric as strings; every such value of the schema fits a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8 || oid === numeric
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Connects to a PostgreSQL server. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const hostAndName = hostAndNameOf(databaseUrl);
  const settings = {
    connectionString: databaseUrl,
    types,
    connectionTimeoutMillis: 5_000,
    statement_timeout: queryTimeout,
    idle_in_transaction_session_timeout: 60_000,
  };
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE });
  // Of its own, so that a process whose connections all work still knows that the database answers. It is closed while
  // nobody asks.
  const pinging = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: pingTimeout,
    query_timeout: pingTimeout,
  });
  // A pool replaces an idle connection that breaks; without a listener the event would end the process.
  for (const each of [pool, pinging]) each.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    const reason = (cause as { code?: string }).code ?? (cause as Error).message;
    throw new StartError(
      `The database at ${hostAndName} cannot be reached (${reason}): start it or correct DATABASE_URL, or unset DATABASE_URL to use the embedded one.`,
      { cause },
    );
  }
  return {
    ...queriesOn(pool),
    transaction: (work) => inTransaction(pool, work),
    listen: (channel, listener) => listenPostgres(databaseUrl, channel, listener),
    alone: (lock, work) => alone(new pg.Client(settings), lock, work),
    ping: async () => {
      await pinging.query('select 1');
    },
    async close() {
      await Promise.all([pool.end(), pinging.end()]);
    },
  };
}

/** The lock is the connection's, and ends with it, whatever becomes of this process. */
async function alone<T>(
  client: pg.Client,
  lock: number,
  work: (db: Pick<Db, 'query'>) => Promise<T>,
): Promise<T | undefined> {
  // Of a connection that breaks between two statements the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const db = queriesOn(client);
    const [taken] = await db.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock]);
    return taken?.got ? await work(db) : undefined;
  } catch (error) {
    throw unavailable(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw unavailable(error);
  });
  // The pool listens to idle clients alone: of one that breaks between two statements the event would end the process.
  const ignore = () => {};
  client.on('error', ignore);
  const release = (broken?: Error) => {
    client.off('error', ignore);
    client.release(broken);
  };
  const db: Db = { ...queriesOn(client), transaction: (next) => next(db), close: async () => {} };
  try {
    await client.query('begin');
    const result = await work(db);
    await client.query('commit');
    release();
    return result;
  } catch (error) {
    await client.query('rollback').then(() => release(), release);
    throw unavailable(error);
  }
}

function queriesOn(runner: pg.Pool | pg.ClientBase): Pick<Db, 'query' | 'script'> {
  return {
    async query<Row>(sql: string, params: readonly unknown[] = []) {
      try {
        return (await withTimeout(runner.query(sql, [...params]), queryTimeout + 1_000)).rows as Row[];
      } catch (error) {
        throw unavailable(error);
      }
    },
    script: async (sql) => {
      await runner.query(sql);
    },
  };
}

/** Host, port and name only: the address may contain a password. */
function hostAndNameOf(databaseUrl: string): string {
  try {
    const { protocol, host, pathname } = new URL(databaseUrl);
    if (/^postgres(ql)?:$/.test(protocol)) return `${host}${pathname}`;
  } catch {
    // A text that is no URL gets the same error as a wrong protocol.
  }
  throw new StartError('DATABASE_URL is not an address like postgres://user:password@host:5432/name.');
}

import { Failure } from './failure';

/** The one way to the database, the same over PGlite and over a PostgreSQL server. */
export interface Db {
  /** Runs one statement; every value travels as a parameter. Fails with code 503 after `queryTimeout`. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters: migrations only. */
  script(sql: string): Promise<void>;
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database as the process opened it: the one place to hear what any backend on it has told. */
export interface Database extends Db {
  /** Hears a channel until closed. @throws when it cannot be heard at first; later breaks mend themselves */
  listen(channel: string, listener: Listener): Promise<Listening>;
}

export interface Listener {
  heard(payload: string): void;
  /** The line was broken and stands again: what was told meanwhile has been missed. */
  back(): void;
}

export interface Listening {
  /** Whether the line stands at this moment. */
  readonly alive: boolean;
  close(): Promise<void>;
}

/** Milliseconds that a statement may take. */
export const queryTimeout = 10_000;

export async function within<T>(work: Promise<T>, limit = queryTimeout): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure(503)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function first<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  return (await rows)[0];
}

/** Row count of a table name known to the code, never of a name from outside. */
export async function countRows(db: Db, table: string): Promise<number> {
  const row = await first(db.query<{ n: number }>(`select count(*) as n from ${table}`));
  return row?.n ?? 0;
}

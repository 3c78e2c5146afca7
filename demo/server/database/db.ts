import type { Lang } from '../../support/lang';
import { Failure } from '../reply/failure';

/** Access to the database, the same for PGlite and for a PostgreSQL server. */
export interface Db {
  /** Runs one statement with every value as a parameter. Fails with code 503 after `queryTimeout`. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters: migrations only. */
  script(sql: string): Promise<void>;
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database as the process opened it, which can also receive the notifications of every backend on it. */
export interface Database extends Db {
  /**
   * Receives the notifications of a channel until closed. After a broken connection it reconnects by itself.
   * @throws if the first connection fails
   */
  listen(channel: string, listener: Listener): Promise<ChannelSubscription>;
  /**
   * Does work while no other process does any under the same number, on a connection of its own.
   * @returns undefined where another process is at it
   */
  alone<T>(lock: number, work: (db: Pick<Db, 'query'>) => Promise<T>): Promise<T | undefined>;
  /** Rejects where the database does not answer. It waits for no connection that statements of others have. */
  ping(): Promise<void>;
}

export interface Listener {
  received(payload: string): void;
  /** The connection is open again after a break; notifications in between are lost. */
  reconnected(): void;
}

export interface ChannelSubscription {
  /** Whether the connection is open. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** Milliseconds after which a statement fails. */
export const queryTimeout = 10_000;

export async function withTimeout<T>(work: Promise<T>, timeout = queryTimeout): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure(503)), timeout);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

export async function first<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  return (await rows)[0];
}

/** Row count of a table. The name must be a constant of the code, never input. */
export async function countRows(db: Db, table: string): Promise<number> {
  const row = await first(db.query<{ n: number }>(`select count(*) as n from ${table}`));
  return row?.n ?? 0;
}

/** Name of the column for a text in the given language. */
export function column(name: string, lang: Lang): string {
  return `${name}_${lang === 'en' ? 'en' : 'zh'}`;
}

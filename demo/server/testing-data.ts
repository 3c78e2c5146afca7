import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database, Db } from './database/db';
import { migrate } from './database/migrations';
import { databaseOver, openEngine } from './database/pglite';
import { openPostgres } from './database/postgres';
import { fillDemoData } from './seed/fill';

/** Variables of the environment that name the data to the processes of the tests: a dump's path, a database. */
const IMAGE = 'OMS_TEST_IMAGE';
const TEMPLATE = 'OMS_TEST_TEMPLATE';

/** The dump that test servers begin with; undefined where nobody has made one. */
export async function seededImage(): Promise<Blob | undefined> {
  const path = process.env[IMAGE];
  return path ? openAsBlob(path, { type: 'application/x-tar' }) : undefined;
}

/** The database on DATABASE_URL's server that test servers begin with a copy of. */
const seededTemplate = (): string => process.env[TEMPLATE] ?? 'template1';

export const isSeeded = (): boolean => Boolean(process.env[IMAGE] ?? process.env[TEMPLATE]);

/** Makes schema and demo data once, for all test servers of this process and its children. @returns the removal */
export function seedOnce(databaseUrl: string | undefined): Promise<() => Promise<void>> {
  return databaseUrl ? makeTemplate(databaseUrl) : makeImage();
}

const fill = (db: Db): Promise<void> => migrate(db, (tx) => fillDemoData(tx, new Date(), () => {}));

async function makeImage(): Promise<() => Promise<void>> {
  const engine = await openEngine('memory://');
  // Files of the log that are kept to be used again would be half of the dump, which each test server copies.
  await engine.exec('set wal_recycle = off');
  await fill(databaseOver(engine));
  await engine.exec('checkpoint');
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  const folder = await mkdtemp(join(tmpdir(), 'oms-shell-data-'));
  const file = join(folder, 'image.tar');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  process.env[IMAGE] = file;
  return async () => {
    // Whoever begins the tests of one process again has data made again.
    delete process.env[IMAGE];
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(databaseUrl: string): Promise<() => Promise<void>> {
  const name = `oms_test_${randomUUID().replaceAll('-', '')}`;
  await runSql(databaseUrl, `create database ${name}`);
  const db = await openPostgres(databaseNamed(databaseUrl, name));
  await fill(db);
  await db.close();
  process.env[TEMPLATE] = name;
  return async () => {
    delete process.env[TEMPLATE];
    await runSql(databaseUrl, `drop database ${name}`);
  };
}

interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Test files run in parallel, so each needs a database of its own: with schema and demo data, or empty. */
export async function ownDatabase(databaseUrl: string, template = seededTemplate()): Promise<OwnDatabase> {
  const name = `oms_test_${randomUUID().replaceAll('-', '')}`;
  await runSql(databaseUrl, `create database ${name} template ${template}`);
  return {
    url: databaseNamed(databaseUrl, name),
    drop: () => runSql(databaseUrl, `drop database ${name}`),
  };
}

export interface TestDatabase {
  readonly db: Database;
  /** As another backend has it: connections of its own where the engine has any. */
  readonly other: Database;
  close(): Promise<void>;
}

/** A database for a test without a server: with schema and demo data, or empty. */
export async function openTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    const db = databaseOver(await openEngine('memory://', await seededImage()));
    // Much sooner done than a new database.
    if (empty) await db.script('drop schema public cascade; create schema public');
    return { db, other: db, close: () => db.close() };
  }
  const own = await ownDatabase(DATABASE_URL, empty ? 'template1' : undefined);
  const [db, other] = await Promise.all([openPostgres(own.url), openPostgres(own.url)]);
  return {
    db,
    other,
    async close() {
      await Promise.all([db.close(), other.close()]);
      await own.drop();
    },
  };
}

/** The address of another database on the same server. */
export function databaseNamed(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement that no transaction may hold. */
export async function runSql(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../support/start-error';
import { lockDataFolder } from './database/data-lock';
import { countRows } from './database/db';
import type { Table } from './database/insert';
import { openEngine } from './database/pglite';
import { demoTables } from './seed/fill';
import { startServer } from './server';
import { seededImage } from './testing-data';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The pid of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('the data folder', () => {
  const lockFile = () => join(folder, 'oms.lock');

  it('belongs to one at a time', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}:`,
    );
    release();
    lockDataFolder(folder)();
  });

  it('is refused while the other process runs, and taken over when that has ended', () => {
    const parent = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const startTime = parent.slice(parent.lastIndexOf(')') + 2).split(' ')[19];
    writeFileSync(lockFile(), `${process.ppid} ${startTime}`);
    expect(() => lockDataFolder(folder)).toThrow(StartError);
    expect(() => lockDataFolder(folder)).toThrow(`process ${process.ppid}`);
    writeFileSync(lockFile(), `${deadPid()} 1`);
    lockDataFolder(folder)();
    writeFileSync(lockFile(), 'nonsense');
    lockDataFolder(folder)();
  });

  it('is taken over when another process has the same pid', () => {
    writeFileSync(lockFile(), `${process.ppid} 1`);
    lockDataFolder(folder)();
  });

  it('has to be writable', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockDataFolder(join(folder, 'file', 'data'))).toThrow('cannot be written');
  });

  it('keeps data and sessions over a restart, and is free again after close', async () => {
    const options = { portBase: 24_600, dataDir: folder };
    const first = await startServer({ ...options, image: await seededImage() });
    const login = async () =>
      fetch(`${first.urls.userCentre}/auth/jwt/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: first.urls.console },
        body: JSON.stringify({ username: 'super@oms.test', password: 'Demo#2026' }),
      });
    const cookie = (await login()).headers.get('set-cookie')?.split(';')[0] ?? '';
    await expect(startServer({ ...options, portBase: 24_650 })).rejects.toThrow(StartError);
    await first.close();
    const second = await startServer(options);
    const authorised = await fetch(`${second.urls.userCentre}/auth/jwt/authorize`, {
      method: 'POST',
      headers: { origin: second.urls.console, cookie },
    });
    expect(await authorised.json()).toMatchObject({ code: 200 });
    await second.close();
  });
});

describe('a start that fails', () => {
  it('names the port in use and PORT_BASE', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(24_713, '127.0.0.1', resolve));
    await expect(startServer({ portBase: 24_700, dataDir: 'memory://' })).rejects.toThrow(
      /^Port 24713 is in use: .*PORT_BASE.*\.$/,
    );
    await new Promise((resolve) => taken.close(resolve));
  });

  it('names the database out of reach, without its password', async () => {
    const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/oms';
    const error = await startServer({ portBase: 24_720, dataDir: folder, databaseUrl }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).toMatch(
      /^The database at 127\.0\.0\.1:1\/oms cannot be reached \(ECONNREFUSED\): .*DATABASE_URL/,
    );
    expect(message).not.toContain('secret');
    await expect(startServer({ portBase: 24_720, dataDir: folder, databaseUrl: 'oops' })).rejects.toThrow(
      'DATABASE_URL is not',
    );
  });

  it('makes no new database among the files of one that has lost its version', async () => {
    mkdirSync(join(folder, 'pglite/base'), { recursive: true });
    writeFileSync(join(folder, 'pglite/base/1'), 'rows');
    await expect(startServer({ portBase: 24_740, dataDir: folder })).rejects.toThrow(
      /does not hold a database that can be opened: move it away/,
    );
    expect(readdirSync(join(folder, 'pglite'))).toEqual(['base']);
  });

  it('refuses a database of which a file was cut off', async () => {
    const options = { portBase: 24_740, dataDir: folder };
    await (await startServer({ ...options, image: await seededImage() })).close();
    const engine = await openEngine(join(folder, 'pglite'));
    const { rows } = await engine.query<{ file: string }>(`select pg_relation_filepath('orders') as file`);
    await engine.close();
    const file = join(folder, 'pglite', rows[0]?.file ?? '');
    truncateSync(file, Math.floor(statSync(file).size / 2));
    await expect(startServer(options)).rejects.toThrow(/does not hold a database that can be opened/);
  });

  it('names a full disk', async () => {
    const fill = async () => {
      throw Object.assign(new Error('could not extend file'), { code: '53100' });
    };
    const options = { portBase: 24_740, dataDir: folder, image: await seededImage(), fill };
    await expect(startServer(options)).rejects.toThrow(/^The disk of the data folder .* is full: make room/);
  });

  it('refuses a port base that leaves no room', async () => {
    await expect(startServer({ portBase: 65_530, dataDir: 'memory://' })).rejects.toThrow('PORT_BASE');
  });
});

it('makes no accounts in production, whose password everybody knows', async () => {
  const server = await startServer({ portBase: 24_740, dataDir: 'memory://', production: true });
  expect(await countRows(server.db, 'users')).toBe(0);
  expect((await fetch(`${server.urls.userCentre}/status/ready`)).status).toBe(200);
  await server.close();
});

describe('the demo data', () => {
  const now = new Date('2026-11-20T02:42:00Z');
  const withoutPasswords = (all: Table[]) =>
    JSON.stringify(all, (key, value: unknown) => (key === 'password_hash' ? undefined : value));

  let tables: Table[];
  beforeAll(async () => {
    tables = await demoTables(now);
  });

  it('is the same every time', async () => {
    const [one, other] = [tables, await demoTables(now)].map(withoutPasswords);
    // Compared as a boolean, since a failed comparison would print megabytes.
    expect(one === other).toBe(true);
  });

  it('is of the promised size', () => {
    const rowsOf = new Map(tables.map(({ name, rows }) => [name, rows]));
    const size = (name: string) => rowsOf.get(name)?.length ?? 0;
    expect(rowsOf.get('organisations')?.filter(({ status }) => status === 1)).toHaveLength(600);
    expect(
      Object.fromEntries(
        [
          'systems',
          'modules',
          'products',
          'orders',
          'purchase_orders',
          'announcements',
          'notices',
          'tasks',
          'report_tasks',
        ].map((name) => [name, size(name)]),
      ),
    ).toEqual({
      systems: 4,
      modules: 14,
      products: 8_000,
      orders: 5_000,
      purchase_orders: 600,
      announcements: 240,
      notices: 3_000,
      tasks: 400,
      report_tasks: 200,
    });
    expect(size('menus')).toBeGreaterThanOrEqual(400);
    expect(size('translations')).toBeGreaterThanOrEqual(4_200);
  });

  it('has no text in only one language, and nothing from the future', () => {
    for (const { name, rows } of tables) {
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          if (column.endsWith('_zh'))
            expect(row[column.replace(/_zh$/, '_en')] === null, `${name}.${column}`).toBe(value === null);
          if (column === 'created_at' || column === 'updated_at')
            expect((value as Date) <= now, `${name}.${column}`).toBe(true);
          if (column.endsWith('_en') && typeof value === 'string')
            expect(value, name).not.toMatch(/[\u4e00-\u9fff“”]/);
        }
      }
    }
  });

  it('is plausible a second after midnight too', async () => {
    const midnight = new Date('2026-11-19T16:00:01Z');
    const orders = (await demoTables(midnight)).find(({ name }) => name === 'orders')?.rows ?? [];
    expect(orders.every((row) => (row.created_at as Date) <= midnight)).toBe(true);
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(5_000);
  });
});

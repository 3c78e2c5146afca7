import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../database/db';
import { openFileStore } from './store';
import { startSweep, sweepFiles } from './sweep';

const old = Date.now() - 3_600_000;
let folder: string;
const said: string[] = [];
const log = { info: (text: string) => void said.push(text), error: (text: string) => void said.push(text) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-sweep-'));
  said.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const left = () => readdirSync(folder).sort();

function files(count: number, ending = ''): string[] {
  const names = Array.from({ length: count }, () => randomUUID() + ending);
  for (const name of names) {
    writeFileSync(join(folder, name), 'text');
    utimesSync(join(folder, name), new Date(), new Date(old));
  }
  return names;
}

/** A database with a row for each of these. */
const knowing = (ids: readonly string[]): Db =>
  ({
    query: async (_: string, [asked]: [string]) => {
      const known = new Set(ids);
      return asked
        .split(',')
        .filter((id) => known.has(id))
        .map((id) => ({ id }));
    },
  }) as unknown as Db;

const sweep = (ids: readonly string[]) =>
  sweepFiles({ db: knowing(ids), store: openFileStore(folder), log }, Date.now());

it('deletes what a crash has left, and nothing else', async () => {
  const named = files(600);
  const [orphans, halves] = [files(30), files(5, '.part')];
  writeFileSync(join(folder, 'README'), 'of the operator');
  mkdirSync(join(folder, 'folder'));
  await sweep(named);
  expect(left()).toEqual([...named, 'README', 'folder'].sort());
  expect([orphans.length, halves.length, said]).toEqual([30, 5, ['Deleted 30 files that no row names']]);
});

it.each([
  ['a single file of another database', 0, 1],
  ['many files of another database', 0, 1_200],
  ['files of another database, after a few uploads to this one', 3, 50],
  ['files that came after the dump that was restored', 2_000, 101],
])('deletes nothing of %s, and says so', async (_, named, unnamed) => {
  const known = files(named);
  const all = [...known, ...files(unnamed), ...files(1, '.part')].sort();
  await sweep(known);
  expect(left()).toEqual(all);
  expect(said).toEqual([expect.stringContaining(`No row names ${unnamed} of ${named + unnamed} files`)]);
});

it('asks the time of those files alone that no row names', async () => {
  const named = files(10);
  const [orphan] = files(1);
  const asked: string[] = [];
  const store = openFileStore(folder);
  const touchedAt = async (name: string) => {
    asked.push(name);
    return store.touchedAt(name);
  };
  await sweepFiles({ db: knowing(named), store: { ...store, touchedAt }, log }, Date.now());
  expect(asked).toEqual([orphan]);
});

it('leaves what is written while it looks, and ends where it is told to', async () => {
  const named = files(2);
  let goOn = () => {};
  const answers = new Promise<void>((resolve) => (goOn = resolve));
  const db = knowing(named);
  const slow = { ...db, query: (...args: Parameters<Db['query']>) => answers.then(() => db.query(...args)) };
  const store = openFileStore(folder);
  const [orphan] = files(1);
  const sweeping = startSweep({ db: slow as Db, store, log }, true);
  const young = randomUUID();
  await store.write(
    young,
    (async function* () {
      yield 'text';
    })(),
  );
  goOn();
  await expect.poll(left).not.toContain(orphan);
  await sweeping.close();
  expect(left()).toContain(young);

  const [another] = files(1);
  await startSweep({ db, store, log }, true).close();
  expect(left()).toContain(another);
});

it('keeps files and their folder from other accounts of the machine', async () => {
  const umask = process.umask(0);
  try {
    const store = openFileStore(join(folder, 'files'));
    await store.write('one', (async function* () {})());
  } finally {
    process.umask(umask);
  }
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o007;
  expect([modeOf('files'), modeOf('files/one')]).toEqual([0, 0]);
});

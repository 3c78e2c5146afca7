import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { services } from '@oms/tools/services';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPackages } from '../../daemons/packages';
import { openPostgres } from '../../server/database/postgres';
import { cleanRestored } from '../../server/operation/after-restore';
import { type RunningServer, startServer } from '../../server/server';
import { startTestServer, type TestServer } from '../../server/testing';
import { contents } from '../../server/testing-contents';
import { ownDatabase } from '../../server/testing-data';

/** As demo/README.md has it: the password is in a file. */
async function onDatabase(address: string, tool: string, ...args: readonly string[]): Promise<void> {
  const url = new URL(address);
  const file = join(folder, 'passwords');
  writeFileSync(file, `*:*:*:*:${decodeURIComponent(url.password)}\n`, { mode: 0o600 });
  url.password = '';
  const program = join(findPackages('postgresql').postgresql, tool);
  await promisify(execFile)(program, [`--dbname=${url}`, ...args], {
    env: { ...process.env, PGPASSFILE: file },
  });
}

let folder: string;
let original: TestServer | undefined;
let copy: RunningServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-backup-'));
});
afterEach(async () => {
  await copy?.close();
  await original?.close();
  rmSync(folder, { recursive: true, force: true });
});

const upload = async (server: TestServer, token: string, text: string): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([text]), `${text}.txt`);
  const path = '/api/v1/BizAttach/uploadFile';
  return (await server.call<{ genUrl: string }>('userCentre', path, { token, body: form })).data.genUrl;
};

test('a dump that is taken while the backend writes is a backup: another backend starts on it, and every record and file is there', async () => {
  const dataDir = join(folder, 'original');
  original = await startTestServer(25_160, { dataDir });
  const databaseUrl = original.databaseUrl ?? '';
  const { token, cookie } = await original.signIn('client.admin@oms.test');
  const before = await upload(original, token, 'before');

  // One notice after the other, all the while.
  let writes = true;
  const server = original;
  const written = (async () => {
    let last = 0;
    while (writes) {
      const path = `/status/notify/gen?user=client.admin@oms.test&title=Write ${++last}`;
      expect((await server.call('userCentre', path)).code).toBe(200);
    }
    return last;
  })();
  // First the database, then the files: what comes between has no row, and is deleted where the copy starts.
  const dump = join(folder, 'dump');
  await onDatabase(databaseUrl, 'pg_dump', '--format=custom', `--file=${dump}`);
  const between = await upload(original, token, 'between');
  cpSync(join(dataDir, 'files'), join(folder, 'copy', 'files'), { recursive: true });
  writes = false;
  const last = await written;
  expect(last).toBeGreaterThan(1);

  const own = await ownDatabase(services().database.url, 'template0');
  await onDatabase(own.url, 'pg_restore', '--no-owner', '--exit-on-error', dump);
  const [from, to] = [await openPostgres(databaseUrl), await openPostgres(own.url)];
  // Those that were there at one moment: a row from the first to the last before it.
  const titles = await to.query<{ title: string }>(
    `select title_en as title from notices where title_en like 'Write %' order by id`,
  );
  expect(titles.map(({ title }) => title)).toEqual(titles.map((_, at) => `Write ${at + 1}`));
  // Those that are still written meanwhile, or by the second upload.
  const { notices, files, operation_logs, usage_events, settings, ...rest } = await contents(from);
  expect(await contents(to)).toMatchObject(rest);

  await Promise.all([from.close(), to.close()]);
  await cleanRestored(join(folder, 'copy'), own.url);
  copy = await startServer({
    portBase: 25_180,
    dataDir: join(folder, 'copy'),
    databaseUrl: own.url,
    metrics: false,
  });
  const at = (url: string) => url.replace(server.urls.userCentre, copy?.urls.userCentre ?? '');
  expect(await (await fetch(at(before))).text()).toBe('before');
  expect((await fetch(at(between))).status).toBe(404);
  // A session of the copy, which may have been ended since, does not live again.
  const authorize = await fetch(`${copy.urls.userCentre}/auth/jwt/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: copy.urls.console, cookie },
    body: '{}',
  });
  expect(((await authorize.json()) as { code: number }).code).toBe(401);
  const login = await fetch(`${copy.urls.userCentre}/auth/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: copy.urls.console },
    body: JSON.stringify({ username: 'client.admin@oms.test', password: 'Demo#2026' }),
  });
  expect(((await login.json()) as { code: number }).code).toBe(200);
  await copy.close();
  copy = undefined;
  await own.drop();
});

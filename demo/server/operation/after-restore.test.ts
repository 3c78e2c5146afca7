import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';
import { seededImage } from '../testing-data';
import { cleanRestored } from './after-restore';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const authorize = (server: TestServer, cookie: string, body = {}) =>
  server.call('userCentre', '/auth/jwt/authorize', { cookie, body });

it('a copy of the data folder is a backup; after `npm run restored` no session or ticket of it lives again', {
  // Three backends on files of a disk, one after the other.
  timeout: 300_000,
}, async () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')];
  const service = { service: 'http://127.0.0.1:24223/' };
  const first = await startTestServer(24_220, {
    dataDir: original,
    databaseUrl: undefined,
    image: await seededImage(),
  });
  const form = new FormData();
  form.set('file', new Blob(['what is in it']), 'notes.txt');
  const { cookie, token } = await first.signIn('client.admin@oms.test');
  const uploaded = await first.call<{ genUrl: string }>('userCentre', '/api/v1/BizAttach/uploadFile', {
    token,
    body: form,
  });
  const { data } = await first.call<{ ticket: string }>('userCentre', '/auth/jwt/ticket', {
    cookie,
    body: service,
  });
  await expect(cleanRestored(original)).rejects.toThrow('is in use by process');
  await first.close();
  await expect(cleanRestored(copy)).rejects.toThrow('There is no database in');
  cpSync(original, copy, { recursive: true });

  // As it would be without: who has ended the session since then has not.
  const open = async () => startTestServer(24_220, { dataDir: copy, databaseUrl: undefined });
  const careless = await open();
  expect((await authorize(careless, cookie)).code).toBe(200);
  expect(await (await fetch(uploaded.data.genUrl)).text()).toBe('what is in it');
  await careless.close();

  expect((await cleanRestored(copy)).sessions).toBeGreaterThan(0);
  const second = await open();
  expect((await authorize(second, cookie)).code).toBe(401);
  const ticket = { ticket: data.ticket };
  expect(
    await second.call('userCentre', '/auth/jwt/authorize', {
      origin: 'http://127.0.0.1:24223',
      body: ticket,
    }),
  ).toMatchObject({ code: 10004 });
  expect((await second.call('userCentre', '/api/v1/My/getUserInfo', { token })).code).toBe(401);
  expect((await second.signIn('client.admin@oms.test')).token).not.toBe('');
  await second.close();
});

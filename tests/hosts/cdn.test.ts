import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCdn } from '../../demo/cdn';
import type { RunningHost } from '../../demo/support/listen';

const dir = mkdtempSync(join(tmpdir(), 'oms-cdn-'));
let host: RunningHost;
beforeAll(async () => {
  mkdirSync(join(dir, 'parts'));
  writeFileSync(join(dir, 'oms-shell.js'), `/* ${'loader '.repeat(400)} */`);
  writeFileSync(join(dir, 'oms-shell.css'), ':root{}');
  writeFileSync(join(dir, 'parts/core-Ab3_x-9Z.js'), 'export {};');
  writeFileSync(join(dir, 'parts/core-Ab3_x-9Z.js.map'), '{}');
  host = await startCdn({ portBase: 25700, dir });
});
afterAll(async () => {
  await host.close();
  rmSync(dir, { recursive: true });
});

const head = async (path: string, encoding = 'identity') => {
  const response = await fetch(host.url + path, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  return { status: response.status, get: (name: string) => response.headers.get(name) };
};

it('asks anew for the loader and keeps what is named by its hash', async () => {
  expect((await head('/oms-shell.js')).get('cache-control')).toBe('no-cache');
  expect((await head('/parts/core-Ab3_x-9Z.js')).get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
});

it('gives every origin the right types, compressed where it is wanted', async () => {
  const plain = await head('/oms-shell.js');
  expect(plain.get('content-type')).toMatch(/^(text|application)\/javascript/);
  expect(plain.get('access-control-allow-origin')).toBe('*');
  expect(plain.get('content-encoding')).toBeNull();
  expect(plain.get('vary')).toBe('accept-encoding');
  const packed = await head('/oms-shell.js', 'gzip');
  expect(packed.get('content-encoding')).toBe('gzip');
  expect(packed.get('content-type')).toMatch(/javascript/);
  expect(packed.get('cache-control')).toBe('no-cache');
  expect((await head('/oms-shell.css')).get('content-type')).toMatch(/^text\/css/);
});

it('names the source map of a script that has one', async () => {
  expect((await head('/parts/core-Ab3_x-9Z.js')).get('sourcemap')).toBe('core-Ab3_x-9Z.js.map');
  expect((await head('/parts/core-Ab3_x-9Z.js.map')).status).toBe(200);
  expect((await head('/oms-shell.css')).get('sourcemap')).toBeNull();
});

it('knows nothing else', async () => {
  for (const path of ['/nix.js', '/', '/parts/', '/..%2f..%2fetc/passwd'])
    expect((await head(path)).status, path).toBe(404);
});

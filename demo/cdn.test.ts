import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCdn } from './cdn';
import type { RunningHost } from './support/listen';

const dir = mkdtempSync(join(tmpdir(), 'oms-cdn-'));
const ALIAS = 'public, max-age=60, stale-while-revalidate=86400';
const LOADER = `/* ${'loader '.repeat(400)} */`;
const PART = '1.0.0/parts/core-Ab3_x-9Z.js';
let host: RunningHost;
beforeAll(async () => {
  mkdirSync(join(dir, '1.0.0/parts'), { recursive: true });
  for (const folder of ['.', '1.0.0']) {
    writeFileSync(join(dir, folder, 'oms-shell.js'), LOADER);
    writeFileSync(join(dir, folder, 'oms-shell.css'), ':root{}');
  }
  writeFileSync(join(dir, PART), 'export {};');
  writeFileSync(join(dir, `${PART}.map`), '{}');
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

it('keeps the folder of a version for ever, and what lies beside it for a while', async () => {
  const forever = 'public, max-age=31536000, immutable';
  for (const path of ['1.0.0/oms-shell.js', '1.0.0/oms-shell.css', PART])
    expect((await head(`/${path}`)).get('cache-control'), path).toBe(forever);
  expect((await head('/oms-shell.js')).get('cache-control')).toBe(ALIAS);
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
  expect(packed.get('cache-control')).toBe(ALIAS);
  expect((await head('/oms-shell.css')).get('content-type')).toMatch(/^text\/css/);
});

it('prefers the smaller of two encodings, and both are the file', async () => {
  for (const accepted of ['gzip, deflate, br', 'gzip']) {
    // `fetch` decodes the body.
    const response = await fetch(`${host.url}/1.0.0/oms-shell.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(accepted.includes('br') ? 'br' : 'gzip');
    expect(await response.text()).toBe(LOADER);
  }
});

it('names the source map of a script that has one', async () => {
  expect((await head(`/${PART}`)).get('sourcemap')).toBe('core-Ab3_x-9Z.js.map');
  expect((await head(`/${PART}.map`)).status).toBe(200);
  expect((await head('/oms-shell.css')).get('sourcemap')).toBeNull();
});

it('knows nothing else', async () => {
  for (const path of ['/nix.js', '/', '/1.0.0/parts/', '/..%2f..%2fetc/passwd'])
    expect((await head(path)).status, path).toBe(404);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsole } from './console-server';
import type { RunningHost } from './support/listen';
import { getPage } from './tests/support/page';

const portBase = 25800;
const dir = mkdtempSync(join(tmpdir(), 'oms-console-'));
let host: RunningHost;
beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(
    join(dir, 'index.html'),
    '<!doctype html><html><head><script type="application/json" data-oms-config></script></head><body></body></html>',
  );
  writeFileSync(join(dir, 'assets/index-abcdefgh.js'), '');
  host = await startConsole({ portBase, dir });
});
afterAll(async () => {
  await host.close();
  rmSync(dir, { recursive: true });
});

it('gives every route the page, uncached, with the configuration of its ports', async () => {
  const { headers, text } = await getPage(`${host.url}/home/b2corder?id=1`);
  expect(headers.get('cache-control')).toBe('no-cache');
  const config = JSON.parse(/data-oms-config>([^<]+)</.exec(text)?.[1] ?? '{}');
  expect(config.hosts.userCentre).toBe(`http://localhost:${portBase + 10}`);
  expect(config.system).toBe('1000010');
});

it('sends the page with a policy, without its address and without the device', async () => {
  const { headers } = await getPage(`${host.url}/home`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; base-uri 'none'");
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

it('cuts the login page off from the window that has opened it', async () => {
  for (const path of ['/login', '/login?service=http://partner.test/']) {
    const { headers } = await getPage(host.url + path);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

it('keeps hashed files for ever and does not give a page for a missing one', async () => {
  const asset = await getPage(`${host.url}/assets/index-abcdefgh.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await getPage(`${host.url}/assets/nix.js`)).status).toBe(404);
});

it('says what to do when the console is not built', () => {
  expect(() => startConsole({ portBase, dir: join(dir, 'nix') })).toThrow(
    /is not built .* run npm run build/,
  );
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningHost } from '../support/listen';
import { getPage } from '../tests/support/page';
import { startErp } from './server';

const portBase = 25600;
let host: RunningHost;
beforeAll(async () => {
  host = await startErp({ portBase });
});
afterAll(() => host.close());

it('serves one document for every address, with all five tags', async () => {
  const { status, text } = await getPage(`${host.url}/shipment/list`);
  expect(status).toBe(200);
  for (const tag of ['topnav', 'sidemenu', 'notice-center', 'org-switcher', 'feedback']) {
    expect(text).toContain(`<oms-${tag}`);
  }
  expect((await getPage(`${host.url}/report/profit`)).text).toBe(text);
});

it('serves every script and stylesheet that the document names', async () => {
  const { text } = await getPage(host.url);
  const own = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  expect(own.length).toBeGreaterThan(10);
  for (const path of own) expect((await getPage(host.url + path)).status, path).toBe(200);
});

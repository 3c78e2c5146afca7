import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBilling } from './billing/server';
import { startErp } from './erp/server';
import { startPartner } from './partner/server';
import type { RunningHost } from './support/listen';
import { getPage } from './tests/support/page';

const portBase = 26_100;
let hosts: RunningHost[];
beforeAll(async () => {
  hosts = await Promise.all([startBilling, startErp, startPartner].map((start) => start({ portBase })));
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
});

it('sends every page with a policy, without its address and without the device', async () => {
  for (const { url } of hosts) {
    const { headers } = await getPage(`${url}/orders`);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'.*frame-ancestors 'none'/);
    expect(headers.get('referrer-policy')).toMatch(/^(?:same-origin|strict-origin)$/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoHosts } from '../hosts';
import type { RunningHost } from '../support/listen';
import { getPage } from '../tests/support/page';
import { contentSecurityPolicy } from './policy';
import { startPartner } from './server';

const portBase = 25500;
let host: RunningHost;
beforeAll(async () => {
  host = await startPartner({ portBase });
});
afterAll(() => host.close());

it('stands on another site than the other hosts', () => {
  expect(host.url).toBe(`http://127.0.0.1:${portBase + 3}`);
});

it('sends a policy without unsafe-inline that lets in the CDN and the services only', async () => {
  const { headers } = await getPage(`${host.url}/orders`);
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
  const cdn = `http://localhost:${portBase + 4}`;
  expect(policy).not.toContain('unsafe');
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'", cdn]);
  expect(directives.get('style-src')).toEqual(["'self'", cdn]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(['oms-shell']);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('connect-src')).toHaveLength(9);
  expect(directives.get('connect-src')).toContain(`ws://localhost:${portBase + 10}`);
});

it('lets in the development server by its connection alone', () => {
  const hosts = demoHosts(portBase);
  const socket = ` ws://localhost:${portBase + 4}`;
  expect(contentSecurityPolicy(hosts, true).replace(socket, '')).toBe(contentSecurityPolicy(hosts));
  expect(contentSecurityPolicy(hosts)).not.toContain(socket);
});

it('keeps to its policy: one script tag of the shell, nothing inline', async () => {
  const { text } = await getPage(`${host.url}/orders`);
  const scripts = text.match(/<script[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(2);
  expect(scripts.every((tag) => tag.includes('src='))).toBe(true);
  expect(scripts[0]).toContain('data-unauthorised="button"');
  expect(scripts[0]).toContain('data-token-storage="session"');
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/);
});

it('gives every address the page, and missing files a 404', async () => {
  expect((await getPage(`${host.url}/`)).headers.get('location')).toBe('/orders');
  expect((await getPage(`${host.url}/stock`)).text).toContain('<oms-sidemenu>');
  expect((await getPage(`${host.url}/assets/nix.js`)).status).toBe(404);
});

import { describe, expect, it } from 'vitest';
import { redirectTricks } from '../../../proof/attacks/redirect-tricks';
import { readConfig } from '../../core/config/read';
import { readDestination } from './destination';

const HERE = 'https://console.example/login?service=x';
const { config } = readConfig(
  [
    {
      hosts: { userCentre: 'https://uc.example', console: 'https://console.example' },
      loginHosts: ['https://billing.example', 'https://uc.example:8443', 'https://partner.test'],
    },
  ],
  null,
);
const to = (service: string | null, overrides = {}) =>
  readDestination(service, HERE, { ...config, ...overrides });

describe('where a sign-in leads', () => {
  it('is the main panel without a service', () => {
    for (const service of [null, '', '  ']) {
      expect(to(service)).toEqual({ destination: { kind: 'console', path: '/home' }, refused: null });
    }
  });

  it('is a route for an address of the console, with its query and hash', () => {
    expect(to('https://console.example/home/b2corder?a=1#b').destination).toEqual({
      kind: 'console',
      path: '/home/b2corder?a=1#b',
    });
  });

  it('is the main panel for a path that names another host to a router', () => {
    for (const path of ['//evil.example/x', '/\\evil.example/x', '///']) {
      expect(to(`https://console.example${path}`).destination).toEqual({ kind: 'console', path: '/home' });
    }
  });

  it('keeps the state of a sign-in for a page that gets a ticket alone', () => {
    const service = (origin: string) => to(`${origin}/x?a=1&omsState=4f`).destination;
    expect(service('https://partner.test')).toMatchObject({ url: 'https://partner.test/x?a=1&omsState=4f' });
    expect(service('https://uc.example:8443')).toMatchObject({ url: 'https://uc.example:8443/x?a=1' });
    expect(service('https://console.example')).toMatchObject({ path: '/x?a=1' });
  });

  it('never returns to the login page', () => {
    expect(to('https://console.example/login?service=y').destination).toEqual({
      kind: 'console',
      path: '/home',
    });
  });

  it('goes directly where the cookie is certain to reach', () => {
    const url = 'https://uc.example:8443/bill';
    expect(to(url).destination).toEqual({ kind: 'direct', url, host: 'uc.example:8443' });
    const billing = 'https://billing.example/bill';
    expect(to(billing).destination.kind).toBe('ticket');
    expect(to(billing, { cookieDomain: '.example' }).destination.kind).toBe('direct');
    expect(to('https://partner.test/', { cookieDomain: '.example' }).destination.kind).toBe('ticket');
  });

  it('takes a ticket where the scheme keeps the cookie away', () => {
    const hosts = { ...config.hosts, userCentre: 'http://uc.example' };
    expect(to('https://uc.example:8443/', { hosts }).destination.kind).toBe('ticket');
  });

  it.each(redirectTricks('console.example', 'evil.test'))('follows %j to no other host', (service) => {
    const { destination } = to(service);
    expect(destination.kind).toBe('console');
    // A router and a browser read the same host in it.
    const path = destination.kind === 'console' ? destination.path : '';
    expect(new URL(path, 'https://console.example').origin).toBe('https://console.example');
  });

  it.each([
    ['https://evil.test/', 'evil.test'],
    ['https://console.example.evil.test/', 'console.example.evil.test'],
    ['//evil.test', ''],
    ['/home', ''],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['https://console.example@evil.test/', ''],
    ['http://console.example/', 'console.example'],
    ['https://console.example:444/', 'console.example:444'],
    ['\u0000', ''],
  ])('ignores %s and says so', (service, refused) => {
    expect(to(service)).toEqual({ destination: { kind: 'console', path: '/home' }, refused });
  });
});

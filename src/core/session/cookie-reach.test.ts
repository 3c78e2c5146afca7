import { expect, test } from 'vitest';
import type { ShellConfig } from '../config/types';
import { cookieReaches } from './cookie-reach';

const hosts = { userCentre: 'https://centre.oms.test' } as ShellConfig['hosts'];

test.each([
  ['https://centre.oms.test:8443/', null, true],
  ['https://erp.oms.test/', 'oms.test', true],
  ['https://oms.test/', '.oms.test', true],
  ['https://erp.oms.test/', null, false],
  ['http://erp.oms.test/', 'oms.test', false],
  ['https://other-oms.test/', 'oms.test', false],
  ['https://erp.partner.test/', 'partner.test', false],
] as const)('the sign-on cookie reaches %s with the domain %s: %s', (url, cookieDomain, reaches) => {
  expect(cookieReaches(new URL(url), { hosts, cookieDomain })).toBe(reaches);
});

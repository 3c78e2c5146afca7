import { describe, expect, test } from 'vitest';
import { DEFAULT_BILLING_PATHS, DEFAULT_NEW_TAB_PATHS } from '../config/defaults';
import { inApp, type Link, type LinkConfig, linkOf } from './links';
import type { MenuEntry, System } from './types';

const config = {
  hosts: {
    console: 'https://console.test',
    billing: 'https://billing.test',
    billingLegacy: 'https://old-billing.test',
  },
  newTabPaths: DEFAULT_NEW_TAB_PATHS,
  billingPaths: DEFAULT_BILLING_PATHS,
} as unknown as LinkConfig;

const systems: System[] = [
  { id: '20', url: 'https://billing.test/', title: '', label: '' },
  { id: '21', url: 'https://old-billing.test', title: '', label: '' },
  { id: '30', url: 'javascript:alert(1)', title: '', label: '' },
];

function link(part: Partial<MenuEntry>): Link | null {
  const empty = { id: '1', parentId: null, title: '', langKey: '', url: '', iconClass: '', labelId: '' };
  const entry = {
    ...empty,
    scope: '1',
    visible: true,
    moduleId: 'm',
    sortIndex: 0,
    to: null,
    href: null,
    ...part,
  };
  return linkOf(entry, systems, config);
}

describe('where an entry leads', () => {
  test.each<[string, Partial<MenuEntry>, string | null, boolean?]>([
    ['a group', {}, null],
    ['an in-app route', { url: '/home/b2corder' }, 'https://console.test/home/b2corder', true],
    ['a route without its slash', { url: 'home/b2corder' }, 'https://console.test/home/b2corder', true],
    ['props.to before the url', { url: '/old', to: '/home/new' }, 'https://console.test/home/new', true],
    ['props.href before the url', { url: '/old', href: 'https://x.test/a' }, 'https://x.test/a', false],
    ['another system', { url: '/bill/list', scope: '20' }, 'https://billing.test/bill/list', false],
    ['an unknown system', { url: '/bill/list', scope: '99' }, null],
    ['a system with an unsafe address', { url: '/a', scope: '30' }, null],
    [
      'an absolute address, whatever the scope',
      { url: 'https://x.test/a', scope: '20' },
      'https://x.test/a',
      false,
    ],
    ['an address without its protocol', { url: '//x.test/a' }, null],
    ['a script', { url: 'javascript:alert(1)' }, null],
    ['a script in disguise', { url: ' JavaScript:alert(1)' }, null],
    ['data', { href: 'data:text/html,x' }, null],
    ['a password in the address', { url: 'https://bank.test@evil.test/' }, null],
    ['query and hash stay', { url: '/a?b=1#c', scope: '20' }, 'https://billing.test/a?b=1#c', false],
  ])('%s', (_, part, url, isInApp) => {
    const found = link(part);
    expect(found?.url ?? null).toBe(url);
    if (isInApp !== undefined) expect(found?.inApp).toBe(isInApp);
  });

  test.each<[string, '_self' | '_blank']>([
    ['/home/b2corder', '_self'],
    ['/33080/transation_flow', '_blank'],
    ['/home/account', '_blank'],
    ['/home/bill/transaction/list', '_blank'],
    ['/home/newbigaccount/storageorderclient/billdetail?id=1', '_blank'],
    ['/a?token={token}', '_blank'],
  ])('%s opens in %s', (url, target) => {
    expect(link({ url })?.target).toBe(target);
  });

  test.each<[string, string]>([
    ['/home/fedex/list', 'https://billing.test/home/fedex/list'],
    ['/home/pay?a=1#b', 'https://billing.test/home/pay?a=1#b'],
    ['/home/other/list', 'https://old-billing.test/home/other/list'],
    ['/fedex/list', 'https://old-billing.test/fedex/list'],
  ])('on the old billing host %s leads to %s', (url, expected) => {
    expect(link({ url, scope: '21' })?.url).toBe(expected);
  });

  test('a deployment without a console has no in-app links', () => {
    const without = { ...config, hosts: { ...config.hosts, console: null } };
    expect(inApp('/home', without)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { BILLING_PATHS, NEW_TAB_PATHS } from '../../core/config/defaults';
import { inApp, type Link, type LinkConfig, linkOf } from './links';
import type { MenuEntry, System } from './types';

const config = {
  hosts: {
    console: 'https://console.test',
    billing: 'https://billing.test',
    billingLegacy: 'https://old-billing.test',
  },
  newTabPaths: NEW_TAB_PATHS,
  billingPaths: BILLING_PATHS,
} as unknown as LinkConfig;

const systems: System[] = [
  { id: '20', url: 'https://billing.test/', title: '', label: '' },
  { id: '21', url: 'https://old-billing.test', title: '', label: '' },
  { id: '30', url: 'javascript:alert(1)', title: '', label: '' },
];

function link(part: Partial<MenuEntry>): Link | null {
  const empty = {
    id: '1',
    parentId: null,
    title: '',
    note: '',
    langKey: '',
    url: '',
    iconClass: '',
    labelId: '',
  };
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
    [
      'props.to before props.href',
      { to: '/home/new', href: 'https://x.test/a' },
      'https://console.test/home/new',
      true,
    ],
    ['props.to that is absolute', { to: 'https://x.test/a' }, 'https://x.test/a', false],
    ['props.to, whatever the scope', { to: '/home/new', scope: '20' }, 'https://console.test/home/new', true],
    [
      'a path in props.href goes by the scope',
      { href: '/bill/a', scope: '20' },
      'https://billing.test/bill/a',
    ],
    ['blanks around it', { url: ' /home/b2corder\n' }, 'https://console.test/home/b2corder', true],
    ['a group of blanks', { url: '  ' }, null],
    ['a backslash within a path', { url: '/home\\a' }, 'https://console.test/home/a', true],
    [
      'text that is markup',
      { url: '/a"><img src=x>' },
      'https://console.test/a%22%3E%3Cimg%20src=x%3E',
      true,
    ],
    ['query and hash stay', { url: '/a?b=1#c', scope: '20' }, 'https://billing.test/a?b=1#c', false],
  ])('%s', (_, part, url, isInApp) => {
    const found = link(part);
    expect(found?.url ?? null).toBe(url);
    if (isInApp !== undefined) expect(found?.inApp).toBe(isInApp);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'javascript\r:alert(1)',
    'javascript://x.test/%0aalert(1)',
    'data:text/html,x',
    'vbscript:msgbox(1)',
    'blob:https://x.test/1',
    'file:///etc/hosts',
    'about:blank',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    'https://bank.test@evil.test/',
    'https://',
  ])('%j leads nowhere, by whichever field and scope', (address) => {
    expect(link({ url: address })).toBeNull();
    expect(link({ url: address, scope: '20' })).toBeNull();
    expect(link({ href: address })).toBeNull();
    expect(link({ to: address })).toBeNull();
  });

  test.each<[string, '_self' | '_blank']>([
    ['/home/b2corder', '_self'],
    ['https://x.test/33080/transation_flow/1', '_blank'],
    ['https://x.test/elsewhere', '_self'],
    ['/home/accounts', '_blank'],
    ['/33080/transation_flow', '_blank'],
    ['/home/account', '_blank'],
    ['/home/bill/transaction/list', '_blank'],
    ['/home/newbigaccount/storageorderclient/billdetail?id=1', '_blank'],
    ['/a?token={token}', '_blank'],
  ])('%s opens in %s', (url, target) => {
    expect(link({ url })?.target).toBe(target);
  });

  test('a {token} in an address is not filled in', () => {
    expect(link({ url: 'https://x.test/a?token={token}' })?.url).toBe('https://x.test/a?token={token}');
  });

  test.each(BILLING_PATHS)('/home/%s moved from the old billing host', (path) => {
    const moved = link({ url: `/home/${path}/list?a=1#b`, scope: '21' });
    expect(moved?.url).toBe(`https://billing.test/home/${path}/list?a=1#b`);
    expect(link({ url: `https://old-billing.test/home/${path}` })?.url).toBe(
      `https://billing.test/home/${path}`,
    );
    expect(link({ url: `https://x.test/home/${path}` })?.url).toBe(`https://x.test/home/${path}`);
    expect(link({ url: `/home/${path}` })?.url).toBe(`https://console.test/home/${path}`);
  });

  test('a deployment says which billing paths have moved, and which addresses open in a new tab', () => {
    const own = { ...config, billingPaths: ['rates'], newTabPaths: ['/print'] };
    const at = (url: string) => inApp(url, own);
    expect(at('https://old-billing.test/home/rates')?.url).toBe('https://billing.test/home/rates');
    expect(at('https://old-billing.test/home/fedex')?.url).toBe('https://old-billing.test/home/fedex');
    expect([at('/home/print/1')?.target, at('/home/account')?.target]).toEqual(['_blank', '_self']);
  });

  test('where there is but one billing host nothing moves', () => {
    const one = { ...config, hosts: { ...config.hosts, billing: null } };
    expect(inApp('https://old-billing.test/home/fedex', one)?.url).toBe(
      'https://old-billing.test/home/fedex',
    );
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

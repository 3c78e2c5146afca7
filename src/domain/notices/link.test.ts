import { expect, test } from 'vitest';
import type { ShellConfig } from '../../core/config/types';
import { inApp } from '../navigation/links';
import { noticeLink } from './link';

const config = {
  hosts: { console: 'https://console.test', billing: null, billingLegacy: null },
  newTabPaths: [],
  billingPaths: [],
} as unknown as ShellConfig;
const navigation = { consoleLink: (path: string) => inApp(path, config) };

test.each([
  ['/home/b2corder?id=1', 'https://console.test/home/b2corder?id=1'],
  ['home/b2corder', 'https://console.test/home/b2corder'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ['', 'https://console.test/home/notice/list/detail?id=a%26b'],
  ['  ', 'https://console.test/home/notice/list/detail?id=a%26b'],
  ['javascript:alert(1)', 'https://console.test/home/notice/list/detail?id=a%26b'],
  [' JavaScript:alert(1)', 'https://console.test/home/notice/list/detail?id=a%26b'],
  ['//evil.test/x', 'https://console.test/home/notice/list/detail?id=a%26b'],
  ['https://bank.test@evil.test/', 'https://console.test/home/notice/list/detail?id=a%26b'],
])('a notice with the address "%s" leads to %s', (url, expected) => {
  expect(noticeLink(navigation, { id: 'a&b', url })?.url).toBe(expected);
});

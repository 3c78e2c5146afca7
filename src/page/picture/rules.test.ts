// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { paintable } from './rules';

const own = `${location.origin}/orders`;

test.each([
  ['href', '/orders', '/orders'],
  ['href', own, own],
  ['src', 'https://evil.example/pixel.png', null],
  ['href', '//evil.example', null],
  ['href', 'javascript:alert(1)', null],
  ['onclick', 'alert(1)', null],
  ['style', 'background:url(https://evil.example/p)', null],
  ['class', 'oms-root', 'oms-root'],
])('a stored picture with %s="%s" has %s', (name, value, kept) => {
  expect(paintable(name, value)).toBe(kept);
});

test('the markup of a page may lead to other hosts, and runs nothing either', () => {
  expect(paintable('href', 'https://billing.example/', true)).toBe('https://billing.example/');
  expect(paintable('href', 'javascript:alert(1)', true)).toBeNull();
});

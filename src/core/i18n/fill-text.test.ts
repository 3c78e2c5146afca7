import { expect, test } from 'vitest';
import { fillText } from './fill-text';

test.each([
  [
    'a name in Latin letters, with Chinese on both sides',
    '已切换到{{name}}操作',
    'ACME',
    '已切换到 ACME 操作',
  ],
  ['a Chinese name', '已切换到{{name}}操作', '王芳', '已切换到王芳操作'],
  [
    'a name that begins with Latin letters and ends in Chinese',
    '导出{{name}}失败',
    'B2C 订单',
    '导出 B2C 订单失败',
  ],
  ['a figure', '共{{name}}条', 1234, '共 1234 条'],
  ['a name that ends with a mark', '{{name}}的视图', '(A)', '(A)的视图'],
  ['Chinese punctuation', '选择：{{name}}，完成', 'A', '选择：A，完成'],
  ['a value at the edge of the text', '{{name}}', 'A', 'A'],
  ['no value', '移除{{other}}标签', 'A', '移除标签'],
  ['an English text', 'Now in{{name}}.', 'ACME', 'Now inACME.'],
])('%s', (_, text, name, filled) => {
  expect(fillText(text, { name })).toBe(filled);
});

test('stands apart from another value, too, and what a value contains is left as it is', () => {
  expect(fillText('{{action}}{{what}}', { action: '导出', what: 'SKU{{action}}匹配 $&' })).toBe(
    '导出 SKU{{action}}匹配 $&',
  );
});

import { expect, test } from 'vitest';
import { fill, joined, langOf } from './lang';

test('a value stands apart from Chinese by a blank where it is Latin or a figure', () => {
  const text = '{name}加载失败，共{count}条';
  expect(fill(text, { name: 'B2C 订单', count: 3 })).toBe('B2C 订单加载失败，共 3 条');
  expect(fill(text, { name: '订单SKU', count: '三' })).toBe('订单SKU 加载失败，共三条');
});

test('a placeholder without a value stays', () => {
  expect(fill('No {what} here', {})).toBe('No {what} here');
});

test('so do words that are joined', () => {
  expect(joined('导出', 'B2C 订单')).toBe('导出 B2C 订单');
  expect(joined('导出', '采购单')).toBe('导出采购单');
});

test.each([
  ['en', 'en'],
  ['zh-CN', 'zh-CN'],
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['de', 'en'],
])('the language %j is answered in %s', (asked, answered) => {
  expect(langOf(asked)).toBe(answered);
});

import { expect, test } from 'vitest';
import { loadPinyin } from '../navigation/search/pinyin';
import { matchWords } from './match-words';

test.each([
  ['New B2C order', 'b2c ord', [4, 11]],
  ['New B2C order', 'new order', null],
  ['New B2C order', 'order new', null],
  ['新建 B2C 订单', '新建订单', null],
  ['新建 B2C 订单', '订单', [7, 9]],
])('%s is found by %s', (title, keyword, range) => {
  expect(matchWords(title, keyword, null)).toEqual({ range });
});

test.each([
  ['New B2C order', 'new product'],
  ['新建 B2C 订单', '单订'],
  ['New B2C order', '  '],
])('%s is not found by %s', (title, keyword) => {
  expect(matchWords(title, keyword, null)).toBeNull();
});

test('is found by words beside its title, and by pinyin', async () => {
  expect(matchWords('Add', 'add orders', null, 'B2C orders')).toEqual({ range: null });
  expect(matchWords('深色', 'shense', await loadPinyin())).toEqual({ range: [0, 2] });
});

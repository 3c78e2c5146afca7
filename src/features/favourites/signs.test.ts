import { expect, test } from 'vitest';
import { signsOf } from './signs';

const favourite = (id: string, title: string, iconClass: string) => ({ id, title, iconClass });
const shown = (...favourites: Parameters<typeof favourite>[]) =>
  [...signsOf(favourites.map((one) => favourite(...one))).values()].map((sign) =>
    'letter' in sign ? sign.letter : sign.iconClass,
  );

test('a favourite alone of its group has the icon of the group', () => {
  expect(shown(['1', 'B2C orders', 'icon-package'], ['2', 'Stock', 'icon-box'])).toEqual([
    'icon-package',
    'icon-box',
  ]);
});

test('favourites of one group have letters, no two the same', () => {
  expect(
    shown(['1', '库存查询', 'icon-box'], ['2', '库存盘点', 'icon-box'], ['3', 'B2C orders', 'icon-box']),
  ).toEqual(['库', '存', 'B']);
  expect(shown(['1', 'Order list', ''], ['2', 'Other lists', ''], ['3', 'Bills', 'icon-coins'])).toEqual([
    'O',
    'T',
    'icon-coins',
  ]);
});

test('a title without a letter has no sign', () => {
  expect(shown(['1', '–', ''], ['2', '', ''])).toEqual(['', '']);
});

import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [1, 0, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 65, [1, 2, 3, 4, 0, 65]],
  [32, 65, [1, 0, 31, 32, 33, 0, 65]],
  [65, 65, [1, 0, 62, 63, 64, 65]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('page %d of %d', (page, pages, wanted) => {
  expect(pageNumbers(page, pages)).toEqual(wanted);
});

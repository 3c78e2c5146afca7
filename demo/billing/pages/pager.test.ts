import { expect, it } from 'vitest';
import { pagerNumbers } from './pager';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 0, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 20, [1, 0, 4, 5, 6, 7, 8, 0, 20]],
  [20, 20, [1, 0, 18, 19, 20]],
])('page %i of %i', (page, pages, numbers) => {
  expect(pagerNumbers(page, pages)).toEqual(numbers);
});

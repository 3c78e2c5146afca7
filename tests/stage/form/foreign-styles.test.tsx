import { expect, test } from 'vitest';
import { name, openForm, save } from './new-order';

test('styles of the page do not reach a form', async () => {
  await openForm({
    markup: '<style>* { font: 30px cursive } input { display: none } button { position: fixed }</style>',
  });
  await expect.element(name).toBeVisible();
  expect(getComputedStyle(name.element()).fontSize).not.toBe('30px');
  expect(getComputedStyle(save.element()).position).not.toBe('fixed');
});

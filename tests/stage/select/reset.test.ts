import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hostForm } from '../support/host-form';

test('a reset of the form brings back what the page gave, unless the page prevents it', async () => {
  const { form, save } = await hostForm([
    ['select', { options: ['A', 'B'], value: 'A', label: 'Area', name: 'a' }],
  ]);
  const control = page.getByRole('combobox', { name: 'Area' });
  await control.click();
  await page.getByRole('option', { name: 'B' }).click();
  await expect.element(control).toHaveTextContent('B');
  form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
  form.reset();
  expect(await save()).toBe('a=B');
  form.reset();
  await expect.element(control).toHaveTextContent('A');
  expect(await save()).toBe('a=A');
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostForm } from '../support/host-form';

test('a value is taken back by its button and by Backspace; a disabled option cannot be chosen', async () => {
  await hostForm([
    [
      'select',
      { options: ['A', { value: 'b', label: 'B', disabled: true }], value: 'A', label: 'Area', name: 'a' },
    ],
  ]);
  const control = page.getByRole('combobox', { name: 'Area' });
  await expect.element(control).toHaveTextContent('A');
  await page.getByRole('button', { name: 'Clear Area' }).click();
  await expect.element(control).toHaveTextContent('Choose');
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const disabled = page.getByRole('option', { name: 'B' });
  await expect.element(disabled).toHaveAttribute('aria-disabled', 'true');
  await disabled.click({ force: true });
  await expect.element(disabled).toBeVisible();
  await page.getByRole('option', { name: 'A' }).click();
  await expect.element(control).toHaveTextContent('A');
  await userEvent.keyboard('{Backspace}');
  await expect.element(control).toHaveTextContent('Choose');
  await userEvent.keyboard('a');
  await page.getByRole('option', { name: 'A' }).click();
  await expect.element(control).toHaveFocus();
  await userEvent.tab();
  // The key does what the button does, which is no stop of its own.
  await expect.element(control).not.toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Clear Area' })).not.toHaveFocus();
});

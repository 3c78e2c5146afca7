import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn, name, openForm, SAVE, save, warehouse } from './new-order';

const empty = (label: string) => `${label} cannot be empty, please fill in`;

test('a submit with empty fields names them, tells the reason in a message, leads to the first and sends nothing', async () => {
  const { services } = await openForm();
  await save.click();
  await expect.element(name).toHaveFocus();
  for (const [field, label] of [
    [name, 'Name'],
    [warehouse, 'Warehouse'],
  ] as const) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(empty(label));
  }
  await expect.element(page.getByRole('region', { name: 'Messages' }).getByText(empty('Name'))).toBeVisible();
  await name.fill('x');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(warehouse).toHaveAttribute('aria-invalid', 'true');
  expect(services.calls(SAVE)).toEqual([]);
});

test('two presses and Enter are one call, and what the service refuses stands at its field until the next submit', async () => {
  const { services } = await openForm();
  await fillIn('First');
  services.reply(SAVE, () =>
    Response.json({ code: 10040, message: 'Look again', data: { errors: { name: 'This name is taken' } } }),
  );
  const release = services.hold(SAVE);
  await save.dblClick();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('This name is taken');
  await expect.element(name).toHaveValue('First');
  expect(services.calls(SAVE)).toHaveLength(1);
  services.reply(SAVE, null);
  await name.fill('Second');
  await save.click();
  await expect.poll(() => services.calls(SAVE)).toHaveLength(2);
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  expect(services.calls(SAVE)[1]?.body).toMatchObject({ name: 'Second', warehouse: '11' });
});

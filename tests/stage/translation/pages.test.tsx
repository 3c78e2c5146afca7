import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn, name, openForm, SAVE, save } from '../form/new-order';
import { expectRows, ordersTable, tableRows } from '../support/orders-table';
import { translatePage } from '../support/translation';

test('a form on a translated page says what is missing and is saved once', async () => {
  const { services, errors } = await openForm();
  await expect.element(save).toBeVisible();
  translatePage();
  await save.click();
  await expect.element(name).toHaveAccessibleDescription(/./);
  await fillIn('Lamps');
  await save.click();
  await expect.poll(() => services.calls(SAVE).length).toBe(1);
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await expect.element(name).toBeVisible();
  expect(errors).toEqual([]);
});

test('a table on a translated page is sorted, selected and filtered', async () => {
  const { errors } = await ordersTable({});
  await expectRows(10);
  translatePage();
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect
    .element(page.getByRole('columnheader', { name: 'Order', exact: true }))
    .toHaveAttribute('aria-sort');
  await page.getByRole('button', { name: 'Amount' }).click();
  await page.getByRole('button', { name: 'Amount' }).click();
  await page.getByRole('searchbox', { name: 'Order, SKU' }).fill('SO1004');
  await userEvent.keyboard('{Enter}');
  await expectRows(1);
  await expect.element(tableRows().first()).toHaveTextContent('SO1004');
  expect(errors).toEqual([]);
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ordersTable } from '../support/orders-table';

test('arrow keys go to the same control of the row below and above', async () => {
  await ordersTable({ bulk: [{ id: 'approve', label: 'Approve', path: '/api/approve' }] });
  const boxes = page.getByRole('checkbox', { name: /^Select SO/ });
  await boxes.first().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(boxes.nth(1)).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(boxes.nth(1)).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(boxes.first()).toHaveFocus();
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectRows, ordersTable } from '../support/orders-table';

const heads = page.getByRole('columnheader').filter({ hasText: /\w/ });
const titles = () => heads.elements().map((head) => head.textContent);
const widthOf = (name: string) =>
  page.getByRole('columnheader', { name }).element().getBoundingClientRect().width;

test('columns are hidden, shown, moved, pinned and resized, and saved for the user after a rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { services } = await ordersTable({ name: 'orders' });
  await expectRows(10);
  expect(titles()).toEqual(['Order', 'Status', 'Product', 'Warehouse', 'Amount', 'Ordered']);
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await expect.element(panel.getByRole('checkbox', { name: 'Order', exact: true })).toBeDisabled();
  await panel.getByRole('checkbox', { name: 'Warehouse' }).click();
  await panel.getByRole('checkbox', { name: 'Owner' }).click();
  await panel.getByRole('button', { name: 'Keep Amount in view' }).click();
  await panel.getByRole('button', { name: 'Move Amount up' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
  const shown = ['Amount', 'Order', 'Status', 'Product', 'Owner', 'Ordered'];
  await expect.poll(titles).toEqual(shown);

  const width = widthOf('Ordered');
  page.getByRole('button', { name: 'Ordered' }).element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(() => widthOf('Ordered')).toBeGreaterThan(width + 10);
  await vi.advanceTimersByTimeAsync(1000);
  await expect
    .poll(() => services.calls('POST /api/v1/My/setUserOptionByName').map(({ body }) => body))
    .toEqual([{ optionName: 'table_orders', optionValue: expect.any(String) }]);
});

test('a table is as the user has left it elsewhere', async () => {
  const settings = {
    order: ['amount', 'orderNo'],
    visible: { warehouseCode: false, ownerName: true },
    widths: { createdAt: 640 },
    pinned: ['amount', 'orderNo'],
  };
  await ordersTable(
    { name: 'orders' },
    { services: { options: { table_orders: JSON.stringify(settings) } } },
  );
  await expect.poll(() => titles()[0]).toBe('Amount');
  expect(titles()).toContain('Owner');
  expect(titles()).not.toContain('Warehouse');
  await expect.poll(() => widthOf('Ordered')).toBeGreaterThanOrEqual(640);
});

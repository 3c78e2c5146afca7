import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COLUMNS, expectRows, ordersTable, tableRows } from '../support/orders-table';

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

test('what shows only in the row of the focus gets it from row to row, too', async () => {
  await ordersTable({});
  await expectRows(10);
  const copies = page.getByRole('button', { name: /^Copy SO/, includeHidden: true });
  await tableRows().first().hover();
  await copies.first().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(copies.nth(1)).toHaveFocus();
});

test.each([1366, 390])('at %s px one press leads from before the filters to the first row', async (width) => {
  const [order, ...others] = COLUMNS;
  await ordersTable(
    {
      columns: [{ ...order, href: '/order?id={id}' }, ...others],
      bulk: [{ id: 'approve', label: 'Approve', path: '/api/approve' }],
    },
    { width, height: 800 },
  );
  const links = page.getByRole('link', { name: /^SO/ });
  await expect.element(links.first()).toBeVisible();
  await userEvent.tab();
  const skip = page.getByRole('button', { name: 'Skip to the rows' });
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getBoundingClientRect().width).toBeGreaterThan(44);
  await userEvent.keyboard('{Enter}');
  await expect.element(links.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(links.nth(1)).toHaveFocus();
});

test('a list without rows has none to skip to', async () => {
  await ordersTable({}, { rows: [] });
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Skip to the rows' })).not.toBeInTheDocument();
});

test('a dialog of the page that the menu of a row opens gives the focus back to the button of the row', async () => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<form method="dialog"><button>Close</button></form>';
  await ordersTable({
    actions: () => [{ id: 'weigh', label: 'Weigh', onSelect: () => dialog.showModal() }],
  });
  document.body.append(dialog);
  const button = page.getByRole('button', { name: 'Actions for SO1030' });
  await button.click();
  await page.getByRole('menuitem', { name: 'Weigh' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(button).toHaveFocus();
});

import type { DataTableProps } from '@oms/shell/react';
import { type FakeCall, list, Refusal } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orders, ordersTable, ROWS } from '../support/orders-table';

const PHONE = { width: 375, height: 812 };

const filters: NonNullable<DataTableProps['filters']> = [
  { key: 'text', type: 'text', field: 'keyword', label: 'Order, SKU' },
  {
    key: 'status',
    label: 'Status',
    options: [
      { value: 'REVIEW', label: 'To review' },
      { value: 'DONE', label: 'Done' },
    ],
  },
  { key: 'sku', label: 'Product', options: [{ value: 'LAMP', label: 'Lamp' }], single: true },
  { key: 'ordered', type: 'times', field: 'createdAt', label: 'Ordered', more: true },
];

const sheet = page.getByRole('dialog', { name: 'Filters', exact: true });
const button = page.getByRole('button', { name: /^Filters/ });
const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');

async function choose(filter: string, option: string): Promise<void> {
  await sheet.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option }).click();
}

test('on a phone filters are set together, by a button that says how many rows they give', async () => {
  const { addresses, services } = await ordersTable({ filters }, { ...PHONE, query: 'text=SO10' });
  await expect.poll(() => rows.elements().length).toBe(10);
  await button.click();
  // Of the rows that are there, without a call.
  await expect.element(sheet.getByRole('button', { name: 'Show 30' })).toBeVisible();
  await choose('Status', 'To review');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet.getByRole('button', { name: 'Show 8' })).toBeVisible();
  expect(services.calls(ROWS).at(-1)?.params).toMatchObject({
    'search[CN_keyword]': 'SO10',
    'search[EQ_status]': 'REVIEW',
  });
  expect(addresses).toEqual([]);
  await sheet.getByRole('button', { name: 'Show 8' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => rows.elements().length).toBe(8);
  expect(addresses.map(({ query }) => query)).toEqual(['text=SO10&status=REVIEW']);
  await expect.element(button).toHaveTextContent('Filters 1');
});

test('a number that the service does not say is not shown', async () => {
  const answer = (call: FakeCall) => {
    if (call.params.has('search[EQ_sku]')) throw new Refusal(500, 'busy');
    return list(orders(30))(call);
  };
  await ordersTable({ filters }, { ...PHONE, services: { replies: { [ROWS]: answer } } });
  await expect.poll(() => rows.elements().length).toBe(10);
  await button.click();
  await choose('Product', 'Lamp');
  await expect.element(sheet.getByRole('button', { name: 'Show results' })).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Product' }).hover();
  await sheet.getByRole('button', { name: 'Clear Product' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Show 30' })).toBeVisible();
});

test('clear empties the fields of the sheet, and Escape leaves the list as it was', async () => {
  const { addresses } = await ordersTable({ filters }, { ...PHONE, query: 'text=SO10&status=DONE' });
  await expect.element(button).toHaveTextContent('Filters 1');
  await button.click();
  const status = sheet.getByRole('combobox', { name: 'Status' });
  await expect.element(status).toHaveTextContent('Done');
  await sheet.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(status).not.toHaveTextContent('Done');
  await expect.element(sheet.getByRole('button', { name: 'Show 30' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent('Filters 1');
  expect(addresses).toEqual([]);
});

test('Back closes the sheet, and the page stays; after Escape the way back is as long as before', async () => {
  const { length } = history;
  await ordersTable({ filters }, PHONE);
  await button.click();
  await expect.element(sheet).toBeVisible();
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button).toBeVisible();
  history.pushState({ own: true }, '', '?page=next');
  await button.click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  history.back();
  await expect.poll(() => location.search).toBe('');
  expect(history.length).toBeLessThanOrEqual(length + 2);
});

test('a phone that is turned while the sheet is open closes it, and the way back is as long as before', async () => {
  await ordersTable({ filters }, PHONE);
  history.pushState({ own: true }, '', '?page=next');
  await button.click();
  await expect.element(sheet).toBeVisible();
  await page.viewport(812, 375);
  await expect.element(sheet).not.toBeInTheDocument();
  await page.viewport(PHONE.width, PHONE.height);
  await expect.element(button).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  history.back();
  await expect.poll(() => location.search).toBe('');
});

test('its fields have labels and the whole width, and the focus stays among them', async () => {
  await ordersTable({ filters }, PHONE);
  await button.click();
  const fields = [
    sheet.getByRole('combobox', { name: 'Status' }),
    sheet.getByRole('combobox', { name: 'Product' }),
    sheet.getByRole('textbox', { name: 'Ordered' }),
  ];
  await expect.element(fields[0]!).toHaveFocus();
  for (const field of fields) {
    await expect.element(field).toBeVisible();
    const { width, height } = field.element().getBoundingClientRect();
    expect([width, height]).toEqual([343, 44]);
  }
  for (const word of ['Status', 'Product', 'Ordered'])
    await expect.element(sheet.getByText(word, { exact: true })).toBeVisible();
  // The page around it takes no focus.
  expect(sheet.element().matches(':modal')).toBe(true);
});

test('a chip opens the sheet at its filter', async () => {
  await ordersTable({ filters }, { ...PHONE, query: 'sku=LAMP' });
  await page.getByRole('button', { name: 'Product Lamp' }).click();
  await expect.element(sheet.getByRole('combobox', { name: 'Product' })).toHaveFocus();
});

test('on a wide screen filters stand above the table', async () => {
  await ordersTable({ filters });
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

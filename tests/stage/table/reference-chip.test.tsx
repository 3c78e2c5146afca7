import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRows, ordersTable, ROWS } from '../support/orders-table';

const filters = [
  { key: 'warehouse', field: 'warehouseCode', label: 'Warehouse', reference: 'warehouses' },
] as const;
const references = {
  warehouses: [
    { value: 'LAX', label: 'Los Angeles' },
    { value: 'NJ', label: 'New Jersey' },
    { value: 'HAM', label: 'Hamburg' },
  ],
};
const chip = page.getByRole('button', { name: /^Warehouse/ });
const open = (query: string) => ordersTable({ filters }, { query, services: { references } });

test('several values of a reference list stand in one chip, by their words, and go with it', async () => {
  const { addresses, services } = await open('warehouse=LAX%2CNJ%2CHAM');
  await expect.element(chip).toHaveTextContent('Warehouse Los Angeles, New Jersey +1');
  await expect.element(chip).toHaveAttribute('title', 'Los Angeles, New Jersey, Hamburg');
  expect(services.calls(ROWS).at(-1)?.params['search[IN_warehouseCode]']).toBe('LAX,NJ,HAM');
  await page.getByRole('button', { name: 'Remove the filter Warehouse' }).click();
  await expect.element(chip).not.toBeInTheDocument();
  expect(addresses.at(-1)?.query).toBe('');
});

test('a value that the whole list does not have leaves the filter, the others stay', async () => {
  const { addresses } = await open('warehouse=LAX%2CGONE');
  await expect.element(chip).toHaveTextContent('Warehouse Los Angeles');
  await expect.poll(() => addresses.at(-1)?.query).toBe('warehouse=LAX');
  await expectRows(10);
});

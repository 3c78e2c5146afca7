import { SkuQuery } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ordersTable, ROWS } from '../support/orders-table';

test('a filter with a control of the page: many SKUs, whose chip opens the control again', async () => {
  const { addresses, services } = await ordersTable(
    { filters: [{ key: 'skus', field: 'sku', label: 'SKU', control: (props) => <SkuQuery {...props} /> }] },
    {
      services: {
        products: [
          { sku: 'LAMP', name: 'Desk lamp' },
          { sku: 'RUG', name: 'Rug' },
        ],
      },
    },
  );
  await page.getByRole('button', { name: 'Many SKUs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search many SKUs' });
  const text = dialog.getByRole('textbox', { name: 'SKUs' });
  await text.fill('LAMP\tNOPE-1\nRUG\nLAMP');
  await dialog.getByRole('button', { name: 'Search (3)' }).click();
  await dialog.getByRole('button', { name: 'Search the other 2' }).click();
  await expect.poll(() => addresses.at(-1)?.query).toBe('skus=LAMP%2CRUG');
  await expect.poll(() => services.calls(ROWS).at(-1)?.params['search[IN_sku]']).toBe('LAMP,RUG');
  await page.getByRole('button', { name: 'SKU LAMP, RUG', exact: true }).click();
  await expect.element(text).toHaveValue('LAMP\nRUG');
});

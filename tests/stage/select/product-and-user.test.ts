import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hostForm } from '../support/host-form';

test('a product is searched by the service, and a user gets a name from an id', async () => {
  const { save } = await hostForm(
    [
      ['product', { label: 'Product', name: 'sku' }],
      ['user', { label: 'Owner', name: 'owner', value: '2002' }],
    ],
    {
      services: {
        people: [
          { id: '2001', name: 'Alex Morgan' },
          { id: '2002', name: 'Robin Fields' },
        ],
        products: [
          { sku: 'B-200', name: 'Chair' },
          { sku: 'A-100', name: 'Desk lamp' },
        ],
      },
    },
  );
  await expect.element(page.getByRole('combobox', { name: 'Owner' })).toHaveTextContent('Robin Fields');
  const product = page.getByRole('combobox', { name: 'Product' });
  await product.click();
  await page.getByRole('dialog', { name: 'Product' }).getByRole('combobox').fill('lamp');
  await page.getByRole('option', { name: /A-100/ }).click();
  await expect.element(product).toHaveTextContent('Desk lamp');
  expect(await save()).toBe('sku=A-100&owner=2002');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mouse } from '../support/browser';
import { hostForm } from '../support/host-form';

const PRODUCTS = 'GET /api/v1/Product/findByPage';

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

test('a press takes the option that it began on, although a reply moves the options meanwhile', async () => {
  const { services } = await hostForm([['product', { label: 'Product', name: 'sku' }]], {
    services: {
      products: [
        { sku: 'A-100', name: 'Chair' },
        { sku: 'B-200', name: 'Desk lamp' },
      ],
    },
  });
  const product = page.getByRole('combobox', { name: 'Product' });
  await product.click();
  const options = page.getByRole('option');
  await expect.poll(() => options.elements()).toHaveLength(2);
  const asked = services.calls(PRODUCTS).length;
  const release = services.hold(PRODUCTS);
  await page.getByRole('dialog', { name: 'Product' }).getByRole('combobox').fill('lamp');
  await expect.poll(() => services.calls(PRODUCTS)).toHaveLength(asked + 1);
  await mouse.pressDuring(options.last().element(), async () => {
    release();
    await expect.poll(() => options.elements()).toHaveLength(1);
  });
  await expect.element(product).toHaveTextContent('Desk lamp');
});

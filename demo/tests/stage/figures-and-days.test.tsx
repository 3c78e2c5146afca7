import { list } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DefinedList } from '../../console/kinds/definition';
import { deliverRules } from '../../console/kinds/deliver-rules';
import { ProductPage } from '../../console/products/ProductPage';
import { PurchasePage } from '../../console/purchases/PurchasePage';
import { consoleStage } from './support/console';

const main = page.getByRole('main');

test.each([
  ['en', '13 Jan 2027'],
  ['zh-CN', '2027-01-13'],
] as const)('in %s a record writes a day as lists do', async (lang, day) => {
  const order = { id: '7', poNo: 'PO2611280697', status: 'TRANSIT', expectedAt: '2027-01-13T00:00:00Z' };
  await consoleStage({
    path: '/home/purchase/order/update/query?id=7',
    pages: [{ path: '/home/purchase/order/update/query', element: <PurchasePage /> }],
    services: { lang, replies: { 'GET /api/v2/po/findById': order } },
  });
  await expect.element(main.getByText(day, { exact: true })).toBeVisible();
});

test('an amount among the fields of a record stands in one line, and a product in use has the glyph of it', async () => {
  const product = { id: '7', erpSku: 'DG-4035-WH', status: '1', declaredValue: 9.77, currency: 'USD' };
  await consoleStage({
    path: '/home/products/allproducts/update/query?id=7',
    pages: [{ path: '/home/products/allproducts/update/query', element: <ProductPage /> }],
    services: { replies: { 'GET /api/v1/Product/findById': product } },
  });
  const amount = main.getByText('USD 9.77', { exact: true });
  await expect.element(amount).toBeVisible();
  expect(amount.element().getClientRects()).toHaveLength(1);
  expect(amount.element().getBoundingClientRect().height).toBeLessThan(30);
  const state = main.getByText('Enabled', { exact: true });
  await expect.element(state).toBeVisible();
  expect(state.element().closest('.record-state')?.querySelector('.oms-glyph-done')).not.toBeNull();
});

test('weights of a rule have separators, and its long name ends in dots within its cell', async () => {
  const rule = {
    id: '7',
    priority: 1,
    name: 'West coast from Los Angeles and beyond',
    active: 1,
    weightFrom: 9000,
  };
  await consoleStage({
    path: '/home/rules/warehouseDeliver',
    pages: [{ path: '/home/rules/warehouseDeliver', element: <DefinedList {...deliverRules} /> }],
    services: { replies: { 'GET /api/v1/DeliverRule/findByPage': list([rule]) } },
  });
  await expect.element(main.getByText('From 9,000 g')).toBeVisible();
  const link = main.getByRole('link', { name: rule.name });
  const cell = link.element().closest('td') as Element;
  expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    cell.getBoundingClientRect().right,
  );
});

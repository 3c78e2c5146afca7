import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { field, group, inGroup, numbered, ORDERS, PRODUCTS, PURCHASES, panel } from './parts';

const open = () =>
  readyStage({
    markup: '<oms-topnav></oms-topnav>',
    services: {
      search: { orders: numbered(1, 'SO'), products: numbered(1, 'P'), purchases: numbered(1, 'PO') },
    },
  });

test('a slow group and a failing one hide no other', async () => {
  const { services } = await open();
  const release = services.hold(ORDERS);
  const mend = services.fail(PRODUCTS, { code: 10020, message: 'Products are being counted' });
  await field.fill('HY-22');
  await expect.element(inGroup('Purchase orders').first()).toBeVisible();
  const failed = page.getByRole('option', { name: 'Products are being counted' });
  await expect.element(failed).toHaveTextContent('Try again');
  await expect.element(inGroup('Orders')).not.toBeInTheDocument();
  release();
  await expect.element(inGroup('Orders').first()).toBeVisible();
  mend();
  await failed.click();
  await expect.element(group('Products').getByRole('mark')).toHaveTextContent('HY-22');
  await expect.element(field).toHaveFocus();
});

test('a search that fails in every group says so once, and is tried again at once', async () => {
  const { services } = await open();
  const mends = [ORDERS, PRODUCTS, PURCHASES].map((call) => services.fail(call, 'network'));
  await field.fill('HY-22');
  const failed = group(/^Not searched: Orders, Products, Purchase orders/);
  await expect.element(failed.getByRole('option')).toHaveTextContent('Try again');
  expect(panel.getByText('Try again').elements()).toHaveLength(1);
  for (const mend of mends) mend();
  await failed.getByRole('option').click();
  for (const name of ['Orders', 'Products', 'Purchase orders']) {
    await expect.element(inGroup(name).first()).toBeVisible();
  }
});

test('a reply of nonsense is a failure of its group', async () => {
  const { services } = await open();
  services.reply(PRODUCTS, { items: 'x' });
  await field.fill('HY-22');
  await expect.element(inGroup('Products')).toHaveTextContent('Try again');
  await expect.element(inGroup('Orders').first()).toBeVisible();
});

import { ButtonLink, Link, Surface } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRows, ordersTable } from '../support/orders-table';
import { reactStage } from '../support/react';

const SCRIPT = `${'javascript'}:void document.body.setAttribute("data-run", "1")`;

test('an address of a column that is a script is no link and runs nothing', async () => {
  await ordersTable({
    columns: [
      { key: 'orderNo', title: 'Order', href: SCRIPT },
      { key: 'sku', title: 'Product', href: '/products/{sku}' },
    ],
  });
  await expectRows(10);
  await expect
    .element(page.getByRole('link', { name: 'LAMP' }).first())
    .toHaveAttribute('href', expect.stringMatching(/\/products\/LAMP$/));
  await expect.element(page.getByRole('link', { name: 'SO1001' })).not.toBeInTheDocument();
  expect(document.body.dataset.run).toBeUndefined();
});

test('a link of the page that is a script stands there as words', async () => {
  await reactStage(
    <Surface>
      <Link href={SCRIPT}>Read</Link>
      <ButtonLink href={SCRIPT.toUpperCase()}>Open</ButtonLink>
      <Link href="/orders">Orders</Link>
    </Surface>,
  );
  await expect.element(page.getByRole('link', { name: 'Orders' })).toBeVisible();
  await page.getByText('Read').click();
  expect(page.getByRole('link').elements()).toHaveLength(1);
  expect(document.body.dataset.run).toBeUndefined();
});

test('a link of the page opens beside it where it is to, for the mouse and for a host that routes', async () => {
  const { left } = await reactStage(
    <Surface>
      <Link href="/orders" newTab>
        Orders
      </Link>
      <ButtonLink href="/products">Products</ButtonLink>
    </Surface>,
  );
  const link = (name: RegExp) => page.getByRole('link', { name });
  await expect.element(link(/^Orders/)).toHaveAttribute('target', '_blank');
  await expect.element(link(/^Products/)).not.toHaveAttribute('target', '_blank');
  await link(/^Orders/).click();
  await link(/^Products/).click();
  expect(left.map(({ target }) => target)).toEqual(['_blank', '_self']);
});

test('a row whose name shows nothing, and a column without a title, are named by id and key', async () => {
  await ordersTable(
    {
      columns: [
        { key: 'orderNo', title: 'Order', href: '/orders/{id}' },
        { key: 'sku', title: ' \u200b' },
      ],
      exports: { path: '/export' },
    },
    { rows: [{ id: '7', orderNo: ' \u3164\u200b', sku: 'LAMP' }] },
  );
  await expect
    .element(page.getByRole('link', { name: '7', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/\/orders\/7$/));
  await expect.element(page.getByRole('checkbox', { name: 'Select 7', exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'sku' })).toBeVisible();
});

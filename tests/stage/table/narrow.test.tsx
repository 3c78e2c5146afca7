import { type DataTableProps, IdText } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orders, ordersTable } from '../support/orders-table';

test('on a narrow screen rows have two lines and can be selected', async () => {
  await ordersTable(
    { bulk: [{ id: 'approve', label: 'Approve', path: '/api/approve' }] },
    { width: 390, height: 844 },
  );
  const rows = page.getByRole('list', { name: 'Orders' });
  await expect.poll(() => rows.getByRole('listitem').elements().length).toBe(10);
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await rows.getByRole('checkbox').first().click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.each([320, 375])('at %s px a quantity is whole beside names and ids that are cut', async (width) => {
  const columns: DataTableProps['columns'] = [
    {
      ...{ key: 'orderNo', title: 'Order', type: 'id', href: '/order?id={id}', narrow: 'title' },
      render: () => <b>Rush order</b>,
    },
    { key: 'channel', title: 'Channel', narrow: 'note' },
    {
      key: 'sku',
      title: 'Product',
      text: ({ sku, quantity }) => `${sku} × ${quantity}`,
      render: ({ sku, quantity }) => (
        <>
          <IdText id={String(sku)} /> × {String(quantity)}
        </>
      ),
      whole: true,
      narrow: 'note',
    },
    { key: 'status', title: 'Status', type: 'status', narrow: 'state' },
    { key: 'amount', title: 'Amount', type: 'amount', narrow: 'value' },
  ];
  const long = {
    orderNo: 'SO261128440123',
    status: 'REVIEW',
    channel: 'A channel with a long name',
    sku: 'OUTDOOR-TABLE-1760-GN',
    quantity: 1204,
  };
  await ordersTable(
    { columns },
    { width, height: 800, rows: orders(3).map((order) => ({ ...order, ...long, amount: 1_234_567.5 })) },
  );
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  await expect.element(row).toBeVisible();
  for (const figure of ['0123', '1204', '-GN', '1,234,567.50', 'REVIEW']) {
    const [left, right, end] = seenOf(row.element(), figure);
    expect(right, figure).toBeLessThanOrEqual(end);
    expect(left, figure).toBeGreaterThan(0);
  }
  for (const [one, next] of [
    ['-GN', '1204'],
    ['0123', 'Rush order'],
  ] as const)
    expect(seenOf(row.element(), one)[1]).toBeLessThanOrEqual(seenOf(row.element(), next)[0]);
  await expect
    .element(row.getByTitle('A channel with a long name · OUTDOOR-TABLE-1760-GN × 1204'))
    .toBeVisible();
});

test('values that do not fit beside each other have a line each, whole, and begin at the same edge', async () => {
  const columns: DataTableProps['columns'] = [
    { key: 'orderNo', title: 'Order', type: 'id', narrow: 'title' },
    { key: 'channel', title: 'Channel', narrow: 'note' },
    { key: 'sku', title: 'Product', type: 'id', narrow: 'note' },
    { key: 'status', title: 'Status', type: 'status', narrow: 'state' },
  ];
  const [first, second] = orders(2);
  const rows = [
    { ...first, channel: 'Walmart Marketplace Canada', sku: 'OUTDOOR-LAMP-1638-BR' },
    { ...second, channel: 'eBay', sku: 'FT-4750-NT' },
  ];
  await ordersTable({ columns }, { width: 375, height: 800, rows });
  const list = page.getByRole('list', { name: 'Orders' });
  const rowOf = (channel: string) => list.getByRole('listitem').filter({ hasText: channel });
  await expect.element(rowOf('eBay')).toBeVisible();
  const [long, short] = [rowOf('Walmart').element(), rowOf('eBay').element()];
  const topOf = (row: Element, end: string) => textOf(row, end)[1].top;
  expect(topOf(long, '-BR') - topOf(long, 'Walmart Marketplace Canada')).toBeGreaterThan(16);
  expect(Math.abs(topOf(short, '-NT') - topOf(short, 'eBay'))).toBeLessThan(8);
  for (const text of ['Walmart Marketplace Canada', 'OUTDOOR-LAMP-1638']) {
    const [, right, end] = seenOf(long, text);
    expect(right).toBeLessThanOrEqual(end);
  }
  expect(seenOf(long, 'Walmart Marketplace Canada')[0]).toBeCloseTo(seenOf(long, 'OUTDOOR-LAMP-1638')[0], 0);
});

/** Where the text that ends with these figures is, and where what cuts it ends. */
function seenOf(row: Element, figures: string): [left: number, right: number, end: number] {
  const [node, { left, right }] = textOf(row, figures);
  let end = row.getBoundingClientRect().right;
  for (let box = node.parentElement; box && box !== row; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') end = Math.min(end, box.getBoundingClientRect().right);
  return [left, right - 0.5, end];
}

/** The text that ends with these figures, and where it is. */
function textOf(row: Element, figures: string): [text: Text, at: DOMRect] {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.data.endsWith(figures)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [node, range.getBoundingClientRect()];
  }
  throw new Error(`no ${figures}`);
}

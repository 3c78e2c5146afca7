import type { DataTableProps } from '@oms/shell/react';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRows, ORDERS, orders, ordersTable, tableRows } from '../support/orders-table';

const actions: NonNullable<DataTableProps['actions']> = ({ id }) => [
  { id: 'view', label: 'View', icon: Eye, href: `/orders/${id}` },
  { id: 'edit', label: 'Edit', icon: Pencil, href: `/orders/${id}/edit` },
];

const region = () => page.getByRole('region', { name: 'Orders' }).element();
const head = (name: string) => page.getByRole('columnheader', { name, exact: true }).element();
const settings = (of: object) => ({ options: { table_orders: JSON.stringify(of) } });

/** The box of what stands in an element, without its padding. */
function inkOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const meet = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Wider than the window by far. */
const WIDE = { sku: 640, warehouseCode: 640 };

test.each([
  ['rows of the usual height', false, 'ltr'],
  ['compact rows', true, 'ltr'],
  ['rows that are read from right to left', false, 'rtl'],
])('the buttons of %s cover no cell', async (_, compact, dir) => {
  await ordersTable({ name: 'orders', actions }, { services: settings({ compact, widths: WIDE }) });
  await expectRows(10);
  const table = page.getByRole('table').element();
  table.closest('.oms-root')?.setAttribute('dir', dir);
  const row = tableRows().nth(1);
  // To its end, where the last columns stand beside the actions.
  table.parentElement?.scrollTo({ left: dir === 'rtl' ? -9999 : 9999 });
  await row.hover();
  for (const name of ['View', 'Edit']) {
    const button = row.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    const box = button.element().getBoundingClientRect();
    const covered = [...row.element().children].filter(
      (cell) => !cell.contains(button.element()) && meet(box, inkOf(cell)),
    );
    expect(covered.map(({ textContent }) => textContent)).toEqual([]);
  }
});

test('the words of the menu of a row begin where they are read from', async () => {
  await ordersTable({ actions });
  await expectRows(10);
  await tableRows().first().getByRole('button', { name: 'Actions for SO1030' }).click();
  const item = page.getByRole('menuitem', { name: 'View' }).element();
  const words = inkOf(item.querySelector('.oms-menu-label') ?? item);
  const { left, right } = item.getBoundingClientRect();
  expect(words.left - left).toBeLessThan(right - words.right);
});

test('a column of figures that was made narrower than they are has them whole', async () => {
  await ordersTable(
    { name: 'orders' },
    {
      rows: orders(10).map((order) => ({ ...order, amount: 1_234_567.89 })),
      services: settings({ widths: { ...WIDE, amount: 60, createdAt: 60 } }),
    },
  );
  await expectRows(10);
  const cells = [...tableRows().first().element().children];
  const boxes = cells.slice(-2).map((cell) => [inkOf(cell), cell.getBoundingClientRect()] as const);
  for (const [ink, cell] of boxes) {
    expect(ink.left).toBeGreaterThanOrEqual(cell.left);
    expect(ink.right).toBeLessThanOrEqual(cell.right);
  }
});

test('a value that its page wants whole is not cut, another text is', async () => {
  const long = `LAMP${'-WHITE'.repeat(20)} × 12`;
  await ordersTable(
    {
      columns: [
        { key: 'orderNo', title: 'Order' },
        { key: 'sku', title: 'Product', whole: true },
        { key: 'title', title: 'Title' },
      ],
    },
    { rows: [{ id: '1', orderNo: 'SO1', sku: long, title: long }] },
  );
  await expectRows(1);
  const isCut = (cell: Element | undefined) => (cell ? cell.scrollWidth > cell.clientWidth : null);
  const [, product, title] = tableRows().first().element().children;
  expect([isCut(product), isCut(title)]).toEqual([false, true]);
});

describe('where a table goes on out of sight', () => {
  const shadow = (cell: Element | null | undefined, side: '::before' | '::after') =>
    cell ? getComputedStyle(cell, side).backgroundImage !== 'none' : null;

  test('the columns that stay throw a shadow on it, on the side where there is more', async () => {
    await ordersTable(
      { name: 'orders', actions, exports: { path: '/export' } },
      { services: settings({ widths: WIDE }) },
    );
    await expectRows(10);
    const sides = () => {
      const [row] = tableRows().elements();
      return { start: shadow(row?.children[1], '::after'), end: shadow(row?.lastElementChild, '::before') };
    };
    await expect.poll(sides).toEqual({ start: false, end: true });
    const box = head('Order').getBoundingClientRect();
    region().scrollLeft = 200;
    await expect.poll(sides).toEqual({ start: true, end: true });
    region().scrollLeft = 9999;
    await expect.poll(sides).toEqual({ start: true, end: false });
    // The boxes stay with the column behind them, and nothing comes between.
    expect(head('Order').getBoundingClientRect().left).toBe(box.left);
    const checks = page.getByRole('checkbox', { name: 'Select all rows on this page' });
    const cell = checks.element().closest('th')?.getBoundingClientRect();
    expect([cell?.left, cell?.right]).toEqual([region().getBoundingClientRect().left, box.left]);
  });

  test('it fades where no column stays, and a table that is whole does not', async () => {
    const columns = ['orderNo', 'sku'].map((key) => ({ key, title: key, width: 640 }));
    await ordersTable({ columns });
    await expectRows(10);
    const faded = () =>
      getComputedStyle(page.getByRole('table').element().parentElement as Element).maskImage;
    await expect.poll(faded).toBe('none');
    await page.viewport(900, 900);
    await expect.poll(faded).toContain('gradient');
  });
});

test('a row that is selected has a bar at its beginning', async () => {
  await ordersTable({ exports: { path: '/export' } });
  await expectRows(10);
  const [first, second] = tableRows().elements();
  await tableRows().first().getByRole('checkbox').click();
  const bar = (row: Element | undefined) =>
    row?.firstElementChild && getComputedStyle(row.firstElementChild).boxShadow;
  await expect.poll(() => bar(first)).toContain('inset');
  expect(bar(second)).toBe('none');
});

test('a sum and the pages break as a whole where the foot is narrow', async () => {
  await ordersTable(
    {
      source: { path: `${ORDERS}/findByPage`, counts: `${ORDERS}/spanCounts` },
      sums: { quantity: 'Items', amount: 'Amount' },
    },
    {
      width: 700,
      rows: orders(200),
      services: {
        replies: {
          [`GET ${ORDERS}/spanCounts`]: {
            sums: { quantity: 1_204_311, amount: { USD: 1_250_300.5, EUR: 990_125, GBP: 44_700 } },
          },
        },
      },
    },
  );
  const pager = page.getByRole('navigation', { name: 'Pages' });
  for (const words of [
    'Items 1,204,311',
    'Amount USD 1,250,300.50',
    'Amount EUR 990,125.00',
    'Amount GBP 44,700.00',
  ]) {
    const sum = pager.getByText(words);
    await expect.element(sum).toBeVisible();
    expect(inkOf(sum.element()).height).toBeLessThan(24);
  }
  const tops = pager
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

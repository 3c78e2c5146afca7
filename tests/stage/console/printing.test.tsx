import { ButtonLink, DataTable, PageHead } from '@oms/shell/react';
import { list } from '@oms/shell/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulate } from '../support/browser';
import { consoleStage } from '../support/console';
import { expectRows, ORDERS, orders, ROWS, tableRows } from '../support/orders-table';

const columns = [
  { key: 'orderNo', title: 'Order', type: 'id', pinned: true } as const,
  { key: 'sku', title: 'Product', width: 900 },
  { key: 'amount', title: 'Amount', type: 'amount' } as const,
];
const filters = [{ key: 'status', label: 'Status', options: [{ value: 'DONE', label: 'Done' }] }];

function OrdersPage({ href }: { href: string | undefined }) {
  return (
    <>
      <PageHead title="B2C orders">
        <ButtonLink href="/home/b2corder/add">New order</ButtonLink>
      </PageHead>
      <DataTable
        label="B2C orders"
        source={{ path: `${ORDERS}/findByPage`, counts: `${ORDERS}/spanCounts` }}
        columns={columns.map((column) => (column.key === 'orderNo' ? { ...column, href } : column))}
        filters={filters}
        query="status=DONE&rows=50"
        sums={{ amount: 'Amount' }}
        exports={{ path: `${ORDERS}/export` }}
      />
    </>
  );
}

/** A list of the console in the dark, with 50 orders. */
const openOrders = (href?: string) =>
  consoleStage({
    path: '/home/b2corder',
    services: {
      user: { name: 'Kim Lee' },
      organisations: [{ name: 'Harbour Trading' }],
      replies: {
        [ROWS]: list(orders(50).map((order) => ({ ...order, status: 'DONE' }))),
        [`GET ${ORDERS}/spanCounts`]: { sums: { amount: { USD: 1250.5 } } },
      },
    },
    config: { theme: 'dark' },
    pages: [{ path: '/home/b2corder', element: <OrdersPage href={href} /> }],
  });

const table = page.getByRole('table', { name: 'B2C orders' });

test('paper has the title, the filters that are set, the rows and the sums, and nothing that acts', async () => {
  await openOrders();
  await expectRows(50);
  await emulate({}, 'print');
  await expect.element(page.getByRole('heading', { name: 'B2C orders' })).toBeVisible();
  for (const text of ['Done', '50 in total', 'Amount USD 1,250.50', 'SO1050', 'SO1001'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  const acting = ['link', 'button', 'combobox', 'searchbox', 'checkbox', 'menuitem'] as const;
  const left = acting.flatMap((role) => page.getByRole(role).elements());
  // Of the chip of a filter the words are printed.
  expect(left.map(({ textContent }) => textContent)).toEqual(['Status Done']);
});

test('paper is white and its words are dark under a dark theme', async () => {
  await openOrders();
  await expectRows(50);
  const colour = (name: 'color' | 'backgroundColor', of = table.element()) => getComputedStyle(of)[name];
  const console_ = document.querySelector('.oms-console') as HTMLElement;
  expect(colour('backgroundColor', console_)).toBe('rgb(14, 19, 27)');
  await emulate({ 'prefers-color-scheme': 'dark' }, 'print');
  expect(colour('backgroundColor', console_)).toBe('rgb(255, 255, 255)');
  expect(colour('color')).toBe('rgb(27, 34, 48)');
});

test('a table is printed whole: as long as its rows, at most as wide as the paper, its head on each sheet', async () => {
  await openOrders();
  await expectRows(50);
  const region = table.element().parentElement as HTMLElement;
  expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  await page.viewport(720, 1000);
  await emulate({}, 'print');
  await expectRows(50);
  expect(region.clientHeight).toBe(region.scrollHeight);
  expect(region.scrollWidth).toBe(region.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(720);
  const [head] = page.getByRole('columnheader').elements();
  const style = (of: Element | null | undefined) => getComputedStyle(of as Element);
  expect(style(head).position).toBe('static');
  expect(style(head?.closest('thead')).display).toBe('table-header-group');
  expect(style(tableRows().elements()[0]).breakInside).toBe('avoid');
  // No browser divides what clips.
  for (let above: Element | null = region; above; above = above.parentElement)
    expect(style(above).overflowY, above.className).toBe('visible');
});

test('rows on paper are as high as their words, however narrow the sheet', async () => {
  await openOrders('/home/b2corder/upadte/query?id={id}');
  await expectRows(50);
  await page.viewport(720, 1000);
  await emulate({}, 'print');
  await expectRows(50);
  const [row] = tableRows().elements();
  expect(row?.getBoundingClientRect().height).toBeLessThan(32);
});

test('paper says who has printed it, in which organisation and when; the screen does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
  await openOrders();
  const note = page.getByText(/^Printed by Kim Lee, Harbour Trading, on 20 Nov 2026/);
  await expect.element(note).not.toBeVisible();
  vi.setSystemTime(new Date('2026-11-20T08:30:15Z'));
  dispatchEvent(new Event('beforeprint'));
  await emulate({}, 'print');
  await expect.element(note).toBeVisible();
  await expect.element(note).toHaveTextContent(/:30:15/);
});

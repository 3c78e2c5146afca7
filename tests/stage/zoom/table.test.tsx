import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mouse } from '../support/browser';
import { expectRows, ordersTable } from '../support/orders-table';
import { ZOOMS, zoomPage } from './zoom';

const boxOf = (name: string) =>
  page.getByRole('columnheader', { name, exact: true }).element().getBoundingClientRect();

/** Drags the edge of a column by px of the window. @returns where the pointer is then */
async function dragEdge(name: string, by: number): Promise<number> {
  const [x, y] = [boxOf(name).right - 2, boxOf(name).y + 8];
  await mouse.move(x, y);
  await mouse.press(x, y);
  await mouse.move(x + by / 2, y);
  await mouse.move(x + by, y);
  await mouse.release(x + by, y);
  return x + by;
}

/** Wider than the window in every zoom, so that no column takes what another one leaves. */
const settings = {
  order: ['orderNo', 'status'],
  pinned: ['orderNo', 'status'],
  widths: { orderNo: 160, status: 140, sku: 300, warehouseCode: 900, amount: 300, createdAt: 700 },
};

describe.each(ZOOMS)('CSS zoom of %s: %s', (place, zoom) => {
  const openTable = async () => {
    const services = { options: { table_orders: JSON.stringify(settings) } };
    await ordersTable({ name: 'orders' }, { before: () => zoomPage(place, zoom), services });
    await expectRows(10);
    await expect.poll(() => Math.round(boxOf('Order').width)).toBe(Math.round(160 * zoom));
  };

  test('the edge of a column stays under the pointer that drags it', async () => {
    await openTable();
    const at = await dragEdge('Product', 100);
    await expect.poll(() => Math.abs(boxOf('Product').right - 2 - at)).toBeLessThan(3);
  });

  test('pinned columns stay side by side at the edge, also when one of them is dragged wider', async () => {
    await openTable();
    const at = await dragEdge('Order', 60);
    await expect.poll(() => Math.abs(boxOf('Order').right - 2 - at)).toBeLessThan(3);
    const { left } = boxOf('Order');
    page.getByRole('region', { name: 'Orders' }).element().scrollLeft = 600;
    await expect.poll(() => boxOf('Product').left).toBeLessThan(left);
    expect(Math.abs(boxOf('Order').left - left)).toBeLessThan(2);
    await expect.poll(() => Math.abs(boxOf('Status').left - boxOf('Order').right)).toBeLessThan(2);
  });
});

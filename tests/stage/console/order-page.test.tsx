import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderPage } from '../../../demo/console/orders/OrderPage';
import { consoleStage } from '../support/console';

const PATH = '/home/b2corder/upadte/query';
const READ = 'GET /api/v2/deliverOrder/findById';

const step = (from: string | null, to: string | null, hour: number, more: object = {}) => ({
  ...{ from, to, at: `2026-11-20T0${hour}:05:00Z`, createdName: 'Zhou Min', actedName: null, opRemark: null },
  ...more,
});
const ORDER = {
  ...{ id: '7', orderNo: 'SO2611204732', status: 'PICKING', priority: 'RUSH', channel: 'Shop DE' },
  ...{ createdAt: '2026-11-20T01:05:00Z', shipBy: '2026-11-22T01:00:00Z', currency: 'USD', amount: 1234.5 },
  ...{ trackingNo: '1Z999AA10123456784', service: 'UPS Ground', warehouseCode: 'LA1' },
  ...{ recipientName: 'Zoë Park', recipientAddress: '1 Main St', recipientCity: 'New York, NY' },
  ...{ recipientState: 'NY', recipientPostcode: '10001', recipientCountry: 'US' },
  labels: [{ id: '3', labelId: '3', labelName: 'Gift wrap', labelColour: '#7e22ce' }],
  lines: [{ sku: 'HY-2206-BK', title: 'Folding box', quantity: 3, unitPrice: 411.5, amount: 1234.5 }],
  history: [
    step(null, null, 1, { createdName: 'System' }),
    step('REVIEW', 'ALLOCATE', 2, { actedName: 'Kim Lake' }),
    step('ALLOCATE', 'PICKING', 3),
  ],
};

const open = (record: object = {}, options: object = {}) =>
  consoleStage({
    path: `${PATH}?id=7`,
    services: { replies: { [READ]: { ...ORDER, ...record } } },
    pages: [{ path: PATH, element: <OrderPage /> }],
    ...options,
  });

const main = page.getByRole('main');
const steps = main.getByRole('list', { name: 'Progress' }).getByRole('listitem');
const words = () =>
  steps.elements().map((item) => [...item.children].map(({ textContent }) => textContent).join(' | '));

test('an order has its state, labels and what matters of it above all else', async () => {
  await open();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Order SO2611204732' })).toBeVisible();
  await expect.element(main.getByText('Picking', { exact: true }).first()).toBeVisible();
  await expect.element(main.getByText('Gift wrap')).toBeVisible();
  await expect.element(main.getByRole('term').filter({ hasText: 'Amount' }).first()).toBeVisible();
  await expect.element(main.getByRole('definition').first()).toHaveTextContent('USD 1,234.50');
});

test('its steps tell when, by whom and as whom, where it is, and what is to come', async () => {
  await open();
  await expect
    .poll(words)
    .toEqual([
      'Ordered | 20 Nov, 09:05 | System',
      'Approved | 20 Nov, 10:05 | Kim Lake as Zhou Min',
      'Allocated | 20 Nov, 11:05 | Zhou Min',
      'Picked | Now: Picking',
      'Dispatched | To come',
    ]);
  expect(steps.elements().map((item) => item.ariaCurrent)).toEqual([null, null, null, 'step', null]);
});

test('an exception and a cancellation stand where they came, with why', async () => {
  const why = (opRemark: string) => ({ opRemark });
  await open({
    status: 'EXCEPTION',
    history: [step(null, null, 1), step('REVIEW', 'EXCEPTION', 2, why('Address unknown'))],
  });
  await expect
    .poll(() => words().slice(0, 3))
    .toEqual([
      'Ordered | 20 Nov, 09:05 | Zhou Min',
      'Exception | 20 Nov, 10:05 | Zhou Min | Address unknown',
      'Approved | To come',
    ]);
  expect(steps.elements()[1]?.ariaCurrent).toBe('step');
});

test('nothing is to come after a cancellation', async () => {
  await open({ status: 'CANCELLED', history: [step(null, null, 1), step('REVIEW', 'CANCELLED', 2)] });
  await expect
    .poll(words)
    .toEqual(['Ordered | 20 Nov, 09:05 | Zhou Min', 'Cancelled | 20 Nov, 10:05 | Zhou Min']);
});

test('its products are a table of figures, which end at one edge', async () => {
  await open();
  const table = main.getByRole('region', { name: 'Items' }).getByRole('table');
  await expect.element(table.getByRole('rowheader')).toHaveTextContent('Folding boxHY-2206-BK');
  const cells = table.getByRole('cell');
  expect(cells.elements().map(({ textContent }) => textContent)).toEqual(['3', 'USD 411.50', 'USD 1,234.50']);
  const right = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  };
  const heads = table.getByRole('columnheader').elements().slice(1);
  for (const [at, cell] of cells.elements().entries())
    expect(right(cell)).toBeCloseTo(right(heads[at] as Element), 0);
});

test('the tracking number is copied whole', async () => {
  await open();
  await expect.element(main.getByRole('button', { name: 'Copy the tracking number' })).toBeVisible();
  await expect.element(main.getByText('1Z999AA10123456784')).toBeVisible();
});

for (const lang of ['en', 'zh-CN'] as const)
  test(`nothing of it is wider than a phone, in ${lang}`, async () => {
    await open({}, { width: 390, height: 844, services: { lang, replies: { [READ]: ORDER } } });
    await expect.element(main.getByRole('table')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    const { left, right } = main.getByRole('table').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  });

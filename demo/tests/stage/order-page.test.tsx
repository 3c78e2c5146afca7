import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from './support/console';
import { change, orderPage } from './support/order-page';
import { printPage } from './support/print';

const main = page.getByRole('main');
const steps = main.getByRole('list', { name: 'Progress' }).getByRole('listitem');
const words = () =>
  steps.elements().map((item) => [...item.children].map(({ textContent }) => textContent).join(' | '));

test('an order has its state, its labels and what matters of it above all else', async () => {
  await consoleStage(orderPage());
  await expect.element(main.getByRole('heading', { level: 1, name: 'Order SO2611204732' })).toBeVisible();
  await expect.element(main.getByText('Picking', { exact: true }).first()).toBeVisible();
  await expect.element(main.getByText('Gift wrap')).toBeVisible();
  await expect.element(main.getByRole('definition').first()).toHaveTextContent('USD 1,234.50');
  await expect.element(main.getByText('1Z999AA10123456784')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Copy the tracking number' })).toBeVisible();
});

/** The lines that the words of an element take, and the px that they lack of their whole width. */
function setOf(element: Element) {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { width } = words.getBoundingClientRect();
  return {
    lines: words.getClientRects().length,
    cut: Math.max(0, width - element.getBoundingClientRect().width),
  };
}

test.each(['en', 'zh-CN'] as const)('on a phone its number stays in one line, in %s', async (lang) => {
  const { services, ...shown } = orderPage();
  await consoleStage({ ...shown, width: 375, height: 800, services: { ...services, lang } });
  const title = main.getByRole('heading', { level: 1, name: /SO2611204732$/ });
  await expect.element(title).toBeVisible();
  await expect.element(main.getByText('Gift wrap')).toBeVisible();
  expect(setOf(title.element())).toEqual({ lines: 1, cut: 0 });
});

test('its steps tell when, by whom and as whom, where it is, and what is to come', async () => {
  await consoleStage(orderPage());
  await expect
    .poll(words)
    .toEqual([
      'Ordered | 20 Nov, 09:05 | System',
      'Approved | 20 Nov, 10:05 | Kim Lake (acting as Zhou Min)',
      'Allocated | 20 Nov, 11:05 | Zhou Min',
      'Picked | Now: Picking',
      'Dispatched | To come',
      'Delivered | To come',
    ]);
  expect(steps.elements().map((item) => item.ariaCurrent)).toEqual([null, null, null, 'step', null, null]);
});

const dispatched = [change(null, null, 1), change('DISPATCH', 'DONE', 2)];

test('a parcel that is on its way is still to be delivered', async () => {
  await consoleStage(orderPage({ status: 'DONE', history: dispatched }));
  await expect
    .poll(() => words().slice(-2))
    .toEqual(['Dispatched | 20 Nov, 10:05 | Zhou Min', 'Delivered | Now: Dispatched']);
});

test('the last step is the delivery, of which the carrier tells', async () => {
  const told = change('DONE', 'DELIVERED', 3, {
    createdName: 'UPS',
    opRemark: "From the carrier's tracking",
  });
  await consoleStage(orderPage({ status: 'DONE', deliveredAt: told.at, history: [...dispatched, told] }));
  await expect
    .poll(() => words().slice(-2))
    .toEqual([
      'Dispatched | 20 Nov, 10:05 | Zhou Min',
      "Delivered | 20 Nov, 11:05 | UPS | From the carrier's tracking",
    ]);
  expect(steps.elements().at(-1)?.ariaCurrent).toBe('step');
});

test('an exception stands where it came, with why, and the rest is to come', async () => {
  const why = { opRemark: 'Address unknown' };
  const history = [change(null, null, 1), change('REVIEW', 'EXCEPTION', 2, why)];
  await consoleStage(orderPage({ status: 'EXCEPTION', history }));
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
  const history = [change(null, null, 1), change('REVIEW', 'CANCELLED', 2)];
  await consoleStage(orderPage({ status: 'CANCELLED', history }));
  await expect
    .poll(words)
    .toEqual(['Ordered | 20 Nov, 09:05 | Zhou Min', 'Cancelled | 20 Nov, 10:05 | Zhou Min']);
});

test('its products are a table of figures, which end at one edge', async () => {
  await consoleStage(orderPage());
  const table = main.getByRole('region', { name: 'Items' }).getByRole('table');
  await expect.element(table.getByRole('rowheader')).toHaveTextContent('Folding boxHY-2206-BK');
  const cells = table.getByRole('cell').elements();
  expect(cells.map(({ textContent }) => textContent)).toEqual(['3', 'USD 411.50', 'USD 1,234.50']);
  const endOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  };
  const heads = table.getByRole('columnheader').elements().slice(1);
  expect(cells.map((cell) => Math.round(endOf(cell)))).toEqual(heads.map((head) => Math.round(endOf(head))));
});

test.each(['en', 'zh-CN'] as const)('nothing of it is wider than a phone, in %s', async (lang) => {
  const { services, ...options } = orderPage();
  await consoleStage({ ...options, width: 390, height: 844, services: { lang, ...services } });
  await expect.element(main.getByRole('table')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  const { left, right } = main.getByRole('table').element().getBoundingClientRect();
  expect([left >= 0, right <= 390]).toEqual([true, true]);
});

test('on a sheet of paper currency and figure of an amount stay on one line', async () => {
  await consoleStage({ ...orderPage(), width: 720, height: 1000 });
  const currency = main.getByRole('table').getByText('USD').first();
  await expect.element(currency).toBeVisible();
  await printPage();
  const figure = document.createRange();
  figure.selectNodeContents(currency.element().parentElement?.lastChild as Node);
  const { bottom } = currency.element().getBoundingClientRect();
  expect(bottom - figure.getBoundingClientRect().top).toBeGreaterThan(8);
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { field, group, inGroup, numbered, ORDERS, options, said, urlsOf } from './parts';

const MARKUP = '<oms-topnav></oms-topnav>';
const SHORT = 'Type one more character';

test('after two characters each group shows its results, with the addresses of list and page', async () => {
  await readyStage({
    markup: MARKUP,
    services: {
      search: {
        orders: numbered(7, 'SO'),
        products: [{ id: 'a b&c', code: 'P-HY-2201' }],
        purchases: numbered(1, 'PO'),
      },
      announcements: [{ title: 'HY-22 goes to the new warehouse', read: true }],
    },
  });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('H');
  await expect.element(said(SHORT)).toBeInTheDocument();
  await userEvent.keyboard('Y-22');
  // Five, and the way to all.
  await expect.poll(() => inGroup('Orders').elements()).toHaveLength(6);
  await expect.element(group('Orders').getByText('7', { exact: true })).toBeVisible();
  for (const name of ['Products', 'Purchase orders', 'Announcements']) {
    await expect.poll(() => inGroup(name).elements()).toHaveLength(2);
  }
  await expect.element(said(SHORT)).not.toBeInTheDocument();
  const paths = options.elements().map((option) => option.getAttribute('href')?.replace(location.origin, ''));
  for (const path of [
    '/home/b2corder',
    '/home/b2corder/upadte/query?id=600001',
    '/home/products/allproducts/list',
    '/home/products/allproducts/update/query?id=a%20b%26c',
    '/home/purchase/order/list',
    '/home/purchase/order/update/query?id=600001',
  ]) {
    expect(paths).toContain(path);
  }
});

test('a press takes the result that it began on, although a group that comes moves it meanwhile', async () => {
  const stage = await readyStage({
    markup: MARKUP,
    services: { search: { orders: numbered(4, 'SO'), products: numbered(1, 'P') } },
  });
  const release = stage.services.hold(ORDERS);
  await field.fill('HY-22');
  const product = inGroup('Products').first();
  await expect.element(product).toBeVisible();
  await mouse.pressDuring(product.element(), async () => {
    release();
    await expect.poll(() => inGroup('Orders').elements()).toHaveLength(5);
  });
  await expect.poll(() => urlsOf(stage)).toEqual([expect.stringContaining('/home/products/')]);
});

test('what matched is marked in every result, also where only another language has it', async () => {
  await readyStage({
    markup: MARKUP,
    services: {
      lang: 'zh-CN',
      search: {
        products: [
          { code: 'OW-1', title: '台灯', also: 'Desk lamp set' },
          { code: 'OW-2-SET', title: '椅子' },
        ],
      },
    },
  });
  const rows = inGroup('商品').filter({ hasNotText: '全部' });
  for (const [keyword, first] of [
    ['OW', 'OW-1'],
    // In one SKU, and in an English title, of which a Chinese list says nothing else.
    ['set', 'OW-2-SET'],
  ] as const) {
    await field.fill(keyword);
    await expect.poll(() => rows.getByRole('mark').elements()).toHaveLength(2);
    await expect.poll(() => rows.elements()).toHaveLength(2);
    await expect.element(rows.first()).toHaveTextContent(first);
    for (const row of rows.all()) {
      await expect.element(row.getByRole('mark')).toHaveTextContent(new RegExp(`^${keyword}$`, 'i'));
    }
  }
});

test('markup in a reply is text, and a number of thousands is written as one', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await readyStage({
    markup: MARKUP,
    services: {
      replies: { 'GET /api/v2/B2cOrder/gsmod': { total: 1234, items: [{ id: 1, orderNo: markup }] } },
    },
  });
  await field.fill('HY-22');
  await expect.element(group('Orders')).toHaveTextContent('1,234');
  await expect.element(inGroup('Orders').first()).toHaveTextContent(markup);
});

test('a result that is chosen is a move that the page hears of, and empties the search', async () => {
  const { left } = await readyStage({ markup: MARKUP, services: { search: { orders: numbered(1, 'SO') } } });
  await field.fill('HY-22');
  await inGroup('Orders').first().click();
  const url = `${location.origin}/home/b2corder/upadte/query?id=600001`;
  await expect.poll(() => left).toEqual([{ url, target: '_self' }]);
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
});

test('an announcement opens where one is', async () => {
  const { left } = await readyStage({
    markup: MARKUP,
    services: { announcements: [{ title: 'Rates of December', read: true }] },
  });
  await field.fill('rates');
  const found = inGroup('Announcements').first();
  await expect.element(found).toHaveAttribute('href', `${location.origin}/home/announce/detail?id=80001`);
  await found.click();
  await expect
    .element(page.getByRole('dialog').getByRole('heading', { name: 'Rates of December' }))
    .toBeVisible();
  expect(left).toEqual([]);
});

test('several numbers at once find nothing together, and each is a line that searches for it', async () => {
  await readyStage({ markup: MARKUP, services: { search: { orders: numbered(3, 'SO') } } });
  // As a field of one line takes a pasted column.
  await field.fill('SO-HY-2201 SO-HY-2203');
  await expect.poll(() => inGroup('Several numbers: search for one').elements()).toHaveLength(3);
  await expect
    .element(page.getByRole('option', { name: 'All 2 in the list of orders' }))
    .toHaveAttribute('href', `${location.origin}/home/b2corder?text=SO-HY-2201%0ASO-HY-2203`);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('SO-HY-2203');
  await expect.element(inGroup('Orders').first()).toHaveTextContent('SO-HY-2203');
});

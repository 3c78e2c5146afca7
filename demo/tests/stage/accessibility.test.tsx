import { list } from '@oms/shell/testing';
import { axeRules, complaintsOf } from '@oms/tools/axe-rules';
import axe from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pages } from '../../console/pages';
import { ORDER, PRODUCT_LINE } from '../../console/records/kinds';
import { consoleStage } from './support/console';
import { change, orderPage } from './support/order-page';

const main = page.getByRole('main');

async function faults(): Promise<string[]> {
  // How far a page is scrolled depends on when its parts arrive.
  scrollTo(0, 0);
  const { violations } = await axe.run(document, {
    rules: axeRules(),
    preload: false,
    resultTypes: ['violations'],
  });
  return complaintsOf(violations);
}

/** An order that waits for somebody. */
const { services, ...heldOrder } = orderPage({
  status: 'EXCEPTION',
  history: [change(null, null, 1), change('REVIEW', 'EXCEPTION', 2, { opRemark: 'No such address' })],
});

test.each([
  ['en', 'light', 'Progress', 'Attachments'],
  ['zh-CN', 'light', '进度', '附件'],
  ['en', 'dark', 'Progress', 'Attachments'],
] as const)('axe finds no fault with the page of an order: %s, %s', async (lang, theme, steps, files) => {
  // The ground of a host's page that is dark, too.
  const { style } = document.documentElement;
  style.cssText = `color-scheme: ${theme}; background: Canvas`;
  onTestFinished(() => {
    style.cssText = '';
  });
  await consoleStage({ ...heldOrder, services: { lang, ...services }, config: { theme } });
  await expect.element(main.getByRole('list', { name: steps }).first()).toBeVisible();
  await expect.element(main.getByRole('region', { name: files }).first()).toBeVisible();
  expect(await faults()).toEqual([]);
});

const order = {
  ...{ id: '1', orderNo: 'SO2611284404', status: 'ALLOCATE', priority: 'RUSH' },
  channel: 'Shop DE',
};

test.each([
  ['the list of orders', ORDER.list, main.getByRole('cell')],
  ['the form of an order', ORDER.add ?? '', main.getByRole('textbox')],
  ['the form of a product line', PRODUCT_LINE.add ?? '', main.getByRole('textbox')],
])('axe finds no fault with %s', async (_, path, there) => {
  const replies = { [`GET ${ORDER.base}/findByPage`]: list([order]) };
  await consoleStage({ path, pages, services: { replies } });
  await expect.element(there.first()).toBeVisible();
  expect(await faults()).toEqual([]);
});

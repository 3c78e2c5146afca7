import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { field, inGroup, numbered, options, panel } from './parts';

const MARKUP = '<oms-topnav></oms-topnav>';
const search = { orders: numbered(20, 'SO'), products: numbered(20, 'P'), purchases: numbered(20, 'PO') };

test('another search is read from its beginning', async () => {
  await readyStage({ markup: MARKUP, services: { search }, height: 500 });
  await field.fill('HY-22');
  await expect.poll(() => inGroup('Purchase orders').elements()).toHaveLength(6);
  const scrolled = () => {
    options.last().element().scrollIntoView();
    return panel.element().scrollTop;
  };
  // The panel has its height once it is placed.
  await expect.poll(scrolled).toBeGreaterThan(0);
  await field.fill('HY-220');
  await expect.element(inGroup('Products').getByRole('mark').first()).toHaveTextContent('HY-220');
  await expect.poll(() => panel.element().scrollTop).toBe(0);
});

test('has the whole width of a narrow window', async () => {
  await readyStage({ markup: MARKUP, services: { search }, width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open search' }).click();
  await field.fill('HY-22');
  await expect.poll(() => inGroup('Orders').elements()).toHaveLength(6);
  // The panel is placed after it is rendered.
  const isInWindow = () => {
    const { width, left, right } = panel.element().getBoundingClientRect();
    return width >= 370 && left >= 0 && right <= 390;
  };
  await expect.poll(isInWindow).toBe(true);
});

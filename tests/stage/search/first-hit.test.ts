import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stopClock } from '../support/clock';
import { readyStage } from '../support/stage';
import { active, field, inGroup, numbered, ORDERS, PRODUCTS, urlsOf } from './parts';

const MARKUP = '<oms-topnav></oms-topnav>';
const search = { orders: numbered(2, 'SO'), products: numbered(2, 'LAMP') };

test('a menu entry is chosen while its name is typed, and Enter goes there', async () => {
  const stage = await readyStage({ markup: MARKUP });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('stock');
  await expect.element(active).toHaveTextContent('Stock');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => urlsOf(stage)).toEqual([`${location.origin}/home/stock`]);
});

test('in an empty field Enter leads nowhere', async () => {
  localStorage.setItem(
    'oms.recent',
    JSON.stringify({ user: '1', pages: [{ url: `${location.origin}/home/stock`, title: '' }] }),
  );
  const stage = await readyStage({ markup: MARKUP, services: { user: { id: '1', name: 'Alex' } } });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(inGroup('Recent pages').filter({ hasText: 'Stock' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(active).not.toBeInTheDocument();
  expect(urlsOf(stage)).toEqual([]);
});

test('a group that answers late takes no press that was meant for another hit', async () => {
  const stage = await readyStage({ markup: MARKUP, services: { search } });
  const release = stage.services.hold(ORDERS);
  await field.fill('HY-22');
  await expect.element(active).toHaveTextContent('LAMP-HY-2201');
  release();
  await expect.element(inGroup('Orders').first()).toHaveTextContent('SO-HY-2201');
  await expect.element(active).toHaveTextContent('LAMP-HY-2201');
  const url = inGroup('Products').first().element().getAttribute('href');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => urlsOf(stage)).toEqual([url]);
});

test('what was found for the letters before is not opened by Enter, which searches', async () => {
  const stage = await readyStage({ markup: MARKUP, services: { search } });
  await field.fill('HY-22');
  await expect.element(active).toHaveTextContent('SO-HY-2201');
  stage.services.hold(ORDERS);
  stage.services.hold(PRODUCTS);
  // Without Enter it would search, too, once the keys have rested.
  stopClock();
  await userEvent.keyboard('02');
  await expect.element(active).not.toBeInTheDocument();
  const before = stage.services.calls(ORDERS).length;
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => stage.services.calls(ORDERS).length).toBe(before + 1);
  expect(urlsOf(stage)).toEqual([]);
});

test('the hit that the user has moved to is what Enter opens', async () => {
  const stage = await readyStage({ markup: MARKUP, services: { search } });
  const release = stage.services.hold(ORDERS);
  await field.fill('HY-22');
  await expect.element(active).toHaveTextContent('LAMP-HY-2201');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(active).toHaveTextContent('LAMP-HY-2202');
  release();
  await expect.element(inGroup('Orders').first()).toBeVisible();
  const url = inGroup('Products').nth(1).element().getAttribute('href');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => urlsOf(stage)).toEqual([url]);
});

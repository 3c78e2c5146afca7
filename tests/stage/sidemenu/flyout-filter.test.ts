import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { filter, menu, results } from './filter';
import { flyout, menuButton, menuLink } from './menu';

test('Escape clears the filter, then closes the flyout', async () => {
  await readyStage({ services: { menu }, path: '/home/b2corder' });
  await menuButton('Inventory').click();
  await filter().fill('pick waves');
  await expect.element(results()).toHaveTextContent('Orders › Outbound');
  await expect.element(results()).toHaveAttribute('href', `${location.origin}/home/waves`);
  await userEvent.keyboard('{Escape}');
  await expect.element(results()).not.toBeInTheDocument();
  await expect.element(filter()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(filter()).not.toBeInTheDocument();
  await expect.element(menuButton('Inventory')).toHaveFocus();
});

test('another module chosen beside the filter shows its own entries', async () => {
  await readyStage({ services: { menu }, path: '/home/b2corder' });
  await menuButton('Orders').click();
  await filter().fill('pick waves');
  await expect.element(results()).toBeVisible();
  await menuButton('Inventory').click();
  await expect.element(filter()).toHaveValue('');
  await expect.element(menuLink('Stock query')).toBeVisible();
});

test('the flyout is as wide as its column, and the filter stands above what it finds', async () => {
  await readyStage({ services: { menu, favourites: [] }, portal: true, path: '/home/b2corder' });
  await menuButton('Collapse menu').click();
  await menuButton('Outbound').click();
  await expect.element(menuLink('Pick waves')).toBeVisible();
  expect(flyout()?.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  await filter().fill('order');
  await expect.element(results().first()).toBeVisible();
  const field = filter().element().getBoundingClientRect();
  const first = results().first().element().getBoundingClientRect();
  expect(Math.abs(field.x - first.x)).toBeLessThanOrEqual(24);
  expect(first.y - field.bottom).toBeLessThanOrEqual(48);
});

test('in the drawer it finds entries as high as a finger, and closes on the way', async () => {
  const size = { width: 390, height: 844 };
  const { left } = await readyStage({ services: { menu }, path: '/home/b2corder', portal: true, ...size });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await filter().fill('b2b orders');
  await expect.element(results()).toBeVisible();
  expect(results().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await results().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(left.map(({ url }) => url)).toEqual([`${location.origin}/home/b2border`]);
});

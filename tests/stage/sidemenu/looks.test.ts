import { expect, test } from 'vitest';
import { emulate } from '../support/browser';
import { readyStage } from '../support/stage';
import { menu, menuButton, menuLink, sideMenu } from './menu';

const HOST = { services: { menu }, path: '/home/bills' };

test('in forced colours the menu has an edge, and the current entry a mark that is no ground', async () => {
  await emulate({ 'forced-colors': 'active' });
  await readyStage(HOST);
  await expect.element(sideMenu()).toHaveStyle({ borderRightStyle: 'solid' });
  await menuButton('Billing').click();
  const current = menuLink('Bill list');
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  const row = current.element().parentElement as HTMLElement;
  expect(getComputedStyle(row).borderLeftStyle).toBe('solid');
});

test('on paper there is neither menu nor bar', async () => {
  await readyStage(HOST);
  await expect.element(sideMenu()).toBeVisible();
  const drawn = sideMenu().element();
  const bar = document.querySelector('oms-topnav') as HTMLElement;
  expect(getComputedStyle(bar).position).toBe('sticky');
  await emulate({}, 'print');
  await expect.element(drawn).not.toBeVisible();
  expect(bar.offsetHeight).toBe(0);
});

import { fakeServices } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { leavePage, readyStage, stage } from '../support/stage';
import { menu, menuButton, menuLink, sideMenu, told } from './menu';

const PORTAL = { services: { menu }, portal: true, path: '/home/b2corder' };

test('is a tree of the current module, with the current page marked', async () => {
  await readyStage(PORTAL);
  const current = menuLink('B2C orders');
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect.element(current).toHaveAttribute('href', `${location.origin}/home/b2corder`);
  await expect.element(menuButton('Order management')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(menuButton('Outbound')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(menuLink('Pick waves')).not.toBeInTheDocument();
  await expect.element(menuLink('Bill list')).not.toBeInTheDocument();
  await expect.poll(told).toBe('220px');
});

test('stands where it was loading', async () => {
  const services = fakeServices({ lang: 'en', menu });
  const release = services.hold('GET /api/v1/Context/baseData');
  await stage({ ...PORTAL, services });
  const top = (shown: Locator) => shown.element().closest('[data-scroller]')?.getBoundingClientRect().top;
  const loading = sideMenu().getByRole('status');
  await expect.element(loading).toHaveTextContent('Loading the menu');
  const before = top(loading);
  release();
  await expect.element(menuLink('B2C orders')).toBeVisible();
  expect(top(menuLink('B2C orders'))).toBe(before);
});

test('a page that is hidden from the menu marks its list', async () => {
  await readyStage({ ...PORTAL, path: '/home/b2border/update/query?id=1' });
  await expect.element(menuLink('B2B orders')).toHaveAttribute('aria-current', 'page');
});

test('groups stay as the user left them', async () => {
  const { services } = await readyStage(PORTAL);
  await menuButton('Outbound').click();
  await expect.element(menuLink('Pick waves')).toBeVisible();
  await leavePage();
  await stage({ ...PORTAL, services });
  await expect.element(menuLink('Pick waves')).toBeVisible();
});

test('arrows, Home and letters move through it', async () => {
  await readyStage(PORTAL);
  await expect.element(menuLink('B2C orders')).toBeVisible();
  menuLink('B2C orders').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menuLink('B2B orders')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  const group = menuButton('Order management');
  await expect.element(group).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('t');
  await expect.element(menuButton('Transfers')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(group).toHaveFocus();
});

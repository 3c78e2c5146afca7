import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { drawer, element, menu, told } from './menu';

const services = { menu, organisations: [{ name: 'Harbour Trading', code: 'HBT-01' }] };
const PORTAL = { services, portal: true, path: '/home/b2corder' };

test('on a narrow window the menu takes no room and is a drawer', async () => {
  await readyStage({ ...PORTAL, width: 390, height: 844 });
  await expect.poll(told).toBe('0px');
  element().toggle();
  await expect.element(drawer().getByRole('link', { name: 'B2C orders' })).toBeVisible();
  await expect.element(drawer().getByText('HBT-01')).toBeVisible();
  await drawer().getByRole('button', { name: 'Billing', exact: true }).click();
  await expect.element(drawer().getByRole('link', { name: 'B2C orders' })).not.toBeInTheDocument();
  await expect.element(drawer().getByRole('link', { name: 'Bill list' })).toBeVisible();
  await drawer().getByRole('button', { name: '简体中文' }).click();
  await expect.element(drawer('主菜单')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a phone on its side shows entries, and a press beside closes', async () => {
  await readyStage({ ...PORTAL, width: 568, height: 320 });
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const link = drawer().getByRole('link', { name: 'B2C orders' });
  await expect.element(link).toBeVisible();
  await expect.poll(() => link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(320);
  await expect.element(drawer().getByRole('combobox')).toBeInViewport();
  await mouse.click(500, 160);
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { flyout, menuButton, menuLink } from './menu';

const menu = [
  { title: 'Products', entries: [{ title: 'All products', url: '/home/products' }] },
  {
    title: 'Billing',
    entries: [
      {
        title: 'Statements',
        entries: [
          { title: 'Bill list', url: '/home/bills' },
          { title: 'Invoices', entries: [{ title: 'Invoice list', url: '/home/invoices' }] },
        ],
      },
      { title: 'Charges', entries: [{ title: 'UPS charges', url: '/home/ups' }] },
    ],
  },
];
const HOST = { services: { menu }, path: '/home/bills' };

test('by keyboard: into the flyout, through its columns, and back', async () => {
  await readyStage(HOST);
  await expect.element(menuButton('Products')).toBeVisible();
  menuButton('Products').element().focus();
  await userEvent.keyboard('b');
  await expect.element(menuButton('Billing')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const current = menuLink('Bill list');
  await expect.element(current).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const group = menuButton('Invoices');
  await expect.element(group).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await expect.element(group).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(current).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(current).not.toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(flyout).toBe(null);
  await expect.element(menuButton('Billing')).toHaveFocus();
});

test('by keyboard into a module that the page is not of: to its first entry', async () => {
  await readyStage(HOST);
  await expect.element(menuButton('Products')).toBeVisible();
  menuButton('Products').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menuLink('All products')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menuButton('Products')).toHaveFocus();
});

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { star } from '../favourites/favourites';
import { menuButton, menuLink, sideMenu } from '../sidemenu/menu';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { tip } from './tip';

test('a name that is cut is shown whole, and no other', async () => {
  const long = 'A bill list with a name far too long for its column';
  const entries = [
    { title: 'Credit limit', url: '/home/credit' },
    { title: long, url: '/home/bills' },
  ];
  await mouse.move(1200, 600);
  await readyStage({ services: { menu: [{ title: 'Billing', entries }] }, path: '/home/bills' });
  await expect.element(menuButton('Billing')).toBeVisible();
  menuButton('Billing').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menuLink(long)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(menuLink('Credit limit')).toHaveFocus();
  await expect.element(tip()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tip()).toHaveTextContent(long);
  // Stars come after the menu has been painted.
  await expect.element(star(long)).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(tip()).toHaveTextContent('Add to favourites');
  // The space around the entries is none of them.
  const { x, y } = sideMenu().getByRole('heading', { name: 'Billing' }).element().getBoundingClientRect();
  await mouse.move(x + 4, y + 4);
  await expect.element(tip()).not.toBeInTheDocument();
});

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { leavePage, readyStage } from '../support/stage';
import { element, flyout, menu, menuButton, menuLink, sideMenu, told } from './menu';

const PORTAL = { services: { menu, favourites: ['b2c'] }, portal: true, path: '/home/b2corder' };

test('collapses to icons, keeps it, and opens groups beside them', async () => {
  const { services } = await readyStage(PORTAL);
  await menuButton('Collapse menu').click();
  await expect.element(element()).toHaveAttribute('collapsed', '');
  await expect.poll(told).toBe('56px');

  await leavePage();
  await readyStage({ ...PORTAL, services });
  const group = menuButton('Outbound');
  await group.click();
  await expect.element(menuLink('Pick waves')).toBeVisible();
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.poll(flyout).toBe(null);
  await expect.element(group).toHaveFocus();

  element().removeAttribute('collapsed');
  await expect.poll(told).toBe('220px');
});

test('collapsed it opens the favourites as links, not as rows to sort', async () => {
  await readyStage(PORTAL);
  await menuButton('Collapse menu').click();
  const star = menuButton('Favourites');
  star.element().focus();
  await userEvent.keyboard('{Enter}');
  const favourites = sideMenu().getByRole('region', { name: 'Favourites' });
  await expect.element(star).toHaveAttribute('aria-expanded', 'true');
  // Also where they were still on their way when it opened.
  await expect.element(favourites.getByRole('link', { name: 'B2C orders' })).toHaveFocus();
  await expect.element(favourites.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(star).toHaveFocus();
  await expect.element(star).toHaveAttribute('aria-expanded', 'false');
});

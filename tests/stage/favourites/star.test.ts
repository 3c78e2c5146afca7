import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuButton, menuLink } from '../sidemenu/menu';
import { leavePage } from '../support/stage';
import { names, openFavourites, panel, SAVE, saved, star } from './favourites';

test('a star adds its entry, is saved and said', async () => {
  const made = await openFavourites([]);
  await expect.element(panel().getByText('No favourites yet')).toBeVisible();
  await star('UPS charges').click();
  await expect.element(star('UPS charges')).toHaveAttribute('aria-pressed', 'true');
  await star('Bill list').click();
  await expect.poll(names).toEqual(['UPS charges', 'Bill list']);
  await expect.poll(() => saved(made).at(-1)).toBe('ups,bills');
  await expect.element(page.getByText('Operation successful, see Favourites').first()).toBeVisible();
});

test('what the service refuses is taken back, with its reason', async () => {
  const { services } = await openFavourites(['bills']);
  await expect.poll(names).toEqual(['Bill list']);
  services.fail(SAVE, { code: 10010, message: 'Too many favourites' });
  await star('USPS charges').click();
  await expect.element(panel().getByText('Too many favourites')).toBeVisible();
  await expect.poll(names).toEqual(['Bill list']);
  await expect.element(star('USPS charges')).toHaveAttribute('aria-pressed', 'false');
});

test('the panel stays hidden for who has hidden it', async () => {
  const { services } = await openFavourites(['bills']);
  await panel().getByRole('button', { name: 'Hide favourites' }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  await leavePage();
  await openFavourites([], { services });
  await expect.element(menuLink('Bill list')).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(menuButton('Favourites')).toHaveAttribute('aria-expanded', 'false');
});

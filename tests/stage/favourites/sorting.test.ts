import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { flyout, menuButton } from '../sidemenu/menu';
import { finger, mouse } from '../support/browser';
import { FIND, names, openFavourites, panel, saved } from './favourites';

const handle = (name: string) => panel().getByRole('button', { name: `Move ${name}`, exact: true });

async function edit() {
  const made = await openFavourites(['ups', 'usps', 'bills']);
  await panel().getByRole('button', { name: 'Edit' }).click();
  await expect.poll(names).toEqual(['UPS charges', 'USPS charges', 'Bill list']);
  return made;
}

test('by keys a row is lifted, put back by Escape, and dropped elsewhere', async () => {
  const made = await edit();
  handle('Bill list').element().focus();
  await userEvent.keyboard(' {ArrowUp}{Escape}');
  await expect.element(panel().getByText('Bill list is back at place 3 of 3')).toBeInTheDocument();
  expect(flyout()).not.toBe(null);
  await userEvent.keyboard(' {Home} ');
  await expect.poll(names).toEqual(['Bill list', 'UPS charges', 'USPS charges']);
  await expect.element(handle('Bill list')).toHaveFocus();
  await expect.poll(() => saved(made)).toEqual(['bills,ups,usps']);
});

test('by pointer a row is carried to its new place', async () => {
  const made = await edit();
  const { x, y } = handle('UPS charges').element().getBoundingClientRect();
  await mouse.move(x + 8, y + 8);
  await mouse.press(x + 8, y + 8);
  await expect.element(panel().getByText('UPS charges lifted, place 1 of 3')).toBeInTheDocument();
  await mouse.move(x + 10, y + 30);
  await mouse.move(x + 10, y + 44);
  await expect.element(panel().getByText('UPS charges, place 2 of 3')).toBeInTheDocument();
  await mouse.release(x + 10, y + 44);
  await expect.poll(names).toEqual(['USPS charges', 'UPS charges', 'Bill list']);
  await expect.poll(() => saved(made)).toEqual(['usps,ups,bills']);
});

test('a star of the list takes its row away', async () => {
  const made = await edit();
  await panel().getByRole('button', { name: 'Favourite: USPS charges' }).click();
  await panel().getByRole('button', { name: 'Done' }).click();
  await expect.poll(names).toEqual(['UPS charges', 'Bill list']);
  await expect.poll(() => saved(made)).toEqual(['ups,bills']);
});

test('a row that goes while it has the focus hands it on, and the panel stays', async () => {
  const { services } = await edit();
  handle('Bill list').element().focus();
  // Elsewhere the list is emptied, and this tab asks again once it is in sight.
  services.reply(FIND, []);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(handle('Bill list')).not.toBeInTheDocument();
  await expect.element(panel().getByRole('button', { name: 'Done' })).toHaveFocus();
  await expect.element(menuButton('Billing')).toHaveAttribute('aria-expanded', 'true');
});

test('a long list scrolls under what a finger carries to its edge', async () => {
  const entries = Array.from({ length: 40 }, (_, at) => ({
    id: `e${at + 1}`,
    title: `Entry ${at + 1}`,
    url: `/home/e${at + 1}`,
  }));
  const ids = entries.map(({ id }) => id);
  const made = await openFavourites(ids, {
    services: { menu: [{ title: 'Billing', entries }], favourites: ids },
    width: 1280,
    height: 620,
  });
  await panel().getByRole('button', { name: 'Edit' }).click();
  await expect.element(handle('Entry 40')).toBeInTheDocument();
  const box = panel().element().getBoundingClientRect();
  const grip = handle('Entry 1').element().getBoundingClientRect();
  const [x, y, edge] = [grip.x + 8, grip.y + 8, box.bottom - 60];
  await finger.down(x, y);
  await finger.move(x, y + 40);
  await finger.move(x, edge);
  await expect.poll(() => handle('Entry 40').element().getBoundingClientRect().bottom).toBeLessThan(620);
  await finger.move(x, edge + 1);
  await finger.up();
  await expect.poll(() => saved(made)).toHaveLength(1);
  expect(names().indexOf('Entry 1')).toBeGreaterThan(20);
  expect(names().toSorted()).toEqual(entries.map(({ title }) => title).toSorted());
});

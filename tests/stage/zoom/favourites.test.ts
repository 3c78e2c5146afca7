import { describe, expect, test } from 'vitest';
import { names, openFavourites, panel, saved } from '../favourites/favourites';
import { mouse } from '../support/browser';
import { ZOOMS, zoomPage } from './zoom';

const handle = (name: string) =>
  panel()
    .getByRole('button', { name: `Move ${name}`, exact: true })
    .element();

describe.each(ZOOMS)('CSS zoom of %s: %s', (place, zoom) => {
  test('a favourite stays under the pointer that carries it, and drops where it is', async () => {
    const made = await openFavourites(['ups', 'usps', 'bills'], { before: () => zoomPage(place, zoom) });
    await panel().getByRole('button', { name: 'Edit' }).click();
    await expect.poll(names).toEqual(['UPS charges', 'USPS charges', 'Bill list']);
    const { x, y } = handle('UPS charges').getBoundingClientRect();
    // Two rows down, as they are on the screen.
    const [right, down] = [x + 8, y + 8 + 72 * zoom];
    await mouse.move(right, y + 8);
    await mouse.press(right, y + 8);
    await mouse.move(right, y + 30);
    await mouse.move(right, down);
    await expect.element(panel().getByText('UPS charges, place 3 of 3')).toBeInTheDocument();
    // It is lifted a little below its place.
    const miss = () => handle('UPS charges').getBoundingClientRect().y + 8 - down;
    await expect.poll(() => Math.abs(miss() - 6 * zoom)).toBeLessThan(3);
    await mouse.release(right, down);
    await expect.poll(names).toEqual(['USPS charges', 'Bill list', 'UPS charges']);
    await expect.poll(() => saved(made)).toEqual(['usps,bills,ups']);
  });
});

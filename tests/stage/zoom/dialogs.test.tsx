import { PhotoLookup } from '@oms/shell/react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dialog, openDialog } from '../feedback/dialog';
import { addImage, orangeImage, pictureOf } from '../feedback/images';
import { mouse } from '../support/browser';
import { reactStage } from '../support/react';
import { expectInWindow, ZOOMS, zoomPage } from './zoom';

const viewer = page.getByRole('dialog');
const image = () => viewer.getByRole('img').element();
const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

async function openViewer(before: () => void): Promise<void> {
  await reactStage(<PhotoLookup sourceType={4} record={{ deliverOrderNo: 'SO1' }} />, {
    before,
    height: 600,
    services: { photos: [{ url: `${location.origin}/tests/stage/support/picture.svg`, orderNo: 'SO1' }] },
  });
  await page.getByRole('group', { name: 'Photos' }).getByRole('button').click();
  await expect.element(viewer.getByRole('img')).toBeVisible();
}

/** Rounded to whole px of the window. */
const heightOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().height ?? 0);

describe.each(ZOOMS)('CSS zoom of %s: %s', (place, zoom) => {
  const before = () => zoomPage(place, zoom);

  test('a picture has 56 % of the window', async () => {
    await openViewer(before);
    await expect.poll(() => heightOf(image())).toBe(336);
    await expectInWindow(() => viewer.element(), 'the viewer');
  });

  test('a picture follows the pointer that moves it', async () => {
    await openViewer(before);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => heightOf(image())).toBe(525);
    const { x, y } = middleOf(image());
    await mouse.move(x, y);
    await mouse.press(x, y);
    await mouse.move(x + 20, y + 20);
    await mouse.move(x + 60, y + 40);
    await mouse.release(x + 60, y + 40);
    await expect
      .poll(() => Math.hypot(middleOf(image()).x - x - 60, middleOf(image()).y - y - 40))
      .toBeLessThan(2);
  });

  test('the tool for marks has 62 % of the window at most', async () => {
    await openDialog('The printer stops', { before, height: 600 });
    await addImage(await orangeImage('tall.png', { width: 400, height: 1200 }));
    const { canvas } = await pictureOf('tall.png');
    await expect.poll(() => heightOf(canvas)).toBe(336);
    await dialog.getByRole('button', { name: 'Fit', exact: true }).click();
    await page.getByRole('menuitemradio', { name: '100%' }).click();
    await expect.poll(() => heightOf(canvas)).toBe(Math.round(1200 * zoom));
    expect(heightOf(canvas.closest('.oms-marker-view'))).toBe(372);
    await expectInWindow(() => dialog.element(), 'the dialog');
  });
});

test('a zoom that comes while a dialog is open counts, too', async () => {
  await openViewer(() => {});
  zoomPage('body', 1.25);
  await expect.poll(() => heightOf(image())).toBe(336);
});

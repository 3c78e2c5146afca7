import { businessPages, chooseLanguage, expectSignedIn } from './support/demo';
import { expect, type Page, test } from './support/test';

/** An orange image of 400 × 200, as the browser encodes it. */
async function orangeImage(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#ff8000';
    context.fillRect(0, 0, 400, 200);
    return canvas.toDataURL();
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** Colours of the corner and of the middle. */
const coloursOf = (page: Page, image: Buffer): Promise<string[]> =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([data]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const points = [
      [0, 0],
      [bitmap.width / 2, bitmap.height / 2],
    ] as const;
    return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join(' '));
  }, image.toString('base64'));

test('a report arrives after a reload, with its image, of which the service has not what is blacked out', async ({
  page,
  context,
  world,
}) => {
  await chooseLanguage(context, 'en');
  await world.signIn(context);
  await page.goto(businessPages.console);
  await expectSignedIn(page);
  const trigger = page.getByRole('button', { name: 'Feedback', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await trigger.click();
  await dialog.getByRole('textbox', { name: 'What is the problem?' }).fill('The label printer stops');
  const chooser = page.waitForEvent('filechooser');
  await press('Add an image');
  const buffer = await orangeImage(page);
  await (await chooser).setFiles({ name: 'label.png', mimeType: 'image/png', buffer });
  await expect(dialog.locator('.oms-marker-picture')).toHaveAttribute('style', /aspect-ratio/);
  await press('Add a black-out');
  await expect(dialog.getByText('1 blacked out')).toBeVisible();
  await press('Done');
  // The file is read for the draft after it is shown.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('oms.feedbackImages') ?? ''))
    .toContain('data:image/png');

  await page.reload();
  await trigger.click();
  const asked = page.waitForRequest(/userQuestion\/add/);
  await press('Send');
  const sent = await asked;
  await expect(page.getByText('Thank you, your feedback was sent')).toBeVisible();
  const { questionDescription, attachment } = sent.postDataJSON();
  expect(questionDescription).toBe('The label printer stops');
  const stored = await context.request.get(attachment);
  expect(await coloursOf(page, await stored.body())).toEqual(['255 128 0', '17 26 43']);
});

import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import type { Stage } from '../support/stage';
import { dialog } from './dialog';

const UPLOAD = 'POST /api/v1/BizAttach/uploadFile';

export const ORANGE = '255 128 0';
/** What covers are filled with. */
export const NAVY = '17 26 43';
export const RED = '229 37 45';

/** An image of one colour, as the browser encodes it. */
export async function orangeImage(
  name: string,
  { type = 'image/png', width = 400, height = 200 } = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = '#ff8000';
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** Chooses a file as the browser's dialog does, which the button opens. */
export async function addImage(file: File): Promise<void> {
  const button = dialog.getByRole('button', { name: 'Add an image' });
  await expect.element(button).toBeVisible();
  const root = button.element().getRootNode() as ShadowRoot;
  const input = root.querySelector('input[type=file]') as HTMLInputElement;
  const asked = new Promise<void>((resolve) => {
    const answer = (event: Event) => {
      // The dialog is one of the system.
      event.preventDefault();
      resolve();
    };
    input.addEventListener('click', answer, { once: true });
  });
  await button.click();
  await asked;
  await userEvent.upload(input, file);
}

/** The image in the list of the form. */
export const thumbnail = (name: string): Locator => dialog.getByRole('img', { name });

/** The picture in the tool, once it is read: until then a press draws nothing. */
export async function pictureOf(name: string): Promise<{ picture: Locator; canvas: HTMLCanvasElement }> {
  const picture = dialog.getByRole('group', { name: `Picture ${name}` });
  await expect.element(picture).toBeVisible();
  const canvas = picture.element().querySelector('canvas') as HTMLCanvasElement;
  await expect.poll(() => canvas.parentElement?.style.aspectRatio).not.toBe('');
  return { picture, canvas };
}

/** The images that the service has got, oldest first. */
export const uploaded = ({ services }: Stage): File[] =>
  services.calls(UPLOAD).map(({ body }) => (body as FormData).get('file') as File);

/** Size of an image, and the colours at some of its points. */
export async function look(image: Blob, points: readonly (readonly [x: number, y: number])[]) {
  const bitmap = await createImageBitmap(image);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const colours = points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join(' '));
  return { width, height, colours };
}

/** The images that the tab keeps of the draft; one that is not read yet is missing. */
export async function keptImages(): Promise<Blob[]> {
  const kept = JSON.parse(sessionStorage.getItem('oms.feedbackImages') ?? '{}') as {
    images?: { data: string | null }[];
  };
  const addresses = (kept.images ?? []).flatMap(({ data }) => data ?? []);
  return Promise.all(addresses.map(async (address) => (await fetch(address)).blob()));
}

import type { Page } from 'playwright-core';

/** How far a channel may be off: a browser that draws a layer again draws the edges of letters and round corners a shade lighter. */
const SHADE = 40;

/** The number of pixels in which two screenshots of one size differ by more than a shade. */
export const pixelsApart = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ([first, second, shade]) => {
      const read = async (text: string) => {
        const picture = await createImageBitmap(
          new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], { type: 'image/png' }),
        );
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
        canvas.drawImage(picture, 0, 0);
        return canvas.getImageData(0, 0, picture.width, picture.height).data;
      };
      const [left, right] = [await read(first), await read(second)];
      let apart = left.length === right.length ? 0 : Number.POSITIVE_INFINITY;
      for (let at = 0; at < left.length; at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(left[at + channel]! - right[at + channel]!) > shade))
          apart++;
      }
      return apart;
    },
    [one.toString('base64'), other.toString('base64'), SHADE] as const,
  );

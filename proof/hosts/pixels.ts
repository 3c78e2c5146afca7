import { browserArgs, findBrowser } from '@oms/tools/browser';
import { type Browser, chromium, type Page } from 'playwright-core';

/** A part of a window, in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Compares pictures of whichever engine. It is a page of its own: those of hosts have replaced what it needs. */
export interface Judge {
  /** The number of pixels of an area in which a channel of two pictures differs by more than a shade. */
  pixelsApart(one: Buffer, other: Buffer, area: Area, shade: number): Promise<number>;
  close(): Promise<void>;
}

export async function startJudge(): Promise<Judge> {
  const browser: Browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  const page = await browser.newPage();
  // tsx compiles functions to calls of this helper, which a page lacks.
  await page.addInitScript('globalThis.__name = (fn) => fn;');
  await page.goto('about:blank');
  return {
    pixelsApart: (...given) => pixelsApart(page, ...given),
    close: () => browser.close(),
  };
}

const pixelsApart = (page: Page, one: Buffer, other: Buffer, area: Area, shade: number): Promise<number> =>
  page.evaluate(
    async ([first, second, { x, y, width, height }, shade]) => {
      const read = async (text: string) => {
        const picture = await createImageBitmap(
          new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], { type: 'image/png' }),
        );
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
        canvas.drawImage(picture, 0, 0);
        return canvas.getImageData(x, y, width, height).data;
      };
      const [left, right] = [await read(first), await read(second)];
      let apart = 0;
      for (let at = 0; at < left.length; at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(left[at + channel]! - right[at + channel]!) > shade))
          apart++;
      }
      return apart;
    },
    [one.toString('base64'), other.toString('base64'), area, shade] as const,
  );

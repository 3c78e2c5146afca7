import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './geometry';

/** px of the longest side of the picture that is drawn to look at; the file keeps its own. */
const MOST_SHOWN = 4096;

/**
 * Draws an image on a canvas; gives its true size, null until it is there, and 'failed' where the browser cannot read it.
 * The browser reads and scales it beside the page, so that 40 megapixels do not hold it up.
 */
export function usePicture(canvas: RefObject<HTMLCanvasElement | null>, file: File): Size | 'failed' | null {
  const [size, setSize] = useState<Size | 'failed' | null>(null);
  useEffect(() => {
    let shown = true;
    setSize(null);
    draw(file, () => (shown ? canvas.current : null)).then(
      (next) => shown && setSize(next),
      () => shown && setSize('failed'),
    );
    return () => {
      shown = false;
    };
  }, [canvas, file]);
  return size;
}

async function draw(file: File, canvasOf: () => HTMLCanvasElement | null): Promise<Size> {
  const whole = await createImageBitmap(file);
  const size = { width: whole.width, height: whole.height };
  const scale = Math.min(1, MOST_SHOWN / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  let shown = whole;
  if (scale < 1) {
    shown = await createImageBitmap(whole, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'medium',
    });
    whole.close();
  }
  const canvas = canvasOf();
  if (canvas) {
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
  }
  shown.close();
  return size;
}

import { unclobbered } from './document';

/** A rectangle on an image, in pixels of the image as it is seen, that is with its orientation applied. */
export interface ImageBox {
  /** `cover` hides what is below it; `outline` draws a frame around it. */
  kind: 'cover' | 'outline';
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PaintOptions {
  boxes: readonly ImageBox[];
  /** Bytes that the result must not exceed. */
  most: number;
}

/**
 * Draws the boxes into the pixels of an image and encodes it again, without metadata. Rejects where the browser cannot
 * read the image.
 */
export type PaintImage = (file: Blob, options: PaintOptions) => Promise<Blob>;

/** The same in both themes: it is part of the picture (docs/behaviour.md#feedback). */
export const COVER_COLOUR = '#111a2b';
export const OUTLINE_COLOUR = '#e5252d';
const HALO_COLOUR = '#ffffff';
/** Quality of JPEG: what is read in a screenshot stays legible. */
const QUALITY = 0.92;
/** Of one that is drawn again because it was too big. */
const LOW_QUALITY = 0.8;
const MOST_HALVINGS = 4;

type Canvas = OffscreenCanvas | HTMLCanvasElement;

export const paintImage =
  (win: Window & typeof globalThis): PaintImage =>
  async (file, { boxes, most }) => {
    const bitmap = await win.createImageBitmap(file);
    try {
      const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
      const paint = (as: string, scale: number, quality: number) =>
        encode(draw(win, bitmap, boxes, scale, as), as, quality);
      let painted = await paint(type, 1, QUALITY);
      let scale = 1;
      for (let tries = 0; painted.size > most && tries < MOST_HALVINGS; tries += 1) {
        painted = await paint('image/jpeg', scale, LOW_QUALITY);
        scale /= 2;
      }
      if (painted.size > most) throw new Error('the image is too large');
      return painted;
    } finally {
      bitmap.close();
    }
  };

function draw(
  win: Window & typeof globalThis,
  bitmap: ImageBitmap,
  boxes: readonly ImageBox[],
  scale: number,
  type: string,
): Canvas {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = canvasOf(win, width, height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) throw new Error('the browser gives no canvas');
  // A JPEG has no transparency: what is clear would turn black.
  context.fillStyle = '#ffffff';
  if (type === 'image/jpeg') context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  context.scale(width / bitmap.width, height / bitmap.height);
  const line = outlineWidth(bitmap);
  for (const box of boxes) if (box.kind === 'outline') strokeBox(context, box, line);
  // Last, and outward to whole pixels: half a pixel at the edge would let the original shine through.
  for (const box of boxes) {
    if (box.kind !== 'cover') continue;
    context.fillStyle = COVER_COLOUR;
    const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
    context.fillRect(x, y, Math.ceil(box.x + box.width) - x, Math.ceil(box.y + box.height) - y);
  }
  return canvas;
}

/** Pixels of the image: an outline is as clear on a large image as on a small one. */
export const outlineWidth = ({ width, height }: { width: number; height: number }): number =>
  Math.max(3, Math.round(Math.max(width, height) / 400));

function strokeBox(context: CanvasRenderingContext2D, { x, y, width, height }: ImageBox, line: number): void {
  // The lighter edge keeps it visible on red.
  for (const [colour, size] of [
    [HALO_COLOUR, line * 2],
    [OUTLINE_COLOUR, line],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = size;
    context.strokeRect(x, y, width, height);
  }
}

function canvasOf(win: Window & typeof globalThis, width: number, height: number): Canvas {
  if (typeof win.OffscreenCanvas === 'function') return new win.OffscreenCanvas(width, height);
  const canvas = unclobbered(win.document).createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

async function encode(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('the browser cannot encode the image');
  return blob;
}

/**
 * Fills a canvas with the middle of an image. The file itself is read, since strict pages allow no `blob:` images.
 * @param canvas is asked once the image is read; null where nobody wants it any more
 * @returns false where it was not drawn: no browser can read the file, or, as in jsdom, none at all
 */
export async function drawPreview(file: File, canvas: () => HTMLCanvasElement | null): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    const context = canvas()?.getContext('2d');
    if (context) {
      const { width, height } = context.canvas;
      const scale = Math.max(width / bitmap.width, height / bitmap.height);
      const [w, h] = [bitmap.width * scale, bitmap.height * scale];
      context.clearRect(0, 0, width, height);
      context.drawImage(bitmap, (width - w) / 2, (height - h) / 2, w, h);
    }
    bitmap.close();
    return Boolean(context);
  } catch {
    return false;
  }
}

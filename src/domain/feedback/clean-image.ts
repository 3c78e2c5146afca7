import type { PaintImage } from '../../core/platform/paint-image';
import type { Mark } from './marks';
import { withoutMetadata } from './metadata';
import { MAX_UPLOAD } from './rules';

/**
 * The file that goes: without metadata, with its covers in its pixels, and small enough. The original is not sent.
 * Rejects where it is no image that the browser can read.
 */
export async function cleanImage(
  paint: PaintImage,
  file: File,
  name: string,
  marks: readonly Mark[],
): Promise<File> {
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const same = marks.length === 0 ? withoutMetadata(new Uint8Array(await file.arrayBuffer()), type) : null;
  const clean =
    same && same.size <= MAX_UPLOAD ? same : await paint(file, { boxes: marks, most: MAX_UPLOAD });
  const ending = clean.type === 'image/png' ? '.png' : '.jpg';
  const kept = clean.type === type ? name : name.replace(/\.[^.]*$/, '') + ending;
  return new File([clean], kept, { type: clean.type });
}

import type { TextKey } from '../../core/i18n/i18n';
import { fields, required } from '../rules/fields';
import { feedbackText, phone } from '../rules/rules';

/** The rules of what is typed into the dialog (docs/behaviour.md#feedback). */
export const feedbackSchema = fields({
  description: feedbackText(),
  phone: required(phone(), 'feedback.phoneWrong'),
});

/** Images of a report. */
export const MAX_IMAGES = 5;

/** Bytes of an image that may be added; larger ones would take the browser's memory. */
export const MAX_FILE = 50 * 1024 * 1024;
/** Bytes of an image as it is sent; a larger one is redrawn until it fits. */
export const MAX_UPLOAD = 10 * 1024 * 1024;
const TYPES: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png'];

/** Divides files into those that can be added to `count` images, and the problem of the others. */
export function sortImages<F extends { type: string; size: number }>(files: readonly F[], count: number) {
  const pictures = files.filter(({ type }) => TYPES.includes(type));
  const images = pictures.filter(({ size }) => size <= MAX_FILE);
  const accepted = images.slice(0, Math.max(0, MAX_IMAGES - count));
  let problem: TextKey | null = null;
  if (pictures.length < files.length) {
    problem = files.every(({ type }) => type.startsWith('image/'))
      ? 'feedback.onlyFormats'
      : 'feedback.onlyImages';
  }
  if (images.length < pictures.length) problem = 'feedback.imageTooLarge';
  if (accepted.length < images.length) problem = 'feedback.tooMany';
  return { accepted, problem };
}

import type { TextKey } from '../../core/i18n/i18n';
import { characters, FEEDBACK_TEXT_MAX, isPhone, plainPhone } from '../rules/limits';

/** Limits of a report (docs/behaviour.md#feedback): characters of the description, and images. */
export const MAX_TEXT = FEEDBACK_TEXT_MAX;
export const MAX_IMAGES = 5;

/** The problem of the description; null without one. */
export function descriptionProblem(text: string): TextKey | null {
  if (text.trim() === '') return 'feedback.required';
  return characters(text) > MAX_TEXT ? 'feedback.tooLong' : null;
}

/** The problem of the phone number, which has 3 to 15 digits; spaces and hyphens do not count. Null without one. */
export function phoneProblem(phone: string): TextKey | null {
  return isPhone(phone) ? null : 'feedback.phoneWrong';
}

export { plainPhone };

/** Bytes of an image that may be added; larger ones would take the browser's memory. */
export const MAX_FILE = 50 * 1024 * 1024;
/** Bytes of an image as it is sent; a larger one is drawn anew until it fits. */
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

import { idOf } from '../json/json';

/** What is drawn: neither a blank nor a control, a half of a character, a joiner, a mark of direction or a filler. In ASCII, as in `clean.ts`. */
const SEEN = /[^\s\p{Cc}\p{Cs}\p{DI}\u2800]/u;

/** Whether a text shows anything. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/**
 * The name of a row, which is never drawn without one: the first of these texts or numbers that shows something, without the blanks around it;
 * '' where none does.
 * @example
 * nameOf(' \u200b', 'SO-1', 7); // 'SO-1'
 */
export function nameOf(...given: readonly unknown[]): string {
  for (const value of given) {
    const text = idOf(value);
    if (text !== null && isSeen(text)) return text.trim();
  }
  return '';
}

import { idOf } from '../../page/json/json';

/**
 * A character that a person sees: no blank, control or joiner, no half of a character, no mark of direction and no
 * filler. The pattern is ASCII, as in `clean.ts`.
 */
const SEEN = /[^\s\p{Cc}\p{Cs}\p{DI}\u2800]/u;

/** Whether a text shows anything. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/**
 * The name of a row, which is never drawn without one: the first of these texts or numbers that shows something,
 * without the blanks around it; '' where none does.
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

import { charactersOf } from '../../core/text/cut';

const firstOf = (word = ''): string => charactersOf(word)[0] ?? '';

/** The first character of a Chinese name, or the initials of up to `max` words: `周敏` → `周`, `Zhou Min` → `ZM`. */
export function initials(name: string, max: number): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstOf(words[0]);
  if (/[\u2e80-\u9fff\uf900-\ufaff]/.test(first)) return first;
  return words.slice(0, max).map(firstOf).join('').toUpperCase();
}

import { charactersOf } from './cut';

/** Where the last `count` characters of a text begin. */
export function tailOf(text: string, count: number): number {
  if (count === 0) return text.length;
  const characters = charactersOf(text);
  return characters.slice(0, Math.max(0, characters.length - count)).join('').length;
}

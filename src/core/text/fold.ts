import { cleanWithin } from './clean';

/** Part of a text, end exclusive. */
export type Range = readonly [from: number, to: number];

/** Blanks and hyphens of any kind. */
const BETWEEN = /[\p{Pd}\p{Zs}]+/gu;

/** A text as it is compared: clean, in lower case, a blank for blanks and hyphens. */
export const fold = (text: string): string =>
  cleanWithin(text).normalize('NFKC').toLowerCase().replace(BETWEEN, ' ');

/** A keyword as it is looked for in folded texts; '' for what has no character to look for. */
export const foldKeyword = (keyword: string): string => fold(keyword).trim();

/** The part of a text that a part of its folded form stands for; null where that cannot be told. */
export function unfold(text: string, folded: string, [from, to]: Range): Range | null {
  if (folded.length === text.length) return [from, to];
  const origins = originsOf(text, folded);
  const [first, last] = [origins?.[from], origins?.[to - 1]];
  return first && last ? [first[0], last[1]] : null;
}

/** For each unit of the folded form what it stands for; null where signs fold otherwise together than one by one. */
function originsOf(text: string, folded: string): Range[] | null {
  const origins: Range[] = [];
  let made = '';
  let at = 0;
  for (const sign of text) {
    const from = at;
    at += sign.length;
    const own = fold(sign);
    if (own === ' ' && made.endsWith(' ')) continue;
    made += own;
    while (origins.length < made.length) origins.push([from, at]);
  }
  return made === folded ? origins : null;
}

/** Where a keyword stands in a text. */
export function rangesOf(text: string, keyword: string): Range[] {
  const needle = foldKeyword(keyword);
  const found: Range[] = [];
  if (needle === '') return found;
  const folded = fold(text);
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const range = unfold(text, folded, [at, at + needle.length]);
    if (range) found.push(range);
  }
  return found;
}

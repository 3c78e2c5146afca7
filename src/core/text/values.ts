import { cleanText } from './clean';

const LINES = /[\t-\r\u0085\u2028\u2029]+/;
const BETWEEN = /[\t-\r\u0085\u2028\u2029,;\uff0c\uff1b\u3001]+/;
const QUOTED = /^(["'])(.*)\1$/;
/** As orders, parcels and SKUs are numbered: `SO2611-7`, `1Z999AA1`. */
const CODE = /^(?=.*\d)[\w./#-]{4,}$/;

/** Splits a text at line ends, tabs, commas and semicolons. Each part is cleaned, and loses the quotes that spreadsheets add. */
export const partsOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((part) => cleanText(cleanText(part).replace(QUOTED, '$2')))
    .filter((part) => part !== '');

/** Each once, in their order: of those that differ in case alone, the first. */
export function eachOnce(parts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const part of parts) if (!seen.has(part.toLowerCase())) seen.set(part.toLowerCase(), part);
  return [...seen.values()];
}

/**
 * The values that somebody means who typed or pasted a text: several where it has several lines or cells, or where all
 * between its commas and semicolons are numbers as orders and parcels have them; else the text itself, cleaned. Blanks
 * part nothing: carriers print their numbers in groups. Of several, none has a comma.
 * @example
 * valuesOf('SO1001\nSO1002'); // ['SO1001', 'SO1002']
 * valuesOf('Lamp, brown'); // ['Lamp, brown']
 */
export function valuesOf(text: string): string[] {
  const parts = partsOf(text);
  const lines = text.split(LINES).filter((line) => cleanText(line) !== '');
  const isList = lines.length > 1 || (parts.length > 0 && parts.every((part) => CODE.test(part)));
  return isList ? eachOnce(parts) : [cleanText(text)].filter(Boolean);
}

/** Blanks part these, too: a field of one line puts pasted lines together with them. */
const APART = /[\s,;\uff0c\uff1b\u3001]+/;

/** The numbers of a text that is nothing but several numbers; else none. */
export function numbersOf(text: string): string[] {
  const parts = cleanText(text).split(APART).filter(Boolean);
  return parts.length > 1 && parts.every((part) => CODE.test(part)) ? eachOnce(parts) : [];
}

import { cutText } from '../text/cut';

/** A text of a host: one for all languages, or one for each, by the names that `lang` has. */
export type HostText = string | Readonly<Record<string, string>>;

/** The text in a language; where there is none, the English one, else the first. */
export function textIn(text: HostText, lang: string): string {
  if (typeof text === 'string') return text;
  return text[lang] ?? text.en ?? Object.values(text)[0] ?? '';
}

/** The text in a language, in at most as many characters. */
export const shortText = (text: HostText, lang: string, most: number): string =>
  cutText(textIn(text, lang).trim(), most).trim();

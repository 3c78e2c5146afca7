import { readFileSync } from 'node:fs';
import { at } from '../../tools/paths';

/** The languages of the site: each has all pages, in a folder of its name. */
export const languages = ['en', 'zh-CN'] as const;
export type SiteLanguage = (typeof languages)[number];

type Words = Readonly<Record<string, string>>;
const wordsIn = (file: string): Words => JSON.parse(readFileSync(at('site/locales', file), 'utf8')) as Words;

/** What the frame around a page says, by key; the English file has every key. */
export function frameTexts(): Readonly<Record<SiteLanguage, Words>> {
  return { en: wordsIn('en.json'), 'zh-CN': wordsIn('zh-CN.json') };
}

/** What declarations say, English → Chinese. What is not in it stays English. */
export function describedIn(lang: SiteLanguage): (text: string) => string {
  if (lang === 'en') return (text) => text;
  const words = wordsIn('descriptions.zh-CN.json');
  return (text) => words[text] ?? text;
}

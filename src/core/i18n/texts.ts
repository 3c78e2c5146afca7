import type en from '../../../locales/en.json';
import { type Lang, toLang } from './lang';

/** Keys of the interface's own texts. */
export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;

/** The interface's texts of a language. A page has one language at a time, so it carries one. */
export async function loadTexts(lang: Lang): Promise<Texts> {
  const { default: texts } = await (lang === 'en'
    ? import('../../../locales/en.json')
    : import('../../../locales/zh-CN.json'));
  return texts;
}

/** What popups and dialogs say, which comes with the first of them; nothing where `loadTexts` had it already. */
export async function loadLaterTexts(lang: Lang): Promise<Readonly<Record<string, string>>> {
  const { default: texts } = await (lang === 'en'
    ? import('../../../locales/en.json?later')
    : import('../../../locales/zh-CN.json?later'));
  return texts;
}

/** The language that a page starts in: its configuration's, else the cookie's, else zh-CN (interface.md). */
export function firstLang(configured: Lang | null, cookie: string | null): Lang {
  return configured ?? toLang(cookie);
}

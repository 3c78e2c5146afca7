import type en from '../../../locales/en.json';
import { loadPart } from '../platform/load-part';
import { type Lang, languageOf } from './lang';

/** Keys of the interface's own texts. */
export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;
export type TextValues = Readonly<Record<string, string | number>>;
/** Gives a text of the interface. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The interface's texts of a language. A page has one language at a time, so it carries one. */
export async function loadTexts(lang: Lang): Promise<Texts> {
  return (await loadPart(languageOf(lang).load)).default as Texts;
}

/** Texts of popups and dialogs, which the first of them needs; nothing where `loadTexts` has brought them already. */
export async function loadLaterTexts(lang: Lang): Promise<Readonly<Record<string, string>>> {
  return (await loadPart(languageOf(lang).loadLater)).default;
}

import type en from '../../../locales/en.json';
import { loadPart } from '../../page/platform/load-part';
import type { Platform } from '../platform/platform';
import { isOwnLang, type Lang, languageOf, type Packs } from './lang';
import type { Language } from './languages';

/** Keys of the interface's own texts. */
export type TextKey = keyof typeof en;
/** Words of a host in the place of texts, by their keys; null takes one back. */
export type HostTexts = Readonly<Partial<Record<TextKey, string | null>>>;
export type Texts = Readonly<Record<TextKey, string>>;
export type TextValues = Readonly<Record<string, string | number>>;
/** Gives a text of the interface. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/**
 * Finds a language of the page: a row of the table, or a pack, which is fetched. Where a pack cannot be had it rejects
 * with the sentence that says how to set it right; at the start of a page another language stands in.
 */
export async function findLanguage(
  lang: Lang,
  packs: Packs,
  platform: Pick<Platform, 'fetch' | 'clock'>,
  isStart = false,
): Promise<Language> {
  if (isOwnLang(lang)) return languageOf(lang);
  const part = await loadPart(() => import('./pack'));
  return part[isStart ? 'startWithPack' : 'openPack'](lang, packs[lang]!, platform);
}

/** The interface's texts of a language. A page has one language at a time, so it carries one. */
export async function loadTexts({ load }: Pick<Language, 'load'>): Promise<Texts> {
  return (await loadPart(load)).default as Texts;
}

/** Texts of popups and dialogs, which the first of them needs; nothing where `loadTexts` has brought them already. */
export async function loadLaterTexts({
  loadLater,
}: Pick<Language, 'loadLater'>): Promise<Readonly<Record<string, string>>> {
  return (await loadPart(loadLater)).default;
}

import { DEFAULT_LANG } from './first-lang';
import { LANGUAGES, type Language } from './languages';

export type Lang = keyof typeof LANGUAGES;

export const allLangs = (): Lang[] => Object.keys(LANGUAGES) as Lang[];

export const languageOf = (lang: Lang): Language => LANGUAGES[lang];

export const isLang = (value: unknown): value is Lang =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** Any other value is the default language. */
export const toLang = (value: unknown): Lang => (isLang(value) ? value : DEFAULT_LANG);

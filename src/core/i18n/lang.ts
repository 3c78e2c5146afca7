import { ShellError } from '../errors';
import { LANGUAGES, type Language } from './languages';

export type Lang = keyof typeof LANGUAGES;
export const DEFAULT_LANG: Lang = 'zh-CN';

export const allLangs = (): Lang[] => Object.keys(LANGUAGES) as Lang[];

export const languageOf = (lang: Lang): Language => LANGUAGES[lang];

export const isLang = (value: unknown): value is Lang =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/**
 * A page's choice of a language.
 * @throws ShellError `argument` for a language that there is not
 */
export function readLang(value: unknown): Lang {
  if (isLang(value)) return value;
  throw new ShellError({
    kind: 'config',
    code: 'argument',
    messageKey: 'error.unexpected',
    message: `setLang: ${JSON.stringify(value)} cannot be used; allowed: ${allLangs().join(', ')}`,
  });
}

/** Any other value is the default language. */
export const toLang = (value: unknown): Lang => (isLang(value) ? value : DEFAULT_LANG);

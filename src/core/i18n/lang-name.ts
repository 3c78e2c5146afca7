import { isOwnLang, type Lang, languageOf } from './lang';

/** The language's name in the language itself; of a pack as the browser knows it, since its file comes once it is chosen. */
export function nameOfLang(lang: Lang): string {
  if (isOwnLang(lang)) return languageOf(lang).name;
  try {
    const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
  } catch {
    // No tag of a language. Whoever chooses it hears so.
    return lang;
  }
}

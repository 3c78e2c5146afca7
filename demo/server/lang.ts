export type Lang = 'en' | 'zh-CN';

/** Text in both languages of the product. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** Any value but `en` is Chinese (spec 1). */
export function langOf(value: unknown): Lang {
  return value === 'en' ? 'en' : 'zh-CN';
}

export function say(text: Bilingual, lang: Lang): string {
  return lang === 'en' ? text.en : text.zh;
}

/** Name of the column that holds a text in the given language. */
export function column(name: string, lang: Lang): string {
  return `${name}_${lang === 'en' ? 'en' : 'zh'}`;
}

export type Lang = 'en' | 'zh-CN';

/** Text in both languages of the product. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** The language of a cookie or of a query's `lang`: any value but `en` is Chinese, as in the shell. */
export function langOf(value: unknown): Lang {
  return value === 'en' ? 'en' : 'zh-CN';
}

export function textIn(text: Bilingual, lang: Lang): string {
  return lang === 'en' ? text.en : text.zh;
}

/** Fills the `{name}` placeholders of a text. An unknown one stays, so that the mistake is visible. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The languages that the demo has texts in; the first is that of whoever has not chosen one, as in the shell. */
const LANGS = ['zh-CN', 'en'] as const;

export type Lang = (typeof LANGS)[number];

/** Text in both languages of the product. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** The language of a cookie or of a query's `lang`. Another one, such as that of a language pack, is answered in English. */
export function langOf(value: unknown): Lang {
  return LANGS.find((lang) => lang === (value || LANGS[0])) ?? 'en';
}

export function textIn(text: Bilingual, lang: Lang): string {
  return lang === 'en' ? text.en : text.zh;
}

/** The end of one part and the beginning of the next, of which one is Chinese and the other Latin or a figure. */
const MIXED = /[!-ɏ][一-鿿]|[一-鿿][!-ɏ]/;

/** One text of several, with the blank that Chinese has before and after Latin letters and figures. */
export const joined = (...parts: readonly string[]): string =>
  parts.reduce(
    (before, next) => before + (MIXED.test(before.slice(-1) + next.charAt(0)) ? ' ' : '') + next,
    '',
  );

/** Fills the `{name}` placeholders of a text. An unknown one stays, so that the mistake is visible. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const filled = (name: string) => String(values[name] ?? `{${name}}`);
  return joined(...text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? filled(part) : part)));
}

/** The language of whoever has not chosen one. The loader reads it here: `lang.ts` would bring the table of languages along. */
export const DEFAULT_LANG = 'zh-CN';

/** The language that stands in for texts which a pack lacks. */
export const FALLBACK_LANG = 'en';

/**
 * The language in which a page starts: the configured one, else the cookie's. Where that is none which the page speaks,
 * the default one.
 * @param configured null or undefined where the page leaves it to the cookie
 */
export function firstLang<Lang extends string>(
  configured: unknown,
  cookie: unknown,
  speaks: (lang: unknown) => lang is Lang,
): Lang | typeof DEFAULT_LANG {
  const lang = configured ?? cookie;
  return speaks(lang) ? lang : DEFAULT_LANG;
}

/** The interface's languages (spec 1). */
export const LANGS = ['zh-CN', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'zh-CN';

/** Any other value is zh-CN (spec 1, 5). */
export function toLang(value: unknown): Lang {
  return value === 'en' ? 'en' : DEFAULT_LANG;
}

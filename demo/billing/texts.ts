import { fill, type Lang } from '../support/lang';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

export type TextKey = keyof typeof en;

/** Returns the text of a key with its `{name}` placeholders filled. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const TEXTS: Readonly<Record<Lang, Readonly<Record<TextKey, string>>>> = { en, 'zh-CN': zhCN };

export function translator(lang: Lang): Translate {
  return (key, values = {}) => fill(TEXTS[lang][key], values);
}

/** Returns the name of a bill's status; a status that this page does not know stays as the service sent it. */
export function statusText(t: Translate, value: string): string {
  const key = `status.${value}`;
  return Object.hasOwn(en, key) ? t(key as TextKey) : value;
}

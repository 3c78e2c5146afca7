import { type Lang, useLanguage } from '@oms/shell/react';
import { useCallback } from 'react';
import { fill } from '../support/lang';
import en from './locales/en.json';
import zhCN from './locales/zh-CN.json';

export type TextKey = keyof typeof en;

/** The text of a key with its `{name}` placeholders filled. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const TEXTS = new Map<Lang, Readonly<Record<TextKey, string>>>([
  ['en', en],
  ['zh-CN', zhCN],
]);

/** The texts of the deployment's own pages in the page's language; a new function for each language. */
export function useTexts(): Translate {
  const [lang] = useLanguage();
  return useCallback((key, values = {}) => fill((TEXTS.get(lang) ?? zhCN)[key], values), [lang]);
}

/** The text of a code, such as a status: `prefix.CODE`. A code that these pages do not know stays as the service sent it. */
export function codeText(
  t: Translate,
  prefix: string,
  code: string,
  values?: Parameters<Translate>[1],
): string {
  const key = `${prefix}.${code}`;
  return Object.hasOwn(en, key) ? t(key as TextKey, values) : code;
}

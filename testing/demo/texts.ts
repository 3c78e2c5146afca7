import { useLanguage } from '@oms/shell/react';
import en from './locales/en.json';
import zhCN from './locales/zh-CN.json';

export type DemoText = keyof typeof en;

const TEXTS: Readonly<Record<string, Readonly<Record<DemoText, string>>>> = { en, 'zh-CN': zhCN };

/** `t(key)` of the page's own texts, in the page's language. */
export function useDemoTexts(): (key: DemoText) => string {
  const [lang] = useLanguage();
  return (key) => (TEXTS[lang] ?? en)[key];
}

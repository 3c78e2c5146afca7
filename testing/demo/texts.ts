import { useLanguage } from '@oms/shell/react';
import en from './locales/en.json';

export type DemoText = keyof typeof en;

type Texts = Readonly<Record<DemoText, string>>;

const files = import.meta.glob<Texts>('./locales/*.json', { eager: true, import: 'default' });

/** The texts of each language of the package. */
export const TEXTS: Readonly<Record<string, Texts>> = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [/([\w-]+)\.json$/.exec(file)?.[1], texts]),
);

/** A text in each language. */
export const inEach = (key: DemoText): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(TEXTS).map(([lang, texts]) => [lang, texts[key]]));

/** `t(key)` of the page's own texts, in the page's language. */
export function useDemoTexts(): (key: DemoText) => string {
  const [lang] = useLanguage();
  return (key) => (TEXTS[lang] ?? en)[key];
}

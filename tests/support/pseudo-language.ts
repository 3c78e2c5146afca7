import { readFileSync } from 'node:fs';
import { at } from '../../tools/paths';

/** A language of tests alone: English texts, longer by 40 %, each in ⟦…⟧, and written from right to left. */
export const PSEUDO = 'en-XA';

/** `Sign out` → `⟦Sign out øøøø⟧`. Placeholders and tags stay as they are. */
export function pseudoText(text: string): string {
  const length = Math.ceil(text.length * 0.4);
  return `⟦${text} ${'øøøøø '.repeat(length).slice(0, length).trim()}⟧`;
}

export function pseudoTexts(): Record<string, string> {
  const en = JSON.parse(readFileSync(at('locales/en.json'), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(en).map(([key, text]) => [key, pseudoText(text)]));
}

/** The language as a pack; its dates are in figures, so that every word is a text. */
export const pseudoPack = (): string =>
  JSON.stringify({
    lang: PSEUDO,
    name: '⟦Pseudo⟧',
    locale: 'zh-CN',
    direction: 'rtl',
    joining: { items: ' ⟦and⟧ ', sentences: ' ⟦.⟧ ' },
    texts: pseudoTexts(),
  });

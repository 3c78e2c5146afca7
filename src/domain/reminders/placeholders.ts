import type { Placeholder } from './types';

/** What is typed of a placeholder before the caret: where it begins, and its name so far; null outside of one. */
export function openPlaceholder(text: string, caret: number): { start: number; typed: string } | null {
  const found = /\{(\w*)$/.exec(text.slice(0, caret));
  return found ? { start: found.index, typed: found[1] ?? '' } : null;
}

/** The placeholders whose name or words hold what is typed. */
export function matching(placeholders: readonly Placeholder[], typed: string): readonly Placeholder[] {
  const word = typed.toLowerCase();
  return placeholders.filter(
    ({ name, title }) => name.toLowerCase().includes(word) || title.toLowerCase().includes(word),
  );
}

/** The text with samples in the place of its placeholders; unknown ones stay, so that the mistake is seen. */
export function withSamples(
  text: string,
  placeholders: readonly Placeholder[],
  sample: 'sampleZh' | 'sampleEn',
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const found = placeholders.find((one) => one.name === name);
    return found?.[sample] ?? whole;
  });
}

/** The first placeholder of a text that its event does not have; null for none. */
export function unknownPlaceholder(text: string, placeholders: readonly Placeholder[]): string | null {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.find((name) => !placeholders.some((one) => one.name === name)) ?? null;
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BASIC_KEYS } from '../../elements/loader/basic-texts.ts';
import { at } from '../paths.ts';

/** Language → the texts of the basic bar. */
export function basicTexts(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    readdirSync(at('locales')).map((file) => {
      const texts = JSON.parse(readFileSync(at('locales', file), 'utf8')) as Record<string, string>;
      return [basename(file, '.json'), Object.fromEntries(BASIC_KEYS.map((key) => [key, texts[key] ?? '']))];
    }),
  );
}

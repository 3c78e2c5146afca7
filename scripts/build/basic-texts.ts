import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BASIC_KEYS, LOST_KEY } from '../../elements/loader/basic-texts.ts';
import { at } from '../../tools/paths.ts';

type Texts = Readonly<Record<string, string>>;

/** Language → the texts of the basic bar. */
export const basicTexts = (): Record<string, Texts> =>
  byLanguage((texts) => Object.fromEntries(BASIC_KEYS.map((key) => [key, texts[key] ?? ''])));

/** Language → what the loader itself says, in ASCII: a classic script is read in the encoding of the page, which may be GBK. */
export const lostTexts = (): Texts => byLanguage((texts) => encodeURIComponent(texts[LOST_KEY] ?? ''));

function byLanguage<T>(pick: (texts: Texts) => T): Record<string, T> {
  return Object.fromEntries(
    readdirSync(at('locales'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        pick(JSON.parse(readFileSync(at('locales', file), 'utf8')) as Texts),
      ]),
  );
}

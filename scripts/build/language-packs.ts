import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../tools/paths.ts';

/** Writes the language packs of the package beside the files of the CDN build, without their line breaks. */
export function writeLanguagePacks(folder: string): void {
  const from = at('locales/packs');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(from)) {
    const pack: unknown = JSON.parse(readFileSync(join(from, file), 'utf8'));
    writeFileSync(join(folder, file), JSON.stringify(pack));
  }
}

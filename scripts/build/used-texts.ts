import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { at } from '../../tools/paths.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Which keys a code uses: those that it contains as a string, or that fit a template which starts like a key
 * (`search.state.${status}`). Plural forms go by their key without the ending.
 */
export function usedKeys(keys: readonly string[], code: string): string[] {
  const literals = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map((match) => match[2] ?? ''));
  const templates = [...code.matchAll(/`([a-z]\w*\.(?:[\w.-]|\$\{[^}`]*\})*)`/g)].map(
    (match) => match[1] ?? '',
  );
  const patterns = templates
    .filter((template) => template.includes('${'))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`));
  return keys.filter((key) => {
    const plain = key.replace(PLURAL, '');
    return [key, plain].some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)));
  });
}

/**
 * The keys of errors, and what messages say: nothing shows either before all texts are there, as it takes code that is
 * fetched with these.
 */
const SAID_LATER = /\bmessageKey: '[^']*'|: 'error\.\w+'|\b(?:title|text): \(\) => t\('[^']*'\)/g;

const inLocales = (id: string) => dirname(id) === at('locales');

/**
 * Leaves the texts of the console's pages out of the CDN build, which has none of these pages: a third of each language.
 * And keeps apart, under the query `later`, what only popups and dialogs say.
 * @param entries paths of the sources of what is shown at first
 * @param split false for a build of one file, where nothing loads later
 */
export function onlyUsedTexts(entries: readonly string[], split: boolean): Plugin {
  const codeOf = (files: Iterable<string>) => [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
  let all: string | undefined;
  let first: string | undefined;
  return {
    name: 'only-used-texts',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!inLocales(file)) return null;
      all ??= codeOf(reachedFrom(entries, true));
      first ??= split ? codeOf(reachedFrom(entries, false)).replace(SAID_LATER, '') : all;
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const keys = Object.keys(texts);
      const early = new Set(usedKeys(keys, first));
      const plural = split ? [...early].find((key) => PLURAL.test(key)) : undefined;
      if (plural)
        this.error(`${plural} is shown before plural forms are there: src/core/i18n/start-i18next.ts`);
      const used = query === 'later' ? usedKeys(keys, all).filter((key) => !early.has(key)) : [...early];
      const chosen = Object.fromEntries(used.map((key) => [key, texts[key]]));
      return { code: JSON.stringify(chosen), moduleType: 'json' };
    },
  };
}

/** For a package, whose bundler is the consumer's, and for tests: all texts are in the file, none later. */
export function wholeTexts(): Plugin {
  return {
    name: 'whole-texts',
    load(id) {
      const [file = '', query] = id.split('?');
      return query === 'later' && inLocales(file) ? { code: 'export default {};', moduleType: 'js' } : null;
    },
  };
}

/** For the command, which reads a configuration and shows no text. */
export function noTexts(): Plugin {
  return {
    name: 'no-texts',
    load: (id) =>
      inLocales(id.split('?')[0] ?? '') ? { code: 'export default {};', moduleType: 'js' } : null,
  };
}

/** Our own sources that these reach. @param lazily by dynamic imports, too */
function reachedFrom(entries: readonly string[], lazily: boolean): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    const source = readFileSync(file, 'utf8').replace(/\bimport type [^;]*;/g, '');
    const followed = lazily ? source : source.replace(/\bimport\(\s*'[^']*'\s*\)/g, '');
    for (const { fileName } of ts.preProcessFile(followed, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const path = join(dirname(file), fileName);
      const found = [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(existsSync);
      if (found) reached.add(found);
    }
  }
  return reached;
}

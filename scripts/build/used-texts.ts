import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { at } from '../paths';

/**
 * Which keys a code uses: those that stand in it as a string, or that fit a template which starts like a key
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
    const plain = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return [key, plain].some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)));
  });
}

/**
 * Leaves the texts of the console's pages out of the CDN build, which has none of these pages: a third of each language.
 * @param entries paths of the parts' sources
 */
export function onlyUsedTexts(entries: readonly string[]): Plugin {
  let code: string | undefined;
  return {
    name: 'only-used-texts',
    load(id) {
      if (dirname(id) !== at('locales')) return null;
      code ??= [...reachedFrom(entries)].map((file) => readFileSync(file, 'utf8')).join('\n');
      const texts = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
      const used = usedKeys(Object.keys(texts), code).map((key) => [key, texts[key]]);
      return { code: JSON.stringify(Object.fromEntries(used)), moduleType: 'json' };
    },
  };
}

/** Our own sources that these reach, by static and dynamic imports. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const path = join(dirname(file), fileName);
      const source = [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(existsSync);
      if (source) reached.add(source);
    }
  }
  return reached;
}

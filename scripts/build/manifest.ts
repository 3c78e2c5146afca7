import type { Rolldown } from 'vite';
import { DEFAULT_LANG } from '../../src/core/i18n/lang';
import { tags } from './entries';

/**
 * The data of the loader: `files` has the name of every file once, `parts` the indexes of the files that a part needs, its entry
 * first, then its static imports. The name of an element's part is its tag: the loader finds the tags to watch for by it.
 * `texts-<lang>` has the texts of a language, `texts` those of the default one.
 */
export interface Manifest {
  files: string[];
  parts: Record<string, number[]>;
}

export function manifestOf(...builds: readonly Rolldown.RolldownOutput[]): Manifest {
  const chunks = new Map(
    builds
      .flatMap(({ output }) => output)
      .filter((file) => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const files: string[] = [];
  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const manifest: Manifest = { files, parts: {} };
  for (const chunk of chunks.values()) {
    const texts = /[\\/]locales[\\/]([\w-]+)\.json$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (texts)
      manifest.parts[texts === DEFAULT_LANG ? 'texts' : `texts-${texts}`] = [indexOf(chunk.fileName)];
    if (!chunk.isEntry) continue;
    const needed = new Set([chunk.fileName]);
    for (const file of needed)
      for (const dependency of chunks.get(file)?.imports ?? []) needed.add(dependency);
    manifest.parts[partOf(chunk.name)] = [...needed].map(indexOf);
  }
  return manifest;
}

/** The loader's name of an entry. */
export function partOf(entry: string): string {
  return tags.includes(entry) ? `oms-${entry}` : entry;
}

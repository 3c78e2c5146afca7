import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** `import('./tree/TreeMenu')`, and the specifier in it. */
const LAZY_IMPORT = /\bimport\(\s*'(\.[^']*)'\s*\)/g;

/**
 * Fetches the file that a lazy module shares with others together with its own, where the browser would find its address
 * only once the first has arrived.
 * @param pairs path of the lazy module → path of the module that it shares
 */
export function fetchTogether(pairs: Readonly<Record<string, string>>): Plugin {
  const sharedBy = new Map(
    Object.entries(pairs).map(([path, other]) => [path.replace(/\.tsx?$/, ''), other]),
  );
  return {
    name: 'fetch-together',
    enforce: 'pre',
    transform(code, id) {
      const written = code.replace(LAZY_IMPORT, (lazy, specifier: string) => {
        const other = sharedBy.get(resolve(dirname(id), specifier));
        return other ? `Promise.all([${lazy}, import(${JSON.stringify(other)})]).then(([own]) => own)` : lazy;
      });
      return written === code ? null : { code: written, map: null };
    },
  };
}

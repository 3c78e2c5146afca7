import type { Plugin } from 'vite';

/**
 * Makes lazy modules import another that they share most of their code with: that code is then in the other's file, which
 * is one file to fetch, and not in files of its own.
 * @param pairs path of the module → path of the other
 */
export function importBeside(pairs: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'import-beside',
    transform(code, id) {
      const other = pairs[id];
      return other ? { code: `${code}\nimport ${JSON.stringify(other)};`, map: null } : null;
    },
  };
}

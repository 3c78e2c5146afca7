import type { Plugin } from 'vite';

/**
 * Makes Vite's client the first import of the given files: in development it sets the constants of `define`, which modules
 * read when they are evaluated.
 * @param files paths of the modules that a page starts with
 */
export function clientFirst(files: readonly string[]): Plugin {
  return {
    name: 'client-first',
    apply: 'serve',
    transform: (code, id) =>
      files.includes(id) ? { code: `import '/@vite/client';${code}`, map: null } : null,
  };
}

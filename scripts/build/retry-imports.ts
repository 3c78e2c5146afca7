import type { Plugin } from 'vite';

/** `import("./part-hash.js")` in a file that is written. */
const IMPORT = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/g;

/** At the end of the file, which leaves every line where the source map has it. */
const QUERY = '\nfunction omsRetry() { return globalThis[Symbol.for("oms.shell.retry")] || "" }';

/** Adds to the address of each lazy part what `loadPart` says: see src/page/platform/load-part.ts. */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    renderChunk(code) {
      const written = code.replace(IMPORT, 'import($1$2$1 + omsRetry())');
      return written === code ? null : { code: written + QUERY, map: null };
    },
  };
}

import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { at } from '../../tools/paths.ts';
import { ownTokens } from './own-tokens.ts';

const QUERY = '.css?sheet';
/** No name of a style sheet, so that Vite takes the module for the script that it is. */
const ENDING = '.css.sheet.js';
/** The text of a sheet, as the module asks for it. */
const TEXT = '.css?inline';
const DEFAULTS = at('src/ui/tokens.css');

/**
 * Makes `import sheet from './x.css?sheet'` a style sheet that roots can adopt. In development a change of the file
 * replaces the rules of the same sheet, wherever it is adopted.
 */
export function sheets(): Plugin {
  return {
    name: 'sheets',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(QUERY) || !importer) return null;
      const file = resolve(dirname(importer), source.slice(0, -QUERY.length));
      return { id: `\0${file}${ENDING}`, moduleSideEffects: false };
    },
    transform(code, id) {
      if (!id.endsWith(TEXT)) return null;
      return { code: ownTokens(code, id.slice(0, -'?inline'.length) === DEFAULTS), map: null };
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(ENDING)) return null;
      const text = JSON.stringify(`${id.slice(1, -ENDING.length)}${TEXT}`);
      const code = `
        import { css } from ${JSON.stringify(at('src/react/css.ts'))};
        import text from ${text};
        const sheet = /* @__PURE__ */ css(text);
        export default sheet;`;
      const replaced = `
        import.meta.hot?.accept(${text}, (next) => next && sheet.get().replaceSync(next.default));`;
      return { code: this.environment.mode === 'dev' ? code + replaced : code, moduleType: 'js' };
    },
  };
}

import type { ESTree, Plugin } from 'vite';
import { at } from '../../tools/paths.ts';

type Statement = ESTree.Program['body'][number];

const RUNTIME = at('scripts/dev/hot-component.ts');

/**
 * In development a changed module that exports React components and nothing else replaces these in the page: their own
 * state is lost, that of all others stays. Any other changed module reloads its importers, or the page.
 */
export function hotComponents(): Plugin {
  return {
    name: 'hot-components',
    apply: 'serve',
    transform: {
      filter: { id: /\.tsx$/ },
      handler(code, id) {
        const exported = componentsIn(this.parse(code).body);
        if (!exported) return null;
        // Blanks in the place of `export`, so that positions, and with them the source map, stay.
        const local = exported.reduce(
          (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
          code,
        );
        const wrapped = exported.map(
          ({ name, as }) =>
            `const hot_${name} = hotComponent(${JSON.stringify(`${id}#${name}`)}, ${name});\nexport { hot_${name} as ${as} };`,
        );
        const names = JSON.stringify(exported.map(({ as }) => as).sort());
        return {
          code: `${local}
import { hotComponent } from ${JSON.stringify(RUNTIME)};
${wrapped.join('\n')}
import.meta.hot?.accept((next) => {
  if (JSON.stringify(Object.keys(next ?? {}).sort()) !== ${JSON.stringify(names)}) import.meta.hot.invalidate();
});
`,
          map: null,
        };
      },
    },
  };
}

interface Exported {
  name: string;
  /** The name that it is exported as. */
  as: string;
  /** The place of `export` or `export default`. */
  from: number;
  to: number;
}

/** The components that a module exports; null where it exports none, or anything else. */
function componentsIn(body: readonly Statement[]): Exported[] | null {
  const found: Exported[] = [];
  for (const statement of body) {
    if (statement.type === 'ExportAllDeclaration') return null;
    const isDefault = statement.type === 'ExportDefaultDeclaration';
    if (!isDefault && statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (!declaration) {
      if (!isDefault && statement.specifiers.length === 0) continue;
      return null;
    }
    const name = declaration.type === 'FunctionDeclaration' ? declaration.id?.name : undefined;
    if (!name || !/^[A-Z]/.test(name)) return null;
    found.push({ name, as: isDefault ? 'default' : name, from: statement.start, to: declaration.start });
  }
  return found.length > 0 ? found : null;
}

import { type Plugin, parseAst } from 'vite';
import offered from '../../src/react/renderer/preact/react.ts';

/** The modules whose default export `src/react/renderer/preact/react.ts` stands for. */
const REACT = /^react(-dom)?$/;

type Part = Record<string, unknown> & { readonly type: string };

const isPart = (value: unknown): value is Part =>
  typeof (value as Partial<Part> | null | undefined)?.type === 'string';

/** Each node of a syntax tree. */
function* partsOf(part: Part): Generator<Part> {
  yield part;
  for (const value of Object.values(part))
    for (const child of [value].flat()) if (isPart(child)) yield* partsOf(child);
}

const nameOf = (part: unknown): unknown => (isPart(part) && part.type === 'Identifier' ? part.name : null);

/**
 * What a module takes of React's default export and the CDN build does not have there: nothing else would tell before a
 * page runs it.
 */
export function missingMembers(code: string, members: readonly string[] = Object.keys(offered)): string[] {
  const all = [...partsOf(parseAst(code) as unknown as Part)];
  const locals = all
    .filter(
      ({ type, source }) =>
        type === 'ImportDeclaration' && isPart(source) && REACT.test(String(source.value)),
    )
    .flatMap(({ specifiers }) => specifiers as Part[])
    .filter(({ type }) => type === 'ImportDefaultSpecifier')
    .map(({ local }) => nameOf(local));
  const used = all
    .filter(
      ({ type, object, computed }) =>
        type === 'MemberExpression' && !computed && locals.includes(nameOf(object)),
    )
    .map(({ property }) => String(nameOf(property)));
  return [...new Set(used)].filter((name) => !members.includes(name));
}

/** Stops a build in which a library uses what `src/react/renderer/preact/react.ts` does not list. */
export function reactMembers(): Plugin {
  return {
    name: 'oms-react-members',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: /\bfrom\s*['"]react(-dom)?['"]/ },
      handler(code, id) {
        const missing = missingMembers(code);
        if (missing.length > 0)
          this.error(
            `${id} uses ${missing.join(', ')} of React: list it in src/react/renderer/preact/react.ts`,
          );
      },
    },
  };
}

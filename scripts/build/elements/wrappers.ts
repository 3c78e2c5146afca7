import type { ElementDescription } from './describe';

/** src/public-react/elements.ts: the names of the wrappers must be written in a module, TypeScript cannot derive them. */
export function wrapperModule(elements: readonly ElementDescription[]): string {
  const wrappers = elements.map(
    ({ tag, className, text }) => `/** ${text} */
export const ${className} = /* @__PURE__ */ createWrapper('${tag}', '${className}');
export type ${className}Element = OmsElements['${tag}'];`,
  );
  return `// Written by \`npm run generate\` from elements/list.ts.
import type { OmsElements } from '../../elements/types';
import { createWrapper } from './wrapper';

${wrappers.join('\n\n')}
`;
}

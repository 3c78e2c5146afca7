import { docstringsOf } from '../../describe/docstrings';
import type { ElementDescription } from '../../describe/elements';

/** `a-b` → `AB`. */
const pascal = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());

/** src/public-react/elements.ts: the names of the wrappers must be written in a module, TypeScript cannot derive them. */
export function wrapperModule(elements: readonly ElementDescription[]): string {
  const wrappers = elements.map(({ tag, className, text, attributes }) => {
    const names = attributes.filter(({ name, property }) => name !== property);
    const spelling = names.map(({ name, property }) => `  ${property}: '${name}',\n`).join('');
    const rest = spelling === '' ? '' : `, {\n${spelling}}`;
    return `/** ${text} */
export const ${className} = /* @__PURE__ */ createWrapper('${tag}', '${className}'${rest});
export type ${className}Element = OmsElements['${tag}'];`;
  });
  return `// Written by \`npm run generate\` from elements/list.ts.
import type { OmsElements } from '../../elements/types';
import { createWrapper } from './wrapper';

${wrappers.join('\n\n')}
`;
}

const eventNames = () => docstringsOf('src/core/events/types.ts', 'OmsEventMap').map(({ name }) => name);

/** src/core/events/names.ts: types have no list of their names that code can read. */
export function eventNamesModule(): string {
  return `// Written by \`npm run generate\` from src/core/events/types.ts.
import type { OmsEventName } from './types';

/** Every event of the shell, for what only runs late: the first view needs no list. */
export const eventNames: readonly OmsEventName[] = [
${eventNames()
  .map((name) => `  '${name}',`)
  .join('\n')}
];
`;
}

/** src/public-react/event-props.ts: the wrappers' props for the shell's events. */
export function eventPropsModule(): string {
  const rows = eventNames().map((name) => `  on${pascal(name.slice('oms-'.length))}: '${name}',`);
  return `// Written by \`npm run generate\` from src/core/events/types.ts.

/** A wrapper's prop → the event that it listens to. */
export const EVENT_PROPS = {
${rows.join('\n')}
} as const;
`;
}

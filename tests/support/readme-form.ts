import { readFileSync } from 'node:fs';
import { type Plugin, transformWithOxc } from 'vite';
import { at } from '../../tools/paths.ts';

const NAME = 'virtual:readme-form';
// An id that the search for dependencies, which reads files alone, leaves out.
const ID = `\0${NAME}`;

/** The module `virtual:readme-form`: `NewOrder`, the form of docs/react.md, as it stands there. */
export const readmeForm: Plugin = {
  name: NAME,
  resolveId: (id) => (id === NAME ? ID : undefined),
  load(id) {
    if (id !== ID) return;
    const page = readFileSync(at('docs/react.md'), 'utf8');
    const code = /```tsx\n([^`]*function NewOrder\(\)[^`]*)```/.exec(page)?.[1];
    if (code === undefined) throw new Error('docs/react.md has no form NewOrder');
    // As the other modules are compiled: a second runtime would be found late, and reload the page amid the tests.
    return transformWithOxc(`${code}\nexport { NewOrder };`, 'react.md.tsx', {
      jsx: { runtime: 'automatic', development: true },
    });
  },
};

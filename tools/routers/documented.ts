import { readFileSync } from 'node:fs';
import { filesIn } from '../documented';
import { at } from '../paths';

/** The files that docs/routers.md shows, by name. */
export const documented = filesIn(readFileSync(at('docs/routers.md'), 'utf8'));

/** @throws where the document does not show the file */
export function shown(name: string): string {
  const code = documented.get(name);
  if (code === undefined) throw new Error(`docs/routers.md shows no ${name}`);
  return code;
}

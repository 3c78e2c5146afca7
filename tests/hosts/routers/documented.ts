import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/paths';

const FILE = /<!-- file: (\S+) -->\n```\w+\n([\s\S]*?\n)```/g;

/** The files that docs/routers.md shows, by name. */
export const documented: ReadonlyMap<string, string> = new Map(
  [...readFileSync(at('docs/routers.md'), 'utf8').matchAll(FILE)].map(([, name = '', code = '']) => [
    name,
    code,
  ]),
);

/** @throws where the document does not show the file */
export function shown(name: string): string {
  const code = documented.get(name);
  if (code === undefined) throw new Error(`docs/routers.md shows no ${name}`);
  return code;
}

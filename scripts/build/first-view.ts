import { writeFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { at } from '../../tools/paths';
import { firstImports } from './entries';

/**
 * dist/esm/first-view.json: which chunk of the package has what a first view imports when it runs. `@oms/shell/vite`
 * finds the chunks of a host's bundle by it.
 */
export function writeFirstView({ output }: Rolldown.RolldownOutput): void {
  const chunks = output.filter((file) => file.type === 'chunk');
  const found = Object.entries(firstImports()).map(([name, source]) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(at(source)));
    if (!chunk) throw new Error(`no chunk of the package has ${source}`);
    return [name, chunk.fileName];
  });
  writeFileSync(at('dist/esm/first-view.json'), JSON.stringify(Object.fromEntries(found)));
}

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { at } from '../../tools/paths';
import { publicEntries, specifierOf } from '../build/entries';
import { byEsbuild, sizesOfImports } from '../sizes/imports';
import { sizesOfBuild } from '../sizes/measure';
import type { Sizes } from './size-record';

/** All that a host can load or import, weighed in the build that is there. */
export async function weighEntries(): Promise<Sizes> {
  const sizes: Record<string, number> = {};
  for (const { name, bytes } of await sizesOfBuild()) sizes[`page with ${name}`] = bytes;
  for (const file of ['oms-shell.all.js', 'oms-shell.css']) sizes[file] = gzipped(at('dist/cdn', file));
  for (const entry of Object.keys(publicEntries)) {
    const specifier = specifierOf(entry);
    sizes[specifier] = await byEsbuild(`import * as all from '${specifier}';\nglobalThis.used = all;`, true);
  }
  for (const { name, vite, esbuild } of await sizesOfImports()) {
    sizes[`import of ${name}`] = Math.max(vite, esbuild);
  }
  return sizes;
}

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the package: the plugin is the file dist/vite/index.js. */
const dist = join(import.meta.dirname, '..');

/** The modules that a bundle has. */
export const MODULES = join(dist, 'esm');

export const SCRIPT = 'oms-shell.head.js';
export const STYLES = 'oms-shell.css';

/** A file of the CDN build, without the address of a map that the package does not have. */
export const readCdn = (file: string): string =>
  readFileSync(join(dist, 'cdn', file), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');

/** Part of a first view → the module of the package that has it. */
export const firstView = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(dist, 'esm/first-view.json'), 'utf8'));

/** The file of frames, as the head script names it. */
export function frameOf(script: string): string {
  const [, name] = /parts%2F(frame-[\w-]+\.js)/.exec(script) ?? [];
  if (!name) throw new Error(`@oms/shell is not complete: its ${SCRIPT} names no file of frames.`);
  return `parts/${name}`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the package: the command is the file dist/bin/oms-shell.js. */
const dist = join(import.meta.dirname, '..');

export const cdnBuild = join(dist, 'cdn');
export const demoPage = join(dist, 'page');
export const manifestFile = join(dist, 'custom-elements.json');

export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

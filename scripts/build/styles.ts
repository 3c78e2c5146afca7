import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../paths';

/** dist/cdn/oms-shell.css, from elements/loader/boxes.css without its comments and line breaks. */
export function writeBoxes(folder: string): void {
  const css = readFileSync(at('elements/loader/boxes.css'), 'utf8');
  const terse = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
  writeFileSync(join(folder, 'oms-shell.css'), `${terse}\n`);
}

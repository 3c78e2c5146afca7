import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './paths';

const END = '<!-- end of tables -->';

/**
 * The document with what a command has measured, in the place of what its run before had: between `` <!-- tables of
 * `command` --> `` and `<!-- end of tables -->`.
 * @throws where the document has no such place
 */
export function withRegion(document: string, command: string, tables: string): string {
  const start = `<!-- tables of \`${command}\` -->`;
  const from = document.indexOf(start);
  const to = document.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`The document has no place for the tables of "${command}"`);
  return `${document.slice(0, from)}${start}\n\n${tables}\n\n${document.slice(to)}`;
}

/** @param file from the root of the repository */
export function writeRegion(file: string, command: string, tables: string): void {
  writeFileSync(at(file), withRegion(readFileSync(at(file), 'utf8'), command, tables));
}

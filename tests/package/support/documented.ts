import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A code block under a comment that names it: `<!-- file: tests/a.test.ts -->`. */
const FILE = /<!-- file: (\S+) -->\n```\w+\n([\s\S]*?\n)```/g;

/** Writes the files that a document shows into a folder, and gives their paths. */
export function writeDocumented(document: string, folder: string): string[] {
  return [...document.matchAll(FILE)].map(([, file = '', code = '']) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
    return file;
  });
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../../../tools/documented';

/** Writes the files that a document shows into a folder, and gives their paths. */
export function writeDocumented(document: string, folder: string): string[] {
  return [...filesIn(document)].map(([file, code]) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
    return file;
  });
}

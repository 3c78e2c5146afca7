import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const name = 'integrity.json';

/** Writes integrity.json into a folder of the CDN build: file → the value of an `integrity` attribute. */
export function writeIntegrity(folder: string): void {
  const hashes: Record<string, string> = {};
  for (const file of filesOf(folder)) {
    const hash = createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64');
    hashes[file] = `sha384-${hash}`;
  }
  writeFileSync(join(folder, name), `${JSON.stringify(hashes, null, 2)}\n`);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

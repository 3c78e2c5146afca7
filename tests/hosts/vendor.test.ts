import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['billing', 'erp'])('the libraries of %s are the published files', (host) => {
  const folder = new URL(`../../demo/${host}/vendor/`, import.meta.url);
  const table = readFileSync(new URL('VENDOR.md', folder), 'utf8');
  const listed = new Map(
    [...table.matchAll(/^\| `([^`]+)` \| `[^`]+` \| `([0-9a-f]{64})` \|$/gm)].map((row) => [row[1], row[2]]),
  );
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'VENDOR.md')
    .map(
      (entry) =>
        `${entry.parentPath}/${entry.name}`.split('/vendor/')[1]?.replace(/^\/+/, '').replaceAll('//', '/') ??
        '',
    );
  expect(found.sort()).toEqual([...listed.keys()].sort());
  for (const file of found) {
    const hash = createHash('sha256')
      .update(readFileSync(new URL(file, folder)))
      .digest('hex');
    expect(hash, file).toBe(listed.get(file));
  }
});

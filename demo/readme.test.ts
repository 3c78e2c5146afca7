import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readme, withOwnTables } from './readme';
import { at } from './support/folders';

it('has the tables of its declarations: `npm run generate` writes them', () => {
  expect(readme()).toBe(withOwnTables(readme()));
});

it('tells the operator of each variable that the demo reads', () => {
  const readers = readdirSync(at(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|node_modules|dist\//.test(file))
    .map((file) => readFileSync(at(file), 'utf8'))
    .filter((code) => /\benv\b/.test(code));
  const names = readers.flatMap((code) =>
    [...code.matchAll(/\benv\.([A-Z_]{3,})|'([A-Z]{2,}(?:_[A-Z]+)+)'/g)].map(
      ([, member, quoted]) => member ?? quoted ?? '',
    ),
  );
  expect(names).toContain('DATA_DIR');
  expect([...new Set(names)].filter((name) => !new RegExp(`\`${name}\\b`).test(readme()))).toEqual([]);
});

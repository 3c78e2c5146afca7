import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { staleFiles } from '../../scripts/generate';
import { imports } from '../../scripts/sizes/imports';
import { quotesOf } from '../../scripts/sizes/quotes';
import { at } from '../../tools/paths';
import { read } from './support/files';

const readme = read('README.md');

describe('README.md', () => {
  it('quotes what the loader, the two bars and each import weigh; `npm run budgets` measures them', () => {
    expect(quotesOf('size').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['loader', 'topnav+sidemenu']),
    );
    expect(quotesOf('import').map(({ name }) => name)).toEqual(imports.map(({ name }) => name));
  });

  it('is short enough to be read', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(200);
  });

  it('links to files that exist', () => {
    const targets = [...readme.matchAll(/(?:\]\(|src="|href=")(?!https?:|#|mailto:)([^)#"\s]+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(targets.filter((target) => !existsSync(at(target)))).toEqual([]);
  });

  it('gives commands that exist', () => {
    const scripts = pkg.scripts as Record<string, string>;
    const named = [...readme.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)].map(
      (match) => match[1] ?? '',
    );
    const own = named.filter((name) => !['install', 'i', 'ci', 'pack', 'registry', 'package'].includes(name));
    expect(own.filter((name) => !(name in scripts))).toEqual([]);
    expect(readme).toContain('npm install && npm start');
    expect(readme).toContain('npm install && npm test');
  });

  it('names package entries that exist', () => {
    const entries = [...readme.matchAll(/['"`](@oms\/shell(?:\/[\w./-]+)?)['"`]/g)].map(
      (match) => match[1] ?? '',
    );
    const known = Object.keys(pkg.exports).map((name) => name.replace(/^\./, '@oms/shell').replace('*', ''));
    expect(
      entries.filter(
        (entry) => !known.some((name) => entry === name || (name.endsWith('/') && entry.startsWith(name))),
      ),
    ).toEqual([]);
  });
});

it('is as the declarations make it, like the other generated files: `npm run generate` writes them', async () => {
  expect(await staleFiles()).toEqual([]);
});

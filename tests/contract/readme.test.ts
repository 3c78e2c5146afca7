import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { staleFiles } from '../../scripts/generate';
import { sizesOfImports } from '../../scripts/sizes/imports';
import { sizesOfBuild } from '../../scripts/sizes/measure';
import { at } from '../../tools/paths';
import { read } from './support/files';

const readme = read('README.md');

/** Sizes are quoted as `<!-- size:topnav -->98.1 KB`: the comment names a page of scripts/sizes/pages.ts, or an import of imports.ts. */
const quotesOf = (kind: 'size' | 'import') =>
  [...readme.matchAll(new RegExp(`<!-- ${kind}:([^>]+?) -->\\s*([\\d.]+) KB`, 'g'))].map((match) => ({
    name: match[1] ?? '',
    kb: Number(match[2]),
  }));
const quoted = quotesOf('size');

/** How far a quoted size may be from the measured: a patch of a dependency should not break the build. */
const tolerance = (kb: number) => Math.max(0.3, kb * 0.03);

describe('README.md', () => {
  it('quotes what the loader and the two bars weigh', () => {
    expect(quoted.map(({ name }) => name)).toEqual(expect.arrayContaining(['loader', 'topnav+sidemenu']));
  });

  it('quotes the sizes that a browser measures', async () => {
    const sizes = await sizesOfBuild();
    for (const { name, kb } of quoted) {
      const measured = (sizes.find((size) => size.name === name)?.bytes ?? Number.NaN) / 1000;
      expect(
        Math.abs(measured - kb),
        `${name}: quoted ${kb} KB, measured ${measured} KB`,
      ).toBeLessThanOrEqual(tolerance(kb));
    }
  });

  it('quotes what imports bring, by the bundler that makes more of them', async () => {
    const sizes = await sizesOfImports();
    const quotes = quotesOf('import');
    expect(quotes.map(({ name }) => name)).toEqual(sizes.map(({ name }) => name));
    for (const [at, { vite, esbuild }] of sizes.entries()) {
      const { name = '', kb = Number.NaN } = quotes[at] ?? {};
      const measured = Math.max(vite, esbuild) / 1000;
      expect(Math.abs(measured - kb), `${name}: ${measured} KB`).toBeLessThanOrEqual(tolerance(kb));
    }
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

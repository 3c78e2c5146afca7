import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { editorData } from '../../scripts/build/elements/editor-data';
import { publicEntries, specifierOf, tags } from '../../scripts/build/entries';
import { at } from '../../scripts/paths';

type Target = string | { types?: string; default: string };

const entries = Object.entries(pkg.exports as Record<string, Target>);
const modules = entries.filter(
  (entry): entry is [string, { types?: string; default: string }] => typeof entry[1] === 'object',
);

describe('the package', () => {
  it('exports every public entry and no other module', () => {
    const promised = Object.keys(publicEntries).map((entry) => specifierOf(entry).replace('@oms/shell', '.'));
    expect(modules.map(([name]) => name).sort()).toEqual(promised.sort());
  });

  it('has the files for editors that it names, and publishes them', () => {
    const named = [
      pkg.customElements,
      pkg['web-types'],
      ...entries.flatMap(([name, file]) => (/^\.\/(?!package).*\.json$/.test(name) ? [file as string] : [])),
    ];
    expect(named).toEqual(expect.arrayContaining(Object.keys(editorData()).map((file) => `./${file}`)));
    expect(named.filter((file) => !existsSync(at(file)))).toEqual([]);
    expect(named.filter((file) => !pkg.files.includes(file.replace('./', '')))).toEqual([]);
  });

  it.each(modules)('has a module and its types behind %s', (_, { types, default: file }) => {
    expect(existsSync(at(file))).toBe(true);
    expect(types && existsSync(at(types))).toBe(true);
  });

  it.each(modules)('keeps React out of the module behind %s', (_, { default: file }) => {
    expect(readFileSync(at(file), 'utf8')).not.toMatch(/__CLIENT_INTERNALS_DO_NOT_USE/);
  });

  it('can be imported where there is no DOM, and then registers nothing', async () => {
    const main = (await import(at('dist/esm/index.js'))) as Record<string, unknown>;
    expect(main.getShell).toBeTypeOf('function');
    expect(main.configureShell).toBeTypeOf('function');
    for (const tag of tags) await expect(import(at(`dist/esm/elements/${tag}.js`))).resolves.toBeDefined();
  });

  it('has the command that it names', () => {
    const command = readFileSync(at(pkg.bin['oms-shell']), 'utf8');
    expect(command.startsWith('#!/usr/bin/env node\n')).toBe(true);
  });
});

describe('the CDN build', () => {
  it('has the integrity hash of every script and style sheet', () => {
    const hashes = JSON.parse(readFileSync(at('dist/cdn/integrity.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(hashes)).toEqual(
      expect.arrayContaining(['oms-shell.js', 'oms-shell.all.js', 'oms-shell.css']),
    );
    expect(Object.values(hashes).every((hash) => /^sha384-[A-Za-z0-9+/]{64}$/.test(hash))).toBe(true);
  });

  it('imports nothing in its classic scripts', () => {
    const whole = readFileSync(at('dist/cdn/oms-shell.all.js'), 'utf8');
    expect(whole).not.toMatch(/\bimport\s*\(/);
    expect(whole).not.toMatch(/\bprocess\.env\b/);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { editorData } from '../../scripts/build/elements/editor-data';
import {
  nodeEntries,
  publicEntries,
  serverEntries,
  specifierOf,
  tags,
  writtenEntries,
} from '../../scripts/build/entries';
import { at, root } from '../../tools/paths';

type Target = string | { types?: string; default: string };

const entries = Object.entries(pkg.exports as Record<string, Target>);
const modules = entries.filter(
  (entry): entry is [string, { types?: string; default: string }] => typeof entry[1] === 'object',
);

describe('the package', () => {
  it('lets a host take the fixes of what it depends on', () => {
    expect(Object.values(pkg.dependencies).filter((range) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  it('imports nothing but what it says it depends on', () => {
    const { dependencies, peerDependencies } = pkg;
    const allowed = Object.keys({ ...dependencies, ...peerDependencies });
    const imported = readdirSync(at('dist/esm'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => ts.preProcessFile(readFileSync(at('dist/esm', file), 'utf8')).importedFiles)
      .map(({ fileName }) => fileName)
      // What is for servers has Node's own.
      .filter((name) => !/^(?:\.|node:)/.test(name));
    const packages = imported.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
    expect([...new Set(packages)].sort()).toEqual(
      expect.arrayContaining(['dompurify', 'pinyin-match', 'react']),
    );
    expect([...new Set(packages)].filter((name) => !allowed.includes(name))).toEqual([]);
    // An icon set of 34 MB, of which a page shows forty.
    expect(packages).not.toContain('lucide');
  });

  it('exports every public entry and no other module', () => {
    const entries = { ...publicEntries, ...serverEntries, ...nodeEntries };
    const names = [...Object.keys(entries), ...writtenEntries];
    const promised = names.map((entry) => specifierOf(entry).replace('@oms/shell', '.'));
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
    const isPublished = (file: string) =>
      pkg.files.some((own: string) => file === `./${own}` || file.startsWith(`./${own}/`));
    expect(named.filter((file) => !isPublished(file))).toEqual([]);
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

describe('the source maps', () => {
  const scripts = readdirSync(at('dist/cdn'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => at('dist/cdn', file));

  it('are beside every script of the CDN build, with the sources in them', () => {
    const without = scripts.filter((file) => {
      // Style sheets and what only hands on the code of others have no source to step into.
      if (/\.css\.sheet-|rolldown-runtime-/.test(file)) return false;
      if (
        readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .every((line) => /^(import |export |"use client";)/.test(line))
      )
        return false;
      if (!existsSync(`${file}.map`)) return true;
      const { sourcesContent } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
      return sourcesContent?.some((text) => text === null);
    });
    expect(without.map((file) => relative(root, file))).toEqual([]);
  });

  it.each(['dist/cdn/parts', 'dist/cdn'])('lead from %s to the line of the source', (folder) => {
    const found = scripts
      .filter((file) => dirname(file) === at(folder))
      .flatMap((file) => placesOf("'oms-org-changing',", file));
    expect(found).toContain("src/core/events/types.ts: 'oms-org-changing',");
  });
});

/** Where the source maps of a script say that a text of it comes from: `file: line`. */
function placesOf(text: string, file: string): string[] {
  const word = text.slice(1, -2);
  const payload = existsSync(`${file}.map`)
    ? (JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
    : null;
  if (!payload) return [];
  const map = new SourceMap(payload);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(new RegExp(word, 'g'))].map(({ index }) => map.findEntry(row, index)),
    )
    .flatMap((entry) => {
      if (!('originalSource' in entry)) return [];
      const lines = payload.sourcesContent[payload.sources.indexOf(entry.originalSource)]?.split('\n');
      const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
      return `${source}: ${lines?.[entry.originalLine]?.trim()}`;
    });
}

describe('the CDN build', () => {
  it('has the integrity hash of every script and style sheet', () => {
    const hashes = JSON.parse(readFileSync(at('dist/cdn/integrity.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(hashes)).toEqual(
      expect.arrayContaining(['oms-shell.js', 'oms-shell.all.js', 'oms-shell.head.js', 'oms-shell.css']),
    );
    expect(Object.values(hashes).every((hash) => /^sha384-[A-Za-z0-9+/]{64}$/.test(hash))).toBe(true);
  });

  it('imports nothing in its classic scripts', () => {
    const whole = readFileSync(at('dist/cdn/oms-shell.all.js'), 'utf8');
    expect(whole).not.toMatch(/\bimport\s*\(/);
    expect(whole).not.toMatch(/\bprocess\.env\b/);
  });
});

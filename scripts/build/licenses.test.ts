import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licensesText, packageFolder, packagesOf, putBanner } from './licenses';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'oms-shell-licenses-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Installs a package, and gives a module of it. */
function install(name: string, fields: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...fields }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return join(folder, 'index.js');
}

describe('the packages of modules', () => {
  it.each([
    ['/app/node_modules/lib/a/b.js', '/app/node_modules/lib'],
    ['/app/node_modules/@of/lib/b.js?sheet', '/app/node_modules/@of/lib'],
    ['/app/node_modules/lib/node_modules/inner/b.js', '/app/node_modules/lib/node_modules/inner'],
    ['\0/app/node_modules/lib/b.js?commonjs-module', '/app/node_modules/lib'],
    ['/app/src/a.ts', null],
    ['\0rolldown/runtime.js', null],
  ])('%j is of %s', (id, folder) => {
    expect(packageFolder(id)).toBe(folder);
  });

  it('are named once, in order, with their texts and notices', () => {
    const modules = [
      install('zeta', { license: 'ISC' }, { 'LICENSE.md': 'Z may.' }),
      install('@of/alpha', { license: 'Apache-2.0' }, { LICENCE: 'A may.', NOTICE: 'And this.', 'x.js': '' }),
    ];
    const packages = packagesOf([...modules, ...modules]);
    expect(packages.map(({ name, text }) => [name, text])).toEqual([
      ['@of/alpha', 'A may.\n\nAnd this.'],
      ['zeta', 'Z may.'],
    ]);
    expect(licensesText(packages)).toMatch(/\n@of\/alpha 1\.2\.3 \(Apache-2\.0\)\n\nA may\./);
  });

  it.each([
    ['(MPL-2.0 OR Apache-2.0)', 'Apache-2.0'],
    ['MIT AND ISC', 'MIT AND ISC'],
    ['(GPL-3.0-only OR MIT) AND (ISC OR GPL-3.0-only)', 'MIT AND ISC'],
    ['GPL-3.0-only AND MIT OR 0BSD', '0BSD'],
  ])('may be under %s, of which is taken %s', (license, taken) => {
    const module = install('either', { license }, { LICENSE: 'Both.' });
    expect(packagesOf([module])[0]?.license).toBe(taken);
  });

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(MIT OR GPL-3.0-only) AND (GPL-3.0-only)',
    'MIT OR',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    undefined,
  ])('may not be under %s', (license) => {
    const module = install('closed', { license }, { LICENSE: 'No.' });
    expect(() => packagesOf([module])).toThrow(/^closed is bundled under/);
  });

  it('have the text of MIT with the name of their author where they bring none', () => {
    const module = install('short', { license: 'MIT', author: 'Somebody' });
    expect(packagesOf([module])[0]?.text).toMatch(/Somebody\n[\s\S]*Permission is hereby granted/);
  });

  it.each<[string, Record<string, string>]>([
    ['ISC', {}],
    ['Apache-2.0', { NOTICE: 'And this.' }],
    ['MIT AND ISC', {}],
  ])('under %s need a text that is more than a notice', (license, files) => {
    const module = install('silent', { license, author: 'Somebody' }, files);
    expect(() => packagesOf([module])).toThrow('silent is bundled, and has no text of its licence');
  });
});

describe('the line at the top of a file', () => {
  it('stands behind the hint for the browser, and the source map follows', () => {
    const file = join(root, 'a.js');
    writeFileSync(file, '//# allFunctionsCalledOnLoad\ncode()');
    writeFileSync(`${file}.map`, JSON.stringify({ mappings: ';AAAA' }));
    putBanner(file, '/*! Here */');
    expect(readFileSync(file, 'utf8')).toBe('//# allFunctionsCalledOnLoad\n/*! Here */\ncode()');
    expect(JSON.parse(readFileSync(`${file}.map`, 'utf8'))).toEqual({ mappings: ';;AAAA' });
  });
});

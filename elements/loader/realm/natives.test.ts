import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { at } from '../../../scripts/paths';
import { checks } from './natives';

interface Modules {
  isLanguageRight(): boolean;
  wrongNatives(): Promise<string[]>;
}

/** The loader's probes in a language of their own, after a library of it has run. */
function inPage(library: string): Modules {
  const page = createContext({ exports: {} });
  page.window = page;
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  for (const file of ['elements/loader/language.ts', 'elements/loader/realm/natives.ts']) {
    const code = ts.transpileModule(readFileSync(at(file), 'utf8'), { compilerOptions: options }).outputText;
    runInContext(`(function () { ${code} })()`, page);
  }
  runInContext(library, page);
  return page.exports;
}

const OTHERS: Readonly<Record<string, string>> = {
  Map: 'Map = function () { return { get() {}, keys: () => [] }; }',
  'Object.prototype': 'Object.prototype.extend = function () {}',
  Set: 'Set = function () { return []; }',
  WeakMap: 'WeakMap = function () { return { get() {} }; }',
};

/** A library that returns what a native never does. */
const replace = (name: string) => OTHERS[name] ?? `${name} = function () { return this; }`;

describe('a native that a library has replaced', () => {
  it.each(Object.keys(checks))('%s is noticed, and named', async (name) => {
    const page = inPage(replace(name));
    expect(page.isLanguageRight()).toBe(false);
    expect([...(await page.wrongNatives())]).toContain(name);
  });

  it.each([
    ['calls back at once', 'then(fn) { fn(this.value); return this; }'],
    ['calls back in a task', 'then(fn) { setTimeout(() => fn(this.value)); return this; }'],
    ['has no finally', ''],
  ])('Promise, one that %s', async (_, member) => {
    const page = inPage(`Promise = class Old extends Promise { ${member} };
      ${member ? '' : 'delete Object.getPrototypeOf(Promise.prototype).finally;'}`);
    expect(page.isLanguageRight()).toBe(false);
    expect([...(await page.wrongNatives())]).toEqual(['Promise']);
  });

  it('is no matter where it does the same', async () => {
    const page = inPage(`Promise = class Mine extends Promise {};
      var map = Array.prototype.map; Array.prototype.map = function () { return map.apply(this, arguments); };
      Array.prototype.each = Array.prototype.forEach;`);
    expect([...(await page.wrongNatives())]).toEqual([]);
  });
});

describe('a page as browsers make it', () => {
  it('has nothing that is wrong', async () => {
    const page = inPage('');
    expect(page.isLanguageRight()).toBe(true);
    expect([...(await page.wrongNatives())]).toEqual([]);
  });
});

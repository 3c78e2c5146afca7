import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { at } from '../../../tools/paths';
import { NATIVES } from './natives';

interface Modules {
  isLanguageRight(): boolean;
  wrongNatives(): Promise<string[]>;
}

/** The loader's probes, as a page gets them. */
const probes = ['elements/loader/language.ts', 'elements/loader/realm/natives.ts'].map((file) => {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  return `(function () { ${ts.transpileModule(readFileSync(at(file), 'utf8'), { compilerOptions }).outputText} })()`;
});

/** The probes in a language of their own, after a library of it has run. */
function inPage(library: string): Modules {
  const page = createContext({ exports: {}, queueMicrotask, setTimeout });
  page.window = page;
  page.require = () => page.exports;
  for (const code of probes) runInContext(code, page);
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

/** A library's Promise. @param later what calls back */
const OWN_PROMISE = (later: string) => `(function (Native, later) {
  Promise = function (work) { this.native = work instanceof Native ? work : new Native(work); };
  var handler = (fn, done, fail) => (value) => later(() => { try { done(fn ? fn(value) : value); } catch (error) { fail(error); } });
  var plain = (value) => (value instanceof Promise ? value.native : value);
  var sync = later.length === 1 && String(later).includes('work()');
  Promise.prototype.then = function (done, fail) {
    if (sync && done) done();
    return new Promise(new Native((give, refuse) => this.native.then(
      handler(done, give, refuse),
      (error) => (fail ? handler(fail, give, refuse)(error) : refuse(error)))));
  };
  Promise.prototype.catch = function (fail) { return this.then(undefined, fail); };
  Promise.prototype.finally = function (fn) { return new Promise(this.native.finally(fn)); };
  Promise.resolve = (value) => new Promise(Native.resolve(plain(value)));
  Promise.reject = (value) => new Promise(Native.reject(value));
  Promise.all = (all) => new Promise(Native.all(all.map(plain)));
  Promise.race = (all) => new Promise(Native.race(all.map(plain)));
})(Promise, ${later});`;

describe('a native that a library has replaced', () => {
  it.each(NATIVES)('%s is noticed, and named', async (name) => {
    const page = inPage(replace(name));
    expect(page.isLanguageRight()).toBe(false);
    expect([...(await page.wrongNatives())]).toContain(name);
  });

  it.each([
    ['calls back at once', '(work) => work()', ''],
    ['calls back in a task', 'setTimeout', ''],
    ['has no finally', 'queueMicrotask', 'delete Promise.prototype.finally;'],
    ['has no race', 'queueMicrotask', 'delete Promise.race;'],
  ])('Promise, one that %s', async (_, later, more) => {
    const page = inPage(`${OWN_PROMISE(later)} ${more}`);
    expect(page.isLanguageRight()).toBe(false);
    expect([...(await page.wrongNatives())]).toEqual(['Promise']);
  });

  it('is no matter where it does the same', async () => {
    const page = inPage(`${OWN_PROMISE('queueMicrotask')}
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

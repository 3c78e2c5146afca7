import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { joinFiles } from './join-files';

const folder = mkdtempSync(join(tmpdir(), 'join-'));

/** Writes the files, and joins them as those of a build. @param files name → code, what it imports, and the entry that it is */
function joined(
  files: Readonly<Record<string, { code: string; imports?: readonly string[]; entry?: string }>>,
): Record<string, string> {
  const output = Object.entries(files).map(([fileName, { code, imports = [], entry }]) => {
    writeFileSync(join(folder, fileName), code);
    return { ...{ type: 'chunk', fileName, imports, dynamicImports: [], moduleIds: [] }, ...named(entry) };
  });
  joinFiles(folder, { output } as unknown as Rolldown.RolldownOutput, 'main', /never/);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const named = (entry: string | undefined) => ({ name: entry ?? 'shared', isEntry: entry !== undefined });

const load = (name: string) => import(pathToFileURL(join(folder, name)).href);

afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the files of a build', () => {
  it('import things by the names that these have in their own file', async () => {
    const files = joined({
      'a.mjs': { code: 'var q=1,r=2;export{r as A,q as t,q as unused};' },
      'b.mjs': {
        code: 'import{t as n,A as r}from"./a.mjs";export{s as sum};var s=n+10*r;',
        imports: ['a.mjs'],
      },
    });
    expect(files['a.mjs']).toBe('var q=1,r=2;export{q,r};');
    expect(files['b.mjs']).toContain('import{q as n,r}from"./a.mjs";');
    expect((await load('b.mjs')).sum).toBe(21);
  });

  it('leave an import alone that reads like their list of exports', async () => {
    joined({
      'h.mjs': { code: 'var q=1,z=2;export{q as Fn,z as l};' },
      'i.mjs': {
        code: 'import{Fn as t,l as e}from"./h.mjs";function n(){return t+e}export{n as t};',
        imports: ['h.mjs'],
      },
      'j.mjs': { code: 'import{t as n}from"./i.mjs";export{v as value};var v=n();', imports: ['i.mjs'] },
    });
    expect((await load('j.mjs')).value).toBe(3);
  });

  it('import what is named like a letter of the word import', async () => {
    joined({
      'k.mjs': { code: 'var q=5;export{q as t};' },
      'l.mjs': { code: 'import{t}from"./k.mjs";export{v as value};var v=t;', imports: ['k.mjs'] },
    });
    expect((await load('l.mjs')).value).toBe(5);
  });

  it('give the loader their parts under the names of these', async () => {
    const files = joined({
      'c.mjs': { code: 'var q=()=>3;export{q as t};' },
      'd.mjs': {
        code: 'import{t as e}from"./c.mjs";var v=e();export{v as value};',
        imports: ['c.mjs'],
        entry: 'other',
      },
      'e.mjs': { code: 'export{t as start}from"./c.mjs";', imports: ['c.mjs'], entry: 'part' },
    });
    expect(Object.keys(files)).toEqual(['c.mjs', 'd.mjs']);
    expect((await load('c.mjs')).start()).toBe(3);
    expect((await load('d.mjs')).value).toBe(3);
  });

  it('keep the names of what is imported as an object', async () => {
    joined({
      'f.mjs': { code: 'var q=4;export{q as t};' },
      'g.mjs': { code: 'import{t as e}from"./f.mjs";export var v=e,late=import("./f.mjs").then(e=>e.t);' },
    });
    const part = await load('g.mjs');
    expect([part.v, await part.late]).toEqual([4, 4]);
  });
});

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, type Rolldown } from 'vite';

/** The files of the parts as they are after `joinFiles`. */
export interface PartFile {
  readonly fileName: string;
  /** Names of the files that it imports statically. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The entries in it. */
  readonly entries: readonly string[];
  readonly modules: readonly string[];
}

/** From column `at` on everything has moved `by` characters to the right. */
interface Edit {
  readonly at: number;
  readonly by: number;
}

interface Working extends PartFile {
  code: string;
  imports: string[];
  entries: string[];
  /** What was put into the first line, one after the other: for the source map. */
  edits: Edit[];
}

/** `import"./a.js";`, or `export{a as b}from"./a.js";`: an entry that only passes another file on. */
const FORWARDER = /^(?:import|export\{(?<names>[^}]*)\}from)\s*["'`]\.\/(?<target>[^"'`]+)["'`];?\s*$/;
const EXPORTS = /\bexport\s*\{([^{}]*)\}/g;
/**
 * The beginning of a lazy import. The query of a retry may follow (`retry-imports.ts`), as a call or, where the
 * minifier puts it in place, as the text of it.
 */
const LAZY = /\bimport\(["'`]\.\/([^"'`]+)["'`]/g;

/**
 * Spares requests that the bundler leaves: entries that only pass another file on, and its helpers, which are less than
 * a kilobyte. And makes an `import()` ask for all files that its part needs at once; else the browser would find their
 * names in the first one, a round trip later.
 * @param atOnce matches the names of files that a first view runs: the browser compiles them while they arrive
 * @param main the start of the name of the file that gets the helpers
 */
export function joinFiles(
  folder: string,
  { output }: Rolldown.RolldownOutput,
  main: string,
  atOnce: RegExp,
): PartFile[] {
  const files = new Map<string, Working>();
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const { fileName, imports, dynamicImports, name, isEntry, moduleIds } = chunk;
    files.set(fileName, {
      ...{ fileName, dynamicImports, modules: moduleIds, edits: [] },
      code: readFileSync(join(folder, fileName), 'utf8'),
      imports: [...imports],
      entries: isEntry ? [name] : [],
    });
  }
  const drop = (file: Working) => {
    files.delete(file.fileName);
    for (const end of ['', '.map']) rmSync(join(folder, file.fileName + end), { force: true });
  };
  for (const file of [...files.values()]) {
    const found = FORWARDER.exec(file.code)?.groups;
    const target = files.get(found?.target ?? '');
    if (!target) continue;
    if (found?.names) exportMore(target, found.names);
    target.entries.push(...file.entries);
    drop(file);
  }
  const shell = [...files.values()].find(({ fileName }) => fileName.startsWith(`${main}-`));
  const helpers = [...files.values()].find(({ fileName }) => fileName.startsWith('rolldown-runtime-'));
  if (shell && helpers) {
    moveHelpers(helpers, shell, [...files.values()]);
    drop(helpers);
  }
  shortenExports([...files.values()]);
  checkImports(files);
  for (const file of files.values()) fetchAtOnce(file, files);
  for (const { fileName, code, edits } of files.values()) {
    const path = join(folder, fileName);
    const isFirst = atOnce.test(fileName);
    // Only a page that needs the file would notice that it is broken.
    parseAst(code);
    writeFileSync(path, isFirst ? COMPILE_ALL + code : code);
    // A file of nothing but a style sheet has no map.
    if (edits.length > 0 && existsSync(`${path}.map`)) moveMap(`${path}.map`, edits);
    if (isFirst) moveLine(`${path}.map`);
  }
  return [...files.values()];
}

/** Exports under further names what the file exports already. @param names `a as b`, with the names of the exports */
function exportMore(file: Working, names: string): void {
  const list = listOf(file);
  const locals = new Map(list.split(',').map((one) => [exported(one), local(one)]));
  const more = names.split(',').map((one) => `${locals.get(local(one))} as ${exported(one)}`);
  putList(file, [list, ...more]);
}

const local = (one: string) => one.trim().split(' as ')[0]!.trim();
const exported = (one: string) => one.trim().split(' as ').at(-1)!.trim();

function listOf({ code, fileName }: Working): string {
  const list = [...code.matchAll(EXPORTS)].at(-1)?.[1];
  if (!list) throw new Error(`${fileName} has no list of exports`);
  return list;
}

/** Rewrites the list of exports: the last one, since the same text may stand in an import before it. */
function putList(file: Working, exports: readonly string[]): void {
  const list = listOf(file);
  const at = file.code.lastIndexOf(`{${list}}`) + 1;
  file.code = file.code.slice(0, at) + exports.join(',') + file.code.slice(at + list.length);
}

/** Moves the bundler's helpers to the top of a file that every other one imports anyway. */
function moveHelpers(helpers: Working, shell: Working, all: readonly Working[]): void {
  const list = listOf(helpers);
  const body = helpers.code.slice(0, helpers.code.lastIndexOf('export{'));
  const from = new RegExp(`import\\{([^}]*)\\}from["'\`]\\./${escaped(helpers.fileName)}["'\`];?`);
  const names = list.split(',').map((one) => exported(one));
  const inShell = new Map(
    (from.exec(shell.code)?.[1] ?? '')
      .split(',')
      .filter(Boolean)
      .map((one) => [local(one), exported(one)]),
  );
  const nameIn = (name: string) => inShell.get(name) ?? `oms_${name}`;
  const returned = list.split(',').map((one) => `${exported(one)}:${local(one)}`);
  const start = `const{${names.map((name) => `${name}:${nameIn(name)}`)}}=(()=>{${body}return{${returned}}})();`;
  const before = from.exec(shell.code)?.[0] ?? '';
  shell.code = start + shell.code.replace(before, '');
  shell.edits.push({ at: 0, by: start.length - before.length });
  putList(shell, [listOf(shell), ...names.map((name) => `${nameIn(name)} as oms_${name}`)]);
  for (const file of all) {
    const at = file.imports.indexOf(helpers.fileName);
    if (at < 0) continue;
    file.imports.splice(at, 1);
    if (file === shell) continue;
    if (!file.imports.includes(shell.fileName)) file.imports.push(shell.fileName);
    file.code = file.code.replace(from, (found, imported: string, at: number) => {
      const own = imported.split(',').map((one) => `oms_${local(one)} as ${exported(one)}`);
      const written = `import{${own}}from"./${shell.fileName}";`;
      file.edits.push({ at: at + found.length, by: written.length - found.length });
      return written;
    });
  }
}

const STATIC = /\bimport\{([^}]*)\}from["'`]\.\/([^"'`]+)["'`]/g;

/**
 * Lets other files import things by the names that these have in their own file, `export{a}` for `export{a as b}`: some
 * hundred names, of which no two are alike. What a part gives the loader keeps its name, and so does all of a file that
 * is imported as an object.
 */
function shortenExports(all: readonly Working[]): void {
  const lazy = new Set(all.flatMap(({ code }) => [...code.matchAll(LAZY)].map(([, target]) => target)));
  const renamed = new Map<string, Map<string, string>>();
  for (const file of all) {
    const imported = new Set(all.flatMap(({ code }) => namesFrom(file.fileName, code)));
    if (imported.size === 0 || lazy.has(file.fileName)) continue;
    const exports = listOf(file).split(',');
    const taken = exports.filter((one) => imported.has(exported(one)));
    const given = exports.filter((one) => file.entries.length > 0 && isWord(exported(one)));
    const names = new Map(taken.map((one) => [exported(one), local(one)]));
    renamed.set(file.fileName, names);
    const own = [...new Set(names.values())].sort();
    putList(file, [...own, ...given.filter((one) => !names.has(exported(one)))]);
  }
  for (const file of all) {
    let moved = 0;
    file.code = file.code.replace(STATIC, (found, names: string, from: string, at: number) => {
      const own = renamed.get(from);
      if (!own) return found;
      const pairs = names
        .split(',')
        .map((one) => [own.get(local(one)) ?? local(one), exported(one)] as const);
      const list = pairs.map(([name, here]) => (name === here ? name : `${name} as ${here}`)).sort();
      const start = found.indexOf('{') + 1;
      // A name may be a letter of the word before it.
      const written = found.slice(0, start) + list.join(',') + found.slice(start + names.length);
      const by = written.length - found.length;
      file.edits.push({ at: at + moved + found.length, by });
      moved += by;
      return written;
    });
  }
}

/** @throws Error where a file imports what another one does not export: only a page that needs it would notice */
function checkImports(files: ReadonlyMap<string, Working>): void {
  for (const { fileName, code } of files.values()) {
    for (const [, names = '', from = ''] of code.matchAll(STATIC)) {
      const target = files.get(from);
      const given = target && new Set(listOf(target).split(',').map(exported));
      const missing = names.split(',').filter((one) => given && !given.has(local(one)));
      if (missing.length > 0)
        throw new Error(`${fileName} imports ${missing}, which ${from} does not export`);
    }
  }
}

/** The names that a file's code imports from another one. */
const namesFrom = (fileName: string, code: string): string[] =>
  [...code.matchAll(STATIC)].flatMap(([, names = '', from]) =>
    from === fileName ? names.split(',').map(local) : [],
  );

/** Whether it is the name of a source, of which the bundler's own have at most two or three letters. */
const isWord = (name: string) => name.length > 3;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Adds to each lazy import those of the files that it needs and this file does not. */
function fetchAtOnce(file: Working, files: ReadonlyMap<string, Working>): void {
  const here = closureOf(file.fileName, files);
  let written = '';
  let done = 0;
  for (const { index, 1: target = '' } of file.code.matchAll(LAZY)) {
    const others = [...closureOf(target, files)].filter((name) => name !== target && !here.has(name));
    if (others.length === 0) continue;
    const before = `(omsBeside(${others.map((name) => JSON.stringify(name))}),`;
    const end = endOfCall(file.code, index);
    file.edits.push({ at: written.length + index - done, by: before.length });
    written += `${file.code.slice(done, index)}${before}${file.code.slice(index, end)})`;
    file.edits.push({ at: written.length - 1, by: 1 });
    done = end;
  }
  // At the end of the file, which leaves every line where the source map has it. The part's own import reports what
  // cannot be had.
  if (done > 0)
    file.code = `${written}${file.code.slice(done)}\nfunction omsBeside(...a){for(const n of a)import("./"+n).catch(()=>{})}`;
}

/** @returns the place behind the parenthesis that closes the first one from `at` on; no text in it has one */
function endOfCall(code: string, at: number): number {
  let open = 0;
  for (let place = at; place < code.length; place++) {
    if (code[place] === '(') open++;
    else if (code[place] === ')' && --open === 0) return place + 1;
  }
  throw new Error(`a lazy import without an end: ${code.slice(at, at + 80)}`);
}

/** The file and all that it imports statically. */
export function closureOf(
  fileName: string,
  files: ReadonlyMap<string, Pick<PartFile, 'imports'>>,
): Set<string> {
  const reached = new Set([fileName]);
  for (const name of reached) for (const imported of files.get(name)?.imports ?? []) reached.add(imported);
  return reached;
}

/** Else it would compile most of their functions one by one, on the main thread, when they are first called. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** For a line that was put before the first one. */
function moveLine(path: string): void {
  const map = JSON.parse(readFileSync(path, 'utf8')) as { mappings: string };
  map.mappings = `;${map.mappings}`;
  writeFileSync(path, JSON.stringify(map));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Moves the columns of the first line of a source map, on which a minified file has all its code. */
function moveMap(path: string, edits: readonly Edit[]): void {
  const map = JSON.parse(readFileSync(path, 'utf8')) as { mappings: string };
  const [line = '', ...rest] = map.mappings.split(';');
  let column = 0;
  let written = 0;
  const moved = line.split(',').map((segment) => {
    const [delta, length] = readNumber(segment);
    column += delta;
    const now = edits.reduce((place, { at, by }) => (place >= at ? place + by : place), column);
    const text = writeNumber(now - written) + segment.slice(length);
    written = now;
    return text;
  });
  map.mappings = [moved.join(','), ...rest].join(';');
  writeFileSync(path, JSON.stringify(map));
}

/** The first number of a segment, in base 64 with variable length, and how many characters it takes. */
function readNumber(segment: string): [value: number, length: number] {
  let value = 0;
  let length = 0;
  for (let more = true; more; length++) {
    const digit = DIGITS.indexOf(segment[length] ?? 'A');
    value += (digit & 31) << (5 * length);
    more = (digit & 32) !== 0;
  }
  return [value & 1 ? -(value >> 1) : value >> 1, length];
}

function writeNumber(value: number): string {
  let left = value < 0 ? -value * 2 + 1 : value * 2;
  let text = '';
  do {
    const digit = left & 31;
    left >>>= 5;
    text += DIGITS[digit | (left > 0 ? 32 : 0)];
  } while (left > 0);
  return text;
}

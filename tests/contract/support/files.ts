import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { at, root } from '../../../scripts/paths';

/** Source files under a folder of the repository, as paths from its root; tests and foreign code excepted. */
export function sourcesIn(folder: string, suffixes: readonly string[] = ['.ts', '.tsx']): string[] {
  return allIn(folder).filter(
    (file) => suffixes.some((suffix) => file.endsWith(suffix)) && !/\.(test\.tsx?|d\.ts)$/.test(file),
  );
}

export function allIn(folder: string): string[] {
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toRepository(join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();
}

export function foldersIn(folder: string): string[] {
  return readdirSync(at(folder)).filter((name) => statSync(at(folder, name)).isDirectory());
}

export function read(file: string): string {
  return readFileSync(at(file), 'utf8');
}

export interface Import {
  /** As written, without a query. */
  specifier: string;
  /** The repository's path that a relative specifier leads to, without an extension that was left out. */
  path: string | undefined;
}

/** Everything a file imports, types and dynamic imports too. */
export function importsOf(file: string): Import[] {
  return ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => {
    const specifier = fileName.replace(/\?.*$/, '');
    const isRelative = specifier.startsWith('.');
    return { specifier, path: isRelative ? toRepository(join(at(dirname(file)), specifier)) : undefined };
  });
}

/** The same without types, which leave nothing behind when the file runs. */
export function runtimeImportsOf(file: string): Import[] {
  const specifiers = new Set(
    ts
      .preProcessFile(codeOf(file), true, true)
      .importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, '')),
  );
  return importsOf(file).filter(({ specifier }) => specifiers.has(specifier));
}

function toRepository(path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

const codes = new Map<string, string>();

/** A file's code without comments and types: what the rules on code look at. */
export function codeOf(file: string): string {
  const known = codes.get(file);
  if (known !== undefined) return known;
  const { outputText } = ts.transpileModule(read(file), {
    fileName: file,
    compilerOptions: {
      removeComments: true,
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    },
  });
  codes.set(file, outputText);
  return outputText;
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import pkg from '../../../package.json' with { type: 'json' };
import { at, root } from '../../../tools/paths';

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
    .filter((file) => !/(^|\/)(node_modules|dist|\.cache|\.data)\//.test(file))
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
  /** The repository's path that a relative specifier or one of `imports` leads to, without an extension that was left out. */
  path: string | undefined;
  /** Only types, which leave nothing behind when the file runs. */
  types: boolean;
  /** By `import()`, later than the file itself, or as the type of what that gives. */
  later: boolean;
}

const imports = new Map<string, readonly Import[]>();

/** What `imports` of package.json says of a name such as `#renderer/render-now`, where no condition is set. */
function ownName(specifier: string): string | undefined {
  for (const [name, target] of Object.entries(pkg.imports)) {
    const stem = name.replace('*', '');
    const path = typeof target === 'string' ? target : target.default;
    if (specifier.startsWith(stem)) return path.slice('./'.length).replace('*', specifier.slice(stem.length));
  }
  return undefined;
}

/** Everything a file imports, types and dynamic imports too. */
export function importsOf(file: string): readonly Import[] {
  const known = imports.get(file);
  if (known) return known;
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, types: boolean, later = false) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    const specifier = node.text.replace(/\?.*$/, '');
    const path = specifier.startsWith('.')
      ? toRepository(join(at(dirname(file)), specifier))
      : ownName(specifier);
    found.push({ specifier, path, types, later });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, hasOnlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  imports.set(file, found);
  return found;
}

function hasOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((one) => one.isTypeOnly);
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

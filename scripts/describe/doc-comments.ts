import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { at } from '../../tools/paths';

export interface DocComment {
  /** Empty where there is no comment. */
  readonly text: string;
  /** Text of the `@default` tag. */
  readonly default: string | undefined;
  /** Text of the `@deprecated` tag: what to take instead. */
  readonly deprecated: string | undefined;
}

/** A member of a declaration: its doc comment and its syntax. */
export interface Member extends DocComment {
  readonly node: ts.PropertyAssignment;
}

/** The comment of a constant, and those of its members by path. */
export type DocComments = DocComment & { readonly members: ReadonlyMap<string, Member> };

/**
 * Reads an exported constant: its own doc comment, and its members by path, such as `attributes.mode`. It reads syntax
 * alone, which is a hundred times as fast as the checker of scripts/describe/docstrings.ts.
 * @throws where the file does not export the name
 */
export function readDocComments(file: string, name: string): DocComments {
  return docCommentsIn(readFileSync(at(file), 'utf8'), file, name);
}

/** The comments of a constant that this text exports. */
export function docCommentsIn(text: string, file: string, name: string): DocComments {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    const value = found?.initializer && objectIn(found.initializer);
    if (!value) continue;
    const members = new Map<string, Member>();
    collect(value, '', members);
    return { ...commentOf(statement), members };
  }
  throw new Error(`${file} does not export ${name}`);
}

/** The object literal inside `{…} as const satisfies T`. */
function objectIn(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return objectIn(node.expression);
  return undefined;
}

function collect(owner: ts.ObjectLiteralExpression, prefix: string, found: Map<string, Member>): void {
  for (const node of owner.properties.filter(ts.isPropertyAssignment)) {
    const path = prefix + node.name.getText();
    found.set(path, { node, ...commentOf(node) });
    if (ts.isObjectLiteralExpression(node.initializer)) collect(node.initializer, `${path}.`, found);
  }
}

function commentOf(node: ts.Node): DocComment {
  let text = '';
  const tags = new Map<string, string>();
  for (const doc of ts.getJSDocCommentsAndTags(node)) {
    if (!ts.isJSDoc(doc)) continue;
    text = oneLine(doc);
    for (const tag of doc.tags ?? []) tags.set(tag.tagName.text, oneLine(tag));
  }
  return { text, default: tags.get('default'), deprecated: tags.get('deprecated') };
}

const oneLine = ({ comment }: ts.JSDoc | ts.JSDocTag): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();

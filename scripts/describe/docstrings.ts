import ts from 'typescript';
import { at } from '../../tools/paths';

/** The comment above a member of a type, and the member's own members. */
export interface Documented {
  readonly name: string;
  /** Its description in one line, without a full stop at its end. */
  readonly words: string;
  /** Tag of the comment (`default`, `see` …) → its text. */
  readonly tags: Readonly<Record<string, string>>;
  /** The values where its type is a union of texts; empty for any other type. */
  readonly values: readonly string[];
  readonly members: readonly Documented[];
}

/** The smallest library: names and comments of our own types need no more, and a program with it takes half the time. */
const options: ts.CompilerOptions = {
  lib: ['lib.es5.d.ts'],
  strict: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * The members of an exported type with their comments, and the members of those.
 * @param file path in the repository
 * @throws where the file exports no such type, or a member has no comment
 */
export function docstringsOf(file: string, type: string): Documented[] {
  const program = ts.createProgram([at(file)], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(at(file));
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === type);
  if (!source || !symbol) throw new Error(`${file} exports no type ${type}`);

  function documented(member: ts.Symbol, withMembers: boolean): Documented {
    const own = checker.getTypeOfSymbolAtLocation(member, source!);
    const tags = member.getJsDocTags(checker).map(({ name, text }) => [name, oneLine(text)]);
    return {
      name: member.name,
      words: oneLine(member.getDocumentationComment(checker)),
      tags: Object.fromEntries(tags),
      values: own.isUnion() ? own.types.flatMap((one) => (one.isStringLiteral() ? one.value : [])) : [],
      members: withMembers ? own.getProperties().map((inner) => documented(inner, false)) : [],
    };
  }
  return checker
    .getDeclaredTypeOfSymbol(symbol)
    .getProperties()
    .map((member) => documented(member, true));
}

/** The member of this name. @throws where it is missing or has no comment, which the tables need */
export function commentOf(members: readonly Documented[], name: string): Documented {
  const found = members.find((member) => member.name === name);
  if (!found?.words) throw new Error(`"${name}" has no comment above it: the documentation needs one`);
  return found;
}

const oneLine = (text: ts.SymbolDisplayPart[] | undefined): string =>
  ts.displayPartsToString(text).replace(/\s+/g, ' ').trim().replace(/\.$/, '');

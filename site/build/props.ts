import ts from 'typescript';
import { at } from '../../tools/paths';

/** A prop of a widget, as its declaration has it. */
export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly text: string;
  readonly default: string | undefined;
}

export interface Component {
  readonly text: string;
  readonly props: readonly Prop[];
}

/** Reads what the package declares for React: component → its props, without those that every tag takes. */
export function declaredComponents(names: readonly string[]): ReadonlyMap<string, Component> {
  const file = at('dist/types/react.d.ts');
  const program = ts.createProgram([file], {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${file} declares nothing`);
  const exported = new Map(checker.getExportsOfModule(module).map((one) => [one.name, one]));
  const words = (parts: ts.SymbolDisplayPart[]) => ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim();

  const propOf = (symbol: ts.Symbol, isOptional: boolean): Prop => {
    const type = checker.typeToString(
      checker.getTypeOfSymbol(symbol),
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    );
    const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
    return {
      name: symbol.name,
      type: type.replace(/ \| undefined$/, ''),
      optional: isOptional,
      text: words(symbol.getDocumentationComment(checker)),
      default: tag?.text && words(tag.text),
    };
  };

  const componentOf = (name: string): Component => {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`@oms/shell/react has no ${name}`);
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const type = checker.getTypeOfSymbol(target);
    const props = new Map<string, { symbol: ts.Symbol; optional: boolean; in: number }>();
    // `ComponentType<Props>` has the props as its argument, a function as its parameter.
    const parameters = type.getCallSignatures().map((signature) => signature.parameters[0]);
    const given = type.aliasTypeArguments ?? parameters.map((one) => one && checker.getTypeOfSymbol(one));
    const shapes = given.flatMap((one) => (one ? (one.isUnion() ? one.types : [one]) : []));
    for (const one of shapes.flatMap((shape) => checker.getPropertiesOfType(shape))) {
      const isOwn = one.declarations?.some((node) => !node.getSourceFile().fileName.includes('node_modules'));
      if (!isOwn) continue;
      const before = props.get(one.name);
      const optional = Boolean(one.flags & ts.SymbolFlags.Optional);
      props.set(one.name, {
        symbol: before?.symbol ?? one,
        optional: optional || (before?.optional ?? false),
        in: (before?.in ?? 0) + 1,
      });
    }
    return {
      text: words(target.getDocumentationComment(checker)),
      props: [...props.values()].map((one) => propOf(one.symbol, one.optional || one.in < shapes.length)),
    };
  };
  return new Map(names.map((name) => [name, componentOf(name)]));
}

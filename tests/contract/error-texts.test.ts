import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ownLangs } from '../../src/core/i18n/lang';
import { read, sourcesIn } from './support/files';

const parse = (file: string) =>
  ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function nodesOf(file: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return nodes;
}

/** Strings of a union of literal types, also of the unions that it is made of in the same file. */
function literalsOf(file: string, name: string): string[] {
  const aliases = nodesOf(file).filter(ts.isTypeAliasDeclaration);
  const literals = (type: ts.TypeNode): string[] => {
    if (ts.isUnionTypeNode(type)) return type.types.flatMap(literals);
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
    const other = aliases.find((alias) => ts.isTypeReferenceNode(type) && alias.name.text === type.getText());
    return other ? literals(other.type) : [];
  };
  return aliases.filter((alias) => alias.name.text === name).flatMap((alias) => literals(alias.type));
}

describe('the key of an error', () => {
  it.each(ownLangs())('has a text in %s', (lang) => {
    const texts = JSON.parse(read(`locales/${lang}.json`)) as Record<string, string>;
    const code = [...sourcesIn('src'), ...sourcesIn('elements')].map(read).join('\n');
    const keys = [...code.matchAll(/messageKey: '([^']+)'/g), ...code.matchAll(/: '(error\.\w+)'/g)].map(
      (match) => match[1] ?? '',
    );
    expect(keys).toContain('error.malformed');
    expect(keys.filter((key) => !texts[key]?.trim())).toEqual([]);
  });
});

describe('the codes of oms-error', () => {
  const codes = literalsOf('src/page/report/error-codes.ts', 'ErrorCode');

  it('are written in one way, each once', () => {
    expect(codes).toEqual(expect.arrayContaining(['reply', 'malformed', 'part', 'config-late', 'locks']));
    expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('have those of the loader, which imports nothing', () => {
    const loader = nodesOf('elements/loader/types.ts')
      .filter(ts.isPropertySignature)
      .filter((property) => property.name.getText() === 'code')
      .flatMap((property) => [...property.getText().matchAll(/'([^']+)'/g)].map((match) => match[1]));
    expect(loader.length).toBeGreaterThan(0);
    expect(loader.filter((code) => !codes.includes(code ?? ''))).toEqual([]);
  });

  it('are all documented, and no other', () => {
    const [, section = ''] = read('docs/public-face.md').split('\n## Error codes\n');
    const [table = ''] = section.split('\nA rejected call');
    const rows = [...table.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm)].map((match) => match[1] ?? '');
    const named = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map((match) => match[1]));
    expect(named.sort()).toEqual([...codes].sort());
  });

  it('are all used', () => {
    const code = ['src', 'elements']
      .flatMap((folder) => sourcesIn(folder))
      .filter((file) => file !== 'src/page/report/error-codes.ts')
      .map(read)
      .join('\n');
    expect(codes.filter((one) => !code.includes(`'${one}'`))).toEqual([]);
  });
});

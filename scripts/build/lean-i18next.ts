import ts from 'typescript';
import type { Plugin } from 'vite';

/**
 * The members of i18next's classes that this package never reaches, and their replacements: it loads its texts itself
 * (so no backend to connect), they have neither formats nor nesting, nothing to fall back to and no separators, their languages
 * are named as they are asked for, and there is one instance, which has no plugins. A text instead of members is the whole body.
 */
const LEFT: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  Connector: '',
  RegExpCache: '',
  Formatter: 'format(value) { return value; }',
  Interpolator: { nest: 'nest(text) { return text; }' },
  ResourceStore: { addResources: '', removeNamespaces: '', removeResourceBundle: '', toJSON: '' },
  LanguageUtil: `
  toResolveHierarchy(code) { return [code]; }
  getBestMatchFromCodes([code]) { return code; }
  getLanguagePartFromCode(code) { return code; }
  getFallbackCodes() { return []; }
  isSupportedCode() { return true; }
`,
  Translator: {
    exists: '',
    extractFromKey: 'extractFromKey(key, { ns }) { return { key, namespaces: [].concat(ns) }; }',
  },
  I18n: {
    // All there is has been given to it: nothing is still to come.
    loadResources: 'loadResources(language, callback) { callback(null); }',
    hasLoadedNamespace: 'hasLoadedNamespace() { return true; }',
    use: '',
    hydrate: '',
    // Bound by `init`.
    reloadResources: 'reloadResources() {}',
    cloneInstance: '',
    loadNamespaces: '',
    loadLanguages: '',
    getFixedT: '',
    exists: '',
    dir: '',
    setDefaultNamespace: '',
    toJSON: '',
  },
};

/**
 * A quarter of i18next is what a page here can never reach, in methods, which no bundler may leave out.
 * @throws where i18next is not made of what is known here: look through another version before it is used
 */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    transform: {
      filter: { id: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

export function withoutUnused(code: string): string {
  const source = ts.createSourceFile('i18next.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const cuts: [from: number, to: number, left: string][] = [];
  for (const [name, left] of Object.entries(LEFT)) {
    const found = source.statements.find(
      (statement) => ts.isClassDeclaration(statement) && statement.name?.text === name,
    );
    if (!found || !ts.isClassDeclaration(found)) throw new Error(`i18next has no class ${name} any more`);
    const { members } = found;
    if (typeof left === 'string') {
      cuts.push([members.pos, members.end, left]);
      continue;
    }
    for (const [method, instead] of Object.entries(left)) {
      const member = members.find(
        (one) => ts.isMethodDeclaration(one) && one.name.getText(source) === method,
      );
      if (!member) throw new Error(`i18next has no ${name}.${method}() any more`);
      cuts.push([member.getStart(source), member.end, instead]);
    }
  }
  for (const statement of source.statements) {
    // Each method of the one instance that i18next makes is exported by itself; only what makes another is asked for.
    if (/^const (?!createInstance\b)\w+ = instance\.\w+;$/.test(statement.getText(source)))
      cuts.push([statement.getStart(source), statement.end, '']);
    if (ts.isExportDeclaration(statement))
      cuts.push([statement.getStart(source), statement.end, 'export { createInstance };']);
  }
  // From the end, so that the places before stay where they are.
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((text, [from, to, left]) => text.slice(0, from) + left + text.slice(to), code);
}

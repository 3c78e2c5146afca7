import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../scripts/paths';

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Consumers' files; they find the package by its `exports`, as any consumer's would. */
const consumers = {
  dom: `
    import '@oms/shell/elements/topnav';
    const bar = document.createElement('oms-topnav');
    bar.focusSearch();
    bar.features = 'search user';
    bar.logoSrc = undefined;
    Object.assign(document.createElement('oms-sidemenu'), { mode: 'tree' }).collapsed = true;
    document.createElement('oms-notice-center').tab = 2;
    document.createElement('oms-feedback').hideTrigger = true;
    document.createElement('oms-org-switcher').compact = true;
    document.querySelector('oms-feedback')?.show();
    document.addEventListener('oms-unread', (event) => event.detail.total.toFixed());
  `,
  script: `
    import { configureShell, getShell } from '@oms/shell';
    configureShell({ hosts: { userCentre: 'https://uc.test' } });
    getShell().on('oms-org-changed', (event) => event.detail.to.name.trim());
    getShell().on('oms-connection', ({ detail }) => detail.state === 'polling');
  `,
  jsx: `
    import '@oms/shell/react';
    export const page = <oms-sidemenu mode="tree"><span slot="footer" /></oms-sidemenu>;
  `,
  wrong: `
    import '@oms/shell/react';
    export const page = <oms-sidemenu mode="sideways" />;
  `,
};

const fileOf = (consumer: string) => at(`consumer-${consumer}.tsx`);

/** What the compiler says to each of them, from one program: most of the time goes into the libraries. */
function check(): Record<string, string[]> {
  const sources = new Map(Object.entries(consumers).map(([name, source]) => [fileOf(name), source]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.getSourceFile = (name, target) => {
    const source = sources.get(name);
    return source === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, source, target);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  const found = ts.getPreEmitDiagnostics(program);
  return Object.fromEntries(
    Object.keys(consumers).map((name) => [
      name,
      found
        .filter(({ file }) => file === undefined || file.fileName === fileOf(name))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}

describe('the types of the package', () => {
  let complaints: Record<string, string[]>;
  beforeAll(() => {
    complaints = check();
  });

  it('know the tags and events in plain DOM code', () => {
    expect(complaints.dom).toEqual([]);
  });

  it('know the script API', () => {
    expect(complaints.script).toEqual([]);
  });

  it('know the tags in JSX, and refuse what is wrong', () => {
    expect(complaints.jsx).toEqual([]);
    expect(complaints.wrong).toEqual([expect.stringContaining('sideways')]);
  });
});

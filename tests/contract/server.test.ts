import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { read } from './support/files';

/** The README's first example in React, as a module. */
const example = /```tsx\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';

let folder: string;
beforeAll(() => {
  // In the repository: the package finds itself by its name, and the build that it exports.
  mkdirSync(at('.cache'), { recursive: true });
  folder = mkdtempSync(at('.cache/server-'));
  const compilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
  };
  writeFileSync(join(folder, 'App.mjs'), ts.transpileModule(example, { compilerOptions }).outputText);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a script prints in a plain Node, which has no DOM. */
function serverSays(script: string): string {
  writeFileSync(join(folder, 'main.mjs'), script);
  return execFileSync(process.execPath, ['main.mjs'], { cwd: folder, stdio: 'pipe' }).toString();
}

describe('on a server', () => {
  it("renders the README's example in React", () => {
    const html = serverSays(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import App from './App.mjs';
      console.log(renderToString(createElement(App)));
    `);
    expect(html).toContain('<oms-topnav features="modules search notices user">');
    expect(html).toContain('<oms-sidemenu>');
    expect(html).toContain('<h1>Orders</h1>');
    expect(html).not.toContain('Export');
  });

  it('gives every hook its value for nobody, and the wrappers what any tag takes', () => {
    const html = serverSays(`
      import { createElement as h } from 'react';
      import { renderToString } from 'react-dom/server';
      import * as oms from '@oms/shell/react';
      const Probe = () => {
        oms.useShellEvent('oms-ready', Probe);
        const values = [
          oms.useSession().status, oms.useCan('x'), oms.usePermission('x'), oms.useLanguage()[0], oms.useMenuPlace(),
          oms.useT()('action.close'), typeof oms.useNow(), oms.useShell().user,
        ];
        return h('p', null, values.map(String).join('|'));
      };
      const wrapper = h(oms.OmsTopnav, {
        logoSrc: '/logo.svg', style: { color: 'red' }, role: 'banner', className: 'bar', 'data-x': 1,
        onClick() {}, onOrgChanged() {},
      });
      const can = h(oms.Can, { code: 'x', pending: 'not yet' }, 'yes');
      console.log(renderToString(h(oms.ShellProvider, null, h(Probe), wrapper, can, h(oms.Breadcrumbs))));
      console.log(renderToString(h(oms.ShellProvider, { fallback: 'waiting' }, h(Probe))));
    `);
    expect(html).toContain('<p>starting|undefined|unknown|zh-CN|null||number|null</p>');
    expect(html).toContain(
      '<oms-topnav logo-src="/logo.svg" style="color:red" role="banner" class="bar" data-x="1"></oms-topnav>',
    );
    expect(html).toContain('not yet');
    expect(html.trim().split('\n').at(-1)).toBe('waiting');
  });

  it('refuses calls that need a user, keeps nothing of one visitor for the next, and takes any configuration', () => {
    const said = serverSays(`
      import { configureShell, getShell, isShellError } from '@oms/shell';
      configureShell({ hosts: { userCentre: 'https://uc.test' } });
      getShell().on('oms-ready', () => {})();
      const refused = await Promise.all([
        getShell().ready(), getShell().request.get('/x'), getShell().notify({ title: 'x' }),
      ].map((call) => call.then(() => 'done', (error) => isShellError(error) && error.message)));
      console.log([...new Set(refused)].join());
      console.log(globalThis.OmsShell, getShell() === getShell(), getShell().user);
    `);
    expect(said).toContain('@oms/shell works in the browser: this call was made on a server\n');
    expect(said).toContain('undefined true null');
  });

  it('leaves what is for browsers to the browser', () => {
    const first = (file: string) => readFileSync(at('dist/esm', file), 'utf8').split('\n')[0];
    for (const file of ['react.js', 'console.js', 'elements/index.js', 'elements/topnav.js'])
      expect(first(file), file).toMatch(/^['"]use client['"];$/);
    // configureShell() and getShell() are for both.
    expect(first('index.js')).not.toMatch(/use client/);
  });
});

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { emptyFolder, type Folder } from './support/clean-clone';
import { writeDocumented } from './support/documented';

const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
const ANGULAR = ['core', 'compiler', 'compiler-cli', 'common', 'platform-browser'];

const PAGE = `
import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { OmsEvent } from '@oms/shell';
import { OmsNoticeCenter, OmsSidemenu, OmsTopnav } from '@oms/shell/angular';

@Component({
  selector: 'app-page',
  imports: [OmsNoticeCenter, OmsSidemenu, OmsTopnav],
  template: \`
    <oms-topnav theme="dark" [logoSrc]="logo" (oms-navigate)="go($event)"></oms-topnav>
    <oms-sidemenu collapsed></oms-sidemenu>
    <oms-notice-center tab="2" [open]="false"></oms-notice-center>
  \`,
})
class Page {
  readonly logo = '/logo.svg';
  go(event: OmsEvent<'oms-navigate'>) {
    document.title = event.detail.url;
  }
}
Object.assign(window, { started: bootstrapApplication(Page) });
`;

let project: Folder;

beforeAll(() => {
  project = emptyFolder('angular');
  const put = (file: string, text: string) => writeFileSync(join(project.path, file), text);
  put('package.json', '{ "name": "angular", "private": true, "type": "module" }');
  const angular = ANGULAR.map((name) => `@angular/${name}@22`);
  project.run('npm', 'install', ...QUIET, 'typescript@6.0', 'valibot@1', 'rxjs@7', 'jsdom@29', ...angular);
  const installed = join(project.path, 'node_modules/@oms/shell');
  mkdirSync(installed, { recursive: true });
  cpSync(at('package.json'), join(installed, 'package.json'));
  for (const part of ['dist/types', 'dist/esm']) cpSync(at(part), join(installed, part), { recursive: true });
  put('page.ts', PAGE);
  const documented = writeDocumented(readFileSync(at('docs/frameworks.md'), 'utf8'), project.path);
  const compilerOptions = {
    ...{ strict: true, skipLibCheck: false, types: [], lib: ['es2022', 'dom', 'dom.iterable'] },
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler' },
  };
  const angularCompilerOptions = { strictTemplates: true };
  put(
    'tsconfig.json',
    JSON.stringify({ compilerOptions, angularCompilerOptions, files: ['page.ts', ...documented] }),
  );
});
afterAll(() => project?.remove());

it('runs in an application of Angular, which sets what its templates say and hears the events', async () => {
  project.run(
    'node',
    'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js',
    '--project',
    'tsconfig.json',
  );
  const outfile = join(project.path, 'page.bundle.js');
  await build({
    entryPoints: [join(project.path, 'page.js')],
    ...{ outfile, bundle: true, format: 'iife', logLevel: 'error' },
    plugins: [{ name: 'linker', setup: ({ onLoad }) => onLoad({ filter: /\.m?js$/ }, link) }],
  });
  // It has no types.
  const { JSDOM } = createRequire(join(project.path, 'package.json'))('jsdom') as {
    JSDOM: new (markup: string, options: object) => { window: Window & typeof globalThis };
  };
  const dom = new JSDOM('<app-page></app-page>', { url: 'https://host.test/', runScripts: 'outside-only' });
  const { document, CustomEvent } = dom.window;
  dom.window.eval(readFileSync(outfile, 'utf8'));
  await (dom.window as unknown as { started: Promise<unknown> }).started;
  const found = (tag: string) =>
    document.querySelector(`app-page > ${tag}`) as unknown as Record<string, unknown>;
  expect(found('oms-topnav')).toMatchObject({ theme: 'dark', logoSrc: '/logo.svg' });
  expect(found('oms-sidemenu')).toMatchObject({ collapsed: true });
  expect(found('oms-notice-center')).toMatchObject({ tab: 2, open: false });
  document
    .querySelector('oms-topnav')
    ?.dispatchEvent(new CustomEvent('oms-navigate', { detail: { url: '/a' } }));
  expect(document.title).toBe('/a');
});

/** What Angular's own builders do to the modules of libraries. */
function link({ path }: { path: string }): { contents: string } {
  const code = readFileSync(path, 'utf8');
  if (!code.includes('ɵɵngDeclare')) return { contents: code };
  const babel = createRequire(join(project.path, 'node_modules/@angular/compiler-cli/package.json'))(
    '@babel/core',
  );
  const plugins = [join(project.path, 'node_modules/@angular/compiler-cli/bundles/linker/babel/index.js')];
  const options = { filename: path, configFile: false, babelrc: false, compact: false, plugins };
  return { contents: babel.transformSync(code, options).code };
}

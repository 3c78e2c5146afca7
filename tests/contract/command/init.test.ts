import { describe, expect, test } from 'vitest';
import { commandFolder } from '../support/command-folder';

const { all, command, put, text } = commandFolder();

const PAGE =
  '<!doctype html>\n<html>\n  <head>\n    <title>Shop</title>\n  </head>\n  <body>\n    <main></main>\n  </body>\n</html>\n';

describe('oms-shell init', () => {
  test.each<[string, Record<string, string>, Record<string, RegExp>]>([
    [
      'Vite',
      {
        'package.json': '{"devDependencies":{"vite":"7"}}',
        'index.html': PAGE,
        'src/main.ts': '',
        'tsconfig.json': '{}',
      },
      {
        'src/oms-shell.ts': /^import '@oms\/shell\/elements';\n$/,
        'vite.config.ts':
          /from '@oms\/shell\/vite'[\s\S]*plugins: \[omsShell\(\{ hosts: \{ userCentre: 'https:\/\/uc\.host\.test'/,
        'index.html':
          /<script type="module" src="\/src\/oms-shell\.ts"><\/script>\n {2}<\/head>\n {2}<body>\n {4}<oms-topnav>/,
      },
    ],
    [
      'Next',
      { 'package.json': '{"dependencies":{"next":"15"}}', 'app/layout.jsx': '' },
      { 'app/oms-shell.jsx': /^'use client';\n\nimport [\s\S]*<OmsTopnav \/>/ },
    ],
    [
      'plain pages',
      { 'index.html': PAGE },
      {
        'index.html':
          /"userCentre": "https:\/\/uc\.host\.test"[\s\S]*<script src="oms-shell\/[\d.]+\/oms-shell\.js" async>/,
      },
    ],
    [
      'a bundler',
      { 'package.json': '{"devDependencies":{"webpack":"5"}}' },
      { 'oms-shell.js': /configureShell/ },
    ],
  ])('sets %s up, and changes nothing the second time', async (kind, files, expected) => {
    put(files);
    const first = await command('init', '--user-centre', 'https://uc.host.test');
    expect(first).toMatchObject({ status: 0, out: expect.stringContaining(`A project with ${kind}.`) });
    for (const [name, pattern] of Object.entries(expected)) {
      expect(text(name)).toMatch(pattern);
      expect(first.out).toContain(name);
    }
    const before = all();
    expect((await command('init')).out).toContain('Nothing to do');
    expect(all()).toEqual(before);
  });

  test.each([
    ['react and @vitejs/plugin-react', /<ShellProvider>/, null],
    ['vue and react', /isCustomElement/, '@oms/shell/vue'],
    ['svelte and react', /<oms-topnav>/, '@oms/shell/svelte'],
    ['solid-js and react', /<oms-topnav>/, '@oms/shell/solid'],
    ['preact and react', /reactAliasesEnabled: false/, '@oms/shell/preact'],
  ])('leaves the tags to the templates of a project with %s', async (packages, hint, types) => {
    const names = ['vite', ...packages.split(' and ')];
    const dependencies = Object.fromEntries(names.map((name) => [name, '1']));
    put({ 'package.json': JSON.stringify({ dependencies }), 'index.html': PAGE, 'tsconfig.json': '{}' });
    const { out } = await command('init');
    expect(out).toMatch(hint);
    expect(text('index.html')).toContain('<script type="module" src="/oms-shell.ts">');
    expect(text('index.html')).not.toContain('oms-topnav');
    expect(/@oms\/shell\/(?!elements)\w+/.exec(text('oms-shell.ts'))?.[0] ?? null).toBe(types);
  });

  test('puts the plugin into a configuration of Vite, and says its lines where it cannot', async () => {
    const project = { 'package.json': '{"devDependencies":{"vite":"7"}}', 'index.html': PAGE };
    put({ ...project, 'vite.config.js': 'export default { plugins: [] };\n' });
    await command('init', '--user-centre', 'https://uc.host.test');
    expect(text('vite.config.js')).toMatch(
      /plugins: \[omsShell\(\{ hosts: \{ userCentre: 'https:\/\/uc\.host/,
    );
    expect(text('oms-shell.js')).not.toContain('configureShell');
    put({ 'vite.config.js': 'export default () => ({ plugins: [] });\n' });
    const { out } = await command('init');
    expect(out).toMatch(/By hand: In vite\.config[\s\S]*plugins: \[omsShell\(/);
    expect(text('vite.config.js')).not.toContain('omsShell');
  });

  test('takes a folder that has nothing but the package for one of plain pages', async () => {
    put({ 'package.json': '{"dependencies":{"@oms/shell":"1","react":"19","react-dom":"19"}}' });
    expect((await command('init')).out).toMatch(
      /^A project with plain pages\.[\s\S]*Into the head of each page/,
    );
  });

  test('says where Angular has the elements', async () => {
    put({ 'package.json': '{"dependencies":{"@angular/core":"21"}}', 'index.html': PAGE, 'src/main.ts': '' });
    expect((await command('init')).out).toMatch(/imports: \[OMS_ELEMENTS\]/);
  });

  test('leaves a file that is there as it is', async () => {
    put({
      'package.json': '{"devDependencies":{"vite":"7"}}',
      'oms-shell.js': '// mine',
      'index.html': PAGE,
    });
    expect((await command('init')).out).toContain('kept     oms-shell.js');
    expect(text('oms-shell.js')).toBe('// mine');
  });

  test('names a page without a place for the tags', async () => {
    put({ 'index.html': '<p>Shop' });
    expect(await command('init', '--cdn', 'https://cdn.host.test')).toMatchObject({
      status: 1,
      said: expect.stringContaining('index.html has no </head> or no <body>'),
    });
  });
});

import { expect, test } from 'vitest';
import { filesOfFirstView, filesOfPackage } from './first-view-files';

const module = (name: string) => `/app/node_modules/@oms/shell/dist/esm/chunks/${name}`;
const chunk = (imports: string[], moduleIds: string[], isEntry = false) => ({
  ...{ type: 'chunk' as const, imports, moduleIds, isEntry },
});
const bundle = {
  'assets/index.js': chunk(['assets/shell.js'], ['/app/main.js'], true),
  'assets/shell.js': chunk([], [module('shell-1.js'), '\0helpers']),
  'assets/tree.js': chunk(['assets/shell.js', 'assets/rows.js'], [module('tree-1.js')]),
  'assets/rows.js': chunk([], [module('rows-1.js'), '/app/list.js']),
  'assets/en.js': chunk([], [String.raw`C:\app\node_modules\@oms\shell\dist\esm\chunks\en-1.js`]),
  'assets/style.css': { type: 'asset' as const },
};

test('finds the files of what a first view imports, without those that come with the page anyway', () => {
  const first = { 'texts-en': 'chunks/en-1.js', tree: 'chunks/tree-1.js', flyout: 'chunks/flyout-1.js' };
  expect(filesOfFirstView(bundle, first)).toEqual({
    'texts-en': ['assets/en.js'],
    tree: ['assets/tree.js', 'assets/rows.js'],
  });
});

test('leaves out what a host has put into its first file', () => {
  expect(filesOfFirstView(bundle, { icons: 'chunks/shell-1.js' })).toEqual({});
});

test('knows the files that have no code of the host', () => {
  expect(filesOfPackage(bundle, '/elsewhere')).toEqual(['assets/shell.js', 'assets/tree.js', 'assets/en.js']);
});

test('knows them where a workspace links to the package, and with the libraries that they need in them', () => {
  const shell = chunk(
    [],
    [String.raw`C:\work\shell\dist\esm\chunks\shell-1.js`, '/app/node_modules/react/index.js'],
  );
  const vendors = chunk([], ['/app/node_modules/react/index.js']);
  expect(filesOfPackage({ shell, vendors }, String.raw`C:\work\shell\dist\esm`)).toEqual(['shell']);
});

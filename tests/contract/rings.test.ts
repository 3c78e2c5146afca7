import { describe, expect, it } from 'vitest';
import { around, DEEPEST, domains, outer, rings, strangers, tagFolders } from '../../scripts/lint/rings';
import { circlesOf } from './support/circles';
import { foldersIn, importsOf, runtimeImportsOf, sourcesIn } from './support/files';

// What a file may import, the linter says: scripts/lint makes its rules of the same lists. Here is what no single import shows.

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

describe('the rings', () => {
  it('has every folder of src in a ring', () => {
    const known: readonly string[] = [...rings, ...outer];
    expect(
      foldersIn('src')
        .map((name) => `src/${name}`)
        .filter((folder) => !known.includes(folder)),
    ).toEqual([]);
  });

  it('has every folder with sources in the package, around it, or as a project of its own', () => {
    const known: readonly string[] = ['src', ...outer, ...around, ...strangers];
    const folders = foldersIn('.').filter((name) => !/^(\.|node_modules$|dist$)/.test(name));
    expect(folders.filter((name) => !known.includes(name) && sourcesIn(name).length > 0)).toEqual([]);
  });

  it('has no name in the order of the domains that is no domain', () => {
    const folders = foldersIn('src/domain');
    expect(domains.filter((name) => !folders.includes(name))).toEqual([]);
  });

  it('has no file deeper than the rules on neighbours look', () => {
    const beside = [
      ...['src/domain', 'src/features'].flatMap((ring) => foldersIn(ring).map((name) => `${ring}/${name}`)),
      ...tagFolders.map((name) => `elements/${name}`),
    ];
    const deeper = beside.flatMap((folder) =>
      sourcesIn(folder).filter((file) => file.slice(folder.length + 1).split('/').length > DEEPEST),
    );
    expect(deeper).toEqual([]);
  });

  it('keeps the loader to itself and to the report, the retries and the link of realms that it shares: it must stay a few KB. Types of the API cost nothing', () => {
    const shared = [
      ...['src/core/policy/refusals', 'src/core/policy/read-refusals', 'src/shell/doctor-report'],
      'src/core/events/error-log',
      ...['src/core/platform/load-part', 'src/core/platform/page-window', 'src/core/config/console-paths'],
      // The first calls of a page, which it makes, and what the elements looked like at the last visit, which it draws.
      ...['src/domain/early-calls/early-calls', 'src/core/request/early-replies', 'src/core/request/query'],
      ...['src/core/config/first-paths', 'src/core/config/addresses'],
      ...['src/core/json/json', 'src/core/json/read-json', 'src/core/session/authorize-path'],
      ...['src/core/i18n/texts-call', 'src/core/i18n/first-lang'],
      ...[
        'src/domain/announcements/paths',
        'src/domain/notices/paths',
        'elements/paint/format',
        'elements/paint/rules',
      ],
      ...['src/core/platform/painted-sheets', 'elements/support/waiting-elements'],
      // What the head script is to a bundle, whose elements take its configuration and keep its pictures.
      ...['src/core/platform/page-head', 'src/core/build-name', 'src/core/constants', 'elements/paint/tags'],
      // The form of the menu, whose code it fetches.
      'elements/sidemenu/form',
      // Keys and focus of what it draws.
      ...['src/features/search/search-keys', 'src/ui/keyboard/own-keys', 'src/ui/keyboard/fields'],
      ...['src/ui/keyboard/composing', 'src/ui/keyboard/closed-root'],
      ...['src/ui/layer/guard-root', 'src/ui/layer/guard-focus', 'src/ui/text/is-mac'],
      ...['src/core/storage-keys/keys', 'src/core/storage-keys/cookies', 'src/core/platform/cookie'],
      // Whether a key without Ctrl leads to the search.
      'src/domain/look/look-of',
    ];
    const loader = sourcesIn('elements/loader');
    const outside = (file: string) =>
      runtimeImportsOf(file).filter(
        ({ path }) => !path || !(isIn(path, 'elements/loader') || shared.includes(path)),
      );
    expect([...loader, ...shared.map((file) => `${file}.ts`)].flatMap(outside)).toEqual([]);
  });
});

describe('core', () => {
  /** The folder of core that a path lies in; a file that lies in none stands for itself. */
  const folderOf = (path: string) => path.split('/').slice(0, 3).join('/').replace(/\.ts$/, '');

  it('has no circle among its folders', () => {
    const imports = new Map<string, Set<string>>();
    for (const file of sourcesIn('src/core')) {
      const from = folderOf(file);
      const targets = imports.get(from) ?? new Set();
      for (const { path } of runtimeImportsOf(file)) {
        if (path && isIn(path, 'src/core') && folderOf(path) !== from) targets.add(folderOf(path));
      }
      imports.set(from, targets);
    }
    expect(circlesOf(imports)).toEqual([]);
  });
});

describe('the demo', () => {
  it('names entries that the package has', async () => {
    const { default: pkg } = await import('../../package.json', { with: { type: 'json' } });
    const demo = sourcesIn('demo', ['.ts', '.tsx', '.js', '.mjs']);
    const used = demo.flatMap((file) => importsOf(file).map(({ specifier }) => specifier));
    const ours = used.filter((specifier) => /^@oms\/shell(\/|$)/.test(specifier));
    const unknown = ours.filter((specifier) => !(specifier.replace('@oms/shell', '.') in pkg.exports));
    expect(unknown).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { tags } from '../../scripts/build/entries';
import { foldersIn, importsOf, sourcesIn } from './support/files';

/** The rings from the inside out; a ring may import itself and those before it. */
const rings = ['src/core', 'src/react', 'src/ui', 'src/features', 'outer'];

/** What the package gives to pages. */
const outer = ['src/console', 'src/public-react', 'elements'];

/** A ring's members that stand side by side: none may import another. */
const features = foldersIn('src/features').map((name) => `src/features/${name}`);
const elements = tags.map((tag) => `elements/${tag}`);

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function ringOf(path: string): number {
  const inner = rings.findIndex((ring) => isIn(path, ring));
  if (inner >= 0) return inner;
  if (path === 'src/index.ts' || path === 'src/index' || isIn(path, 'locales')) return 0;
  if (outer.some((folder) => isIn(path, folder))) return rings.indexOf('outer');
  return rings.length;
}

function siblingOf(path: string, siblings: readonly string[]): string | undefined {
  return siblings.find((sibling) => isIn(path, sibling));
}

/** `file → import` of every import that a rule forbids. */
function offences(files: readonly string[], forbidden: (file: string, path: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter(({ path }) => path !== undefined && forbidden(file, path))
      .map(({ specifier }) => `${file} → ${specifier}`),
  );
}

describe('the rings', () => {
  const sources = [...sourcesIn('src'), ...sourcesIn('elements')];

  it('has every folder of src in a ring', () => {
    const known = [...rings, ...outer];
    expect(
      foldersIn('src')
        .map((name) => `src/${name}`)
        .filter((folder) => !known.includes(folder)),
    ).toEqual([]);
  });

  it('imports nothing outward', () => {
    expect(offences(sources, (file, path) => ringOf(path) > ringOf(file))).toEqual([]);
  });

  it.each([
    ['features', features],
    ['elements', elements],
  ])('keeps %s from each other', (_, siblings) => {
    const crosses = (file: string, path: string) => {
      const own = siblingOf(file, siblings);
      const other = siblingOf(path, siblings);
      return own !== undefined && other !== undefined && own !== other;
    };
    expect(offences(sources, crosses)).toEqual([]);
  });

  it('keeps the console and the elements apart', () => {
    const crosses = (file: string, path: string) =>
      (isIn(file, 'src/console') && isIn(path, 'elements')) ||
      (isIn(file, 'elements') && isIn(path, 'src/console'));
    expect(offences(sources, crosses)).toEqual([]);
  });

  it('keeps React out of the core', () => {
    const importers = sourcesIn('src/core').filter((file) =>
      importsOf(file).some(({ specifier }) => /^(react|react-dom|@nanostores\/react)(\/|$)/.test(specifier)),
    );
    expect(importers).toEqual([]);
  });

  it('keeps the loader by itself: it must stay a few KB', () => {
    const loader = sourcesIn('elements/loader');
    const outside = (file: string) =>
      importsOf(file).filter(({ path }) => !path || !isIn(path, 'elements/loader'));
    expect(loader.flatMap(outside)).toEqual([]);
  });
});

describe('the demo', () => {
  const demo = sourcesIn('demo', ['.ts', '.tsx', '.js', '.mjs']);

  it('uses the package as others do, by its public entries', () => {
    expect(offences(demo, (_, path) => isIn(path, 'src') || isIn(path, 'elements'))).toEqual([]);
  });

  it('names entries that the package has', async () => {
    const { default: pkg } = await import('../../package.json', { with: { type: 'json' } });
    const used = demo.flatMap((file) => importsOf(file).map(({ specifier }) => specifier));
    const ours = used.filter((specifier) => /^@oms\/shell(\/|$)/.test(specifier));
    const unknown = ours.filter((specifier) => !(specifier.replace('@oms/shell', '.') in pkg.exports));
    expect(unknown).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { tags } from '../../scripts/build/entries';
import { allIn, codeOf, foldersIn, importsOf, runtimeImportsOf, sourcesIn } from './support/files';

/** The rings from the inside out; a ring may import itself and those before it. */
const rings = ['src/core', 'src/domain', 'src/shell', 'src/react', 'src/ui', 'src/features', 'outer'];

/** What the package gives to pages. */
const outer = ['src/console', 'src/public-react', 'elements'];

/** The domains that others use, from the inside out. The others come after them, and use none of their own kind. */
const domains = [
  'rules',
  'navigation',
  'account',
  'lookups',
  'connections',
  'login',
  'user-options',
  'read-receipts',
  'notices',
  'announcements',
  'unread',
  'tasks',
];

/** A ring's members that are beside each other: none may import another. */
const features = foldersIn('src/features').map((name) => `src/features/${name}`);
const elements = tags.map((tag) => `elements/${tag}`);

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function ringOf(path: string): number {
  const inner = rings.findIndex((ring) => isIn(path, ring));
  if (inner >= 0) return inner;
  if (isIn(path, 'locales')) return 0;
  if (path === 'src/index.ts' || path === 'src/index') return rings.indexOf('src/shell');
  if (outer.some((folder) => isIn(path, folder))) return rings.indexOf('outer');
  return rings.length;
}

function siblingOf(path: string, siblings: readonly string[]): string | undefined {
  return siblings.find((sibling) => isIn(path, sibling));
}

/** `file → import` of every import that a rule forbids. */
function offences(
  files: readonly string[],
  forbidden: (file: string, path: string) => boolean,
  read = importsOf,
): string[] {
  return files.flatMap((file) =>
    read(file)
      .filter(({ path }) => path !== undefined && forbidden(file, path))
      .map(({ specifier }) => `${file} → ${specifier}`),
  );
}

/** The room of core that a path lies in: a folder, or a file of its own. */
const roomOf = (path: string) => path.split('/').slice(0, 3).join('/').replace(/\.ts$/, '');

/** Each circle of rooms, from a map of the imports among them. */
function circles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (room: string, trail: readonly string[]) => {
    if (trail.includes(room)) {
      found.push([...trail.slice(trail.indexOf(room)), room].join(' → '));
      return;
    }
    if (done.has(room)) return;
    for (const next of imports.get(room) ?? []) visit(next, [...trail, room]);
    done.add(room);
  };
  for (const room of imports.keys()) visit(room, []);
  return found;
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

  it('keeps React and the DOM out of core, domains and shell', () => {
    const inner = ['src/core', 'src/domain', 'src/shell'].flatMap((folder) => sourcesIn(folder));
    const importers = inner.filter((file) =>
      importsOf(file).some(({ specifier }) => /^(react|react-dom|@nanostores\/react)(\/|$)/.test(specifier)),
    );
    expect(importers).toEqual([]);
    const drawers = inner
      .filter((file) => !isIn(file, 'src/core/platform'))
      .filter((file) => /\b(?<!\.)(document|window)\.|\bquerySelector/.test(codeOf(file)));
    expect(drawers).toEqual([]);
  });

  it('keeps the loader to itself and to the report, the retries and the link of realms that it shares: it must stay a few KB. Types of the API cost nothing', () => {
    const shared = [
      ...['src/core/policy/refusals', 'src/core/policy/read-refusals', 'src/shell/doctor-report'],
      'src/core/events/error-log',
      ...['src/core/platform/load-part', 'src/core/platform/page-window', 'src/core/config/console-paths'],
      // The first calls of a page, which it makes, and what the elements looked like at the last visit, which it draws.
      ...['src/domain/early-calls/early-calls', 'src/core/request/early-replies', 'src/core/request/query'],
      ...['src/core/config/first-paths', 'src/core/config/addresses'],
      ...['src/core/json/json', 'src/core/session/authorize-path'],
      ...['src/core/i18n/texts-call', 'src/core/i18n/first-lang'],
      ...['src/domain/announcements/paths', 'src/domain/notices/paths', 'elements/paint/format'],
      ...['src/core/platform/painted-sheets', 'elements/support/waiting-elements'],
      // The form of the menu, whose code it fetches.
      'elements/sidemenu/form',
      // Keys and focus of what it draws.
      ...['src/features/search/search-keys', 'src/ui/keyboard/own-keys', 'src/ui/keyboard/fields'],
      ...['src/ui/layer/guard-root', 'src/ui/layer/guard-focus', 'src/ui/text/is-mac'],
      ...['src/core/storage-keys/keys', 'src/core/storage-keys/cookies'],
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
  it('has no circle among its rooms', () => {
    const imports = new Map<string, Set<string>>();
    for (const file of sourcesIn('src/core')) {
      const from = roomOf(file);
      const targets = imports.get(from) ?? new Set();
      for (const { path } of runtimeImportsOf(file)) {
        if (path && isIn(path, 'src/core') && roomOf(path) !== from) targets.add(roomOf(path));
      }
      imports.set(from, targets);
    }
    expect(circles(imports)).toEqual([]);
  });

  it('finds a circle where there is one', () => {
    const imports = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(circles(imports)).toEqual(['b → c → b']);
  });
});

describe('the domains', () => {
  const folders = foldersIn('src/domain');

  it('has no name in the order that is no domain', () => {
    expect(domains.filter((name) => !folders.includes(name))).toEqual([]);
  });

  it('use only those before them', () => {
    const domainOf = (path: string) => folders.find((name) => isIn(path, `src/domain/${name}`));
    const rank = (name: string) => (domains.includes(name) ? domains.indexOf(name) : domains.length);
    const crosses = (file: string, path: string) => {
      const own = domainOf(file);
      const other = domainOf(path);
      return own !== undefined && other !== undefined && own !== other && rank(other) >= rank(own);
    };
    expect(offences(sourcesIn('src/domain'), crosses)).toEqual([]);
  });

  it('alone make calls: features are components', () => {
    const outside = [...sourcesIn('src/features'), ...sourcesIn('src/ui'), ...sourcesIn('src/console')];
    const callers = outside.filter((file) => /\brequest\.(get|post|upload|download)\b/.test(codeOf(file)));
    expect(callers).toEqual([]);
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

describe('demo, scripts and tests', () => {
  /** A folder may import those before it: scripts start and measure the demo, tests use both. */
  const order = ['demo', 'scripts', 'tests'];
  const rank = (path: string) => order.findIndex((folder) => isIn(path, folder));

  it('import each other in one direction', () => {
    const files = order.flatMap(allIn).filter((file) => /\.([cm]?ts|tsx|[cm]?js)$/.test(file));
    expect(offences(files, (file, path) => rank(path) > rank(file))).toEqual([]);
  });
});

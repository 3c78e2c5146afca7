import {
  around,
  DEEPEST,
  DEEPEST_OF_STRANGERS,
  domains,
  outer,
  rings,
  rulesForWidgets,
  strangers,
  tagFolders,
  undrawn,
} from './rings';

/** Specifiers as they are written, in the syntax of .gitignore: a later `!` allows what was forbidden before it. */
interface Pattern {
  group: string[];
  message: string;
}

/** Files, and what they must not import. No file may be in two: of two overrides Biome takes the later. */
interface Zone {
  includes: string[];
  patterns: Pattern[];
}

const TESTS = ['!**/*.test.ts', '!**/*.test.tsx'];
const REACT = ['react', 'react-dom'];

const folders = (paths: readonly string[]) => paths.map((path) => `../**/${path.replace(/^src\//, '')}/**`);

/** The fake services, also by their index and by the name that hosts import. */
const FAKES = ['../**/testing', '@oms/shell/testing'];

/** The demo and the proofs, from wherever a file of the package lies, and by the name of their package. */
const STRANGERS = strangers.flatMap((name) => [
  ...Array.from({ length: DEEPEST_OF_STRANGERS }, (_, up) => `${'../'.repeat(up + 1)}${name}/**`),
  `@oms/${name}/**`,
]);

/** Ring → the import name of package.json (`imports`) that inner rings must not use. */
const NAMED: Readonly<Record<string, string>> = {
  'src/shell': '#create-shell',
  'src/react': '#renderer/**',
  elements: '#picture/**',
};

const neverOutward = (name: string, paths: readonly string[]): Pattern => ({
  group: [...folders(paths), ...FAKES, ...STRANGERS, ...paths.flatMap((path) => NAMED[path] ?? [])],
  message: `${name} imports inward only: docs/architecture.md has the rings.`,
});

/** A file that React and Preact have each of their own is imported by its name: a path would put React's into the CDN build. */
const BY_NAME: Pattern = {
  group: ['renderer', 'picture'].flatMap((name) =>
    ['react', 'preact'].flatMap((library) => [`./${name}/${library}/**`, `../**/${name}/${library}/**`]),
  ),
  message: 'React and Preact have a file of this each: import it as #renderer/… or #picture/….',
};

/** The files that lie so many folders deep under `folder`, and how they write the folder itself. */
const depths = (folder: string) =>
  Array.from({ length: DEEPEST }, (_, index) => ({
    files: `${folder}/${'*/'.repeat(index)}*`,
    up: '../'.repeat(index + 1),
  }));

/** All beside the folder in which a file is, but for those that are allowed. */
const neighbours = (up: string, message: string, allowed: readonly string[] = []): Pattern => ({
  group: [`${up}*/**`, `!${up}../**`, ...allowed.map((name) => `!${up}${name}/**`)],
  message,
});

function ringZones(): Zone[] {
  return rings.flatMap((ring, index): Zone[] => {
    const patterns = [neverOutward(ring, [...rings.slice(index + 1), ...outer, ...around]), BY_NAME];
    if (ring === 'src/page')
      patterns.push({
        group: ['**', '!./**', '!../**'],
        message: 'src/page imports itself alone: the loader, which has all of it, must stay a few KB.',
      });
    else if (undrawn.includes(ring))
      patterns.push({
        group: REACT.flatMap((name) => [name, `${name}/**`]),
        message: `${ring} does not know what draws it.`,
      });
    if (ring === 'src/ui')
      patterns.push({
        group: ['../**/domain/**', ...rulesForWidgets.map((path) => `!../**/domain/${path}`)],
        message:
          'A widget knows no store: scripts/lint/rings.ts lists the rules of domains that widgets take.',
      });
    if (ring === 'src/domain') return domainZones(patterns);
    if (ring === 'src/features') return featureZones(patterns);
    const entry = ring === 'src/shell' ? ['src/index.ts'] : [];
    return [{ includes: [`${ring}/**`, ...entry, ...TESTS], patterns }];
  });
}

function domainZones(patterns: Pattern[]): Zone[] {
  const message = 'A domain uses those before it: scripts/lint/rings.ts has their order.';
  const zones = (folder: string, allowed: readonly string[], except: string[] = []) =>
    depths(folder).map(({ files, up }) => ({
      includes: [files, ...except, ...TESTS],
      patterns: [...patterns, neighbours(up, message, allowed)],
    }));
  return [
    { includes: ['src/domain/*.ts', ...TESTS], patterns },
    ...domains.flatMap((name, index) => zones(`src/domain/${name}`, domains.slice(0, index))),
    ...zones(
      'src/domain/*',
      domains,
      domains.map((name) => `!src/domain/${name}/**`),
    ),
  ];
}

function featureZones(patterns: Pattern[]): Zone[] {
  const message = 'A feature imports no other: what several need is further in, what joins them further out.';
  return [
    { includes: ['src/features/*.ts', 'src/features/*.tsx', ...TESTS], patterns },
    ...depths('src/features/*').map(({ files, up }) => ({
      includes: [files, ...TESTS],
      patterns: [...patterns, neighbours(up, message)],
    })),
  ];
}

function outerZones(): Zone[] {
  const patterns = [neverOutward('The package', around), BY_NAME];
  const ofElements = [
    ...patterns,
    { group: ['../**/console/**'], message: 'The elements do not know the console.' },
  ];
  const ofConsole = [
    ...patterns,
    { group: folders(['elements']), message: 'The console does not know the elements.' },
  ];
  return [
    { includes: ['src/public-react/**', ...TESTS], patterns },
    { includes: ['src/console/**', ...TESTS], patterns: ofConsole },
    {
      includes: ['elements/**', ...tagFolders.map((tag) => `!elements/${tag}/**`), ...TESTS],
      patterns: ofElements,
    },
    ...depths(`elements/{${tagFolders.join(',')}}`).map(({ files, up }) => ({
      includes: [files, ...TESTS],
      patterns: [
        ...ofElements,
        { group: tagFolders.map((tag) => `${up}${tag}/**`), message: 'An element imports no other.' },
      ],
    })),
  ];
}

function zonesAround(): Zone[] {
  const [testing, tools, contract, node, site, scripts, tests] = around;
  const direction = (name: string, paths: string[]): Pattern => ({
    group: [...folders(paths), ...STRANGERS],
    message: `${name} uses none of ${[...paths, ...strangers].join(', ')}.`,
  });
  return [
    {
      includes: [`${testing}/**`, ...TESTS],
      patterns: [direction('What fakes the services', [tools, contract, node, site, scripts, tests])],
    },
    { includes: [`${tools}/**`], patterns: [direction('A tool', [contract, node, site, scripts, tests])] },
    {
      includes: [`${contract}/**`],
      patterns: [direction('The contract', [tools, node, site, scripts, tests])],
    },
    { includes: [`${node}/**`], patterns: [direction('What runs in Node', [site, scripts, tests])] },
    {
      includes: [`${site}/**`, ...TESTS],
      patterns: [direction('The site', [contract, node, scripts, tests])],
    },
    { includes: [`${scripts}/**`], patterns: [direction('A script', [tests])] },
    { includes: [`${tests}/**`, `!${tests}/e2e/**`], patterns: [direction('A test of the package', [])] },
  ];
}

/** The demo and the proofs import the package as hosts do: by its name and its public entries. */
function strangerZones(): Zone[] {
  return strangers.flatMap((name, index) =>
    Array.from({ length: DEEPEST_OF_STRANGERS }, (_, depth): Zone => {
      const later = strangers.slice(index + 1).map((other) => `@oms/${other}/**`);
      return {
        includes: [`${name}/${'*/'.repeat(depth)}*`],
        patterns: [
          {
            group: [`${'../'.repeat(depth + 1)}**`, ...later],
            message: `${name} is a project of its own: it imports others by their names and public entries.`,
          },
        ],
      };
    }),
  );
}

/** The configuration of Biome that holds the rings, made of their list: a line for each zone. */
export function importRules(): string {
  const overrides = [...ringZones(), ...outerZones(), ...zonesAround(), ...strangerZones()].map(
    ({ includes, patterns }) =>
      JSON.stringify({
        includes,
        linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
      }),
  );
  return `{"overrides": [\n${overrides.join(',\n')}\n]}\n`;
}

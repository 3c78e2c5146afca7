import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { installProject } from '../tools/own-project';
import { at } from '../tools/paths';
import { runQuietly } from '../tools/run';
import { settings } from '../vite.config';
import { buildBenchPage } from './build/bench-page';
import { buildCdn } from './build/cdn';
import { buildConfigSchema } from './build/config-schema';
import { angularModule } from './build/elements/angular';
import { buildEditorData } from './build/elements/editor-data';
import { writeFirstView } from './build/first-view';
import { keepMode } from './build/keep-mode';
import { withBuildLock } from './build/lock';
import { hashOf, isFresh, remember } from './build/stale';
import { runSteps, type Step } from './build/steps';
import { buildTypes } from './build/types';
import { describeElements } from './describe/elements';

const library = [
  'src',
  'elements',
  'testing',
  'locales',
  'node/cdn',
  'scripts/build',
  'scripts/describe',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const steps: readonly Step[] = [
  {
    name: 'esm',
    words: "the package's modules",
    inputs: library,
    outputs: ['dist/esm/index.js', 'dist/esm/angular.js', 'dist/esm/first-view.json', 'dist/esm/server.js'],
    run: buildModules,
  },
  {
    name: 'types',
    words: "the package's types",
    inputs: [...library, 'node'],
    outputs: ['dist/types/index.d.ts'],
    run: buildTypes,
  },
  {
    name: 'editor data',
    words: 'the data for editors',
    inputs: library,
    outputs: ['dist/custom-elements.json', 'dist/vscode.html-custom-data.json', 'dist/web-types.json'],
    run: buildEditorData,
  },
  {
    name: 'cdn',
    words: 'the files of the CDN',
    inputs: library,
    outputs: [
      'dist/cdn/oms-shell.js',
      'dist/cdn/oms-shell.head.js',
      'dist/cdn/oms-shell.all.js',
      'dist/cdn/integrity.json',
    ],
    run: buildCdn,
  },
  {
    name: 'bench',
    words: 'the page that measures the shell',
    inputs: [...library, 'tools/bench-page', 'tools/small-world.ts'],
    outputs: ['dist/bench/index.html', 'dist/bench/shell/oms-shell.js'],
    run: buildBenchPage,
  },
  {
    name: 'bin',
    words: "the package's command",
    inputs: [...library, 'contract', 'node'],
    outputs: ['dist/bin/oms-shell.js'],
    run: () => build(settings.bin()),
  },
  {
    name: 'plugin',
    words: 'the plugin of Vite',
    inputs: [...library, 'node'],
    outputs: ['dist/vite/index.js'],
    run: () => build(settings.plugin()),
  },
  {
    name: 'page',
    words: "the page of the package's demo",
    inputs: library,
    outputs: ['dist/page/index.html'],
    run: () => build(settings.page()),
  },
  {
    name: 'schema',
    words: 'the schema of the configuration',
    inputs: library,
    outputs: ['dist/config.schema.json'],
    run: buildConfigSchema,
  },
  {
    name: 'bill of materials',
    words: 'the list of what is in the package',
    inputs: library,
    outputs: ['dist/sbom.cdx.json'],
    // Imported when the step runs: other builds need not load the library that writes the list.
    run: async () => (await import('./build/sbom')).buildSbom(),
  },
  {
    name: 'demo',
    words: "the demo's console",
    inputs: [...library, 'demo/console', 'demo/vite.config.ts', 'demo/package.json'],
    outputs: ['demo/dist/console/index.html'],
    // A project of its own, by the command that it has.
    run: buildConsole,
  },
  {
    name: 'site',
    words: 'the documentation site',
    inputs: [
      ...library,
      'docs',
      'site',
      'scripts/docs',
      'README.md',
      'demo/README.md',
      'proof/README.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
    ],
    outputs: ['dist/site/index.html'],
    // A project of its own, which its first build installs.
    run: buildSite,
  },
];

function buildConsole(): Promise<void> {
  return runBuild('-w', 'demo');
}

async function buildSite(): Promise<void> {
  if ((await installProject('site')) !== 0)
    throw new Error('What the site is built with could not be installed.');
  await runBuild('--prefix', 'site');
}

/** Runs the build of another project. @param project what tells npm which */
async function runBuild(...project: readonly string[]): Promise<void> {
  const { status, output } = await runQuietly('npm', ['run', '--silent', 'build', ...project]);
  if (status !== 0) throw new Error(output);
}

async function buildModules(): Promise<void> {
  const [built] = (await build(settings.esm())) as Rolldown.RolldownOutput[];
  writeFirstView(built!);
  // Beside the others, whose build empties the folder.
  await build(settings.server());
  writeFileSync(at('dist/esm/angular.js'), angularModule(describeElements()));
}

/**
 * Builds what is older than its inputs, in order, and says what it builds while it does.
 * @param only names of the steps to look at; by default all but the site, which nothing else needs
 * @throws the first build error
 */
export function buildStale(only?: readonly string[]): Promise<void> {
  return withBuildLock(() => keepMode(() => buildSteps(only)));
}

async function buildSteps(only?: readonly string[]): Promise<void> {
  const stale = steps
    .filter(({ name }) => (only ? only.includes(name) : name !== 'site'))
    .map((step) => ({ ...step, hash: hashOf(step.inputs) }))
    .filter(({ name, hash, outputs }) => !isFresh(name, hash, outputs));
  await runSteps(stale, ({ name, hash }) => remember(name, hash));
}

/** The steps whose files are not published: the demo's page, the one that measures, and the site. */
const unpublished = ['demo', 'bench', 'site'];
const published = steps.map(({ name }) => name).filter((name) => !unpublished.includes(name));

/** The steps of `npm run site`: the site, and what it is made of. */
export const siteSteps = ['types', 'editor data', 'cdn', 'site'];

/** Whether the built site shows what its sources say. */
export const isSiteFresh = (): boolean =>
  steps.some(({ name, inputs, outputs }) => name === 'site' && isFresh(name, hashOf(inputs), outputs));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.slice(2);
  try {
    const named = { '--package': published, '--site': siteSteps }[only[0] ?? ''];
    await buildStale(named ?? (only.length > 0 ? only : undefined));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

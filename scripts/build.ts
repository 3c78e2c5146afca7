import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { settings } from '../vite.config';
import { buildCdn } from './build/cdn';
import { buildConfigSchema } from './build/config-schema';
import { buildEditorData } from './build/elements/editor-data';
import { keepMode } from './build/keep-mode';
import { withBuildLock } from './build/lock';
import { hashOf, isFresh, remember } from './build/stale';
import { buildTypes } from './build/types';

interface Step {
  name: string;
  inputs: readonly string[];
  /** Files that must be there for the step to count as done. */
  outputs: readonly string[];
  run: () => Promise<unknown>;
}

const library = [
  'src',
  'elements',
  'locales',
  'scripts/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const steps: readonly Step[] = [
  { name: 'esm', inputs: library, outputs: ['dist/esm/index.js'], run: () => build(settings.esm()) },
  { name: 'types', inputs: library, outputs: ['dist/types/index.d.ts'], run: buildTypes },
  {
    name: 'editor data',
    inputs: library,
    outputs: ['dist/custom-elements.json', 'dist/vscode.html-custom-data.json', 'dist/web-types.json'],
    run: buildEditorData,
  },
  {
    name: 'cdn',
    inputs: library,
    outputs: ['dist/cdn/oms-shell.js', 'dist/cdn/oms-shell.all.js', 'dist/cdn/integrity.json'],
    run: buildCdn,
  },
  {
    name: 'bin',
    inputs: [...library, 'scripts/cli', 'scripts/bake.ts'],
    outputs: ['dist/bin/oms-shell.js'],
    run: () => build(settings.bin()),
  },
  {
    name: 'schema',
    inputs: [...library, 'scripts/docs'],
    outputs: ['dist/config.schema.json'],
    run: buildConfigSchema,
  },
  {
    name: 'demo',
    inputs: [...library, 'demo/console'],
    outputs: ['dist/demo/console/index.html'],
    run: () => build(settings.demo()),
  },
];

/**
 * Builds what is older than its inputs, in order, and says so by a line each.
 * @param only names of the steps to look at; all by default
 * @throws the first build error
 */
export function buildStale(only?: readonly string[]): Promise<void> {
  return withBuildLock(() => keepMode(() => buildSteps(only)));
}

async function buildSteps(only?: readonly string[]): Promise<void> {
  for (const step of steps) {
    if (only && !only.includes(step.name)) continue;
    const hash = hashOf(step.inputs);
    if (isFresh(step.name, hash, step.outputs)) continue;
    const start = performance.now();
    await step.run();
    remember(step.name, hash);
    console.log(`built ${step.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** The steps whose files are published: all but the demo's page. */
const published = steps.map(({ name }) => name).filter((name) => name !== 'demo');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.slice(2);
  try {
    await buildStale(only[0] === '--package' ? published : only.length > 0 ? only : undefined);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

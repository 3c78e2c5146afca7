import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { findBrowser } from '../../tools/browser.mjs';
import { freePorts } from '../../tools/free-ports';
import { at, root } from '../../tools/paths';
import { emptyFolder, type Folder } from './support/clean-clone';
import { writeDocumented } from './support/documented';

/** What a host tests with; in the versions of this repository, where it has them. */
const own = (name: keyof typeof pkg.devDependencies) => `${name}@${pkg.devDependencies[name]}`;
const TOOLS = [
  ...(['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'typescript'] as const).map(
    own,
  ),
  ...(['vite', 'vitest', 'happy-dom', '@playwright/test'] as const).map(own),
  ...['jsdom@29.1.1', '@testing-library/dom@10.4.2', 'shadow-dom-testing-library@1.14.2', 'msw@2.15.0'],
  ...['storybook@10.6.7', '@storybook/react-vite@10.6.7'],
];

const STRICT = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'],
  ...['--jsx', 'react-jsx', '--module', 'esnext', '--moduleResolution', 'bundler', '--pretty', 'false'],
];

let project: Folder;
let files: string[];

beforeAll(() => {
  project = emptyFolder('host');
  writeFileSync(join(project.path, 'package.json'), '{ "name": "host", "private": true, "type": "module" }');
  project.run('npm', 'pack', root, '--ignore-scripts', '--loglevel=error');
  const packed = readdirSync(project.path).find((file) => file.endsWith('.tgz')) ?? '';
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  project.run('npm', 'install', ...quiet, `./${packed}`, ...TOOLS);
  files = writeDocumented(readFileSync(at('docs/testing.md'), 'utf8'), project.path);
});
afterAll(() => project?.remove());

/** Runs a command of the project; its output is the failure's message. */
function run(...command: string[]): string {
  try {
    return project.run('npx', '--no-install', ...command);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    throw new Error(`${command.join(' ')}\n${stdout}${stderr}`);
  }
}

test('the examples of docs/testing.md are typed', () => {
  run('tsc', ...STRICT, ...files.filter((file) => /\.tsx?$/.test(file)));
});

test.each(['jsdom', 'happy-dom'])(
  'the examples for Vitest, Testing Library, MSW and stories run in %s, and React does not complain',
  (environment) => {
    const report = run('vitest', 'run', '--environment', environment, '--reporter=verbose');
    const examples = files.filter((file) => /\.test\.tsx?$/.test(file));
    expect(examples.filter((file) => !report.includes(file))).toEqual([]);
    expect(report).not.toMatch(/react\.dev|unrecognized in this browser/);
  },
);

test('the example for Playwright runs on the page that it builds', async () => {
  const [port] = await freePorts(1);
  vi.stubEnv('CHROME_PATH', await findBrowser());
  vi.stubEnv('PORT', String(port));
  onTestFinished(() => void vi.unstubAllEnvs());
  run('playwright', 'test', '--reporter=line');
});

test('Storybook builds the example', () => {
  run('storybook', 'build', '--quiet');
  const index = readFileSync(join(project.path, 'storybook-static/index.json'), 'utf8');
  expect(Object.keys(JSON.parse(index).entries)).toEqual(
    expect.arrayContaining(['parcels--clerk', 'parcels--exporter', 'parcels--signed-out']),
  );
});

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { emptyFolder, type Folder } from './support/clean-clone';
import { type Mistake, type Templates, templates } from './support/templates';

let project: Folder;

beforeAll(() => {
  project = emptyFolder('frameworks');
  writeFileSync(
    join(project.path, 'package.json'),
    '{ "name": "frameworks", "private": true, "type": "module" }',
  );
  const packages = Object.values(templates).flatMap((one) => one.packages);
  // `valibot` is what the package's declarations import.
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  project.run('npm', 'install', ...quiet, 'typescript@5.9', 'valibot@1', ...packages);
  const installed = join(project.path, 'node_modules/@oms/shell');
  mkdirSync(installed, { recursive: true });
  cpSync(at('package.json'), join(installed, 'package.json'));
  cpSync(at('dist/types'), join(installed, 'dist/types'), { recursive: true });
});
afterAll(() => project?.remove());

/** What the framework's compiler says of all its templates. */
function compile(name: string, framework: Templates): string {
  const folder = join(project.path, name);
  mkdirSync(folder);
  const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
  put(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
        ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler' },
        lib: ['es2022', 'dom', 'dom.iterable'],
        ...framework.compilerOptions,
      },
      ...framework.more,
      include: ['*'],
    }),
  );
  put('env.ts', `import '${framework.entry}';`);
  put(`right.${framework.ending}`, framework.file(framework.right));
  for (const [mistake, [markup]] of Object.entries(framework.wrong))
    put(`${fileOf(mistake)}.${framework.ending}`, framework.file(markup));
  const [command = '', ...args] = framework.command;
  const run = join(project.path, 'node_modules', command);
  try {
    // In its folder: svelte-check reads the folder in which it runs.
    return project.run(
      'sh',
      ...['-c', 'cd "$1" && shift && exec "$@"', 'sh', folder, 'node', run, ...args, './tsconfig.json'],
    );
  } catch (error) {
    // Angular's complains on the other.
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${stdout}\n${stderr}`;
  }
}

const fileOf = (mistake: string) => mistake.replaceAll(' ', '-');

/** The complaints of one file; a message's further lines are indented. */
const complaintsOf = (said: string, file: string): string =>
  stripVTControlCharacters(said)
    .split(/\n(?=\S)/)
    .filter((complaint) => complaint.includes(`${file}.`))
    .join('\n');

describe.each(Object.entries(templates))('the types for %s', (name, framework) => {
  let said: string;
  beforeAll(() => {
    said = compile(name, framework);
  });

  it('take a right template', () => {
    expect(complaintsOf(said, 'right')).toBe('');
    expect(complaintsOf(said, 'env')).toBe('');
  });

  it.each(Object.keys(framework.wrong) as Mistake[])('refuse %s', (mistake) => {
    const [, message] = framework.wrong[mistake];
    const found = complaintsOf(said, fileOf(mistake)).replaceAll('\\"', '"');
    expect(found).toMatch(message);
  });
});

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { at } from '../../tools/paths';
import { cleanClone, emptyFolder, type Folder } from './support/clean-clone';

const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/** The entries of the package that code imports. */
const entries = Object.entries(pkg.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([name]) => name.replace(/^\./, '@oms/shell'));

/** The files that the package names: of its exports, its command, and its data for editors. */
const named = [
  ...Object.values(pkg.exports).flatMap((target) =>
    typeof target === 'string'
      ? target.replace('/languages/*', '/languages/de.json').replace('*', 'oms-shell.js')
      : [target.types, target.default],
  ),
  ...Object.values(pkg.bin),
  pkg.customElements,
  pkg['web-types'],
];

const PLAIN = `
  import { configureShell, getShell } from '@oms/shell';
  import '@oms/shell/elements';
  import '@oms/shell/elements/topnav';
  configureShell({ hosts: { userCentre: 'https://uc.test' } });
  document.createElement('oms-topnav').features = 'search user';
  window.addEventListener('oms-unread', ({ detail }) => detail.total.toFixed());
  void window.OmsShell.ready().then(() => getShell().user?.name);
`;

const REACT = `
  import '@oms/shell/elements';
  import { consoleRoutes } from '@oms/shell/console';
  import { OmsTopnav, ShellProvider, useT } from '@oms/shell/react';
  const Page = () => <p onClick={() => location.reload()}>{useT()('action.close')}</p>;
  export const page = (
    <ShellProvider>
      <OmsTopnav features="search" style={{ color: 'red' }} onOrgChanged={({ detail }) => detail.to.name} />
      <Page />
    </ShellProvider>
  );
  export const routes = consoleRoutes({ Frame: ({ children }) => <>{children}</> });
`;

/** As strict as a project can be: it checks the package's declarations, too. */
const STRICT = [
  ...['--noEmit', '--strict', '--skipLibCheck', 'false', '--exactOptionalPropertyTypes'],
  ...['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--jsx', 'react-jsx', '--pretty', 'false'],
];

let clone: Folder;
let app: Folder & { types(file: string, code: string, resolution: string): string };

beforeAll(() => {
  clone = cleanClone();
  const folder = emptyFolder('app');
  app = {
    ...folder,
    /** What the compiler says to a file. */
    types(file, code, resolution) {
      writeFileSync(join(folder.path, file), code);
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      const tsc = at('node_modules/typescript/bin/tsc');
      try {
        return folder.run('node', tsc, ...STRICT, '--module', module, '--moduleResolution', resolution, file);
      } catch (error) {
        return String((error as { stdout: Buffer }).stdout);
      }
    },
  };
  writeFileSync(join(app.path, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
});
afterAll(() => {
  clone?.remove();
  app?.remove();
});

describe('a project that installs the package from its repository', () => {
  beforeAll(() => {
    app.run('npm', 'install', ...QUIET, `git+file://${clone.path}`, 'react', 'react-dom', 'react-router@7');
  });

  it('has every file that the package names', () => {
    const missing = named.filter((file) => !existsSync(join(app.path, 'node_modules/@oms/shell', file)));
    expect(missing).toEqual([]);
  });

  it('takes at most 25 MB with React', () => {
    const folder = join(app.path, 'node_modules');
    // That of the console alone.
    const others = /^(react-router|cookie|set-cookie-parser|\.package-lock\.json)(\/|$)/;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !others.test(relative(folder, file)));
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / 1e6).toBeLessThan(25);
  });

  it('has every file that its README leads to', () => {
    const folder = join(app.path, 'node_modules/@oms/shell');
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(5);
    // Those who change the package read it in its repository.
    const missing = links.filter((link) => link !== 'CONTRIBUTING.md' && !existsSync(join(folder, link)));
    expect(missing).toEqual([]);
  });

  // That of Angular runs where Angular has compiled it: angular.test.ts.
  it.each(entries.filter((entry) => entry !== '@oms/shell/angular'))(
    'imports %s where there is no browser',
    (entry) => {
      const script = `console.log(Object.keys(await import('${entry}')).join(' '))`;
      expect(() => app.run('node', '--input-type=module', '--eval', script)).not.toThrow();
    },
  );

  it.each(['bundler', 'nodenext'])(
    'is typed in plain TypeScript without types of React, by %s',
    (resolution) => {
      expect(app.types('plain.ts', PLAIN, resolution)).toBe('');
    },
  );

  it.each(['bundler', 'nodenext'])('is typed in React, by %s', (resolution) => {
    app.run('npm', 'install', ...QUIET, '--save-dev', '@types/react@19', '@types/react-dom@19');
    expect(app.types('page.tsx', REACT, resolution)).toBe('');
  });

  it('finds the command', () => {
    expect(app.run('npx', '--no-install', 'oms-shell', '--help')).toMatch(/^ {2}bake /m);
  });
});

describe('npm pack', () => {
  it('builds what is missing or stale before it packs', () => {
    // The build of this run, but for two of its files: a whole build is what the installation above has made.
    symlinkSync(at('node_modules'), join(clone.path, 'node_modules'));
    cpSync(at('dist'), join(clone.path, 'dist'), { recursive: true });
    mkdirSync(join(clone.path, '.cache'));
    cpSync(at('.cache/build.json'), join(clone.path, '.cache/build.json'));
    for (const file of ['bin/oms-shell.js', 'custom-elements.json']) rmSync(join(clone.path, 'dist', file));

    const printed = clone.run('npm', 'pack', '--json', '--loglevel=error', `--pack-destination=${app.path}`);
    const [packed] = JSON.parse(printed.slice(printed.search(/^\[/m))) as { files: { path: string }[] }[];
    const files = packed?.files.map(({ path }) => path) ?? [];
    expect(named.map((file) => file.replace(/^\.\//, '')).filter((file) => !files.includes(file))).toEqual(
      [],
    );
    // The documents lead to the demo's README.
    expect(files.filter((file) => /(^|\/)(demo|tests|src)\//.test(file))).toEqual(['demo/README.md']);
  });
});

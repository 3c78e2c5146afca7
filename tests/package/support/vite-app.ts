import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, type InlineConfig } from 'vite';
import type * as plugin from '../../../node/vite/plugin';
import pkg from '../../../package.json' with { type: 'json' };
import { at } from '../../../tools/paths';
import { emptyFolder } from './clean-clone';

export interface ViteApp {
  /** What the app imports as `@oms/shell/vite`. */
  readonly plugin: typeof plugin;
  /** The path of a file or folder of the project. */
  at(file: string): string;
  build(config: InlineConfig): Promise<void>;
  serve(config: InlineConfig): ReturnType<typeof createServer>;
  remove(): void;
}

const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/**
 * A project with the package as it is packed, and what npm installs beside it.
 * @param files path → text
 * @param own packages that only the project has, which npm fetches
 */
export async function viteApp(
  name: string,
  files: Readonly<Record<string, string>>,
  own: readonly string[] = [],
): Promise<ViteApp> {
  const { path, run, remove } = emptyFolder(name);
  writeFileSync(join(path, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  if (own.length > 0) run('npm', 'install', ...QUIET, ...own);
  const modules = join(path, 'node_modules');
  const shell = join(modules, '@oms/shell');
  mkdirSync(shell, { recursive: true });
  for (const file of ['package.json', 'dist/esm', 'dist/cdn', 'dist/vite'])
    cpSync(at(file), join(shell, file), { recursive: true });
  const beside = { ...pkg.dependencies, react: '', 'react-dom': '', scheduler: '', vite: '' };
  for (const module of Object.keys(beside)) {
    mkdirSync(dirname(join(modules, module)), { recursive: true });
    symlinkSync(at('node_modules', module), join(modules, module));
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  const settings = { configFile: false, root: path, logLevel: 'error' } as const;
  return {
    plugin: (await import(pathToFileURL(join(shell, 'dist/vite/index.js')).href)) as typeof plugin,
    at: (file) => join(path, file),
    build: async (config) => void (await build({ ...settings, ...config })),
    serve: (config) => createServer({ ...settings, ...config }),
    remove,
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../src/page/json/json';
import { type Framework, frameworkOf } from './frameworks';

export type Kind = 'vite' | 'next' | 'bundler' | 'html';

export interface Project {
  readonly folder: string;
  readonly kind: Kind;
  readonly framework: Framework | null;
  readonly typescript: boolean;
  has(file: string): boolean;
  read(file: string): string;
}

/** Packages that put the modules of a page together, by themselves or inside. */
const BUNDLERS =
  /^(webpack|rollup|esbuild|parcel|nuxt|gatsby|react-scripts|@rspack\/core|@rsbuild\/core|@vue\/cli-service|@angular\/core)$/;

/** What a folder holds, by its package.json and the files of its tools. */
export function readProject(folder: string): Project {
  const has = (file: string) => existsSync(join(folder, file));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const hasAny = (base: string, endings: readonly string[]) => endings.some((ending) => has(base + ending));
  const packages = has('package.json') ? packagesIn(join(folder, 'package.json')) : null;
  const configs = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'];
  const kind = (): Kind => {
    if (packages?.includes('next') || hasAny('next.config', configs)) return 'next';
    if (packages?.includes('vite') || hasAny('vite.config', configs)) return 'vite';
    // `npm install @oms/shell` alone makes a package.json.
    const bundles = packages?.some((name) => BUNDLERS.test(name));
    return bundles || (framework && !has('index.html')) ? 'bundler' : 'html';
  };
  const framework = frameworkOf(packages ?? []);
  return { folder, kind: kind(), framework, typescript: has('tsconfig.json'), has, read };
}

function packagesIn(file: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
  const { dependencies, devDependencies } = isRecord(parsed) ? parsed : {};
  return [dependencies, devDependencies].flatMap((list) => (isRecord(list) ? Object.keys(list) : []));
}

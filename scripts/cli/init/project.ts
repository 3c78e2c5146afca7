import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../src/core/json/json';
import { type Framework, frameworkOf } from './frameworks';

export type Kind = 'vite' | 'next' | 'bundler' | 'html';

export interface Project {
  readonly folder: string;
  readonly kind: Kind;
  readonly framework: Framework | null;
  readonly typescript: boolean;
  has(file: string): boolean;
}

/** What a folder holds, by its package.json and the files of its tools. */
export function readProject(folder: string): Project {
  const has = (file: string) => existsSync(join(folder, file));
  const hasAny = (base: string, endings: readonly string[]) => endings.some((ending) => has(base + ending));
  const packages = has('package.json') ? packagesIn(join(folder, 'package.json')) : null;
  const configs = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'];
  const kind = (): Kind => {
    if (packages?.includes('next') || hasAny('next.config', configs)) return 'next';
    if (packages?.includes('vite') || hasAny('vite.config', configs)) return 'vite';
    const isPage =
      has('index.html') &&
      !packages?.some((name) => /^(webpack|rollup|esbuild|parcel|@angular\/core)$/.test(name));
    return packages === null || isPage ? 'html' : 'bundler';
  };
  const framework = frameworkOf(packages ?? []);
  return { folder, kind: kind(), framework, typescript: has('tsconfig.json'), has };
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

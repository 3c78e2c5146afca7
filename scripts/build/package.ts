import { readFileSync } from 'node:fs';
import { at } from '../../tools/paths.ts';

interface PackageJson {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const pkg = JSON.parse(readFileSync(at('package.json'), 'utf8')) as PackageJson;

export const version = pkg.version;

/** Packages that a consumer of the npm package installs beside it: its bundles leave these imports alone. */
const installedByConsumer = [
  ...Object.keys(pkg.dependencies),
  ...Object.keys(pkg.peerDependencies ?? {}),
  'react',
  'react-dom',
  'react-router',
];

export function isExternal(id: string): boolean {
  return installedByConsumer.some((name) => id === name || id.startsWith(`${name}/`));
}

import { version } from './package.ts';
import { hashOf } from './stale.ts';

/** What the modules of the package are made of. */
const SOURCES = [
  'src',
  'elements',
  'locales',
  'scripts/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

let name: string | undefined;

/** The version, and a hash of the sources. The head script draws pictures of the elements that have the same name. */
export function buildName(): string {
  name ??= `${version}-${hashOf(SOURCES).slice(0, 8)}`;
  return name;
}

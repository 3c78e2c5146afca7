import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import parse, { type Info } from 'spdx-expression-parse';
import type { Plugin } from 'vite';
import { at } from '../../tools/paths.ts';

/** Licences of others' code that may be part of what is shipped: they ask for their text beside it, and for no more. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0'];

/** The file with the licences of what a folder of dist/ has in it. */
export const LICENSES = 'licenses.txt';

/** A package whose code is in a file of the build. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Allowed ones. */
  readonly license: string;
  readonly text: string;
}

/** What a file that has code of others in it begins with. */
export const bannerOf = (path: string): string => `/*! Licenses: ${path} */`;

/** The folder of the package that a module belongs to; null for the shell's own. */
export function packageFolder(moduleId: string): string | null {
  const [file = ''] = moduleId.replace(/^\0/, '').replaceAll('\\', '/').split('?');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null;
}

/**
 * The packages that modules belong to, by name.
 * @throws Error where one may not be shipped, or has no text to ship
 */
export function packagesOf(moduleIds: Iterable<string>): BundledPackage[] {
  const folders = new Set([...moduleIds].map(packageFolder).filter((folder) => folder !== null));
  const packages = new Map<string, BundledPackage>();
  for (const folder of folders) {
    const found = readPackage(folder);
    packages.set(`${found.name} ${found.version}`, found);
  }
  return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readPackage(folder: string): BundledPackage {
  const { name, version, ...rest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const license = allowedLicense(name, rest.license);
  const textsOf = (names: RegExp) =>
    readdirSync(folder)
      .filter((file) => names.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  // A notice stands beside the text of a licence, and is none.
  const own = textsOf(/^(licen[cs]e|copying)(\.|-|$)/i).join('\n\n');
  const text = own || (license === 'MIT' && mitFor(rest.author?.name ?? rest.author));
  if (!text) throw new Error(`${name} is bundled, and has no text of its licence`);
  return { name, version, license, text: [text, ...textsOf(/^notice(\.|-|$)/i)].join('\n\n') };
}

/** Some packages name the licence, and leave its text in their repository. It is the one that the shell is under itself. */
function mitFor(author?: string): string | undefined {
  return (
    author &&
    readFileSync(at('LICENSE'), 'utf8')
      .replace(/(\(c\)).*/, `$1 ${author}`)
      .trim()
  );
}

/**
 * The part of a package's licences that is taken: of several to choose from the first that is allowed.
 * @param license an SPDX expression
 * @throws Error where none is
 */
export function allowedLicense(name: string, license: unknown): string {
  const allowed = allowedIn(read(String(license)));
  if (allowed === null)
    throw new Error(`${name} is bundled under ${license}, and only ${ALLOWED.join(', ')} are allowed`);
  return allowed;
}

/** Null for what is no expression, such as `UNLICENSED`. */
function read(license: string): Info | null {
  try {
    return parse(license);
  } catch {
    return null;
  }
}

function allowedIn(part: Info | null): string | null {
  if (!part) return null;
  if ('license' in part) {
    const { license, plus, exception } = part;
    return !plus && !exception && ALLOWED.includes(license) ? license : null;
  }
  const left = allowedIn(part.left);
  if (part.conjunction === 'or') return left ?? allowedIn(part.right);
  const right = left && allowedIn(part.right);
  return left && right && `${left} AND ${right}`;
}

/** All of them, as a text for people. */
export function licensesText(packages: readonly BundledPackage[]): string {
  const parts = packages.map(
    ({ name, version, license, text }) => `${'-'.repeat(72)}\n${name} ${version} (${license})\n\n${text}\n`,
  );
  return `${HEADING}${parts.join('\n')}`;
}

const HEADING = 'The files in this folder have code of these packages in them:\n\n';

/**
 * Writes the licences of what a build has in its files into a file beside them.
 * @param from the folder of another build that this one takes in, with what is in that
 */
export function licenses(from?: string): Plugin {
  return {
    name: 'oms-licenses',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const taken = from ? `\n${readFileSync(at(from, LICENSES), 'utf8').replace(HEADING, '')}` : '';
      const source = licensesText(packagesOf(modules)) + taken;
      this.emitFile({ type: 'asset', fileName: LICENSES, source });
    },
  };
}

/** The first line, where a browser reads that it is to compile all of a file at once. */
const HINT = /^\/\/#.*\n/;

/** Puts a line at the top of a built file; its source map follows. */
export function putBanner(file: string, banner: string): void {
  const code = readFileSync(file, 'utf8');
  const hint = HINT.exec(code)?.[0] ?? '';
  writeFileSync(file, `${hint}${banner}\n${code.slice(hint.length)}`);
  if (!existsSync(`${file}.map`)) return;
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { mappings: string };
  map.mappings = `;${map.mappings}`;
  writeFileSync(`${file}.map`, JSON.stringify(map));
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import parse from 'spdx-expression-parse';
import { at } from '../../tools/paths';
import { LICENSES } from './licenses';

/** Where the list of what is in the package is, beside what it describes: a bill of materials in CycloneDX's form. */
export const SBOM = 'dist/sbom.cdx.json';

/** Folders that are published and have others' code in their files. */
const BUNDLES = ['dist/esm', 'dist/cdn', 'dist/page'];

type Needs = Readonly<Record<string, string>>;

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Needs;
  readonly optionalDependencies?: Needs;
  readonly peerDependencies?: Needs;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

const { LicenseFactory } = Contrib.License.Factories;
const licenseFactory = new LicenseFactory(parse);

/** Lists what is installed with the package, and what its files have in them: each with version, licence and hash. */
export function buildSbom(): void {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as Lock;
  const { name, version, license } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const root = componentOf(name, { version, license });
  const bundled = new Set(BUNDLES.flatMap(bundledIn));
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  const installed = installedBy(packages);
  const components = new Map<string, Models.Component>();
  for (const [path, locked] of Object.entries(packages)) {
    const found = nameAt(path);
    const ways = {
      bundled: bundled.has(`${found} ${locked.version}`),
      installed: installed.has(path),
    };
    if (!ways.bundled && !ways.installed) continue;
    const component = componentOf(found, locked);
    for (const [way, is] of Object.entries(ways))
      if (is) component.properties.add(new Models.Property(`oms:${way}`, 'true'));
    components.set(path, component);
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  for (const [path, component] of components) {
    for (const needed of Object.keys(packages[path]?.dependencies ?? {})) {
      const found = components.get(resolved(path, needed, packages));
      if (found) component.dependencies.add(found.bomRef);
    }
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  writeFileSync(at(SBOM), `${serializer.serialize(bom, { sortLists: true })}\n`);
}

/** `name version` of each package that the files of a folder have code of. */
function bundledIn(folder: string): string[] {
  const text = readFileSync(at(folder, LICENSES), 'utf8');
  return [...text.matchAll(/^-{72}\n(\S+ \S+) \(/gm)].map(([, found = '']) => found);
}

/** The paths of what npm installs with the package. The lock file has what its workspaces need, too, which nobody else gets. */
function installedBy(packages: Lock['packages']): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [''];
  for (const from of queue) {
    const locked: Partial<Locked> = packages[from] ?? {};
    const peers = Object.keys(locked.peerDependencies ?? {}).filter(
      (name) => !locked.peerDependenciesMeta?.[name]?.optional,
    );
    const needed = [...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }), ...peers];
    for (const path of needed.map((name) => resolved(from, name, packages))) {
      if (!packages[path] || found.has(path)) continue;
      found.add(path);
      queue.push(path);
    }
  }
  return found;
}

/** The name of the package that a path of the lock file is of. */
const nameAt = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The path in the lock file of what a package finds by a name: the nearest folder above it. */
function resolved(from: string, name: string, packages: Lock['packages']): string {
  for (let at = from; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at}/node_modules/${name}`]) return `${at}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}

function componentOf(name: string, { version, license, integrity }: Locked): Models.Component {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${own}@${version}`;
  const component = new Models.Component(Enums.ComponentType.Library, own ?? name, {
    group,
    version,
    purl,
    bomRef: purl,
  });
  const declared = license ?? licenseInstalled(name);
  if (declared) component.licenses.add(licenseFactory.makeFromString(declared));
  const [algorithm, hash] = integrity?.split('-', 2) ?? [];
  if (algorithm === 'sha512' && hash)
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  return component;
}

/** Of a package whose licence the lock file does not have. */
function licenseInstalled(name: string): string | undefined {
  const file = join(at('node_modules'), name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}

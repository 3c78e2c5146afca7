import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { at } from '../../tools/paths';

interface Bom {
  readonly components: readonly {
    readonly name: string;
    readonly group?: string;
    readonly version: string;
    readonly licenses: readonly unknown[];
    readonly hashes: readonly unknown[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> }>
  >;
}

/** The packages that a file of the build has code of, as the bundler has written them down. */
type Written = (path: string) => string[];

const packageIn = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/** By its source map. */
const byMap: Written = (path) => {
  if (!existsSync(`${path}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources: (string | null)[] };
  return sources.flatMap((source) => packageIn(source ?? '') ?? []);
};

/** By the lines that name the module above what comes from it. */
const byComment: Written = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('// ') ? (packageIn(line) ?? []) : []));

const builds = [
  { folder: 'dist/cdn', written: byMap, some: 'preact' },
  { folder: 'dist/esm', written: byComment, some: 'lucide' },
];

const scripts = (folder: string) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

/** Name → what stands behind it: `name version (licence)`, an empty line, and the text. */
function licencesIn(folder: string): Map<string, { version: string; license: string; text: string }> {
  const [, ...parts] = readFileSync(at(folder, 'licenses.txt'), 'utf8').split(/^-{72}\n/m);
  return new Map(
    parts.map((part) => {
      const [, name = '', version = '', license = '', text = ''] =
        /^(\S+) (\S+) \(([^)]+)\)\n\n([\s\S]*)$/.exec(part) ?? [];
      return [name, { version, license, text }];
    }),
  );
}

describe.each(builds)('$folder', ({ folder, written, some }) => {
  const packages = new Set(scripts(folder).flatMap((file) => written(at(folder, file))));

  it('has the licence of every package that a file has code of, of its version and with its text', () => {
    expect([...packages]).toContain(some);
    const named = licencesIn(folder);
    for (const name of packages) {
      const { version } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'));
      expect(named.get(name), name).toMatchObject({ version });
      expect(named.get(name)?.text, name).toMatch(/permi(t|ssion)|Apache License/i);
    }
  });

  it('names that file in each of them', () => {
    const own = scripts(folder).filter((file) => written(at(folder, file)).length > 0);
    expect(own.length).toBeGreaterThan(10);
    for (const file of own) {
      const [, path = ''] =
        /Licenses: (\S+)/.exec(readFileSync(at(folder, file), 'utf8').slice(0, 100)) ?? [];
      const found = path.startsWith('@oms/shell/')
        ? at(path.replace('@oms/shell/', ''))
        : at(folder, file, '..', path);
      expect(found, file).toBe(at(folder, 'licenses.txt'));
    }
  });
});

it('names no licences in the loader, which has no code of others', () => {
  expect(byMap(at('dist/cdn/oms-shell.js'))).toEqual([]);
  expect(readFileSync(at('dist/cdn/oms-shell.js'), 'utf8')).not.toContain('Licenses:');
});

describe('what else is shipped', () => {
  it("has the licences of what the demo's page brings with it", () => {
    expect([...licencesIn('dist/page').keys()]).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'lucide']),
    );
  });

  it('is a command without code of others', () => {
    expect(readFileSync(at('dist/bin/oms-shell.js'), 'utf8')).not.toContain('Licenses:');
  });
});

describe('the list of what is in the package', () => {
  const bom = JSON.parse(readFileSync(at('dist/sbom.cdx.json'), 'utf8')) as Bom;
  const named = bom.components.map(({ group, name, version }) =>
    [group ? `${group}/${name}` : name, version].join(' '),
  );

  it('names each package that is installed with it, and each whose code its files have', () => {
    const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as Lock;
    const installed = Object.keys(lock.packages['']?.dependencies ?? {}).map(
      (name) => `${name} ${lock.packages[`node_modules/${name}`]?.version}`,
    );
    const bundled = ['dist/esm', 'dist/cdn', 'dist/page'].flatMap((folder) =>
      [...licencesIn(folder)].map(([name, { version }]) => `${name} ${version}`),
    );
    expect(named).toEqual(expect.arrayContaining([...installed, ...bundled]));
    expect(named).not.toContainEqual(expect.stringContaining('vitest'));
  });

  it('says the licence and the hash of each, and what needs what', () => {
    for (const { name, licenses, hashes } of bom.components) {
      expect(licenses, name).toHaveLength(1);
      expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    }
    const needs = (ref: RegExp) => bom.dependencies.find((one) => ref.test(one.ref))?.dependsOn;
    expect(needs(/nanostores\/react@/)).toBeUndefined();
    expect(needs(/floating-ui\/core@/)).toEqual([expect.stringMatching(/floating-ui\/utils@/)]);
  });

  it('has the form of CycloneDX 1.6', () => {
    const schemas = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');
    const schema = (name: string) =>
      JSON.parse(readFileSync(join(schemas, '../res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'));
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of ['spdx', 'jsf-0.82'])
      ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    ajv.validate(schema('bom-1.6'), bom);
    expect(ajv.errors).toBeNull();
  });
});

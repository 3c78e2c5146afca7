import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../scripts/paths';

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
    expect(byComment(at('dist/bin/oms-shell.js'))).toEqual([]);
  });
});

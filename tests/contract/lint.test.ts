import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { read } from './support/files';
import { code, css, imports } from './support/lint-cases';

interface Diagnostic {
  message: string;
  category: string;
  location: { path: string };
}

const cases = [...imports, ...code, ...css];

/** A file of its own for each line: `src/ui/x.ts` is `src/ui/x-12-broken-0.ts`. */
const fileOf = (file: string, index: number, kind: string, line: number) =>
  file.replace(/(\.\w+)$/, `-${index}-${kind}-${line}$1`);

describe('the rules of the linter', () => {
  let folder: string;
  let found: Diagnostic[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'oms-shell-lint-'));
    cpSync(at('biome.json'), join(folder, 'biome.json'));
    cpSync(at('lint'), join(folder, 'lint'), { recursive: true });
    for (const [index, [, file, broken, fine]] of cases.entries()) {
      for (const [kind, lines] of Object.entries({ broken, fine })) {
        for (const [line, text] of lines.entries()) {
          const path = join(folder, fileOf(file, index, kind, line));
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, `${text}\n`);
        }
      }
    }
    const { stdout } = spawnSync(
      at('node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const messagesOf = (file: string) =>
    found
      .filter(({ location }) => location.path === file)
      .map(({ message, category }) => `${category}: ${message}`);

  it.each(cases.map((one, index) => [index, ...one] as const))(
    '%i: “%s” in %s',
    (index, rule, file, broken, fine) => {
      for (const [line, text] of broken.entries())
        expect(messagesOf(fileOf(file, index, 'broken', line)).join('\n'), text).toContain(rule);
      for (const [line, text] of fine.entries())
        expect(messagesOf(fileOf(file, index, 'fine', line)).join('\n'), text).not.toContain(rule);
    },
  );

  it('of our own are all tried here', () => {
    const said = new Set(found.map(({ message }) => message));
    const silent = readdirSync(at('lint'))
      .filter((name) => name.endsWith('.grit'))
      .filter((name) => !said.has(/message="(.*)"/.exec(read(`lint/${name}`))?.[1] ?? ''));
    expect(silent).toEqual([]);
  });
});

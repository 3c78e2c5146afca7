import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAlias } from '../../node/cdn/alias';
import { bake } from '../../node/cdn/bake';
import { at } from '../../tools/paths';
import { type LoaderFixture, loaderFixture } from './support/loader-fixture';

let fixture: LoaderFixture;
let out: string;

beforeAll(async () => {
  fixture = await loaderFixture();
  copyFileSync(join(fixture.folder, 'oms-shell.js'), join(fixture.folder, 'oms-shell.all.js'));
  writeFileSync(join(fixture.folder, 'oms-shell.css'), ':root{}');
  out = mkdtempSync(join(tmpdir(), 'oms-shell-baked-'));
});
afterAll(() => {
  fixture?.remove();
  rmSync(out, { recursive: true, force: true });
});

/** The text between the marks of a built script, as the script itself sees it. */
function bakedInto(file: string): unknown {
  const source = readFileSync(file, 'utf8');
  const literal = /([`'"])@@oms-baked:[^@]*@@\1/.exec(source)?.[0] ?? '';
  const text = runInNewContext(literal) as string;
  return JSON.parse(text.slice('@@oms-baked:'.length, -2));
}

describe('bake', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: one of the texts that could end or change a literal
  const nasty = { hosts: { userCentre: 'https://uc.test/"\'`${x}</script>\u2028\\@@' }, lang: '中文' };

  it('puts any text into both scripts unharmed', () => {
    bake(nasty, fixture.folder, out);
    expect(bakedInto(join(out, 'oms-shell.js'))).toEqual(nasty);
    expect(bakedInto(join(out, 'oms-shell.all.js'))).toEqual(nasty);
    expect(readFileSync(join(out, 'oms-shell.js'), 'utf8')).not.toContain('</script>');
  });

  it('renews the integrity hashes', () => {
    const hashes = JSON.parse(readFileSync(join(out, 'integrity.json'), 'utf8')) as Record<string, string>;
    const hash = createHash('sha384')
      .update(readFileSync(join(out, 'oms-shell.js')))
      .digest('base64');
    expect(hashes['oms-shell.js']).toBe(`sha384-${hash}`);
    expect(Object.keys(hashes)).toContain('parts/topnav.js');
  });

  it('replaces what an earlier run baked, in the same folder too', () => {
    bake({ lang: 'en' }, out, out);
    expect(bakedInto(join(out, 'oms-shell.js'))).toEqual({ lang: 'en' });
  });

  it('has a loader beside the folder of a version take its parts from there', () => {
    const folder = join(out, '1.2.3');
    bake(nasty, fixture.folder, folder);
    writeAlias(folder);
    const names = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/["'`]([\w./+-]*parts\/)["'`]/g)].map(([, name]) => name);
    expect(names(join(folder, 'oms-shell.js'))).toEqual(['parts/']);
    expect(names(join(out, 'oms-shell.js'))).toEqual(['1.2.3/parts/']);
    expect(bakedInto(join(out, 'oms-shell.js'))).toEqual(nasty);
    expect(() => writeAlias(join(out, 'parts'))).toThrow('is not a CDN build');
    expect(() => writeAlias(join(out, 'a b'))).toThrow('letters, digits');
  });

  it('refuses a folder that is no build', () => {
    expect(() => bake({}, tmpdir(), out)).toThrow('is not a CDN build');
  });
});

describe('oms-shell bake', () => {
  const config = () => join(out, 'config.json');
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [at('dist/bin/oms-shell.js'), ...args], {
      cwd: out,
      stdio: 'pipe',
    }).toString();
  const refusal = (text: string): string => {
    writeFileSync(config(), text);
    try {
      return command('bake', config(), '--out', join(out, 'refused'));
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: Buffer };
      expect(status).toBe(1);
      return stderr.toString().trim();
    }
  };

  it('writes dist/cdn in the folder that it is called in', () => {
    writeFileSync(config(), '{ "hosts": { "userCentre": "https://uc.test" } }');
    expect(command('bake', config())).toContain(join('dist', 'cdn'));
    expect(bakedInto(join(out, 'dist/cdn/oms-shell.js'))).toEqual({
      hosts: { userCentre: 'https://uc.test' },
    });
  });

  it.each([
    ['a text that is not JSON', '{', /config\.json is not JSON: /],
    ['a list', '[]', /must hold one JSON object\.$/],
    ['an unknown key', '{ "colour": "red" }', /unknown option "colour"; allowed: .*hosts/],
    ['a bad value', '{ "theme": "pink" }', /theme: "pink" cannot be used; allowed: light, dark, auto$/],
    ['a bad host', '{ "hosts": { "boss": "ftp://x" } }', /hosts\.boss: "ftp:\/\/x" cannot be used/],
  ])('refuses %s in one sentence', (_, text, sentence) => {
    const said = refusal(text);
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
  });

  it('names every problem at once, a line each', () => {
    const said = refusal(
      '{ "theme": "pink", "colour": "red", "hosts": { "boss": "ftp://x" }, "lang": "en" }',
    );
    expect(said.split('\n').sort()).toEqual([
      expect.stringContaining('hosts.boss: "ftp://x" cannot be used'),
      expect.stringContaining('theme: "pink" cannot be used'),
      expect.stringContaining('unknown option "colour"'),
    ]);
  });

  it('leaves out the reference to the JSON Schema, which is for editors', () => {
    writeFileSync(config(), '{ "$schema": "./config.schema.json", "theme": "dark" }');
    command('bake', config(), '--out', join(out, 'with-schema'));
    expect(bakedInto(join(out, 'with-schema/oms-shell.js'))).toEqual({ theme: 'dark' });
  });

  it('leads the addresses that stay back to an older version', () => {
    for (const [version, theme] of [
      ['1.0.0', 'light'],
      ['1.1.0', 'dark'],
    ] as const) {
      writeFileSync(config(), JSON.stringify({ theme }));
      command('bake', config(), '--out', join(out, 'versions', version), '--alias');
    }
    expect(bakedInto(join(out, 'versions/oms-shell.js'))).toEqual({ theme: 'dark' });
    expect(command('alias', join(out, 'versions/1.0.0'))).toContain('1.0.0');
    expect(bakedInto(join(out, 'versions/oms-shell.js'))).toEqual({ theme: 'light' });
    expect(readFileSync(join(out, 'versions/oms-shell.js'), 'utf8')).toContain('1.0.0/parts/');
  });

  it('names a file that is not there', () => {
    expect(() => command('bake', 'nowhere.json')).toThrow(/nowhere\.json cannot be read\./);
  });
});

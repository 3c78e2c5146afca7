import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../node/cli/commands';
import { at } from '../../../tools/paths';
import { commandFolder } from '../support/command-folder';

const { command } = commandFolder();

describe('oms-shell', () => {
  test('tells its version, its commands and what each takes', async () => {
    const { version } = createRequire(import.meta.url)(at('package.json')) as { version: string };
    expect((await command('--version')).out.trim()).toBe(version);
    const { out } = await command('--help');
    for (const { name, about } of commands) {
      expect(out).toContain(`\n  ${name} `);
      const help = await command(name, '--help');
      expect(help.out).toContain(`Usage: oms-shell ${name}`);
      expect(help.out).toContain(about);
    }
    expect(commands.map(({ name }) => name)).toContain('check');
    expect((await command('bake', '--help')).out).toMatch(
      /^Usage: oms-shell bake <config\.json> \[options\][\s\S]*--out <folder>/,
    );
  });

  test.each([
    [['docter'], /^"docter" is no command: did you mean doctor\?/],
    [['bake', 'c.json', '--ot', 'x'], /^--ot is no option of bake: did you mean --out\?/],
    [['bake', 'c.json', '--out'], /^--out needs a value: --out <folder>\./],
    [['bake', 'c.json', '--alias=1'], /^--alias takes no value\./],
    [['bake'], /^<config\.json> is missing\./],
    [['demo', 'now'], /^demo takes no "now"\./],
    [
      ['init', '--user-centre', 'uc.host.test'],
      /^--user-centre cannot be "uc\.host\.test": it has to begin with https:/,
    ],
    [['doctor', 'shop.test'], /^"shop\.test" is no address of a page/],
    [
      ['check', 'https://uc.host.test', '--only', 'notices,markNotice'],
      /^"markNotice" is no operation: did you mean markNotices\?/,
    ],
    [
      ['check', 'https://uc.host.test', '--only', 'everything-else'],
      /^"everything-else" is no operation: docs\/openapi\.json has their names/,
    ],
    [
      ['check', 'https://uc.host.test', '--origin', 'foo'],
      /^--origin cannot be "foo": it has to begin with https:/,
    ],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { status, said } = await command(...args);
    expect(said).toMatch(sentence);
    expect(status).toBe(1);
  });
});

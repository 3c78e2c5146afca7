import { readFileSync } from 'node:fs';
import { TOKENS, type TokenName } from '../../../src/core/config/tokens.ts';
import { at } from '../../../tools/paths.ts';

/** A token as it is before a host sets it. */
export interface TokenDefault {
  readonly name: TokenName;
  /** A key of `TOKENS`. */
  readonly group: string;
  /** As src/ui/tokens.css has it. */
  readonly value: string;
}

/** All tokens, in the order of the tables. What the sheet has for people who ask for more contrast is left out. */
export function tokenDefaults(): TokenDefault[] {
  const [sheet = ''] = readFileSync(at('src/ui/tokens.css'), 'utf8').split('@media');
  const values = new Map(
    [...sheet.matchAll(/(--oms-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value!.replace(/\s+/g, ' '),
    ]),
  );
  return Object.entries(TOKENS).flatMap(([group, names]: [string, readonly string[]]) =>
    names.map((short) => {
      const name = `--oms-${short}` as TokenName;
      const value = values.get(name);
      if (!value) throw new Error(`src/ui/tokens.css has no ${name}`);
      return { name, group, value };
    }),
  );
}

import { expect, it } from 'vitest';
import en from '../../console/locales/en.json' with { type: 'json' };
import zh from '../../console/locales/zh-CN.json' with { type: 'json' };
import type { RecordKind } from './kind';
import { kinds } from './kinds';

const keyOf = ({ type, stateField = 'status' }: RecordKind, code: string) => `${type}.${stateField}.${code}`;
const codesOf = ({ states = {} }: RecordKind) => Object.keys(states);

/** Of kinds that are only enabled or not, the console shows a switch. */
const named = kinds.filter((kind) => codesOf(kind).some((code) => keyOf(kind, code) in en));

it('the states of most kinds have names', () => {
  expect(named.map(({ type }) => type).sort()).toEqual(
    ['order', 'outbound', 'product', 'purchase', 'return', 'skuMatch', 'stock'].sort(),
  );
});

it.each(named.map((kind) => [kind.type, kind] as const))(
  'an export names the states of %s as the console does',
  (_, kind) => {
    const shown = ({ ...texts }: Record<string, string>) =>
      codesOf(kind).map((code) => texts[keyOf(kind, code)]);
    expect(codesOf(kind).map((code) => kind.states?.[code]?.zh)).toEqual(shown(zh));
    expect(codesOf(kind).map((code) => kind.states?.[code]?.en)).toEqual(shown(en));
  },
);

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TokenName } from '../../core/config/tokens';
import { contrastOf, type Rgba } from './contrast';
import { faintPairs } from './findings';

const rgba = (hex: string): Rgba => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5), 1];
};

/** Token → its default in both themes, as src/ui/tokens.css has it before what it has for more contrast. */
const defaults = new Map<string, readonly [light: string, dark: string]>();
const [sheet = ''] = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8').split('@media');
for (const [, name, value] of sheet.matchAll(/(--oms-color-[\w-]+):\s*([^;]+);/g)) {
  const [light = '', dark = light] = value!.match(/#[\da-f]{6}/g) ?? [];
  if (light) defaults.set(name!, [light, dark]);
}
defaults.set('--oms-color-ring', defaults.get('--oms-color-primary')!);

function faint(theme: 'light' | 'dark', own: Partial<Record<TokenName, string>>, isSet = own) {
  const colourOf = (name: TokenName) => {
    const hex = own[name] ?? defaults.get(name)?.[theme === 'dark' ? 1 : 0];
    return hex ? rgba(hex) : null;
  };
  return faintPairs({ theme, colourOf, isSet: (name) => name in isSet });
}

test('the ratio is that of WCAG, of what is seen on the ground', () => {
  expect(contrastOf(rgba('#000000'), rgba('#ffffff'))).toBeCloseTo(21);
  expect(contrastOf(rgba('#ffffff'), rgba('#ffffff'))).toBe(1);
  expect(contrastOf(rgba('#767676'), rgba('#ffffff'))).toBeCloseTo(4.54, 2);
  expect(contrastOf([0, 0, 0, 0.5], rgba('#ffffff'))).toBeCloseTo(3.98, 1);
});

test.each(['light', 'dark'] as const)('the defaults are readable in the %s theme', (theme) => {
  const all = Object.fromEntries([...defaults.keys()].map((name) => [name, '']));
  expect(faint(theme, {}, all).map(({ advice }) => advice)).toEqual([]);
});

test('a main colour for light alone is named where the words on it are too faint in the dark', () => {
  const own = { '--oms-color-primary': '#0a7d4f' } as const;
  expect(faint('light', own)).toEqual([]);
  const words = faint('dark', own).find(({ front }) => front === '--oms-color-on-primary');
  expect(words).toEqual({
    theme: 'dark',
    front: '--oms-color-on-primary',
    back: '--oms-color-primary',
    ratio: 3.61,
    least: 4.5,
    advice:
      '--oms-color-on-primary on --oms-color-primary has a contrast of 3.61:1 in the dark theme, and needs 4.5:1. ' +
      'Set a lighter --oms-color-primary, or set --oms-color-on-primary too.',
  });
});

test('a focus ring needs 3:1', () => {
  const [ring] = faint('light', { '--oms-color-ring': '#c8c8c8' });
  expect(ring).toMatchObject({ front: '--oms-color-ring', least: 3 });
  expect(ring?.advice).toMatch(/Set a darker --oms-color-ring, or set --oms-color-page too\.$/);
  expect(faint('light', { '--oms-color-ring': '#808080' })).toEqual([]);
});

test('of a pair that is the host’s either can be changed', () => {
  const own = { '--oms-color-badge': '#ffe0e0', '--oms-color-on-badge': '#ffffff' } as const;
  expect(faint('light', own)[0]?.advice).toMatch(
    /Set a lighter --oms-color-on-badge or a darker --oms-color-badge\.$/,
  );
});

test('what the host has left alone is not looked at', () => {
  expect(faint('light', { '--oms-color-text': '#ffffff' }, {})).toEqual([]);
});

import { expect, test } from 'vitest';
import { configurationOf, cssOf, readTheme } from './token-text';

test.each([
  ['light-dark(#fff, #000)', '#fff', '#000'],
  ['light-dark(rgb(1 2 3 / 0.4), rgb(3, 6, 12))', 'rgb(1 2 3 / 0.4)', 'rgb(3, 6, 12)'],
  ['6px', '6px', '6px'],
])('%s', (value, light, dark) => {
  expect(readTheme(value)).toEqual({ light, dark });
});

test('what was changed is a rule, and a configuration', () => {
  const tokens = {
    '--oms-color-primary': { light: '#0a7d4f', dark: '#5fd39b' },
    '--oms-radius': { light: '2px', dark: '2px' },
  };
  expect(cssOf(tokens)).toBe(
    ':root {\n  --oms-color-primary: light-dark(#0a7d4f, #5fd39b);\n  --oms-radius: 2px;\n}\n',
  );
  expect(JSON.parse(configurationOf(tokens))).toEqual({
    tokens: { '--oms-color-primary': { light: '#0a7d4f', dark: '#5fd39b' }, '--oms-radius': '2px' },
  });
  expect(cssOf({})).toBe('');
});

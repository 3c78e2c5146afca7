import { expect, test } from 'vitest';
import { tokenProblems } from './token-problems';

test.each([
  ['--oms-color-primry', '--oms-color-primary'],
  ['color-primary', '--oms-color-primary'],
  ['primary', '--oms-color-primary'],
  ['colorPrimaryHover', '--oms-color-primary-hover'],
  ['--oms-colour-text', '--oms-color-text'],
  ['--oms-radus', '--oms-radius'],
])('%s is unknown, and %s was meant', (name, meant) => {
  expect(tokenProblems({ [name]: '#fff' })).toEqual([
    `tokens: unknown custom property "${name}"; did you mean ${meant}?`,
  ]);
});

test('a name that is like none lists those that there are', () => {
  const [sentence] = tokenProblems({ '--shadow': '1px' });
  expect(sentence).toMatch(
    /^tokens: unknown custom property "--shadow"; allowed: --oms-font, --oms-radius, /,
  );
});

test.each([
  ['--oms-color-text', { light: '#000' }, 'a colour for both themes, or { light, dark } with one for each'],
  ['--oms-color-text', 7, 'a colour for both themes, or { light, dark } with one for each'],
  ['--oms-radius', { light: '1px', dark: '2px' }, 'a length such as 4px'],
  ['--oms-font', null, 'a list of font families'],
])('a value of %s that cannot be used is named with what is allowed', (name, value, allowed) => {
  expect(tokenProblems({ [name]: value })).toEqual([
    `tokens: ${name}: ${JSON.stringify(value)} cannot be used; allowed: ${allowed}`,
  ]);
});

test('what a browser takes for no colour is one of them', () => {
  expect(tokenProblems({ '--oms-color-text': 'greenish' }, () => false)).toHaveLength(1);
  expect(tokenProblems({ '--oms-color-text': 'green', '--oms-radius': '4px' })).toEqual([]);
});

import { expect, test } from 'vitest';
import { nameOf } from './name';

test.each([
  ['nothing', ''],
  ['blanks', ' \u00a0\u3000\t\n'],
  ['what joins or turns the text', '\u200b\u200d\u200e\u202e\u2060\ufeff'],
  ['fillers', '\u3164\u115f\uffa0\u2800'],
  ['controls and halves of characters', '\u0000\u0007\ud83d'],
  ['variants and tags of no sign', '\ufe0f\u{e0041}'],
  ['what is no text', { name: 'x' }],
  ['null', null],
])('%s names nothing', (_, given) => {
  expect(nameOf(given)).toBe('');
  expect(nameOf(given, 'SO-1')).toBe('SO-1');
});

test.each([
  ['  Lamp ', 'Lamp'],
  ['灯', '灯'],
  ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['-', '-'],
  [0, '0'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%s is a name', (given, name) => {
  expect(nameOf(given, 'other')).toBe(name);
});

import { expect, test } from 'vitest';
import { placesOf, plainKey, wrongPlace } from './places';

test('a text has its places, each once, and its key without the form of a count', () => {
  expect(placesOf('{{name}}: {{count}} of {{count}}')).toEqual(['{{name}}', '{{count}}']);
  expect([plainKey('list.total_few'), plainKey('list.total')]).toEqual(['list.total', 'list.total']);
});

test.each([
  ['a', '{{name}} von {{count}}', '{{count}} of {{name}}', undefined, null],
  ['a', 'von {{count}}', '{{count}} of {{name}}', undefined, ['{{name}}', 'missing']],
  ['a', '{{nom}} {{name}}', '{{name}}', undefined, ['{{nom}}', 'unknown']],
  ['a_one', 'ein Auftrag', '{{count}} order', '{{count}} orders', null],
  ['a_two', 'zwei Aufträge', '{{shown}} orders', undefined, null],
  ['a_one', '{{count}} Auftrag', 'one order', '{{count}} orders', null],
  ['a_one', 'einer', '{{count}} of {{name}}', undefined, ['{{name}}', 'missing']],
  ['a_many', 'viele', '{{count}} orders', undefined, ['{{count}}', 'missing']],
] as const)('%s: %j in the place of %j', (key, text, own, any, wrong) => {
  const found = wrongPlace(key, text, own, any);
  expect(found && [found.place, found.is]).toEqual(wrong);
});

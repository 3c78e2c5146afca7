import { expect, test } from 'vitest';
import { readJson } from './read-json';

test.each([
  ['{"id":844197938336447294}', { id: '844197938336447294' }],
  ['{"id": -844197938336447294 }', { id: '-844197938336447294' }],
  ['[844197938336447294,\n844197938336447295]', ['844197938336447294', '844197938336447295']],
  ['{"id":9007199254740992}', { id: '9007199254740992' }],
  ['{"id":123456789012345678901234567890}', { id: '123456789012345678901234567890' }],
])('%s keeps all its digits', (text, value) => {
  expect(readJson(text)).toEqual(value);
});

test.each([
  '{"id":9007199254740991,"other":-9007199254740991}',
  '{"id":17,"at":1764194400000,"rate":0.1234567890123456789,"share":12345678901234567.5,"much":12345678901234567e3}',
  '{"id":"844197938336447294","note":"id: 844197938336447294, or [ 844197938336447295"}',
  String.raw`{"note":"a \" quote, 844197938336447294","path":"C:\\","id":1}`,
  'true',
  'null',
])('%s is as JSON.parse gives it', (text) => {
  expect(readJson(text)).toEqual(JSON.parse(text));
});

test('texts beside a long integer stay as they are', () => {
  const note = 'says ": 844197938336447295" \\ \u2028 end';
  const text = `{"note":${JSON.stringify(note)},"id":844197938336447294,"empty":""}`;
  expect(readJson(text)).toEqual({ note, id: '844197938336447294', empty: '' });
});

test.each(['', '{"id":', '{844197938336447294:1}', '[0844197938336447294]', '<html>'])(
  '%j is no JSON',
  (text) => {
    expect(() => readJson(text)).toThrow(SyntaxError);
  },
);

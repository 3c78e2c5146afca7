import { expect, test } from 'vitest';
import { isOfSubject, nearestFirst } from './nearest';

test('the tests of a file come first, then those of its folder, then those further away', () => {
  const near = nearestFirst('src/core/request/client.ts', [
    'src/shell/shell.test.ts',
    'src/core/request/reach.test.ts',
    'src/core/request/client.test.ts',
    'src/core/store/list.test.ts',
  ]);
  expect(near).toEqual([
    'src/core/request/client.test.ts',
    'src/core/request/reach.test.ts',
    'src/core/store/list.test.ts',
    'src/shell/shell.test.ts',
  ]);
});

test('tests that read the text of sources judge no break', () => {
  const contract = ['tests/contract/rings.test.ts', 'tests/contract/lazy-imports.test.ts'];
  expect(nearestFirst('src/core/url.ts', [...contract, 'tests/contract/loader.test.ts'])).toEqual([
    'tests/contract/loader.test.ts',
  ]);
});

test.each([
  ['src/domain/search/store.ts', 'tests/stage/search/panel.test.ts', true],
  ['src/domain/search/store.ts', 'src/domain/search/store.test.ts', true],
  ['src/shell/shell.ts', 'tests/stage/shell/start.test.ts', true],
  ['src/domain/search/store.ts', 'src/domain/tasks/store.test.ts', false],
  ['src/index.ts', 'src/ui/text/clamp.test.ts', false],
])('the subject of %s has the test %s: %s', (file, test, isOne) => {
  expect(isOfSubject(file, test)).toBe(isOne);
});

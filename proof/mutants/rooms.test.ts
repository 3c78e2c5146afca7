import { readFileSync } from 'node:fs';
import { at } from '@oms/tools/paths';
import { expect, test } from 'vitest';
import { breaks } from './breaks';
import { roomOf } from './rooms';

test.each([
  ['demo/server/http/once.ts', 'demo/'],
  ['proof/support/own-group.ts', 'proof/'],
  ['src/core/url.ts', ''],
  ['tools/region.ts', ''],
])('the tests of %s are in the room “%s”', (file, folder) => {
  expect(roomOf(file).folder).toBe(folder);
});

test('each round is a project that its room has', () => {
  const unknown = ['demo/', 'proof/', 'src/'].flatMap((folder) => {
    const { vitest, rounds } = roomOf(folder);
    const text = readFileSync(vitest.config ?? at(vitest.root, 'vitest.config.ts'), 'utf8');
    return rounds.filter((name) => !text.includes(`'${name}'`) && !text.includes(`stage('${name.slice(6)}'`));
  });
  expect(unknown).toEqual([]);
});

test('the tests that a break names are in one room', () => {
  const apart = breaks.filter(({ tests = [] }) => new Set(tests.map(roomOf)).size > 1);
  expect(apart.map(({ name }) => name)).toEqual([]);
});

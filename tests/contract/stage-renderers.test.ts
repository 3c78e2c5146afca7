import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { FOLDERS, ON_BOTH } from '../stage/renderers';
import { allIn } from './support/files';

it('each folder of the stage is drawn by one renderer', () => {
  const tests = allIn('tests/stage').filter((file) => /\.test\.tsx?$/.test(file));
  // A file without a folder would be named by itself, and run nowhere.
  const folders = new Set(tests.map((file) => file.split('/')[2]));
  expect([...FOLDERS.react, ...FOLDERS.preact].sort()).toEqual([...folders].sort());
});

it('what is drawn by both is there, and is a small part', () => {
  const files = Object.keys(ON_BOTH);
  expect(files.filter((file) => !existsSync(at('tests/stage', file)))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(25);
});

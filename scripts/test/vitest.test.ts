import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { PROJECTS } from './vitest';

/** The projects of the configuration: each has its name in a call of `project` or `stage`. */
const configured = [
  ...readFileSync(at('vitest.config.ts'), 'utf8').matchAll(/ (project|stage)\(\s*'([\w-]+)'/g),
].map(([, kind, name]) => (kind === 'stage' ? `stage-${name}` : name));

it('each project of Vitest is in one run', () => {
  expect(configured).toContain('unit');
  expect(Object.values(PROJECTS).flat().sort()).toEqual(configured.sort());
});

import { expect, test } from 'vitest';
import config from '../../vitest.config';
import { PROJECTS } from './vitest';

interface Project {
  readonly test: { readonly name: string };
}

test('each project of Vitest has a run', async () => {
  const { test: settings } = await config({ command: 'serve', mode: 'test' });
  const names = ((settings?.projects ?? []) as unknown as readonly Project[]).map(
    (project) => project.test.name,
  );
  expect(Object.values(PROJECTS).flat().sort()).toEqual(names.sort());
});

import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { Order } from './order';

it('begins with the files that install packages, and leaves the rest in the order of Vitest', async () => {
  const cache = { getFileTestResults: () => undefined, getFileStats: () => undefined };
  const vitest = { cache, config: { root: '/' } } as unknown as Vitest;
  const names = ['unit', 'package', 'backend', 'package', 'contract'];
  const files = names.map((name, at) => ({
    moduleId: `/${at}.test.ts`,
    project: { name, config: { sequence: { groupOrder: 0 }, isolate: true } },
  }));
  const sorted = await new Order(vitest).sort(files as unknown as TestSpecification[]);
  expect(sorted.map(({ project }) => project.name)).toEqual([
    'package',
    'package',
    'backend',
    'contract',
    'unit',
  ]);
});

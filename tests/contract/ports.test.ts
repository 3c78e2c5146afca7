import { expect, it } from 'vitest';
import { allIn, read } from './support/files';

/** The ports of servers that tests start. Their files have no other number of this size. */
const PORT = /\b2[4-6]_?\d{3}\b/g;

/** Those that need services run one after another, and beside none of the others. */
const runsBeside = (file: string): boolean =>
  file.endsWith('.test.ts') && !file.startsWith('demo/tests/services/');

it('gives every test file ports of its own, since files run at the same time', () => {
  const holders = new Map<number, Set<string>>();
  for (const file of [...allIn('demo'), ...allIn('tests/hosts'), ...allIn('tests/contract')].filter(
    runsBeside,
  ))
    for (const [port] of read(file).matchAll(PORT)) {
      const number = Number(port.replace('_', ''));
      holders.set(number, (holders.get(number) ?? new Set()).add(file));
    }
  expect(holders.size).toBeGreaterThan(30);
  expect([...holders].filter(([, files]) => files.size > 1).map(([port, files]) => [port, ...files])).toEqual(
    [],
  );
});

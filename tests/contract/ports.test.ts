import { expect, it } from 'vitest';
import { allIn, read } from './support/files';

/** The ports of servers that tests start. Their files have no other number of this size. */
const PORT = /\b2[4-6]_?\d{3}\b/g;

it('gives every test file ports of its own, since files run at the same time', () => {
  const holders = new Map<number, Set<string>>();
  for (const file of [...allIn('demo'), ...allIn('tests/hosts'), ...allIn('tests/contract')].filter((name) =>
    name.endsWith('.test.ts'),
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

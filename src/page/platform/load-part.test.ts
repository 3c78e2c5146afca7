import { expect, it } from 'vitest';
import { loadPart } from './load-part';

/** The build (`scripts/build/retry-imports.ts`) appends this to the address of each import. */
const appended = () => (globalThis as Record<symbol, unknown>)[Symbol.for('oms.shell.retry')];

/** Loads a part whose first tries fail. @returns what was appended at each try, and the waits between */
async function load(failures: number) {
  const queries: unknown[] = [];
  const waits: number[] = [];
  const result = await loadPart(
    (tries) => {
      queries.push(appended());
      return tries < failures ? Promise.reject(new Error(`${tries}`)) : Promise.resolve('there');
    },
    async (ms) => void waits.push(ms),
  ).catch((error: Error) => error.message);
  return { result, queries, waits };
}

it('asks once where the part comes', async () => {
  expect(await load(0)).toEqual({ result: 'there', queries: [''], waits: [] });
});

it('asks under another address from the third try on: Firefox keeps a module that failed', async () => {
  expect(await load(3)).toEqual({
    result: 'there',
    queries: ['', '', '?retry=2', '?retry=3'],
    waits: [300, 1500, 5000],
  });
  expect(appended()).toBe('');
});

it('rejects with the error of the last try', async () => {
  expect((await load(4)).result).toBe('3');
});

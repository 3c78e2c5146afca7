import { expect, test } from 'vitest';
import { type Case, Tried } from './case';
import { runCases } from './run-cases';
import type { Stage } from './stage';
import type { Visitor } from './visitor';

const visitor = { takeUnhandled: () => [] as string[] } as unknown as Visitor;
const stage = { line: { fault: null } } as unknown as Stage;

/** Runs one case. @returns what it says does not hold */
async function faultsOf(run: Case['run'], who = visitor): Promise<string[]> {
  const faults: string[] = [];
  await runCases(
    {
      ...{ quick: true, options: new Set<string>(), print() {}, write() {} },
      fail: (message) => void faults.push(message),
    },
    stage,
    [who],
    [{ name: 'a case', run }],
  );
  return faults;
}

test('a case holds where somebody has tried it, and has lost and done twice nothing', async () => {
  expect(await faultsOf(async () => [new Tried(visitor)])).toEqual([]);
});

test('one that nobody has tried does not hold, nor one that throws', async () => {
  expect(await faultsOf(async () => [])).toEqual(['a case was not tried']);
  expect(await faultsOf(() => Promise.reject(new Error('no page')))).toEqual([
    'a case could not be tried: no page',
  ]);
});

test('each fault is told', async () => {
  const tried = new Tried(visitor);
  tried.lost.push('news');
  tried.twice.push('a row');
  expect(await faultsOf(async () => [tried])).toEqual(['a case: lost news', 'a case: twice a row']);
  const broken = { takeUnhandled: () => ['TypeError'] } as unknown as Visitor;
  expect(await faultsOf(async () => [new Tried(broken)], broken)).toEqual(['a case: unhandled TypeError']);
});

import { describe, expect, it } from 'vitest';
import { at } from '../paths';
import { failureLine, settle } from './result';

describe('settle', () => {
  it('counts what a runner reports', () => {
    expect(settle('x', 0, { passed: 3, failed: 0 })).toMatchObject({ runner: 'x', passed: 3, failed: 0 });
    expect(settle('x', 1, { passed: 3, failed: 2 })).toMatchObject({ runner: 'x', passed: 3, failed: 2 });
  });

  it.each([
    ['ran no test', 0, { passed: 0, failed: 0 }],
    ['failed beside its tests', 1, { passed: 3, failed: 0 }],
    ['wrote no report', 0, undefined],
  ])('has one failure for a runner that %s', (_, status, counts) => {
    expect(settle('x', status, counts).failed).toBe(1);
  });
});

describe('failureLine', () => {
  it('names the test, and what it saw, on one line without colours', () => {
    const error = '\u001B[31mError: expected 3\u001B[39m\n    at x.ts:1';
    expect(failureLine(at('tests/x.test.ts'), 'counts', error)).toBe(
      'tests/x.test.ts: counts: Error: expected 3',
    );
    expect(failureLine(at('tests/x.test.ts'), 'counts')).toBe('tests/x.test.ts: counts');
  });
});

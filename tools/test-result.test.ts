import { describe, expect, it } from 'vitest';
import { at } from './paths';
import { failureLine, printSum, settle, timed } from './test-result';

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

describe('timed', () => {
  it('says at its end what a runner did, and how long that took', async () => {
    const lines: string[] = [];
    const result = await timed(
      async () => ({ runner: 'x', passed: 3, failed: 1, failures: ['a'] }),
      (line) => lines.push(line),
    );
    expect(result).toMatchObject({ runner: 'x', passed: 3, failed: 1, failures: ['a'] });
    expect(lines).toEqual([expect.stringMatching(/^\n== x: 3 passed, 1 failed \(\d+\.\d s\)$/)]);
  });
});

describe('printSum', () => {
  const print = (...results: Parameters<typeof printSum>[0]) => {
    const lines: string[] = [];
    return { status: printSum(results, (line) => lines.push(line)), lines };
  };
  const x = { runner: 'x', passed: 3, failed: 0, failures: [], seconds: 61.04 };

  it('names each failed test and each time, and ends with the sum', () => {
    const y = { runner: 'y', passed: 1, failed: 1, failures: ['y.test.ts: counts'], seconds: 2 };
    expect(print(x, y)).toEqual({
      status: 1,
      lines: [
        '',
        'Failed: y.test.ts: counts',
        'x: 3 passed, 0 failed (61.0 s)',
        'y: 1 passed, 1 failed (2.0 s)',
        'all: 63.0 s',
        '4 passed, 1 failed',
      ],
    });
  });

  it('succeeds where all have passed, and not where nothing ran', () => {
    expect(print(x).status).toBe(0);
    expect(print()).toMatchObject({ status: 1, lines: ['', 'all: 0.0 s', '0 passed, 0 failed'] });
  });
});

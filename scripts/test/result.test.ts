import { describe, expect, it } from 'vitest';
import { settle } from './result';

describe('settle', () => {
  it('counts what a runner reports', () => {
    expect(settle('x', 0, { passed: 3, failed: 0 })).toEqual({ runner: 'x', passed: 3, failed: 0 });
    expect(settle('x', 1, { passed: 3, failed: 2 })).toEqual({ runner: 'x', passed: 3, failed: 2 });
  });

  it.each([
    ['ran no test', 0, { passed: 0, failed: 0 }],
    ['failed beside its tests', 1, { passed: 3, failed: 0 }],
    ['wrote no report', 0, undefined],
  ])('has one failure for a runner that %s', (_, status, counts) => {
    expect(settle('x', status, counts).failed).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { interleaved, ratiosOf, spreadOf } from './statistics';

describe('the spread of samples', () => {
  it('is the one in the middle, the least and the most', () => {
    expect(spreadOf([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 });
  });

  it('has a median between two where their number is even', () => {
    expect(spreadOf([4, 1, 100, 2])).toEqual({ median: 3, min: 1, max: 100 });
  });

  it('sorts by value, not as text', () => {
    expect(spreadOf([10, 9, 100]).median).toBe(10);
  });

  it('leaves the samples as they were', () => {
    const samples = [3, 1, 2];
    spreadOf(samples);
    expect(samples).toEqual([3, 1, 2]);
  });

  it('refuses to be made of nothing', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

describe('ratios', () => {
  it('are to the first value', () => {
    expect(ratiosOf([2, 4, 1])).toEqual([1, 2, 0.5]);
  });

  it('are none to zero', () => {
    expect(ratiosOf([0, 4])).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('interleaved cases', () => {
  it('run in turn, and keep their samples apart', async () => {
    const order: string[] = [];
    const results = await interleaved(['a', 'b'], 2, async (one, round) => {
      order.push(`${one}${round}`);
      return round;
    });
    expect(order).toEqual(['a0', 'b0', 'a1', 'b1']);
    expect(results).toEqual([
      { one: 'a', samples: [0, 1] },
      { one: 'b', samples: [0, 1] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { span, table, times } from './table';

describe('a table', () => {
  it('puts names at the left and figures under each other', () => {
    expect(
      table(
        ['case', 'ms', 'nodes'],
        [
          ['50 entries', '9.5', 44],
          ['2000', '113.0', 1480],
        ],
      ),
    ).toBe(
      ['case            ms   nodes', '50 entries     9.5      44', '2000         113.0    1480'].join('\n'),
    );
  });
});

describe('cells', () => {
  it('say a spread and ratios', () => {
    expect(span({ median: 2, min: 1, max: 3.25 })).toBe('1.0–3.3');
    expect(times([2, 5])).toEqual(['×1.0', '×2.5']);
    expect(times([0, 5])).toEqual(['–', '–']);
  });
});

import { describe, expect, it } from 'vitest';
import { sizeTable } from './size-record';

describe('the table of sizes', () => {
  it('shows each entry beside what it weighed in the last release', () => {
    const before = { version: '0.1.0', sizes: { loader: 10_000, same: 500, old: 1000 } };
    expect(sizeTable(before, { loader: 10_060, same: 500, fresh: 2000 }).split('\n')).toEqual([
      'gzip        now    0.1.0     difference',
      'loader  10.1 KB  10.0 KB  +60 B (0.6 %)',
      'same     0.5 KB   0.5 KB              0',
      'fresh    2.0 KB        –            new',
      'old           –   1.0 KB           gone',
    ]);
  });

  it('shows the sizes alone before the first release', () => {
    expect(sizeTable(null, { loader: 10_060 }).split('\n')).toEqual(['gzip        now', 'loader  10.1 KB']);
  });
});
